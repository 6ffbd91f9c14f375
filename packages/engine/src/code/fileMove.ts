/** The content of a file by its id, and its mode. */
export interface Blob {
  readonly oid: string;
  readonly mode: number;
}

/** How one file changes; null where there is no file. */
export interface FileMove {
  readonly path: string;
  readonly before: Blob | null;
  readonly after: Blob | null;
}
