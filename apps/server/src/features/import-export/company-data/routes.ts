import { Readable } from 'node:stream';
import { exchangeEndpoints as calls } from '@folio/contract';
import type { FastifyRequest } from 'fastify';
import type { FolioApp } from '../../../platform/http/app.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { route } from '../../../platform/http/route.ts';
import { writeArchive } from './archive/export/write-archive.ts';
import { openArchiveDoor } from './archive/import/door.ts';
import { importArchive } from './archive/import/import-archive.ts';
import { exportName, noteExport } from './export-name.ts';
import { compareImport } from './incoming/compare-import.ts';
import { discardImport, getImport, readImports, saveImport, startImport } from './incoming/imports.ts';
import { postImport } from './incoming/post-import.ts';
import { writeCsvSet } from './plain/write-csv.ts';
import { writeJournal } from './plain/write-journal.ts';
import type { ExchangeTools } from './tools.ts';

/** The file of a multipart request whose body was not read yet. */
async function fileOf(request: FastifyRequest, limitBytes: number) {
  if (!request.isMultipart()) throw new DomainError('validation_failed', { word: 'file_missing' });
  const part = await request.file({ limits: { fileSize: limitBytes + 1 }, throwFileSizeLimit: false });
  if (!part) throw new DomainError('validation_failed', { word: 'file_missing' });
  return { name: part.filename, stream: part.file };
}

export function exchangeRoutes(app: FolioApp, tools: ExchangeTools): void {
  exportRoutes(app, tools);
  importRoutes(app, tools);
}

function exportRoutes(app: FolioApp, tools: ExchangeTools): void {
  route(app, calls.export, async ({ params: { format }, call, reply }) => {
    const { fileName, type } = await call.transaction((tx) => exportName(tx, format, call.today));
    await call.transaction((tx) => noteExport(tx, call, format));
    const content = {
      hledger: async () => Readable.from(writeJournal(call, 'hledger'), { objectMode: false }),
      beancount: async () => Readable.from(writeJournal(call, 'beancount'), { objectMode: false }),
      csv: () => writeCsvSet(call, tools),
      archive: () => writeArchive(call, tools),
    }[format];
    return reply
      .type(type)
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`)
      .send(await content());
  });
}

function importRoutes(app: FolioApp, tools: ExchangeTools): void {
  const enter = openArchiveDoor(tools);
  route(app, calls.importArchive, async ({ call, request }) => {
    const by = { userId: call.userId, sizeBytes: Number(request.headers['content-length'] ?? 0) };
    return {
      data: await enter(by, async () => importArchive(call, tools, await fileOf(request, tools.maxArchiveBytes))),
    };
  });
  route(app, calls.imports, async ({ call }) => ({ data: await readImports(call) }));
  route(app, calls.startImport, async ({ query, call, request }) => ({
    data: await startImport(call, tools, query.kind, await fileOf(request, tools.maxUploadBytes)),
  }));
  route(app, calls.import, async ({ params, call }) => ({ data: await getImport(call, tools, params.id) }));
  route(app, calls.saveImport, async ({ params, body, call }) => ({
    data: await saveImport(call, tools, params.id, body),
  }));
  route(app, calls.compareImport, async ({ params, call, request }) => ({
    data: await compareImport(call, tools, params.id, await fileOf(request, tools.maxUploadBytes)),
  }));
  route(app, calls.postImport, async ({ params, body, call }) => ({
    data: await postImport(call, tools, params.id, body.version),
  }));
  route(app, calls.discardImport, async ({ params, call }) => {
    await discardImport(call, params.id);
    return { data: null };
  });
}
