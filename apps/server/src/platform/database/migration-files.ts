import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, 'migrations');
const LEGACY = join(FOLDER, 'legacy');
const CHAPTERS = join(FOLDER, 'baseline');

/**
 * The name under which the baseline is recorded. It sorts after the migrations that the baseline replaces and before
 * those that follow it.
 */
export const BASELINE = '0032-baseline';

export interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

/** The migrations that built every database before the baseline existed, in their order. */
export function readLegacy(): Migration[] {
  return readFolders(LEGACY);
}

/** The chapters of the baseline as one migration: a database has all of them or none. */
export function readBaseline(): Migration {
  const chapters = readdirSync(CHAPTERS)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  return migrationOf(BASELINE, chapters.map((name) => readFileSync(join(CHAPTERS, name), 'utf8')).join('\n'));
}

/** The migrations that follow the baseline, in their order. */
export function readFollowing(): Migration[] {
  return readFolders(FOLDER);
}

/** The names of all migrations that this Folio knows. */
export function knownNames(): Set<string> {
  return new Set([...namesIn(LEGACY), BASELINE, ...namesIn(FOLDER)]);
}

/** The names that every database has after this Folio's start. */
export function requiredNames(): string[] {
  return [BASELINE, ...namesIn(FOLDER)];
}

function namesIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => /^\d{4}-/.test(name))
    .sort();
}

function readFolders(folder: string): Migration[] {
  return namesIn(folder).map((name) => migrationOf(name, readFileSync(join(folder, name, 'up.sql'), 'utf8')));
}

function migrationOf(name: string, sql: string): Migration {
  return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
}
