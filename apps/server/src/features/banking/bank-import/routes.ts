import { bankImportEndpoints as calls } from '@folio/contract';
import { dataRoute } from '../../../platform/http/answers.ts';
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
  dataRoute(app, calls.left, ({ call }) => listLeftFiles(call));
  dataRoute(app, calls.preview, ({ params, body, call }) => previewFile(call, tools, params.id, body));
  dataRoute(app, calls.confirm, ({ params, body, call }) => confirmImport(call, tools, params.id, body));
  dataRoute(app, calls.discard, ({ params, call }) => discardImport(call, params.id));
}
