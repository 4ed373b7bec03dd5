import { bankImportEndpoints as calls } from '@folio/contract';
import type { FolioApp } from '../../../platform/http/app.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { route } from '../../../platform/http/route.ts';
import type { Storage } from '../../../platform/storage/index.ts';
import { confirmImport } from './confirm/confirm-import.ts';
import { discardImport, listLeftFiles } from './confirm/left-files.ts';
import { previewFile } from './confirm/preview-file.ts';
import { uploadBankFile } from './file/upload-file.ts';

export function bankImportRoutes(app: FolioApp, storage: Storage): void {
  const { maxUploadBytes } = app.platform.config;
  const tools = { storage, maxUploadBytes };
  route(app, calls.upload, async ({ query, call, request }) => {
    if (!request.isMultipart()) throw new DomainError('validation_failed', { word: 'file_missing' });
    const part = await request.file({ limits: { fileSize: maxUploadBytes + 1 }, throwFileSizeLimit: false });
    if (!part) throw new DomainError('validation_failed', { word: 'file_missing' });
    const file = { name: part.filename, stream: part.file };
    return { data: await uploadBankFile(call, tools, file, query.account_id) };
  });
  route(app, calls.left, async ({ call }) => ({ data: await listLeftFiles(call) }));
  route(app, calls.preview, async ({ params, body, call }) => ({
    data: await previewFile(call, tools, params.id, body),
  }));
  route(app, calls.confirm, async ({ params, body, call }) => ({
    data: await confirmImport(call, tools, params.id, body),
  }));
  route(app, calls.discard, async ({ params, call }) => {
    await discardImport(call, params.id);
    return { data: null };
  });
}
