import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { FolioApp } from './app.ts';

/** How long the server waits for a caller. */
export interface Patience {
  /** A connection on which nothing moves, either way: a report that is being worked out counts as well. */
  idleMs: number;
  /** The whole body of a call that is no upload: at most 4 MB, which a slow line brings in this time. */
  bodyMs: number;
  /** Any request to its last byte: the largest file over a very slow line. */
  requestMs: number;
}

export const PATIENCE: Patience = { idleMs: 120_000, bodyMs: 60_000, requestMs: 3_600_000 };

/**
 * Cuts a connection whose body does not end: bytes that trickle in one by one keep a connection alive for ever otherwise. An
 * upload may take as long as its line is slow.
 */
export function cutSlowBodies({ http }: FolioApp, { bodyMs }: Patience): void {
  http.addHook('onRequest', async (request) => {
    if (isUpload(request) || !hasBody(request)) return;
    const { raw } = request;
    const timer = setTimeout(() => raw.destroy(), bodyMs).unref();
    for (const over of ['end', 'close']) raw.once(over, () => clearTimeout(timer));
  });
}

/**
 * Reads away what is left of a file that was refused before its end. Otherwise the caller goes on sending to somebody who does not
 * listen, never reads the answer, and the connection hangs for as long as a request may take.
 */
export function readAwayRefusedFiles({ http }: FolioApp, { bodyMs }: Patience): void {
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
