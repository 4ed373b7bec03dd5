import { z } from 'zod';
import { endpointsOf } from '../../wire/endpoint.ts';
import * as filing from '../../year-end/filing.ts';
import { company } from '../paths.ts';

const endpoint = endpointsOf('filing');

export const filingEndpoints = {
  get: endpoint('GET', `${company}/filing`, 'read', {
    summary: 'The filing of a year as the books are now, with the checks before it is sent',
    query: filing.filingQuery,
    data: filing.filing,
  }),
  elements: endpoint('GET', `${company}/filing/elements`, 'read', {
    summary: 'The elements that accounts and rows of the accounts may have',
    data: filing.filingElements,
  }),
  profile: endpoint('PUT', `${company}/filing/profile`, 'write', {
    summary: 'Change what filings of every year follow from: industry, language, and the elements of accounts and rows',
    body: filing.filingProfile,
    data: filing.filing,
  }),
  answers: endpoint('PUT', `${company}/filing/answers`, 'write', {
    summary: 'Answer items of the tax computation of a year',
    body: filing.filingAnswersBody,
    data: filing.filing,
  }),
  partners: endpoint('PUT', `${company}/filing/partners`, 'write', {
    summary: 'Change the partners of a year, or its sole proprietor',
    body: filing.filingPartnersBody,
    data: filing.filing,
  }),
  taxonomy: endpoint('POST', `${company}/filing/taxonomy`, 'write', {
    summary: 'Import the taxonomy package of the authority in `file`',
    data: filing.filing,
    answer: 'upload',
  }),
  freeze: endpoint('POST', `${company}/filing/freeze`, 'approve', {
    summary: 'Freeze the filing of a year: what its files say is kept with its hash',
    body: filing.filingFreezeBody,
    data: filing.filing,
    idempotent: true,
  }),
  exportFiling: endpoint('GET', `${company}/filing/export`, 'read', {
    summary: 'The tax computation or the accounts as XHTML, or the data sheet',
    query: filing.filingExportQuery,
    data: z.any(),
    answer: 'file',
    exports: true,
  }),
};
