import { z } from 'zod';
import * as exchange from '../../books/exchange.ts';
import { endpointsOf } from '../../wire/endpoint.ts';
import { nothing, versionBody } from '../../wire/wire.ts';
import { company } from '../paths.ts';

const endpoint = endpointsOf('export and import');

/** Export of the books to other programs and to an archive, and import from both. */
export const exchangeEndpoints = {
  export: endpoint('GET', `${company}/export/:format`, 'read', {
    summary: 'The whole company as hledger journal, beancount file, CSV set (zip) or archive (zip)',
    params: exchange.exportParams,
    data: nothing,
    answer: 'file',
  }),
  importArchive: endpoint('POST', '/api/company/import', 'user', {
    summary: 'Create a company from an archive (multipart, files[0])',
    data: exchange.importedCompany,
    answer: 'upload',
  }),
  imports: endpoint('GET', `${company}/import`, 'read', {
    summary: 'Imports, newest first',
    data: z.array(exchange.importRow),
  }),
  startImport: endpoint('POST', `${company}/import`, 'write', {
    summary: 'Start the import of a trial balance or general ledger CSV (multipart, files[0]); nothing is posted yet',
    query: exchange.importQuery,
    data: exchange.importDetail,
    answer: 'upload',
  }),
  import: endpoint('GET', `${company}/import/:id`, 'read', {
    summary: 'An import: how its file was interpreted; after posting, its comparison with the books',
    data: exchange.importDetail,
  }),
  saveImport: endpoint('PUT', `${company}/import/:id`, 'write', {
    summary: 'Save the choices of an import and preview its postings',
    body: exchange.saveImportBody,
    data: exchange.importDetail,
  }),
  compareImport: endpoint('POST', `${company}/import/:id/trial-balance`, 'write', {
    summary: "Upload the other system's monthly trial balances to compare with (multipart, files[0])",
    data: exchange.importDetail,
    answer: 'upload',
  }),
  postImport: endpoint('POST', `${company}/import/:id/post`, 'write', {
    summary: 'Post the import: all of it or nothing',
    body: versionBody,
    data: exchange.importDetail,
    idempotent: true,
    postsByDate: true,
  }),
  discardImport: endpoint('DELETE', `${company}/import/:id`, 'write', {
    summary: 'Discard an import that is not posted',
    data: nothing,
  }),
};
