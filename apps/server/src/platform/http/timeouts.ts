import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { FolioApp } from './app.ts';

/** How long the server waits for a caller. */
export interface Timeouts {
  /** A connection without data in either direction; the time in which a report is computed counts too. */
  idleMs: number;
  /** The whole body of a call that is not an upload: at most 4 MB, which a slow line transfers in this time. */
  bodyMs: number;
  /** Any request up to its last byte: the largest file over a very slow line. */
  requestMs: number;
}

export const TIMEOUTS: Timeouts = { idleMs: 120_000, bodyMs: 60_000, requestMs: 3_600_000 };

/**
 * Closes a connection whose body is not complete in time: otherwise a client could keep it open forever with single
 * bytes. Uploads are exempt, because a line may be slow.
 */
export function cutSlowBodies({ http }: FolioApp, { bodyMs }: Timeouts): void {
  http.addHook('onRequest', async (request) => {
    if (isUpload(request) || !hasBody(request)) return;
    const { raw } = request;
    const timer = setTimeout(() => raw.destroy(), bodyMs).unref();
    for (const over of ['end', 'close']) raw.once(over, () => clearTimeout(timer));
  });
}

/**
 * Reads and discards the rest of a file that was rejected before its end. Otherwise the caller continues to send,
 * never reads the answer, and the connection hangs for as long as a request may take.
 */
export function readAwayRefusedFiles({ http }: FolioApp, { bodyMs }: Timeouts): void {
  http.addHook('onResponse', async ({ raw, headers }) => {
    if (raw.complete || !isMultipart(headers)) return;
    const timer = setTimeout(() => raw.destroy(), bodyMs).unref();
    for (const over of ['end', 'close']) raw.once(over, () => clearTimeout(timer));
    raw.unpipe();
    raw.resume();
  });
}

function isUpload({ headers }: FastifyRequest): boolean {
  return isMultipart(headers);
}

function isMultipart(headers: IncomingHttpHeaders): boolean {
  return headers['content-type']?.startsWith('multipart/form-data') ?? false;
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
