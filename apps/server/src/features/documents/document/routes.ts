import { bankEvidenceEndpoints, documentEndpoints as calls } from '@folio/contract';
import { attached, dataRoute } from '../../../platform/http/answers.ts';
import type { FolioApp } from '../../../platform/http/app.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { route } from '../../../platform/http/route.ts';
import type { Reader } from '../../../platform/reader/index.ts';
import type { Storage } from '../../../platform/storage/index.ts';
import { readLineFile } from '../../banking/bank-evidence/index.ts';
import type { Ingestion } from '../ingestion/index.ts';
import { columnRoutes } from './columns/routes.ts';
import { attachToLine } from './confirm/attach-to-line.ts';
import { confirmDocument } from './confirm/confirm-document.ts';
import { fileAway } from './confirm/file-away.ts';
import { learnFromDocument } from './confirm/learn-from-document.ts';
import { differentDocuments, sameDocument } from './confirm/settle-look-alikes.ts';
import { cutFile } from './pages/cut-file.ts';
import { findFile } from './pages/file-store.ts';
import { pagePicture } from './pages/page-picture.ts';
import { turnPage } from './pages/turn-page.ts';
import { withPlaces } from './pages/with-places.ts';
import { leaveReread, reread, takeReread } from './reread/reread.ts';
import { saveDraft } from './save-draft.ts';
import { presentDocument } from './show/present.ts';
import { documentDetailOf, readDocumentRow } from './show/read-document.ts';
import { listDocuments, requeue } from './store.ts';

export interface DocumentTools {
  storage: Storage;
  reader: Reader;
  ingestion: Ingestion;
}

export function documentRoutes(app: FolioApp, tools: DocumentTools): void {
  const { ingestion } = tools;
  route(app, calls.list, async ({ query, call }) => {
    const states = query.state?.split(',').filter((state) => state !== '') ?? [];
    const { rows, total } = await call.transaction((tx) => listDocuments(tx, { ...query, states }));
    const documents = rows.map((row) => presentDocument(row, call.language));
    return {
      data: await withPlaces(ingestion, call.companyId, documents),
      meta: { page: query.page, limit: query.limit, total },
    };
  });
  route(app, calls.get, async ({ params, call }) => {
    const detail = await call.transaction((tx) => documentDetailOf(tx, params.id, call.language));
    const [data = detail] = await withPlaces(ingestion, call.companyId, [detail]);
    return { data };
  });
  dataRoute(app, calls.saveDraft, ({ params, body, call }) => saveDraft(call, params.id, body.version, body.draft));
  route(app, calls.confirm, async ({ params, body, call }) => {
    const data = await confirmDocument(call, params.id, body);
    await learnFromDocument(call, { storage: tools.storage, log: app.platform.log }, params.id);
    return { data };
  });
  dataRoute(app, calls.file, ({ params, body, call }) => fileAway(call, params.id, body.version));
  route(app, calls.retry, async ({ params, call }) => {
    const waiting = await call.transaction((tx) => requeue(tx, params.id));
    if (waiting) await ingestion.enqueue(call.companyId, params.id);
    return { data: await readDocumentRow(call, params.id) };
  });
  fileRoutes(app, tools);
  partRoutes(app, ingestion);
  settlingRoutes(app);
  lineRoutes(app, tools);
  rereadRoutes(app, ingestion);
  columnRoutes(app, tools.storage);
}

function fileRoutes(app: FolioApp, tools: DocumentTools): void {
  route(app, calls.original, async ({ params, call, reply }) => {
    const file = await call.transaction((tx) => findFile(tx, params.id));
    if (!file) throw new DomainError('not_found');
    return attached(reply, file.type, file.name, await tools.storage.open(call.companyId, file.sha256));
  });
  route(app, calls.page, async ({ params, query, call, request, reply }) => {
    const picture = await pagePicture(call, tools, { id: params.id, page: params.page, width: query.width });
    // Only the browser of who may see it keeps it, and asks each time: a page may have been turned in the meantime.
    reply.header('cache-control', 'private, no-cache').header('etag', picture.tag);
    if (request.headers['if-none-match'] === picture.tag) return reply.code(304).send();
    return reply.type('image/png').send(Buffer.from(await picture.draw()));
  });
}

function partRoutes(app: FolioApp, ingestion: Ingestion): void {
  dataRoute(app, calls.cut, ({ params, body, call }) => cutFile(call, ingestion, params.id, body));
  dataRoute(app, calls.turn, ({ params, body, call }) => turnPage(call, ingestion, params.id, body));
}

function settlingRoutes(app: FolioApp): void {
  dataRoute(app, calls.same, ({ params, body, call }) => sameDocument(call, params.id, body));
  dataRoute(app, calls.different, ({ params, body, call }) => differentDocuments(call, params.id, body));
}

function lineRoutes(app: FolioApp, { storage }: DocumentTools): void {
  route(app, bankEvidenceEndpoints.attach, async ({ params: { id: lineId }, body, call }) => {
    const asked = { lineId, documentId: body.document_id };
    const { data, confirmed } = await call.transaction(async (tx) => {
      const outcome = await attachToLine(tx, call, asked);
      return { ...outcome, data: await readLineFile(tx, lineId) };
    });
    if (confirmed) await learnFromDocument(call, { storage, log: app.platform.log }, asked.documentId);
    return { data };
  });
}

function rereadRoutes(app: FolioApp, ingestion: Ingestion): void {
  dataRoute(app, calls.reread, ({ params, call }) => reread(call, ingestion, params.id));
  dataRoute(app, calls.takeReread, ({ params, body, call }) => takeReread(call, params.id, body));
  dataRoute(app, calls.leaveReread, ({ params, body, call }) => leaveReread(call, params.id, body.version));
}
