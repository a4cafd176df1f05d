"""Archives of bytecode: the app's, and a standard library without what no page can use."""

import shutil
import subprocess
import zipfile
from pathlib import Path

from tools.build.kept import kept
from tools.paths import BUILD, NODE_MODULES, ROOT
from tools.runtime.library_changes import changed

STANDARD_LIBRARY = NODE_MODULES / "pyodide" / "python_stdlib.zip"
RUN = ROOT / "tools" / "pyodide" / "run.mjs"
COMPILE = ROOT / "tools" / "build" / "compile_zip.py"
INTERPRETER = NODE_MODULES / "pyodide" / "package.json"
"""Its version is that of the Python that compiles."""

# Tools for developers, servers, clients of protocols that a page may not speak, and formats that
# nothing here reads or writes. tests/tools/build/test_stdlib.py follows the imports of the app:
# what it needs can't go missing unnoticed.
LEFT_OUT = (
    # developing
    *("__hello__", "__phello__", "_pyrepl", "_sysconfigdata__emscripten_wasm32-emscripten"),
    *("antigravity", "argparse", "bdb", "cProfile", "cmd", "code", "compileall", "difflib"),
    *("doctest", "ensurepip", "filecmp", "fileinput", "getopt", "idlelib", "modulefinder"),
    *("optparse", "pdb", "pickletools", "platform", "pprint", "profile", "profiling", "pstats"),
    *("py_compile", "pyclbr", "pydoc", "pydoc_data", "rlcompleter", "symtable", "tabnanny", "this"),
    *("timeit", "trace", "tracemalloc", "unittest", "venv", "zipapp", "_ast_unparse", "graphlib"),
    *("json/__main__", "json/tool", "pathlib/types", "pyodide/console", "zipfile/__main__"),
    # protocols and servers
    *("email", "ftplib", "http", "imaplib", "ipaddress", "mailbox", "mimetypes", "netrc"),
    *("nturl2path", "poplib", "quopri", "smtplib", "socketserver", "stringprep", "webbrowser"),
    *("wsgiref", "xmlrpc", "logging/config", "logging/handlers", "pyodide/_nodesock_transport"),
    *("socket", "ssl", "_ssl", "selectors", "asyncio/base_events", "asyncio/selector_events"),
    *("asyncio/sslproto", "asyncio/staggered", "asyncio/streams", "asyncio/trsock"),
    *("asyncio/unix_events", "pyodide/http", "urllib/error", "urllib/response"),
    # processes, terminals, other systems
    *("_aix_support", "_android_support", "_apple_support", "_ios_support", "_osx_support"),
    *("ctypes", "curses", "getpass", "multiprocessing", "pty", "sched", "subprocess", "tty"),
    *("asyncio/base_subprocess", "asyncio/subprocess", "locale", "shutil", "tempfile"),
    *("asyncio/__main__", "asyncio/proactor_events", "asyncio/tools", "asyncio/windows_events"),
    *("asyncio/windows_utils", "sysconfig", "concurrent/futures/interpreter"),
    "concurrent/interpreters",
    # formats, old names, and slow twins of compiled modules
    *("gzip", "compression/gzip", "sre_compile", "sre_constants", "sre_parse"),
    *("_markupbase", "_pydatetime", "_pydecimal", "_strptime", "calendar", "fractions", "pickle"),
    *(
        "_compat_pickle",
        "_py_abc",
        "_threading_local",
        "concurrent/futures/process",
        "_pyio",
        "_pylong",
        "colorsys",
        "configparser",
        "csv",
        "dbm",
    ),
    *("plistlib", "shelve", "sqlite3", "statistics", "tarfile", "tomllib", "uuid", "wave", "xml"),
    *("zoneinfo", "tkinter", "turtle", "turtledemo", "html/entities", "html/parser", "zipfile"),
    # what stands upon C modules that are left out (tools/runtime/left_out.py)
    *("bz2", "compression/bz2", "compression/lzma", "compression/zstd", "decimal", "lzma"),
    # what the installer of packages would need, if a page had one
    *("importlib/metadata", "importlib/resources", "urllib/request", "urllib/robotparser"),
    "pyodide/common",
)
# What stands in the interpreter itself: Python starts with these, and never looks for others.
FROZEN = (
    *("_collections_abc", "_sitebuiltins", "abc", "codecs", "genericpath", "io", "ntpath", "os"),
    *("posixpath", "runpy", "site", "stat", "zipimport"),
    *("importlib/_bootstrap", "importlib/_bootstrap_external", "importlib/machinery"),
    "importlib/util",
)
# Of the encodings only those that Python itself asks for by name.
ENCODINGS = (
    *("__init__", "aliases", "ascii", "idna", "latin_1", "punycode", "utf_8", "utf_8_sig"),
    *("utf_16", "utf_16_le", "utf_16_be", "utf_32", "cp437", "raw_unicode_escape"),
    "unicode_escape",
)


def is_shipped(name: str) -> bool:
    """Whether a member of the published archive is shipped."""
    parts = name.removesuffix(".py").split("/")
    if parts[0] == "encodings":
        return parts[1] in ENCODINGS
    return not any("/".join(parts[:depth]) in (*LEFT_OUT, *FROZEN) for depth in (1, 2, 3))


def compile_zip(source: Path, target: Path, how: str) -> None:
    """Compiles with the very Python that will load the bytecode, which differs from version to
    version."""
    paths = [str(path.relative_to(ROOT)) for path in (COMPILE, source, target)]
    subprocess.run(["node", str(RUN), *paths, how], check=True, cwd=ROOT)


def compiled(source: Path, name: str) -> Path:
    """The bytecode of an archive of modules, to be packed as a whole, under a name of its own."""
    recipe = [path.read_bytes() for path in (source, COMPILE, RUN, INTERPRETER)]
    return kept(name, recipe, lambda fresh: compile_zip(source, fresh, "loose"))


def standard_library(out: Path) -> None:
    """Write the trimmed library."""
    trimmed = BUILD / "stdlib-source.zip"
    with zipfile.ZipFile(STANDARD_LIBRARY) as given, zipfile.ZipFile(trimmed, "w") as left:
        for member in given.infolist():
            if is_shipped(member.filename):
                source = changed(member.filename, given.read(member))
                left.writestr(zipfile.ZipInfo(member.filename), source)
    shutil.copyfile(compiled(trimmed, "stdlib.zip"), out)
