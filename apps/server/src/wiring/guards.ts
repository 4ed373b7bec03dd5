import { chartGuards } from '../features/books/chart-of-accounts/index.ts';
import { ledgerGuards } from '../features/books/ledger/index.ts';
import { taxCodeGuards } from '../features/books/tax-code/index.ts';
import { fileGuards } from '../features/documents/file-storage/index.ts';
import { companyGuards } from '../features/people/company/index.ts';
import { fixedAssetGuards } from '../features/year-end/fixed-asset/index.ts';
import { taxGuards } from '../features/year-end/profits-tax/index.ts';
import type { Guards } from '../platform/http/guard.ts';

/** How the server answers what the database refuses, whichever feature the rule belongs to. */
export const guards: Guards = {
  ...ledgerGuards,
  ...chartGuards,
  ...taxCodeGuards,
  ...companyGuards,
  ...fileGuards,
  ...taxGuards,
  ...fixedAssetGuards,
};
