import { chartOf, DEFAULT_CHART } from '../../../packages/ledger/src/accounts/index.ts';
import type {
  BookedEntry,
  LineToCode,
  OpenForMatching,
  Surroundings,
} from '../../../packages/ledger/src/reconciliation/suggestion.ts';

/** Plain records for scenario tables; every test says what is different. */
export const CHART = chartOf(DEFAULT_CHART);
export const CODES = new Set(DEFAULT_CHART.map((account) => account.code));

export const INVOICE: OpenForMatching = {
  ref: 'one',
  number: 'INV-2026-003',
  reference: 'PO BH-2390',
  contactRef: 'blue harbour',
  contactNames: ['Blue Harbour Retail Limited', '藍港零售有限公司'],
  openMinor: 2_248_000n,
  currency: 'HKD',
  issueDate: '2026-03-12',
  type: 'sales_invoice',
};

export const LINE: LineToCode = {
  ref: 'line',
  accountCode: '1010',
  date: '2026-03-16',
  amountMinor: 2_248_000n,
  currency: 'HKD',
  payee: 'BLUE HARBOUR RETAIL L',
  description: 'FPS CREDIT\nBLUE HARBOUR RETAIL L\nINV2026003',
};

export const ENTRY: BookedEntry = {
  ref: 'entry',
  number: 'RCT-0012',
  date: '2026-03-15',
  amountMinor: 2_248_000n,
  contactNames: ['Blue Harbour Retail Limited'],
  words: 'CHQ 229018',
};

export function around(more: Partial<Surroundings> = {}): Surroundings {
  return {
    documents: [],
    mirrors: [],
    chart: CHART,
    accountCodes: CODES,
    entries: [],
    history: new Map(),
    rules: [],
    baseCurrency: 'HKD',
    rateOn: (currency) => (currency === 'USD' ? '7.8' : null),
    ...more,
  };
}
