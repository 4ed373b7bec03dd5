import { type ErrorCode, errorStatus, type Failure } from '@folio/contract';
import { type DayStyle, isLedgerIssue } from '@folio/ledger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sentence } from '../../messages/index.ts';
import type { Database } from '../database/open.ts';
import { isDatabaseAway, isDatabaseFull, isDatabaseLate, isStandby } from '../database/outage.ts';
import { ParseFailed } from '../parsing/index.ts';
import { FileDamaged, FileMissing, StorageAway } from '../storage/index.ts';
import type { FolioApp } from './app.ts';
import type { Language } from './call.ts';
import { isClientGone } from './client-gone.ts';
import { DomainError } from './domain-error.ts';
import { type Guards, refusalOfGuard } from './guard.ts';

/** A restarted database is usually available again within seconds. */
const RETRY_AFTER_SECONDS = 5;

/** Not caused by the caller: the administrator finds the cause in the log, and the same call may succeed later. */
const machineFaults = new Set([
  'database_away',
  'database_late',
  'not_ready',
  'storage_full',
  'storage_away',
  'storage_read_only',
  'stored_file_damaged',
  'stored_file_missing',
]);

/** The client has disconnected and does not get this status; it appears only in the request log. */
const CLIENT_CLOSED_REQUEST = 499;

/** The language that the client requests, otherwise English. */
export function languageOf(request: FastifyRequest): Language {
  return /^zh\b/i.test(request.headers['accept-language'] ?? '') ? 'zh-Hant' : 'en-US';
}

const dayStyles = new WeakMap<FastifyRequest, DayStyle>();

/** Error messages of this request format dates as its caller chose. */
export function noteDayStyle(request: FastifyRequest, style: DayStyle): void {
  dayStyles.set(request, style);
}

const codes = new WeakMap<FastifyRequest, ErrorCode>();

/** The code of the error that a request was answered with; null if it succeeded. */
export function failureCodeOf(request: FastifyRequest): ErrorCode | null {
  return codes.get(request) ?? null;
}

/** Turns every failure into the envelope `{code, error, message, errors}`; a person never sees a stack trace. */
export function answerFailures({ http, platform }: FolioApp, guards: Guards): void {
  http.setErrorHandler((error, request, reply) => {
    if (isClientGone(error, reply)) {
      platform.log.debug({ requestId: request.id, route: request.routeOptions.url }, 'client gone');
      return reply.status(CLIENT_CLOSED_REQUEST).send();
    }
    const refusal = asRefusal(guards, error, platform.database.engine);
    if (refusal !== null && (refusal.code === 'unavailable' || machineFaults.has(refusal.word))) {
      platform.log.warn({ requestId: request.id, route: request.routeOptions.url, err: error }, refusal.word);
      reply.header('retry-after', RETRY_AFTER_SECONDS);
    }
    if (refusal === null) {
      platform.log.error({ requestId: request.id, route: request.routeOptions.url, err: error }, 'request failed');
      return sendFailure(request, reply, new DomainError('internal', { values: { request: request.id } }));
    }
    return sendFailure(request, reply, refusal);
  });
}

export function sendFailure(request: FastifyRequest, reply: FastifyReply, refusal: DomainError): FastifyReply {
  codes.set(request, refusal.code);
  const language = languageOf(request);
  const dayStyle = dayStyles.get(request);
  const status = errorStatus[refusal.code];
  const failure: Failure = {
    code: status,
    error: refusal.code,
    message: sentence(language, refusal.word, refusal.values, dayStyle),
  };
  if (refusal.faults.length > 0) {
    failure.errors = {};
    for (const fault of refusal.faults) {
      const sentences = failure.errors[fault.path] ?? [];
      sentences.push(sentence(language, fault.word, fault.values, dayStyle));
      failure.errors[fault.path] = sentences;
    }
  }
  // The handler may already have set this header for a file.
  reply.removeHeader('content-disposition');
  return reply.status(status).type('application/json; charset=utf-8').header('cache-control', 'no-store').send(failure);
}

/** The error for what the disk or the database cannot do at the moment. */
function refusalOfMachine(error: Error, code: unknown, engine: Database['engine']): DomainError | null {
  if (error instanceof FileMissing) return new DomainError('not_found', { word: 'stored_file_missing' });
  if (error instanceof FileDamaged) return new DomainError('not_found', { word: 'stored_file_damaged' });
  if (error instanceof StorageAway) return new DomainError('unavailable', { word: 'storage_away' });
  if (code === 'ENOSPC' || code === 'EDQUOT' || isDatabaseFull(error, engine)) return new DomainError('storage_full');
  if (isDatabaseAway(error) || isStandby(error, engine))
    return new DomainError('unavailable', { word: 'database_away' });
  if (isDatabaseLate(error)) return new DomainError('unavailable', { word: 'database_late' });
  if ('syscall' in error && (code === 'EROFS' || code === 'EACCES' || code === 'EPERM'))
    return new DomainError('unavailable', { word: 'storage_read_only' });
  return null;
}

/** The error for a file whose processing failed. */
function refusalOfParsing({ failure }: ParseFailed): DomainError {
  if (failure === 'busy') return new DomainError('too_many_requests', { word: 'parse_busy' });
  if (failure === 'cancelled') return new DomainError('unavailable', { word: 'parse_cancelled' });
  return new DomainError('validation_failed', { word: `parse_${failure}` });
}

/** A domain error, or an error in the request that the HTTP layer found; null for errors of the server. */
function asRefusal(guards: Guards, error: unknown, engine: Database['engine']): DomainError | null {
  if (error instanceof DomainError) return error;
  if (isLedgerIssue(error))
    return new DomainError('validation_failed', { word: `ledger_${error.code}`, values: { ...error.values } });
  if (error instanceof ParseFailed) return refusalOfParsing(error);
  const guarded = refusalOfGuard(guards, error);
  if (guarded !== null) return guarded;
  if (!(error instanceof Error)) return null;
  const code = 'code' in error ? error.code : null;
  const ofMachine = refusalOfMachine(error, code, engine);
  if (ofMachine !== null) return ofMachine;
  if (typeof code !== 'string' || !('statusCode' in error) || typeof error.statusCode !== 'number') return null;
  if (code.startsWith('FST_CSRF')) return new DomainError('xsrf_token_invalid');
  if (error.statusCode === 413) return new DomainError('too_large');
  if (error.statusCode >= 400 && error.statusCode < 500)
    return new DomainError('validation_failed', { word: 'request_malformed' });
  return null;
}
