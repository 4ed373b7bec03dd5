import { companyEndpoints as calls } from '@folio/contract';
import type { FastifyRequest } from 'fastify';
import type { FolioApp } from '../../../platform/http/app.ts';
import type { Call } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { route } from '../../../platform/http/route.ts';
import type { Reader } from '../../../platform/reader/index.ts';
import { OneAtATime } from './one-at-a-time.ts';
import { readPaper } from './read-paper.ts';

export function companyPaperRoutes(app: FolioApp, reader: Reader): void {
  const { maxUploadBytes } = app.platform.config;
  const readers = new OneAtATime();
  const read = async (call: Call, request: FastifyRequest) => ({
    data: await readers.run(call.userId, async () => readPaper(call, reader, await fileOf(request, maxUploadBytes))),
  });
  route(app, calls.readPaper, ({ call, request }) => read(call, request));
  route(app, calls.readOwnPaper, ({ call, request }) => read(call, request));
}

/** The file of a request, in memory: it is not kept. */
async function fileOf(request: FastifyRequest, limitBytes: number): Promise<{ name: string; bytes: Uint8Array }> {
  if (!request.isMultipart()) throw new DomainError('validation_failed', { word: 'file_missing' });
  const part = await request.file({ limits: { fileSize: limitBytes + 1 }, throwFileSizeLimit: false });
  if (!part) throw new DomainError('validation_failed', { word: 'file_missing' });
  const bytes = await part.toBuffer();
  if (bytes.length > limitBytes)
    throw new DomainError('too_large', {
      word: 'file_too_large',
      values: { max: String(Math.floor(limitBytes / 1024 / 1024)) },
    });
  return { name: part.filename, bytes };
}
