import type { Success } from '@folio/contract';
import i18next from 'i18next';
import { currentLanguage } from '../i18n/start-language.ts';
import { askForConfirmation } from '../session/confirm/confirmation.ts';
import { askAboutEarlyDate } from '../session/early-date/early-date.ts';
import { ApiError, earlyDateOf, errorOfAnswer } from './api-error.ts';
import { emitClientEvent } from './client-events.ts';
import { network } from './network.ts';
import { fillPlaceholders } from './placeholders.ts';
import { requestEnded, requestStarted } from './progress-bar.ts';
import { type Incoming, isCancelled, isSuccess, type SentBytes } from './request.ts';

export interface CallOptions {
  query?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  quiet?: boolean;
  /** Upload progress of a multipart request. */
  onUploadProgress?: (progress: SentBytes) => void;
  answer?: 'json' | 'blob';
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Emits the events of a failed call; the caller also gets the error. */
function announceFailure(error: ApiError, quiet: boolean): void {
  // The user cancelled, or already read the reason in the early-date dialog.
  if (error.word === 'cancelled' || earlyDateOf(error.word) !== null) return;
  const isUnauthenticated = error.word === 'unauthenticated' || error.message === 'Unauthenticated.';
  if (isUnauthenticated) emitClientEvent('unauthenticated', null);
  if (error.status === 401) emitClientEvent('signOut', null);
  if (error.status === 404) emitClientEvent('missing', null);
  if (error.word === 'second_factor_pending') emitClientEvent('secondFactorPending', null);
  else if (!isUnauthenticated && !quiet) emitClientEvent('failed', error);
}

function apiErrorOf(cause: unknown): ApiError {
  if (cause instanceof ApiError) return cause;
  return new ApiError({ status: 0, word: isCancelled(cause) ? 'cancelled' : 'network' });
}

/**
 * The server responded, so the address and the connection work: without a message from the server the general error
 * is shown.
 */
function withSentence(error: ApiError): ApiError {
  if (error.message === '') error.message = i18next.t('common:error.generic');
  return error;
}

async function request(method: Method, path: string, options: CallOptions): Promise<Incoming> {
  requestStarted();
  try {
    const answer = await network.send({
      method,
      path: fillPlaceholders(path, localStorage),
      query: options.query ?? {},
      body: options.body,
      headers: { 'Accept-Language': currentLanguage(), ...options.headers },
      signal: options.signal,
      wantsFile: options.answer === 'blob',
      onSent: options.onUploadProgress,
    });
    if (isSuccess(answer.status)) return answer;
    throw withSentence(errorOfAnswer(answer.status, answer.body));
  } catch (cause) {
    throw apiErrorOf(cause);
  } finally {
    requestEnded();
  }
}

/**
 * For a sensitive action the server may require the password again: the client asks for it and repeats the same call,
 * so that the user enters nothing twice.
 */
async function requestConfirmed(method: Method, path: string, options: CallOptions): Promise<Incoming> {
  try {
    return await request(method, path, options);
  } catch (cause) {
    const isNeeded = cause instanceof ApiError && cause.word === 'confirmation_needed';
    if (!isNeeded || !(await askForConfirmation())) throw cause;
    return await request(method, path, options);
  }
}

/** A posting dated before the books begin is sent again if the user confirms the date. */
async function requestAccepted(method: Method, path: string, options: CallOptions): Promise<Incoming> {
  try {
    return await requestConfirmed(method, path, options);
  } catch (cause) {
    const about = cause instanceof ApiError ? earlyDateOf(cause.word) : null;
    if (about === null || !(cause instanceof ApiError)) throw cause;
    if (!(await askAboutEarlyDate({ about, sentences: [cause.message] }))) throw cause;
    return await requestConfirmed(method, path, { ...options, body: accepted(options.body) });
  }
}

function accepted(body: unknown): object {
  return { ...(typeof body === 'object' ? body : {}), accept_early_date: true };
}

async function send(method: Method, path: string, options: CallOptions): Promise<Incoming> {
  try {
    return await requestAccepted(method, path, options);
  } catch (cause) {
    const error = apiErrorOf(cause);
    announceFailure(error, options.quiet ?? false);
    throw error;
  }
}

/**
 * Calls the API. `:companyId` and `:accountId` in the path are filled in from local storage.
 * @returns the envelope's `data` and `meta`
 * @throws ApiError, which has already been shown as a toast unless `quiet`
 */
export async function call<T, M = unknown>(
  method: Method,
  path: string,
  options: CallOptions = {},
): Promise<{ data: T; meta: M }> {
  const answer = await send(method, path, options);
  const envelope = answer.body as Success<T, M> | null;
  if (envelope?.code === 0) return { data: envelope.data, meta: envelope.meta };
  const error = withSentence(errorOfAnswer(answer.status, envelope));
  announceFailure(error, options.quiet ?? false);
  throw error;
}

/** Calls the API for a file, as `call` does. */
export async function requestFile(method: Method, path: string, options: CallOptions = {}): Promise<Blob> {
  return (await send(method, path, { ...options, answer: 'blob' })).body as Blob;
}
