"""The part of the browser that Tessera speaks to, as Python sees it through Pyodide.

For mypy alone: pyodide-py has the types of proxies and none of the page. Only what is used stands
here, under the names of the web platform. A promise is an Awaitable, undefined is None.
"""

from collections.abc import Awaitable, Iterable, Iterator
from typing import Any, Generic, Literal, TypeAlias, TypeVar, overload

from pyodide.ffi import JsArray, JsBuffer, JsCallable, JsProxy, JsTypedArray

T = TypeVar("T")

Handler: TypeAlias = JsCallable[[T], Any] | None
"""What an event is told to. A proxy and not a function, because somebody has to keep it alive; what
it gives back is of no matter."""

class Null:
    """null. pyodide.ffi calls its type JsNull, but doesn't say that it is always false."""

    def __bool__(self) -> Literal[False]: ...

# --- values ---

class Object:
    @staticmethod
    def fromEntries(entries: Iterable[JsArray[Any]], /) -> JsProxy: ...
    @staticmethod
    def keys(of: Storage, /) -> JsArray[str]: ...

class Promise(JsProxy):
    @classmethod
    def new(cls, executor: JsCallable[[JsCallable[[], None], JsProxy], None], /) -> Promise: ...

class Array:
    class prototype:
        class indexOf:
            @staticmethod
            def call(among: NodeList, one: Element, /) -> int: ...

class Uint8Array(JsTypedArray):
    @classmethod
    def new(cls, length: int, /) -> Uint8Array: ...

class Int8Array(JsTypedArray):
    length: int
    @classmethod
    def new(cls, length: int, /) -> Int8Array: ...

class Float32Array(JsTypedArray):
    @classmethod
    def new(cls, of: Int8Array, /) -> Float32Array: ...

class Date(JsProxy):
    @classmethod
    def new(cls, moment: str | Date = ..., /) -> Date: ...
    def getFullYear(self) -> int: ...
    def getMonth(self) -> int: ...
    def getDate(self) -> int: ...
    def getHours(self) -> int: ...
    def setHours(self, hours: int, minutes: int, seconds: int, milliseconds: int, /) -> float: ...

class DateTimeFormat:
    @classmethod
    def new(cls, locale: str, options: JsProxy, /) -> DateTimeFormat: ...
    def format(self, moment: Date, /) -> str: ...

class NumberFormat:
    @classmethod
    def new(cls, locale: str, options: JsProxy, /) -> NumberFormat: ...
    def format(self, number: float, /) -> str: ...

class RelativeTimeFormat:
    @classmethod
    def new(cls, locale: str, options: JsProxy, /) -> RelativeTimeFormat: ...
    def format(self, number: int, unit: str, /) -> str: ...

class Intl:
    DateTimeFormat: type[DateTimeFormat]
    NumberFormat: type[NumberFormat]
    RelativeTimeFormat: type[RelativeTimeFormat]

# --- events ---

class EventTarget:
    # The kind of event follows from the name, which a stub of all names would have to know.
    def addEventListener(
        self, kind: str, listener: JsCallable[..., None], options: JsProxy | bool = ..., /
    ) -> None: ...
    def removeEventListener(self, kind: str, listener: JsCallable[..., None], /) -> None: ...
    def dispatchEvent(self, event: Event[Any], /) -> bool: ...

class Event(Generic[T]):
    @classmethod
    def new(cls, kind: str, options: JsProxy, /) -> Event[T]: ...
    type: str
    isTrusted: bool
    target: T
    timeStamp: float
    defaultPrevented: bool
    def preventDefault(self) -> None: ...
    def stopImmediatePropagation(self) -> None: ...

class CustomEvent(Event[HTMLDocument]):
    detail: str

class MouseEvent(Event[Element]):
    @classmethod
    def new(cls, kind: str, about: JsProxy, /) -> MouseEvent: ...
    detail: int
    button: int
    clientX: float
    clientY: float
    ctrlKey: bool
    metaKey: bool
    shiftKey: bool

class PointerEvent(MouseEvent):
    pointerId: int
    pointerType: str
    isPrimary: bool

class DataTransfer:
    def setData(self, kind: str, text: str, /) -> None: ...

class ClipboardEvent(Event[Element]):
    clipboardData: DataTransfer

class KeyboardEvent(Event[Element]):
    key: str
    code: str
    altKey: bool
    ctrlKey: bool
    metaKey: bool
    shiftKey: bool
    repeat: bool
    isComposing: bool

class InputEvent(Event[Element]):
    data: str | Null

class MessageEvent(Event[EventTarget], Generic[T]):
    data: T

class DeviceMotionEvent(Event[EventTarget]):
    acceleration: Acceleration | Null
    @staticmethod
    def requestPermission() -> Awaitable[str]: ...

class Acceleration:
    x: float | Null
    y: float | Null
    z: float | Null

class InstallPrompt:
    """What static/boot.mjs keeps of `beforeinstallprompt`."""

    def prompt(self) -> Awaitable[JsProxy]: ...

# --- the document ---

class Element(EventTarget):
    """An element, or a text between elements: the diff puts both into the same places."""

    childNodes: NodeList
    classList: DOMTokenList
    className: str
    clientHeight: float
    clientWidth: float
    isConnected: bool
    parentNode: Element
    previousSibling: Element | Null
    dataset: DOMStringMap
    id: str
    outerHTML: str
    style: CSSStyleDeclaration
    tabIndex: int
    hidden: bool
    tagName: str
    textContent: str
    data: str
    """Of a text alone."""
    def checkVisibility(self) -> bool: ...
    def closest(self, selector: str, /) -> Element | Null: ...
    @overload
    def querySelector(
        self, selector: Literal["dialog:not([open])"], /
    ) -> HTMLDialogElement | Null: ...
    @overload
    def querySelector(
        self, selector: Literal["textarea[readonly]"], /
    ) -> HTMLTextAreaElement | Null: ...
    @overload
    def querySelector(self, selector: str, /) -> Element | Null: ...
    def querySelectorAll(self, selector: str, /) -> NodeList: ...
    def getAttribute(self, name: str, /) -> str | Null: ...
    def hasAttribute(self, name: str, /) -> bool: ...
    def removeAttribute(self, name: str, /) -> None: ...
    def setAttribute(self, name: str, value: str, /) -> None: ...
    def toggleAttribute(self, name: str, force: bool, /) -> bool: ...
    def insertBefore(self, child: Element, before: Element | None, /) -> Element: ...
    def removeChild(self, child: Element, /) -> Element: ...
    def append(self, child: Element, /) -> None: ...
    def replaceWith(self, instead: Element, /) -> None: ...
    def prepend(self, child: Element, /) -> None: ...
    def getComputedTextLength(self) -> float: ...
    def remove(self) -> None: ...
    def replaceChildren(self, *children: Element) -> None: ...
    def cloneNode(self, deep: bool, /) -> Element: ...
    def matches(self, selector: str, /) -> bool: ...
    def contains(self, other: Element, /) -> bool: ...
    def animate(self, frames: JsProxy, timing: JsProxy | int, /) -> Animation: ...
    def getAnimations(self, options: Any = ...) -> JsArray[Animation]: ...
    def focus(self, options: JsProxy = ..., /) -> None: ...
    def blur(self) -> None: ...
    def getBoundingClientRect(self) -> DOMRect: ...
    def scrollBy(self, across: float, down: float, /) -> None: ...
    def scrollIntoView(self, options: JsProxy, /) -> None: ...

class Animation:
    effect: KeyframeEffect
    onfinish: Handler[Event[Animation]]
    playState: str
    def finish(self) -> None: ...

class KeyframeEffect:
    def getComputedTiming(self) -> ComputedTiming: ...

class ComputedTiming:
    endTime: float

class HTMLTextAreaElement(Element):
    selectionEnd: int
    selectionStart: int
    value: str
    def select(self) -> None: ...
    def setRangeText(self, text: str, start: int, end: int, mode: str, /) -> None: ...
    def setSelectionRange(self, start: int, end: int, /) -> None: ...

class HTMLInputElement(Element):
    def select(self) -> None: ...
    files: FileList
    type: str
    value: str

class HTMLDialogElement(Element):
    def showModal(self) -> None: ...

class HTMLVideoElement(Element):
    muted: bool
    srcObject: MediaStream | Null
    def play(self) -> Awaitable[None]: ...

class HTMLAnchorElement(Element):
    href: str
    download: str
    def click(self) -> None: ...

class NodeList:
    length: int
    def __getitem__(self, index: int, /) -> Element: ...
    def __iter__(self) -> Iterator[Element]: ...

class MutationObserver:
    @classmethod
    def new(
        cls, seen: JsCallable[[MutationRecords, MutationObserver], None], /
    ) -> MutationObserver: ...
    def observe(self, element: Element, options: JsProxy, /) -> None: ...
    def takeRecords(self) -> MutationRecords: ...
    def disconnect(self) -> None: ...

class MutationRecords: ...

class DOMStringMap:
    def __getattr__(self, name: str, /) -> str: ...
    def __setattr__(self, name: str, value: str, /) -> None: ...

class DOMTokenList:
    def add(self, name: str, /) -> None: ...

class DOMRect:
    top: float
    bottom: float
    left: float
    right: float
    width: float
    height: float

class CSSStyleDeclaration:
    cssText: str
    scale: str
    translate: str
    def setProperty(self, name: str, value: str, /) -> None: ...

class CSS:
    @staticmethod
    def escape(text: str, /) -> str: ...
    @staticmethod
    def supports(name: str, value: str, /) -> bool: ...

class FontFaceSet:
    ready: Awaitable[FontFaceSet]

class HTMLDocument(EventTarget):
    @property
    def adoptedStyleSheets(self) -> Iterable[CSSStyleSheet]: ...
    @adoptedStyleSheets.setter
    def adoptedStyleSheets(self, sheets: JsProxy, /) -> None: ...
    activeElement: Element | Null
    body: Element
    documentElement: Element
    hidden: bool
    title: str
    fonts: FontFaceSet
    styleSheets: Iterable[CSSStyleSheet]
    @overload
    def createElement(self, tag: Literal["a"], /) -> HTMLAnchorElement: ...
    @overload
    def createElement(self, tag: Literal["canvas"], /) -> HTMLCanvasElement: ...
    @overload
    def createElement(self, tag: str, /) -> Element: ...
    def createElementNS(self, namespace: str, tag: str, /) -> Element: ...
    def execCommand(self, command: str, ui: bool = ..., value: str = ..., /) -> bool: ...
    def elementFromPoint(self, x: float, y: float, /) -> Element | Null: ...
    def getElementById(self, name: str, /) -> Element: ...
    @overload
    def querySelector(
        self, selector: Literal["textarea.code"], /
    ) -> HTMLTextAreaElement | Null: ...
    @overload
    def querySelector(self, selector: Literal["#app video"], /) -> HTMLVideoElement | Null: ...
    @overload
    def querySelector(self, selector: str, /) -> Element | Null: ...
    def querySelectorAll(self, selector: str, /) -> NodeList: ...

class XMLDocument:
    documentElement: Element
    def querySelector(self, selector: str, /) -> Element | Null: ...

class DOMParser:
    @classmethod
    def new(cls) -> DOMParser: ...
    def parseFromString(self, text: str, kind: str, /) -> XMLDocument: ...

# --- files and addresses ---

class Blob(JsProxy):
    size: int
    @classmethod
    def new(cls, parts: JsArray[str], options: JsProxy, /) -> Blob: ...

class File(JsProxy):
    size: int
    @classmethod
    def new(cls, parts: JsArray[str] | JsArray[Blob], name: str, options: JsProxy, /) -> File: ...
    def text(self) -> Awaitable[str]: ...

class FileList:
    def item(self, index: int, /) -> File | Null: ...

class URL:
    href: str
    pathname: str
    @staticmethod
    def new(address: str, base: str, /) -> URL: ...
    @staticmethod
    def createObjectURL(file: File | Blob, /) -> str: ...
    @staticmethod
    def revokeObjectURL(address: str, /) -> None: ...

class CSSRule(JsProxy):
    cssText: str

class CSSStyleSheet(JsProxy):
    @staticmethod
    def new() -> CSSStyleSheet: ...
    disabled: bool
    cssRules: Iterable[CSSRule]
    def replaceSync(self, code: str, /) -> None: ...

class Response:
    body: ReadableStream
    ok: bool
    status: int
    def arrayBuffer(self) -> Awaitable[JsBuffer]: ...
    def text(self) -> Awaitable[str]: ...

class ReadableStream:
    def getReader(self) -> StreamReader: ...

class StreamReader:
    def read(self) -> Awaitable[StreamPart]: ...

class StreamPart:
    done: bool
    value: JsBuffer

class Location:
    hash: str
    href: str
    def reload(self) -> None: ...
    def replace(self, address: str, /) -> None: ...

class History:
    state: int | Null
    def go(self, entries: int, /) -> None: ...
    def pushState(self, state: int, title: str, /) -> None: ...

# --- what is kept ---

class Cache:
    def delete(self, address: str, /) -> Awaitable[bool]: ...

class CacheStorage:
    def keys(self) -> Awaitable[JsArray[str]]: ...
    def match(self, address: str, /) -> Awaitable[Response | None]: ...
    def open(self, name: str, /) -> Awaitable[Cache]: ...

class Storage(JsProxy):
    def getItem(self, key: str, /) -> str | Null: ...
    def setItem(self, key: str, text: str, /) -> None: ...
    def removeItem(self, key: str, /) -> None: ...

class DOMException:
    name: str

class IDBRequest(Generic[T]):
    result: T
    error: DOMException
    onsuccess: Handler[Event[Any]]
    onerror: Handler[Event[Any]]

class IDBOpenDBRequest(IDBRequest[IDBDatabase]):
    onupgradeneeded: Handler[Event[Any]]

class IDBFactory:
    def open(self, name: str, version: int, /) -> IDBOpenDBRequest: ...

class IDBDatabase:
    onclose: Handler[Event[IDBDatabase]]
    onversionchange: Handler[Event[IDBDatabase]]
    def createObjectStore(self, name: str, /) -> IDBObjectStore: ...
    def transaction(
        self, store: str, mode: str = ..., options: JsProxy = ..., /
    ) -> IDBTransaction: ...
    def close(self) -> None: ...

class IDBTransaction:
    error: DOMException | Null
    oncomplete: Handler[Event[IDBTransaction]]
    onabort: Handler[Event[IDBTransaction]]
    def objectStore(self, name: str, /) -> IDBObjectStore: ...
    def abort(self) -> None: ...

class IDBObjectStore:
    def get(self, key: str, /) -> IDBRequest[object]: ...
    def getAll(self, within: IDBKeyRange, /) -> IDBRequest[JsArray[object]]: ...
    def getAllKeys(self, within: IDBKeyRange, /) -> IDBRequest[JsArray[str]]: ...
    def put(self, text: str, key: str, /) -> IDBRequest[str]: ...
    def delete(self, key: str, /) -> IDBRequest[None]: ...

class IDBKeyRange:
    @staticmethod
    def bound(lower: str, upper: str, /) -> IDBKeyRange: ...

# --- what the device can do ---

class Navigator:
    """Not every browser has all of it: ask with `hasattr` first."""

    audioSession: AudioSession
    clipboard: Clipboard
    languages: JsArray[str]
    locks: LockManager
    maxTouchPoints: int
    mediaDevices: MediaDevices
    serviceWorker: ServiceWorkerContainer
    storage: StorageManager
    userActivation: UserActivation
    userAgent: str
    wakeLock: WakeLock
    def canShare(self, what: JsProxy, /) -> bool: ...
    def share(self, what: JsProxy, /) -> Awaitable[None]: ...
    def vibrate(self, pattern: JsArray[int], /) -> bool: ...

class MediaDevices:
    def getUserMedia(self, wanted: JsProxy, /) -> Awaitable[MediaStream]: ...

class MediaStream:
    def getTracks(self) -> JsArray[MediaStreamTrack]: ...

class MediaStreamTrack:
    onended: Handler[Event[MediaStreamTrack]]
    def stop(self) -> None: ...

class RTCSessionDescription:
    sdp: str

class RTCPeerConnection:
    connectionState: str
    iceGatheringState: str
    localDescription: RTCSessionDescription
    onconnectionstatechange: Handler[Event[Any]]
    @classmethod
    def new(cls) -> RTCPeerConnection: ...
    def createDataChannel(self, label: str, options: JsProxy, /) -> RTCDataChannel: ...
    def createOffer(self) -> Awaitable[JsProxy]: ...
    def createAnswer(self) -> Awaitable[JsProxy]: ...
    def setLocalDescription(self, description: JsProxy, /) -> Awaitable[None]: ...
    def setRemoteDescription(self, description: JsProxy, /) -> Awaitable[None]: ...
    def close(self) -> None: ...

class RTCDataChannel:
    readyState: str
    onopen: Handler[Event[Any]]
    onmessage: Handler[MessageEvent[Any]]
    onclose: Handler[Event[Any]]
    def send(self, text: str, /) -> None: ...

class ServiceWorkerContainer(EventTarget):
    controller: JsProxy | Null

class AudioSession:
    type: str

class UserActivation:
    hasBeenActive: bool
    isActive: bool

class Clipboard:
    def writeText(self, text: str, /) -> Awaitable[None]: ...

class StorageManager:
    def estimate(self) -> Awaitable[StorageEstimate]: ...
    def persist(self) -> Awaitable[bool]: ...
    def persisted(self) -> Awaitable[bool]: ...

class StorageEstimate:
    quota: float
    usage: float

class WakeLock:
    def request(self, kind: str, /) -> Awaitable[WakeLockSentinel]: ...

class WakeLockSentinel:
    released: bool
    def release(self) -> Awaitable[None]: ...

class Lock:
    name: str

class LockManager:
    def request(
        self,
        name: str,
        options: JsProxy,
        granted: JsCallable[[Lock | Null], Promise | None],
        /,
    ) -> Awaitable[object]: ...
    def query(self) -> Awaitable[LocksKnown]: ...

class LocksKnown:
    held: JsArray[Lock]

class Crypto:
    def getRandomValues(self, numbers: Uint8Array | Int8Array, /) -> JsTypedArray: ...

# --- sound ---

class AudioNode:
    def connect(self, to: AudioNode, /) -> AudioNode: ...

class AudioParam:
    value: float
    def setValueAtTime(self, value: float, at: float, /) -> AudioParam: ...
    def setTargetAtTime(self, value: float, at: float, slowness: float, /) -> AudioParam: ...
    def linearRampToValueAtTime(self, value: float, at: float, /) -> AudioParam: ...
    def exponentialRampToValueAtTime(self, value: float, at: float, /) -> AudioParam: ...

class GainNode(AudioNode):
    gain: AudioParam

class BiquadFilterNode(AudioNode):
    type: str
    frequency: AudioParam
    Q: AudioParam

class AudioScheduledSourceNode(AudioNode):
    def start(self, at: float, /) -> None: ...
    def stop(self, at: float, /) -> None: ...

class OscillatorNode(AudioScheduledSourceNode):
    type: str
    frequency: AudioParam

class AudioBufferSourceNode(AudioScheduledSourceNode):
    buffer: AudioBuffer | None
    loop: bool

class SpeechSynthesisVoice:
    lang: str
    localService: bool

class SpeechSynthesisUtterance:
    lang: str
    voice: SpeechSynthesisVoice
    @classmethod
    def new(cls, text: str, /) -> SpeechSynthesisUtterance: ...

class SpeechSynthesis:
    onvoiceschanged: object
    def getVoices(self) -> list[SpeechSynthesisVoice]: ...
    def speak(self, utterance: SpeechSynthesisUtterance, /) -> None: ...
    def cancel(self) -> None: ...

class AudioBuffer:
    def copyToChannel(self, samples: Float32Array, channel: int, /) -> None: ...

class AudioContext:
    currentTime: float
    destination: AudioNode
    sampleRate: float
    state: str
    """"suspended", "running", "closed", and "interrupted" on an iPhone or iPad."""
    @classmethod
    def new(cls) -> AudioContext: ...
    def createBiquadFilter(self) -> BiquadFilterNode: ...
    def createBuffer(self, channels: int, length: int, rate: float, /) -> AudioBuffer: ...
    def createBufferSource(self) -> AudioBufferSourceNode: ...
    def createDynamicsCompressor(self) -> AudioNode: ...
    def createGain(self) -> GainNode: ...
    def createOscillator(self) -> OscillatorNode: ...
    def resume(self) -> Awaitable[None]: ...
    def suspend(self) -> Awaitable[None]: ...

# --- other threads and tabs ---

class Worker:
    onmessage: Handler[MessageEvent[str]]
    onerror: Handler[Event[Worker]]
    @classmethod
    def new(cls, address: str, options: JsProxy, /) -> Worker: ...
    def postMessage(self, message: str, /) -> None: ...
    def terminate(self) -> None: ...

class BroadcastChannel:
    onmessage: Handler[MessageEvent[JsArray[str]]]
    @classmethod
    def new(cls, name: str, /) -> BroadcastChannel: ...
    def postMessage(self, message: JsArray[str], /) -> None: ...

# --- the global object ---

class XMLSerializer:
    @classmethod
    def new(cls) -> XMLSerializer: ...
    def serializeToString(self, node: Element, /) -> str: ...

class CanvasRenderingContext2D:
    def drawImage(self, image: Image, x: float, y: float, /) -> None: ...

class HTMLCanvasElement(Element):
    width: int
    height: int
    def getContext(self, kind: str, /) -> CanvasRenderingContext2D: ...
    def toBlob(self, then: JsCallable[[Blob | Null], None], kind: str, /) -> None: ...

class Image(Element):
    src: str
    naturalWidth: int
    naturalHeight: int
    @classmethod
    def new(cls) -> Image: ...
    def decode(self) -> Awaitable[None]: ...

class Window(EventTarget):
    def print(self) -> None: ...
    def scrollTo(self, x: int, y: int, /) -> None: ...

class MediaQueryList(EventTarget):
    matches: bool

class Performance:
    def mark(self, name: str, /) -> JsProxy: ...
    def now(self) -> float: ...

class Console:
    def error(self, text: str, /) -> None: ...
    def info(self, text: str, /) -> None: ...

class HostChoices:
    """Of static/host.js."""

    hides: Iterable[str]
    mistake: str

caches: CacheStorage
console: Console
crypto: Crypto
document: HTMLDocument
history: History
indexedDB: IDBFactory
isSecureContext: bool
localStorage: Storage
location: Location
navigator: Navigator
performance: Performance
tesseraAdded: JsProxy
tesseraHost: HostChoices
tesseraSite: str
tesseraInstall: InstallPrompt | None
window: Window

def clearTimeout(timer: int, /) -> None: ...
def fetch(address: str, options: object = ..., /) -> Awaitable[Response]: ...
def matchMedia(query: str, /) -> MediaQueryList: ...
def tesseraLook(theme: str, text: str, /) -> None:
    """Of static/looks.js."""

def tesseraSpeak(language: str, /) -> None:
    """Of static/boot.mjs."""

def tesseraBuild(described: str, /) -> Iterable[Element]:
    """Of static/elements.mjs."""

def tesseraCatalogue(code: str, /) -> Awaitable[JsBuffer]:
    """Of static/languages.mjs."""

class Rest(JsProxy):
    """Of static/interpreter.mjs."""

    wanted: bool
    def bring(self, again: bool, /) -> Awaitable[None]: ...

tesseraRest: Rest

def tesseraMend(has_run: bool, /) -> None:
    """Of static/offline.mjs."""

def tesseraServed() -> bool:
    """Of static/checked.mjs."""

def tesseraThinker() -> Worker:
    """A worker of static/thinker.mjs."""

def reportError(error: str, /) -> None: ...
def requestAnimationFrame(action: JsCallable[[float], Any], /) -> int: ...
def setTimeout(action: JsCallable[[], Any], milliseconds: int, /) -> int: ...

# In a worker.
onmessage: Handler[MessageEvent[str]]

def postMessage(message: str, /) -> None: ...
