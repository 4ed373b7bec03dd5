import { documentEndpoints } from '@folio/contract';
import type { FolioApp } from '../../platform/http/app.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { route } from '../../platform/http/route.ts';
import type { Storage } from '../../platform/storage/index.ts';
import { readDocumentRow } from '../document/index.ts';
import type { Ingestion } from '../ingestion/index.ts';
import { receiveFile } from './receive-file.ts';

export function uploadRoutes(app: FolioApp, storage: Storage, ingestion: Ingestion): void {
  const { maxUploadBytes } = app.platform.config;
  route(app, documentEndpoints.upload, async ({ call, request }) => {
    if (!request.isMultipart()) throw new Refusal('validation_failed', { word: 'file_missing' });
    const part = await request.file({ limits: { fileSize: maxUploadBytes + 1 }, throwFileSizeLimit: false });
    if (!part) throw new Refusal('validation_failed', { word: 'file_missing' });
    const { id, isNew } = await receiveFile(call, storage, maxUploadBytes, { name: part.filename, stream: part.file });
    if (isNew) await ingestion.enqueue(call.companyId, id);
    return { data: await readDocumentRow(call, id) };
  });
}
