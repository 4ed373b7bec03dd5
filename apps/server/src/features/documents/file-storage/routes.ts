import { fileEndpoints as calls } from '@folio/contract';
import { companyRoute, dataRoute } from '../../../platform/http/answers.ts';
import type { FolioApp } from '../../../platform/http/app.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { route } from '../../../platform/http/route.ts';
import type { Reader } from '../../../platform/reader/index.ts';
import type { Storage } from '../../../platform/storage/index.ts';
import type { Ingestion } from '../ingestion/index.ts';
import { attachFile, detachFile } from './attach-file.ts';
import { destroyFile } from './destroy-file.ts';
import { emptyTrash } from './empty-trash.ts';
import { findAttachables } from './link-store.ts';
import { listFiles, listTrash, readTree } from './list-files.ts';
import { readFile } from './read-file.ts';
import { renameFile } from './rename-file.ts';
import { storeFile } from './store-file.ts';
import { thumbnailOf } from './thumbnail.ts';
import { restoreFiles, trashFiles } from './trash-files.ts';
import { zipFiles } from './zip-files.ts';

export interface FileTools {
  storage: Storage;
  reader: Reader;
  ingestion: Ingestion;
}

export function fileRoutes(app: FolioApp, tools: FileTools): void {
  route(app, calls.list, async ({ query, call }) => call.transaction((tx) => listFiles(tx, query, call.language)));
  companyRoute(app, calls.tree, readTree);
  companyRoute(app, calls.get, (tx, { params, call }) => readFile(tx, call, params.id));
  companyRoute(app, calls.rename, async (tx, { params, body, call }) => {
    await renameFile(tx, call, { id: params.id, name: body.name });
    return readFile(tx, call, params.id);
  });
  bytesRoutes(app, tools);
  attachRoutes(app);
  trashRoutes(app, tools);
}

function bytesRoutes(app: FolioApp, tools: FileTools): void {
  const { maxUploadBytes } = app.platform.config;
  route(app, calls.micrograph, async ({ params, call, request, reply }) => {
    const picture = await thumbnailOf(call, tools, params.id);
    // Only the browser of who may see it keeps it, and asks each time: a page may have been turned in the meantime.
    reply.header('cache-control', 'private, no-cache').header('etag', picture.tag);
    if (request.headers['if-none-match'] === picture.tag) return reply.code(304).send();
    return reply.type('image/png').send(Buffer.from(await picture.draw()));
  });
  route(app, calls.store, async ({ call, request }) => {
    if (!request.isMultipart()) throw new DomainError('validation_failed', { word: 'file_missing' });
    const part = await request.file({ limits: { fileSize: maxUploadBytes + 1 }, throwFileSizeLimit: false });
    if (!part) throw new DomainError('validation_failed', { word: 'file_missing' });
    const file = { name: part.filename, stream: part.file };
    return { data: await storeFile(call, tools.storage, maxUploadBytes, file) };
  });
  route(app, calls.zip, async ({ body, call, reply }) => {
    const zip = await zipFiles(call, tools.storage, body.ids);
    return reply
      .type('application/zip')
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="folio-files-${call.today}.zip"`)
      .send(zip);
  });
}

function attachRoutes(app: FolioApp): void {
  companyRoute(app, calls.attachable, (tx, { query }) => findAttachables(tx, query.q));
  companyRoute(app, calls.attach, async (tx, { params, body, call }) => {
    await attachFile(tx, call, { id: params.id, type: body.type, recordId: body.id });
    return readFile(tx, call, params.id);
  });
  companyRoute(app, calls.detach, async (tx, { params, body, call }) => {
    await detachFile(tx, call, { id: params.id, type: body.type, recordId: body.id });
    return readFile(tx, call, params.id);
  });
}

function trashRoutes(app: FolioApp, tools: FileTools): void {
  companyRoute(app, calls.trash, (tx, { call }) => listTrash(tx, call.language));
  dataRoute(app, calls.trashFiles, async ({ body, call }) => ({ ids: await trashFiles(call, body.ids) }));
  dataRoute(app, calls.restore, async ({ body, call }) => ({
    ids: await restoreFiles(call, tools.ingestion, body.ids),
  }));
  dataRoute(app, calls.emptyTrash, ({ call }) => emptyTrash(call, tools));
  dataRoute(app, calls.destroy, ({ params, call }) => destroyFile(call, tools, params.id));
}
