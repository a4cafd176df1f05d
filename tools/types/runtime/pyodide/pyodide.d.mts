// What the build copies there, as far as static/ uses it. Snapshots are nothing that Pyodide promises.
export const version: string;
export function loadPyodide(options: {
  indexURL: string;
  _loadSnapshot?: Promise<Uint8Array>;
  _makeSnapshot?: boolean;
}): Promise<any>;
