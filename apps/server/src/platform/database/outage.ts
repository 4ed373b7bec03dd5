/** The embedded engine, or a PostgreSQL server. */
export type Engine = 'pglite' | 'postgres';

/** SQLSTATEs of a server that is down, shutting down or out of connections; class 08 is for connection errors. */
const awayStates = /^(08\w{3}|57P0[123]|53300)$/;
const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'EAI_AGAIN',
]);
/** Messages of the driver for errors without a code. */
const awaySentences = [
  'Connection terminated',
  'Client has encountered a connection error',
  'timeout exceeded when trying to connect',
  'Cannot use a pool after calling end on the pool',
];

/** True for a failure of the connection to the database, not of a statement: the same call may succeed later. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError && error.errors.length > 0) return error.errors.every(isDatabaseAway);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (awayStates.test(code)) return true;
  if (awayCodes.has(code)) return 'syscall' in error && isOfDatabase(error);
  return awaySentences.some((sentence) => error.message.startsWith(sentence));
}

/** Sockets of callers fail with the same codes; errors of the driver have its name in the stack trace. */
function isOfDatabase(error: Error): boolean {
  return /[\\/]pg(-pool)?[\\/]|TCPConnectWrap|PipeConnectWrap/.test(error.stack ?? '');
}

/**
 * SQLSTATEs of a statement that took longer than a limit of the settings: 57014 the whole statement, 55P03 waiting for a
 * row, 25P03 the transaction without a statement.
 */
const lateStates = new Set<unknown>(['57014', '55P03', '25P03']);

/** True for a statement that the server ended because it took too long: the same call may succeed later. */
export function isDatabaseLate(error: unknown): boolean {
  return error instanceof Error && 'code' in error && lateStates.has(error.code);
}

const DEADLOCK = '40P01';

/** True for a transaction that the server ended because it and another one waited for each other. */
export function isDeadlock(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === DEADLOCK;
}

const DISK_FULL = '53100';
const READ_ONLY = '25006';

/** True for a write without space: the disk is full, or the embedded database is read-only (`engine-guard.ts`). */
export function isDatabaseFull(error: unknown, engine: Engine): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  return error.code === DISK_FULL || (engine === 'pglite' && error.code === READ_ONLY);
}

/** True for a write to a server that another one replaced as the primary. */
export function isStandby(error: unknown, engine: Engine): boolean {
  return engine === 'postgres' && error instanceof Error && 'code' in error && error.code === READ_ONLY;
}
