import { filingEndpoints as calls } from '@folio/contract';
import { attached, companyRoute } from '../../../platform/http/answers.ts';
import type { FolioApp } from '../../../platform/http/app.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { route } from '../../../platform/http/route.ts';
import { exportFiling } from './export-filing.ts';
import { importTaxonomy } from './import-taxonomy.ts';
import { freezeFiling, saveAnswers, saveProfile } from './keep-filing.ts';
import { savePartners } from './keep-partners.ts';
import { listElements, readFilingView } from './view.ts';

/** Bytes. The package of 2026 is far smaller. */
const LIMIT_BYTES = 20 * 1024 * 1024;

export function filingRoutes(app: FolioApp): void {
  companyRoute(app, calls.get, (tx, { query, call }) => readFilingView(tx, call, query.year));
  companyRoute(app, calls.elements, (tx) => listElements(tx));
  companyRoute(app, calls.profile, (tx, { body, call }) => saveProfile(tx, call, body));
  companyRoute(app, calls.answers, (tx, { body, call }) => saveAnswers(tx, call, body));
  companyRoute(app, calls.partners, (tx, { body, call }) => savePartners(tx, call, body));
  companyRoute(app, calls.freeze, (tx, { body, call }) => freezeFiling(tx, call, body));
  route(app, calls.taxonomy, async ({ call, request }) => {
    if (!request.isMultipart()) throw new DomainError('validation_failed', { word: 'file_missing' });
    const part = await request.file({ limits: { fileSize: LIMIT_BYTES + 1 }, throwFileSizeLimit: false });
    if (!part) throw new DomainError('validation_failed', { word: 'file_missing' });
    const bytes = await part.toBuffer();
    if (bytes.length > LIMIT_BYTES) {
      const values = { max: String(LIMIT_BYTES / 1024 / 1024) };
      throw new DomainError('too_large', { word: 'file_too_large', values });
    }
    return { data: await importTaxonomy(call, { name: part.filename, bytes: new Uint8Array(bytes) }) };
  });
  route(app, calls.exportFiling, async ({ query, call, reply }) => {
    const file = await call.transaction((tx) => exportFiling(tx, call, query));
    return attached(reply, file.type, file.name, Buffer.from(file.content));
  });
}
