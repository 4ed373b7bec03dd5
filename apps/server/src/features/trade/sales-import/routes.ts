import { salesImportEndpoints as calls } from '@folio/contract';
import { companyRoute, dataRoute } from '../../../platform/http/answers.ts';
import type { FolioApp } from '../../../platform/http/app.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { route } from '../../../platform/http/route.ts';
import { discardImport, getImport, keepFile, mapColumns } from './keep-import.ts';
import { takeImport } from './take-import.ts';
import { templateFile } from './template.ts';

/** Bytes. A spreadsheet of 50,000 rows is far smaller. */
const LIMIT_BYTES = 20 * 1024 * 1024;

export function salesImportRoutes(app: FolioApp): void {
  route(app, calls.upload, async ({ params, call, request }) => {
    if (!request.isMultipart()) throw new DomainError('validation_failed', { word: 'file_missing' });
    const part = await request.file({ limits: { fileSize: LIMIT_BYTES + 1 }, throwFileSizeLimit: false });
    if (!part) throw new DomainError('validation_failed', { word: 'file_missing' });
    const bytes = await part.toBuffer();
    if (bytes.length > LIMIT_BYTES)
      throw new DomainError('too_large', {
        word: 'file_too_large',
        values: { max: String(LIMIT_BYTES / 1024 / 1024) },
      });
    return { data: await keepFile(call, params.kind, { name: part.filename, bytes: new Uint8Array(bytes) }) };
  });
  companyRoute(app, calls.get, (tx, { params, call }) => getImport(tx, call, params.id));
  companyRoute(app, calls.map, (tx, { params, body, call }) => mapColumns(tx, call, params.id, body));
  dataRoute(app, calls.take, ({ params, call }) => takeImport(call, params.id));
  companyRoute(app, calls.discard, (tx, { params, call }) => discardImport(tx, call, params.id));
  route(app, calls.template, async ({ params, reply }) => {
    const { name, content } = templateFile(params.kind);
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(content);
  });
}
