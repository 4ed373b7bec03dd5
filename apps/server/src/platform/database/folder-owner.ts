import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another process uses the data folder; the message names it. */
export class FolderInUse extends Error {}

/** The one process that may write to an embedded database folder. */
export interface FolderOwner {
  /** Random; a new token for each start. */
  token: string;
  /** Throws `FolderInUse` if another process has written its mark into the folder since. */
  assertStillOwner(): void;
  release(): void;
}

/**
 * Makes this process the owner of the embedded database in `folder`: two processes that write to it lose each other's
 * postings.
 * The operating system's lock on `database.lock.db` excludes every process that sees the same file, also from another
 * container, and ends with its process. A network disk may not pass such locks on between hosts: therefore the owner
 * also writes a random mark, which is read again before each commit.
 */
export function ownFolder(folder: string): FolderOwner {
  mkdirSync(folder, { recursive: true });
  const mark = join(folder, 'database.owner');
  const lock = takeLock(join(folder, 'database.lock.db'), mark);
  const token = randomUUID();
  const words = JSON.stringify({ token, pid: process.pid, host: hostname() });
  writeFileSync(`${mark}.new`, words);
  renameSync(`${mark}.new`, mark);
  return {
    token,
    assertStillOwner: () => {
      if (readFileSync(mark, 'utf8') === words) return;
      throw new FolderInUse(
        `Another Folio${placeOf(mark)} opened the data folder while this one was using it. This one stops, so that nothing it posts is lost.`,
      );
    },
    release: () => {
      if (readMark(mark)?.token === token) rmSync(mark, { force: true });
      lock.close();
    },
  };
}

function takeLock(path: string, mark: string): DatabaseSync {
  const lock = lockFile(path);
  if (lock !== null) return lock;
  throw new FolderInUse(
    `The data folder is in use by another Folio${placeOf(mark)}. Stop that server first, or set FOLIO_DATA to another folder.`,
  );
}

/**
 * A lock that SQLite requests from the operating system and holds until it is closed; the file itself stays empty. Null
 * if another process holds it.
 */
export function lockFile(path: string): DatabaseSync | null {
  const lock = new DatabaseSync(path);
  try {
    lock.exec('begin exclusive');
    return lock;
  } catch (error) {
    lock.close();
    if (error instanceof Error && error.message.includes('locked')) return null;
    throw error;
  }
}

interface Mark {
  token: string;
  pid: number;
  host: string;
}

function readMark(path: string): Mark | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}

function placeOf(mark: string): string {
  const held = readMark(mark);
  return held === null ? '' : ` (process ${held.pid} on ${held.host})`;
}
