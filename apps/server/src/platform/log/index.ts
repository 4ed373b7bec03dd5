import pino, { type DestinationStream, type Logger } from 'pino';
import { currentScope } from './scope.ts';

export { currentScope, inScope, type Scope } from './scope.ts';

export type Log = Logger;

/**
 * The server's log: JSON lines on standard output, or on `to`. Requests are logged without query values, headers or
 * bodies, and the values of these keys are hidden at every level.
 */
export function createLog(level: string, to: DestinationStream = pino.destination(1)): Log {
  const secret = ['password', 'password_confirmation', 'code', 'token', 'authorization', 'cookie'];
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: secret.flatMap((key) => [key, `*.${key}`]), censor: '[hidden]' },
    // A copy, because the line is added to it.
    mixin: () => ({ ...currentScope() }),
    serializers: { err: withErrorCode },
  };
  return pino(options, to);
}

/**
 * The code of an error names its cause (ENOENT, an SQLSTATE). The key `code` is hidden because sign-in codes use it,
 * so an error's code is logged under another key.
 */
function withErrorCode(error: Error) {
  const written = pino.stdSerializers.err(error);
  return 'code' in error && typeof error.code === 'string' ? { ...written, errorCode: error.code } : written;
}
