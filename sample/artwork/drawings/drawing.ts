/** A picture that is written by code, without a browser. */
export interface Drawing {
  /** Where the picture goes, relative to the repository. */
  file: string;
  /** The file's contents. */
  draw(): string | Uint8Array | Promise<string | Uint8Array>;
}
