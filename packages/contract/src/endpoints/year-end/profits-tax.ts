import { z } from 'zod';
import { endpointsOf } from '../../wire/endpoint.ts';
import { id, nothing, versionBody } from '../../wire/wire.ts';
import * as tax from '../../year-end/profits-tax.ts';
import { taxHirePurchaseYear } from '../../year-end/tax-hire-purchase.ts';
import { company } from '../paths.ts';

const endpoint = endpointsOf('profits-tax');

const all = `${company}/profits-tax` as const;
const one = `${company}/profits-tax/:id` as const;

export const profitsTaxEndpoints = {
  overview: endpoint('GET', all, 'read', {
    summary: 'The tax profile, and the profits tax computations by year',
    data: tax.taxOverview,
  }),
  profile: endpoint('PUT', `${company}/tax-profile`, 'write', {
    summary: 'Change what computations of every year follow from',
    body: tax.taxProfile,
    data: tax.taxProfile,
  }),
  create: endpoint('POST', all, 'write', {
    summary: 'Begin the computation of a year, rolled forward from the year before',
    body: tax.newTaxComputationBody,
    data: tax.taxComputation,
    idempotent: true,
  }),
  get: endpoint('GET', one, 'read', { summary: 'A computation with its working', data: tax.taxComputation }),
  save: endpoint('PUT', one, 'write', {
    summary: 'Save basis period, pools, losses and other figures of a draft',
    body: tax.saveTaxComputationBody,
    data: tax.taxComputation,
  }),
  propose: endpoint('POST', `${one}/propose`, 'write', {
    summary: 'Propose adjustments from the accounts again; decided ones stay',
    body: versionBody,
    data: tax.taxComputation,
  }),
  adjust: endpoint('PUT', `${one}/adjustment`, 'write', {
    summary: 'Accept, change, dismiss or add an adjustment',
    body: tax.taxAdjustmentBody,
    data: tax.taxComputation,
  }),
  lines: endpoint('GET', `${one}/adjustment/:adjustmentId/line`, 'read', {
    summary: 'The postings and documents behind an adjustment',
    params: z.object({ companyId: id, id, adjustmentId: id }),
    data: z.array(tax.taxAdjustmentLine),
  }),
  hirePurchase: endpoint('GET', `${company}/fixed-asset/:id/hire-purchase`, 'read', {
    summary: 'The allowances of an asset under hire purchase, by year of assessment',
    data: z.array(taxHirePurchaseYear),
  }),
  approve: endpoint('POST', `${one}/approve`, 'approve', {
    summary: 'Approve a computation: its figures are kept with their hash',
    body: tax.approveTaxBody,
    data: tax.taxComputation,
  }),
  reopen: endpoint('POST', `${one}/reopen`, 'approve', {
    summary: 'Open an approved computation again',
    body: tax.reopenTaxBody,
    data: tax.taxComputation,
  }),
  journal: endpoint('POST', `${one}/journal`, 'write', {
    summary: 'Post the journal of the tax of an approved computation',
    body: tax.taxJournalBody,
    data: tax.taxComputation,
    idempotent: true,
  }),
  reverseJournal: endpoint('POST', `${one}/journal/reverse`, 'write', {
    summary: 'Reverse the journal of the tax',
    body: tax.reverseTaxJournalBody,
    data: tax.taxComputation,
  }),
  remove: endpoint('DELETE', one, 'write', { summary: 'Delete the draft of a computation', data: nothing }),
};
