import type { Readable } from 'node:stream';

/** A file that was received completely and is kept in a temporary place until `keep` or `drop`. */
export interface ArrivedFile {
  sha256: string;
  sizeBytes: number;
  /** The first bytes, enough to detect the type. */
  head: Buffer;
  /** Moves the file to its permanent place; the same content that is already there is replaced. Throws `StorageAway`. */
  keep(companyId: string): Promise<void>;
  drop(): Promise<void>;
}

export interface KeptFile {
  companyId: string;
  sha256: string;
  sizeBytes: number;
  /** When it was stored. */
  at: Date;
}

/**
 * Files by company and SHA-256, in a folder or in an object store. Every read compares the content with its SHA-256:
 * a damaged file is never handed on. Every call may throw `StorageAway` with an object store.
 */
export interface Storage {
  /** Writes a stream to the disk while hashing it. Throws `FileTooLarge` above the limit, `NoFreeSpace`. */
  receive(stream: Readable, limitBytes: number): Promise<ArrivedFile>;
  /** Throws `FileMissing`, `FileDamaged`. */
  read(companyId: string, sha256: string): Promise<Buffer>;
  /** As a stream that is opened when it is read, and fails as `open` does before its first byte. */
  stream(companyId: string, sha256: string): Readable;
  /** As a stream, after the whole content was checked. Throws `FileMissing`, `FileDamaged`. */
  open(companyId: string, sha256: string): Promise<Readable>;
  /**
   * Stores data derived from a file, line by line, so that it need not be computed again. It may be deleted at any
   * time: this costs only the time to compute it again. A storage that cannot be reached is no error.
   */
  writeDerived(companyId: string, key: string, lines: Iterable<string>): Promise<void>;
  /** The lines stored under that key; null if there are no lines or they cannot be read. */
  readDerived(companyId: string, key: string): Promise<string[] | null>;
  /**
   * The same for bytes, such as a thumbnail. A key begins with the hash of the file from which the data was derived.
   */
  keepPicture(companyId: string, key: string, bytes: Uint8Array): Promise<void>;
  readPicture(companyId: string, key: string): Promise<Buffer | null>;
  has(companyId: string, sha256: string): Promise<boolean>;
  /** Removes a file and all data derived from it; does nothing if it no longer exists. */
  destroy(companyId: string, sha256: string): Promise<void>;
  /** Every file, in the order of companies and hashes, without derived data. */
  files(): AsyncGenerator<KeptFile>;
  /** Throws unless the storage can be used. An answer takes two seconds at most. */
  check(): Promise<void>;
}

export class FileTooLarge extends Error {}

/** The database refers to a file that is not in the storage. */
export class FileMissing extends Error {}

/** The content of a stored file differs from the SHA-256 that is its name. */
export class FileDamaged extends Error {}

/** The object store does not answer, or refuses the settings of this server. The same call may succeed later. */
export class StorageAway extends Error {}
