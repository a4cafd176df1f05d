// What the build copies there, as far as static/ uses it. Snapshots are nothing that Pyodide promises.
export const version: string;
export function loadPyodide(options: {
  indexURL: string;
  _loadSnapshot?: Promise<ArrayBuffer>;
  _makeSnapshot?: boolean;
}): Promise<any>;

// What the page's scripts give to Python, and to each other.
declare global {
  var tesseraAdded: Record<string, { game: string; titles: Record<string, string> }> | undefined;
  var tesseraBuild: (described: string) => ChildNode[];
  var tesseraCatalogue: (code: string) => Promise<any>;
  var tesseraHost: object;
  var tesseraInstall: Event;
  var tesseraLook: ((theme: string | null, text: string | null) => void) | undefined;
  var tesseraMend: (hasRun: boolean) => Promise<void>;
  var tesseraRest: { wanted: boolean; bring: (again?: boolean) => Promise<void> } | undefined;
  var tesseraServed: () => boolean;
  var tesseraSite: string;
  var tesseraSpeak: (language: string) => void;
  var tesseraThinker: () => Worker;
}
