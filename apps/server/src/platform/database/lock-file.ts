import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/** Somebody else holds the data folder; the message says who. */
export class FolderInUse extends Error {}

/**
 * Takes the lock file of an embedded database folder: two processes in one folder would ruin it. A lock left by a process
 * that no longer runs is taken over. Returns the release.
 */
export function takeLockFile(path: string): () => void {
  mkdirSync(dirname(path), { recursive: true });
  for (let tries = 0; tries < 3; tries++) {
    try {
      const file = openSync(path, 'wx');
      writeSync(file, JSON.stringify({ pid: process.pid, startedAt: startOf(process.pid) }));
      closeSync(file);
      return () => rmSync(path, { force: true });
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
      refuseIfHeld(path);
      rmSync(path, { force: true });
    }
  }
  throw new FolderInUse(`The lock file ${path} could not be taken.`);
}

function refuseIfHeld(path: string): void {
  const holder = holderOf(path);
  if (holder === null || holder.pid === process.pid) return;
  if (startOf(holder.pid) === null || startOf(holder.pid) !== holder.startedAt) return;
  throw new FolderInUse(
    `The data folder is in use by process ${holder.pid}. Stop that server first, or set FOLIO_DATA to another folder.`,
  );
}

function holderOf(path: string): { pid: number; startedAt: string | null } | null {
  try {
    const held: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (typeof held !== 'object' || held === null || !('pid' in held) || typeof held.pid !== 'number') return null;
    return {
      pid: held.pid,
      startedAt: 'startedAt' in held && typeof held.startedAt === 'string' ? held.startedAt : null,
    };
  } catch {
    return null;
  }
}

/** A mark of the process beside its number, because numbers are used again: its start time, or 'running' where none is told. */
function startOf(pid: number): string | null {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return null;
  }
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19] ?? 'running';
  } catch {
    return 'running';
  }
}
