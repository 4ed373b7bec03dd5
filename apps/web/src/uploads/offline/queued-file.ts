/** A document that waits on this device for the network. */
export interface QueuedFile {
  /** Also the Idempotency-Key: however often the file is sent, the server takes it once. */
  id: string;
  /** The person who added the file; no other person sees or sends it. */
  userId: string;
  companyId: string;
  name: string;
  file: Blob;
  /** Milliseconds since 1970. */
  addedAt: number;
  /** How often sending has failed. */
  attempts: number;
  /** Not sent before this time, in milliseconds since 1970. */
  nextAt: number;
  /** Why the server rejected the file; null while Folio sends it again without being asked. */
  problem: string | null;
}

/** What became of an attempt to send a file. `rejected` has the server's sentence. */
export type Outcome = { type: 'sent' } | { type: 'unreached' } | { type: 'rejected'; message: string };

const FIRST_WAIT_MS = 5000;
const LONGEST_WAIT_MS = 300_000;

/** The pause after an attempt that failed: 5 s, doubled each time, at most 5 minutes. */
export function pauseAfter(attempts: number): number {
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.max(0, attempts - 1));
}

/** The files of a person, the oldest first. */
export function filesOf(files: readonly QueuedFile[], userId: string | null): QueuedFile[] {
  return files.filter((file) => file.userId === userId).sort((a, b) => a.addedAt - b.addedAt);
}

/** The file whose turn it is; null if none may be sent at this time. */
export function nextFile(files: readonly QueuedFile[], userId: string | null, now: number): QueuedFile | null {
  return filesOf(files, userId).find(({ problem, nextAt }) => problem === null && nextAt <= now) ?? null;
}

/** The earliest time at which a waiting file may be sent; null if none waits. */
export function nextTime(files: readonly QueuedFile[], userId: string | null): number | null {
  const times = filesOf(files, userId).flatMap(({ problem, nextAt }) => (problem === null ? [nextAt] : []));
  return times.length === 0 ? null : Math.min(...times);
}

/** The file after an attempt; null if it no longer waits. */
export function afterAttempt(file: QueuedFile, outcome: Outcome, now: number): QueuedFile | null {
  if (outcome.type === 'sent') return null;
  if (outcome.type === 'rejected') return { ...file, problem: outcome.message };
  const attempts = file.attempts + 1;
  return { ...file, attempts, nextAt: now + pauseAfter(attempts) };
}

/** The network is back, or the person asks for it: the file may be sent at once. */
export function ready(file: QueuedFile): QueuedFile {
  return { ...file, problem: null, nextAt: 0 };
}

const BUSY = 429;
const FAULT_OF_THE_SERVER = 500;
const SIGNED_OUT = 401;
const DONE_BEFORE = 409;

/** What an error of the API means for a file. A conflict: the server took it under the same key, and its answer was lost. */
export function outcomeOf(error: { status: number; word: string; message: string }): Outcome {
  if (error.status === DONE_BEFORE) return { type: 'sent' };
  const isOver = error.status === 0 || error.status === BUSY || error.status >= FAULT_OF_THE_SERVER;
  if (isOver || error.status === SIGNED_OUT || error.word === 'second_factor_pending') return { type: 'unreached' };
  return { type: 'rejected', message: error.message };
}
