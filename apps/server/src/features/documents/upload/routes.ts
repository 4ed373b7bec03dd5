import { documentEndpoints } from '@folio/contract';
import { dataRoute } from '../../../platform/http/answers.ts';
import type { FolioApp } from '../../../platform/http/app.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { route } from '../../../platform/http/route.ts';
import type { Reader } from '../../../platform/reader/index.ts';
import type { Storage } from '../../../platform/storage/index.ts';
import { readDocumentRow } from '../document/index.ts';
import type { Ingestion } from '../ingestion/index.ts';
import { receiveFile } from './receive-file.ts';
import { unlockFile } from './unlock-file.ts';

export function uploadRoutes(app: FolioApp, tools: { storage: Storage; reader: Reader; ingestion: Ingestion }): void {
  const { storage, ingestion } = tools;
  const { maxUploadBytes } = app.platform.config;
  route(app, documentEndpoints.upload, async ({ query, call, request }) => {
    if (!request.isMultipart()) throw new DomainError('validation_failed', { word: 'file_missing' });
    const parts = request.files({ limits: { fileSize: maxUploadBytes + 1 }, throwFileSizeLimit: false });
    const { value: part } = await parts.next();
    if (!part) throw new DomainError('validation_failed', { word: 'file_missing' });
    const file = { name: part.filename, stream: part.file, assertAlone: () => assertNoMore(parts) };
    const { id, isNew } = await receiveFile(call, storage, maxUploadBytes, file, query.line_id);
    if (isNew) await ingestion.enqueue(call.companyId, id);
    return { data: await readDocumentRow(call, id) };
  });
  dataRoute(app, documentEndpoints.unlock, ({ params, body, call }) =>
    unlockFile(call, tools, params.id, body.password),
  );
}

/** A request brings one file: a second one must not be dropped without a word. Throws `validation_failed`. */
async function assertNoMore(parts: AsyncIterator<unknown>): Promise<void> {
  const next = await parts.next().catch(() => ({ done: false }));
  if (!next.done) throw new DomainError('validation_failed', { word: 'one_file_only' });
}
