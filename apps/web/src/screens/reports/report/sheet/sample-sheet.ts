import type { ReportSheet, SheetCell, SheetColumn, SheetRow } from '@folio/contract';

/** A balance sheet of two sections for the tests: two days, an account in brackets, a drill from each figure. */
const column = (key: string, label: string, kind: SheetColumn['kind'], group: string | null = null): SheetColumn => ({
  key,
  label,
  kind,
  currency: null,
  optional: false,
  group,
});

const drill = (code: string, to: string) => ({
  report: 'account-transaction' as const,
  query: { account: code, from: '2025-04-01', to },
});

function accountRow(code: string, name: string, section: string, amounts: readonly string[]): SheetRow {
  const days = ['2026-03-31', '2025-03-31'];
  const figures = amounts.map((value, index): SheetCell => ({ value, drill: drill(code, days[index] ?? '') }));
  return { key: code, kind: 'line', depth: 1, section, cells: [{ value: `${code} ${name}` }, ...figures] };
}

function wordRow(kind: SheetRow['kind'], key: string, section: string | null, cells: (string | null)[]): SheetRow {
  return { key, kind, depth: 0, section, cells: cells.map((value) => ({ value })) };
}

export const sampleSheet: ReportSheet = {
  report: 'balance-sheet',
  company: 'Sample Lantern Limited',
  title: 'Balance Sheet',
  period: 'As at Mar 31, 2026',
  basis: 'Accrual basis',
  base_currency: 'HKD',
  produced_at: '2026-05-11T03:42:00.000Z',
  known_on: null,
  query: { as_at: '2026-03-31', compare: 'previous_year', names: 'one' },
  from: null,
  to: '2026-03-31',
  columns: [
    column('account', '', 'text'),
    column('amount_0', 'Mar 31, 2026', 'money'),
    column('amount_1', 'Mar 31, 2025', 'money'),
  ],
  offered: [{ key: 'change', label: 'Change' }],
  rows: [
    wordRow('heading', 'current', 'current_assets', ['Current assets', null, null]),
    accountRow('1010', 'Bank - HKD current', 'current_assets', ['90440.47', '286450.30']),
    accountRow('1100', 'Trade receivables', 'current_assets', ['211617.41', '0.00']),
    wordRow('subtotal', 'current.total', 'current_assets', ['Total current assets', '302057.88', '286450.30']),
    wordRow('heading', 'equity', 'equity', ['Equity', null, null]),
    accountRow('3100', 'Retained earnings', 'equity', ['-1200.50', '0.00']),
    wordRow('total', 'equity.total', 'equity', ['Total equity', '-1200.50', '0.00']),
  ],
  checks: [{ code: 'suspense_nil', label: 'Nothing in suspense', holds: true, difference: '0.00' }],
  notes: [],
  empty: false,
};

/** A customer with two open documents, as an aged report has them. */
export const sampleCustomer: SheetRow = {
  key: 'c1',
  kind: 'line',
  depth: 0,
  section: null,
  cells: [{ value: 'Blue Harbour Retail Limited' }, { value: '1500.00' }, { value: '0.00' }],
  details: ['INV-0001', 'INV-0002'].map((number) => wordRow('detail', number, null, [number, '750.00', null])),
};
