/** Bytes under names such as `<company>/ab/<sha256>`: what a storage needs of a folder or an object store. */
export interface Shelf {
  /** Moves a file of this machine there. It is written completely when the promise resolves, or not at all. */
  take(name: string, path: string, content: Content): Promise<void>;
  /** Writes bytes, completely or not at all. A power cut may lose them. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** Throws `FileMissing`. */
  read(name: string): Promise<Buffer>;
  /** The path of the file on this machine; where it is kept elsewhere, of a copy made at `temporary`. Throws `FileMissing`. */
  local(name: string, temporary: string): Promise<string>;
  has(name: string): Promise<boolean>;
  /** Does nothing if there is no such name. */
  remove(name: string): Promise<void>;
  /** Everything whose name begins with `prefix`, sorted by name. */
  list(prefix: string): AsyncGenerator<Shelved>;
  /** Throws unless files can be read and written. */
  check(): Promise<void>;
}

export interface Content {
  sha256: string;
  sizeBytes: number;
}

export interface Shelved {
  name: string;
  sizeBytes: number;
  at: Date;
}
