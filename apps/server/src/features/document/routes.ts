import { documentEndpoints as calls } from '@folio/contract';
import type { FolioApp } from '../../platform/http/app.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { route } from '../../platform/http/route.ts';
import { type Reader, ReadingError } from '../../platform/reader/index.ts';
import type { Storage } from '../../platform/storage/index.ts';
import type { Ingestion } from '../ingestion/index.ts';
import { confirmDocument } from './confirm-document.ts';
import { fileAway } from './file-away.ts';
import { presentDocument } from './present.ts';
import { documentDetailOf, readDocumentRow } from './read-document.ts';
import { saveDraft } from './save-draft.ts';
import { findFile, listDocuments, requeue } from './store.ts';

export function documentRoutes(app: FolioApp, storage: Storage, reader: Reader, ingestion: Ingestion): void {
  route(app, calls.list, async ({ query, call }) => {
    const states = query.state?.split(',').filter((state) => state !== '') ?? [];
    const { rows, total } = await call.transaction((tx) => listDocuments(tx, { ...query, states }));
    return {
      data: rows.map((row) => presentDocument(row, call.language)),
      meta: { page: query.page, limit: query.limit, total },
    };
  });
  route(app, calls.get, async ({ params, call }) => ({
    data: await call.transaction((tx) => documentDetailOf(tx, params.id, call.language)),
  }));
  route(app, calls.saveDraft, async ({ params, body, call }) => ({
    data: await saveDraft(call, params.id, body.version, body.draft),
  }));
  route(app, calls.confirm, async ({ params, body, call }) => ({ data: await confirmDocument(call, params.id, body) }));
  route(app, calls.file, async ({ params, body, call }) => ({ data: await fileAway(call, params.id, body.version) }));
  route(app, calls.retry, async ({ params, call }) => {
    const waiting = await call.transaction((tx) => requeue(tx, params.id));
    if (waiting) await ingestion.enqueue(call.companyId, params.id);
    return { data: await readDocumentRow(call, params.id) };
  });
  route(app, calls.original, async ({ params, call, reply }) => {
    const file = await call.transaction((tx) => findFile(tx, params.id));
    if (!file) throw new Refusal('not_found');
    return reply
      .type(file.type)
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`)
      .send(storage.stream(call.companyId, file.sha256));
  });
  route(app, calls.page, async ({ params, query, call, reply }) => {
    const file = await call.transaction((tx) => findFile(tx, params.id));
    if (!file) throw new Refusal('not_found');
    const bytes = await storage.read(call.companyId, file.sha256);
    const { png } = await reader.renderPage(bytes, params.page, query.width).catch(refuseUnreadable);
    // A page of a content never changes; only the browser of who may see it keeps it.
    return reply.type('image/png').header('cache-control', 'private, max-age=3600').send(Buffer.from(png));
  });
}

function refuseUnreadable(error: unknown): never {
  if (error instanceof ReadingError) throw new Refusal('not_found');
  throw error;
}
