"""The C modules that are left out, with the libraries that they alone use.

No page can import them: the standard library that is shipped (tools/build/bytecode.py) lacks
the modules that would, or tries and does without. What Python itself is started with stays, and so
does what an installer of packages needs.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Part:
    """Objects that the linker placed one after the other.

    `first` is the first function of theirs that is exported, `behind` the first of the objects
    after them; without it they end where the next exported function begins. A library that
    exports nothing has no `first`: it goes back as far as only other parts call it.
    """

    first: str = ""
    behind: str = ""
    modules: tuple[str, ...] = ()
    names: tuple[str, ...] = ("PyInit_",)
    """How the names begin that are theirs alone."""
    tables: bool = False
    """Whether it has tables of characters, which can be left out as well."""


def module(name: str) -> Part:
    return Part(f"PyInit_{name}", modules=(name,))


PARTS = (
    # C called by name, of which a page has no other.
    module("_ctypes"),
    Part("ffi_prep_cif", "hiwire_intern", names=("ffi_",)),
    # Databases, and formats that nothing here reads or writes.
    module("_sqlite3"),
    Part("sqlite3_status64", "FSE_versionNumber", names=("sqlite3_",)),
    module("_bz2"),
    Part("BZ2_blockSort", "adler32_z", names=("BZ2_",)),
    module("_lzma"),
    Part("lzma_version_number", "sqlite3_status64", names=("lzma_",)),
    module("_zstd"),
    Part(
        *("FSE_versionNumber", "emscripten_GetProcAddress"),
        names=("ZSTD", "ZDICT_", "FSE_", "HUF_", "HIST_", "COVER_", "POOL_", "ERR_", "div"),
    ),
    module("pyexpat"),
    Part(behind="_Py_Get_Getpath_CodeObject"),  # expat
    module("_elementtree"),
    module("_pickle"),
    # Encodings of East Asia, which the shipped library has no names for.
    Part(
        *("PyInit__codecs_cn", "PyInit_unicodedata"),
        modules=(
            *("_codecs_cn", "_codecs_hk", "_codecs_iso2022", "_codecs_jp", "_codecs_kr"),
            *("_codecs_tw", "_multibytecodec"),
        ),
        tables=True,
    ),
    # Numbers of other kinds.
    module("_decimal"),
    module("_statistics"),
    module("cmath"),
    # Developing, and CPython's tests of itself.
    module("_lsprof"),
    module("_remote_debugging"),
    module("termios"),
    Part(
        *("PyInit_xxsubtype", "PyUnstable_AtExit"),
        modules=(
            *("xxsubtype", "_xxtestfuzz", "_testbuffer", "_testinternalcapi", "_testcapi"),
            *("_testlimitedcapi", "_testclinic", "_testclinic_limited"),
        ),
    ),
)
