import type { Client } from 'pg';

/** Where a connection leads, as people know it; it never contains the password. */
export type Target = Pick<Client, 'host' | 'port' | 'user' | 'database'>;

/** Why a connection could not be made. */
export interface Obstacle {
  sentence: string;
  /** It may pass without a change of the settings: the server starts, restarts, or another one becomes the primary. */
  passes: boolean;
}

type Explain = (target: Target, message: string) => string;

const passing: Readonly<Record<string, Explain>> = {
  ECONNREFUSED: (target) => `No PostgreSQL accepts connections at ${placeOf(target)}.`,
  ENOENT: (target) => `No PostgreSQL accepts connections at ${placeOf(target)}.`,
  ENOTFOUND: ({ host }) => `The host name ${host} is not known.`,
  EAI_AGAIN: ({ host }) => `The host name ${host} cannot be looked up at the moment.`,
  ETIMEDOUT: (target) => `${placeOf(target)} does not answer.`,
  EHOSTUNREACH: (target) => `${placeOf(target)} cannot be reached.`,
  ENETUNREACH: (target) => `${placeOf(target)} cannot be reached.`,
  ECONNRESET: (target) => `${placeOf(target)} closed the connection.`,
  EPIPE: (target) => `${placeOf(target)} closed the connection.`,
  '57P01': (target) => `The PostgreSQL at ${placeOf(target)} is shutting down.`,
  '57P02': (target) => `The PostgreSQL at ${placeOf(target)} is restarting after a crash.`,
  '57P03': (target) => `The PostgreSQL at ${placeOf(target)} is starting.`,
  '53300': (target) => `The PostgreSQL at ${placeOf(target)} has no free connection.`,
};

const lasting: Readonly<Record<string, Explain>> = {
  '28P01': ({ user, ...target }) =>
    `The PostgreSQL at ${placeOf(target)} rejects the password of the user "${user}". Correct DATABASE_URL.`,
  '28000': (target, message) =>
    `The PostgreSQL at ${placeOf(target)} does not let the user "${target.user}" in: ${message}. Create the user, or correct DATABASE_URL or pg_hba.conf.`,
  '3D000': ({ user, database, ...target }) =>
    `The PostgreSQL at ${placeOf(target)} has no database "${database}". Create it (createdb --owner=${user} ${database}), or correct DATABASE_URL.`,
  '42501': ({ user, database, ...target }, message) =>
    `The user "${user}" has too few rights in the database "${database}" at ${placeOf(target)}: ${message}. Run as an administrator of PostgreSQL: alter database ${database} owner to ${user};`,
  EACCES: (target) => `This user may not open the socket ${placeOf(target)}.`,
};

/** Messages of the driver for obstacles without a code. */
const byMessage: readonly (readonly [RegExp, Obstacle['passes'], Explain])[] = [
  [/timeout/i, true, (target) => `${placeOf(target)} does not answer.`],
  [/^Connection terminated/, true, (target) => `${placeOf(target)} closed the connection.`],
  [
    /password must be a (non-empty )?string/,
    false,
    (target) =>
      `The PostgreSQL at ${placeOf(target)} asks for a password of the user "${target.user}". Add it to DATABASE_URL.`,
  ],
];

/** What a pooler answers to a setting that it would have to keep for one caller. */
const OF_POOLERS = /unsupported startup parameter/i;

/** Explains an error of connecting to a PostgreSQL server, so that a person knows what to do. */
export function explain(error: unknown, target: Target): Obstacle {
  const { code, message } = partsOf(error);
  if (OF_POOLERS.test(message))
    return {
      sentence: `A connection pooler answers at ${placeOf(target)}. Set DATABASE_DIRECT_URL to the address of PostgreSQL itself.`,
      passes: false,
    };
  const passes = passing[code];
  if (passes !== undefined) return { sentence: passes(target, message), passes: true };
  const lasts = lasting[code];
  if (lasts !== undefined) return { sentence: lasts(target, message), passes: false };
  const known = byMessage.find(([pattern]) => pattern.test(message));
  if (known !== undefined) return { sentence: known[2](target, message), passes: known[1] };
  const sentence = `The connection to PostgreSQL at ${placeOf(target)} failed: ${message}.`;
  return { sentence, passes: false };
}

/** The server answers, but only for reading: a standby that may become the primary soon. */
export function readsOnly(target: Target): Obstacle {
  return {
    sentence: `The PostgreSQL at ${placeOf(target)} is a standby, which does not accept changes.`,
    passes: true,
  };
}

export function tooOld(target: Target, version: number, oldest: number): Obstacle {
  const sentence = `The PostgreSQL at ${placeOf(target)} has version ${version}. Folio needs version ${oldest} or newer.`;
  return { sentence, passes: false };
}

/** A host with several addresses fails with an error for each; they have the same cause. */
function partsOf(error: unknown): { code: string; message: string } {
  if (error instanceof AggregateError && error.errors.length > 0) return partsOf(error.errors[0]);
  if (!(error instanceof Error)) return { code: '', message: String(error) };
  return { code: 'code' in error ? String(error.code) : '', message: error.message };
}

function placeOf({ host, port }: Pick<Target, 'host' | 'port'>): string {
  return host.startsWith('/') ? `${host}/.s.PGSQL.${port}` : `${host}:${port}`;
}
