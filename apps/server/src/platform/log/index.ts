import pino, { type DestinationStream, type Logger } from 'pino';

export type Log = Logger;

/**
 * The server's log: JSON lines on standard output, or wherever `to` leads. Requests are logged without query values, headers or bodies, and these
 * keys never appear wherever they stand.
 */
export function createLog(level: string, to: DestinationStream = pino.destination(1)): Log {
  const secret = ['password', 'password_confirmation', 'code', 'token', 'authorization', 'cookie'];
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: secret.flatMap((key) => [key, `*.${key}`]), censor: '[hidden]' },
  };
  return pino(options, to);
}
