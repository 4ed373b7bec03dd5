import { Readable } from 'node:stream';
import { exchangeEndpoints as calls } from '@folio/contract';
import type { FastifyRequest } from 'fastify';
import { attached, dataRoute } from '../../../platform/http/answers.ts';
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
    return attached(reply, type, fileName, await content());
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
  dataRoute(app, calls.imports, ({ call }) => readImports(call));
  dataRoute(app, calls.startImport, async ({ query, call, request }) =>
    startImport(call, tools, query.kind, await fileOf(request, tools.maxUploadBytes)),
  );
  dataRoute(app, calls.import, ({ params, call }) => getImport(call, tools, params.id));
  dataRoute(app, calls.saveImport, ({ params, body, call }) => saveImport(call, tools, params.id, body));
  dataRoute(app, calls.compareImport, async ({ params, call, request }) =>
    compareImport(call, tools, params.id, await fileOf(request, tools.maxUploadBytes)),
  );
  dataRoute(app, calls.postImport, ({ params, body, call }) => postImport(call, tools, params.id, body.version));
  dataRoute(app, calls.discardImport, ({ params, call }) => discardImport(call, params.id));
}
