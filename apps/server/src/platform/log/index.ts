import pino, { type Logger } from 'pino';

export type Log = Logger;

/**
 * The server's log: JSON lines on standard output. Requests are logged without query values, headers or bodies, and these
 * keys never appear wherever they stand.
 */
export function createLog(level: string): Log {
  const secret = ['password', 'password_confirmation', 'code', 'token', 'authorization', 'cookie'];
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: secret.flatMap((key) => [key, `*.${key}`]), censor: '[hidden]' },
  });
}
