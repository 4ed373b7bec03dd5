import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Pool } from 'pg';

/** A journal entry whose transaction was committed. */
export interface PostedEntry {
  companyId: string;
  /** The entry's sequence number in the company's journal. */
  number: bigint;
  id: string;
}

/**
 * A record of committed entries outside the database. If two processes write to one database folder, entries can be
 * lost while the database remains consistent. Each owner of the folder writes a separate file, so no process
 * overwrites another's.
 */
export interface CommitWitness {
  note(entries: readonly PostedEntry[]): void;
  close(): void;
}

/** Checked files older than this are removed. Younger files may belong to a process that still writes. */
const KEPT_MS = 86_400_000;
/** After this many lines the file is reduced to one line for each company. */
const MAX_LINES = 50_000;

export function openWitness(folder: string, token: string): CommitWitness {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${token}.log`);
  const heads = new Map<string, PostedEntry>();
  let file = openSync(path, 'a');
  let lines = 0;
  const write = (entries: Iterable<PostedEntry>) => writeSync(file, [...entries].map(lineOf).join(''));
  return {
    note: (entries) => {
      if (entries.length === 0) return;
      for (const entry of entries) heads.set(entry.companyId, entry);
      write(entries);
      lines += entries.length;
      if (lines <= MAX_LINES) return;
      closeSync(file);
      file = openSync(path, 'w');
      lines = heads.size;
      write(heads.values());
    },
    close: () => closeSync(file),
  };
}

/**
 * Recorded entries that the database does not have: they were acknowledged and then lost. Files whose entries are all
 * in the database and that no process writes to any more are removed.
 */
export async function lostEntries(folder: string, pool: Pick<Pool, 'query'>, now: Date): Promise<PostedEntry[]> {
  if (!existsSync(folder)) return [];
  const lost: PostedEntry[] = [];
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const missing = await missingOf(readEntries(path), pool);
    lost.push(...missing);
    if (missing.length === 0 && now.getTime() - statSync(path).mtimeMs > KEPT_MS) rmSync(path);
  }
  return lost;
}

async function missingOf(entries: readonly PostedEntry[], pool: Pick<Pool, 'query'>): Promise<PostedEntry[]> {
  const missing: PostedEntry[] = [];
  const step = 5000;
  for (let at = 0; at < entries.length; at += step) {
    const part = entries.slice(at, at + step);
    const { rows } = await pool.query<{ id: string }>('select id from journal_entry where id = any($1::uuid[])', [
      part.map(({ id }) => id),
    ]);
    const there = new Set(rows.map(({ id }) => id));
    missing.push(...part.filter(({ id }) => !there.has(id)));
  }
  return missing;
}

function lineOf({ companyId, number, id }: PostedEntry): string {
  return `${companyId} ${number} ${id}\n`;
}

/** Ignores a last line that a crash cut off: its entry was never acknowledged. */
function readEntries(path: string): PostedEntry[] {
  const whole = readFileSync(path, 'utf8').split('\n').slice(0, -1);
  return whole.flatMap((line) => {
    const [companyId, number, id] = line.split(' ');
    return companyId && number && id ? [{ companyId, number: BigInt(number), id }] : [];
  });
}
