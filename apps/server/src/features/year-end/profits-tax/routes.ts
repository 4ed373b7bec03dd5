import { profitsTaxEndpoints as calls } from '@folio/contract';
import { companyRoute } from '../../../platform/http/answers.ts';
import type { FolioApp } from '../../../platform/http/app.ts';
import { adjustmentLines, decideAdjustment } from './adjust.ts';
import { approveComputation, reopenComputation } from './approve.ts';
import { hirePurchaseYears } from './hire-purchase-years.ts';
import { postTaxJournal, reverseTaxJournal } from './journal.ts';
import {
  createComputation,
  getComputation,
  proposeForDraft,
  readOverview,
  removeComputation,
  saveComputation,
  saveProfile,
} from './keep-computation.ts';

export function profitsTaxRoutes(app: FolioApp): void {
  companyRoute(app, calls.overview, (tx, { call }) => readOverview(tx, call));
  companyRoute(app, calls.profile, (tx, { body, call }) => saveProfile(tx, call, body));
  companyRoute(app, calls.create, (tx, { body, call }) => createComputation(tx, call, body));
  companyRoute(app, calls.get, (tx, { params }) => getComputation(tx, params.id));
  companyRoute(app, calls.save, (tx, { params, body, call }) => saveComputation(tx, call, params.id, body));
  companyRoute(app, calls.propose, (tx, { params, body }) => proposeForDraft(tx, params.id, body.version));
  companyRoute(app, calls.adjust, (tx, { params, body, call }) => decideAdjustment(tx, call, params.id, body));
  companyRoute(app, calls.lines, (tx, { params }) => adjustmentLines(tx, params.id, params.adjustmentId));
  companyRoute(app, calls.hirePurchase, (tx, { params }) => hirePurchaseYears(tx, params.id));
  companyRoute(app, calls.approve, (tx, { params, body, call }) => approveComputation(tx, call, params.id, body));
  companyRoute(app, calls.reopen, (tx, { params, body, call }) => reopenComputation(tx, call, params.id, body));
  companyRoute(app, calls.journal, (tx, { params, body, call }) => postTaxJournal(tx, call, params.id, body));
  companyRoute(app, calls.reverseJournal, (tx, { params, body, call }) => reverseTaxJournal(tx, call, params.id, body));
  companyRoute(app, calls.remove, (tx, { params, call }) => removeComputation(tx, call, params.id));
}
