import type { ReportName } from '@folio/contract';

/** How a parameter of the address is parsed. Its default is the first choice, the smallest number or the empty text. */
export type ParamSpec =
  | { type: 'day' }
  | { type: 'choice'; values: readonly string[] }
  | { type: 'flag' }
  | { type: 'number'; min: number; max: number; default: number }
  | { type: 'text' };

const lastPage = 1_000_000;

/** Every parameter any report takes, by its name in the API and in the address. */
export const paramSpecs = {
  from: { type: 'day' },
  to: { type: 'day' },
  as_at: { type: 'day' },
  /** The choices depend on the report: `ReportKind.compares`. */
  compare: {
    type: 'choice',
    values: ['none', 'previous_period', 'previous_month_end', 'previous_quarter_end', 'previous_year'],
  },
  compare_count: { type: 'number', min: 1, max: 12, default: 1 },
  by: { type: 'choice', values: ['total', 'month', 'quarter'] },
  basis: { type: 'choice', values: ['accrual', 'cash'] },
  form: { type: 'choice', values: ['balance', 'movement'] },
  order: { type: 'choice', values: ['date', 'number'] },
  age_by: { type: 'choice', values: ['due_date', 'invoice_date'] },
  currency: { type: 'choice', values: ['base', 'document'] },
  names: { type: 'choice', values: ['one', 'both'] },
  figures: { type: 'choice', values: ['exact', 'whole', 'thousands'] },
  hide_zero: { type: 'flag' },
  zero_rows: { type: 'flag' },
  estimate: { type: 'flag' },
  manual_only: { type: 'flag' },
  period_days: { type: 'number', min: 1, max: 365, default: 30 },
  period_count: { type: 'number', min: 2, max: 12, default: 4 },
  account: { type: 'text' },
  contact: { type: 'text' },
  kind: { type: 'text' },
  q: { type: 'text' },
  known_on: { type: 'text' },
  columns: { type: 'text' },
  layout: { type: 'text' },
  page: { type: 'number', min: 1, max: lastPage, default: 1 },
} as const satisfies Record<string, ParamSpec>;

export type ParamName = keyof typeof paramSpecs;

export interface ReportKind {
  name: ReportName;
  /** `period`: the report has a first and a last day. `moment`: only a last day. */
  days: 'period' | 'moment';
  /** The possible comparisons. */
  compares: readonly string[];
  /** Parameters on the toolbar, and those behind More. */
  inline: readonly ParamName[];
  more: readonly ParamName[];
  isPaged: boolean;
}

/** What every report takes from its View menu. */
export const viewParams = ['figures', 'hide_zero'] as const satisfies readonly ParamName[];

const every = ['names', 'known_on'] as const;
const listed = { days: 'period', compares: [], isPaged: true } as const;
const aged = {
  days: 'moment',
  compares: [],
  inline: ['age_by', 'contact'],
  more: ['period_days', 'period_count', 'currency', 'names', 'known_on', 'columns'],
  isPaged: false,
} as const;

/** The parameters of each report, and where the screen asks for them. */
export const reportKinds: Readonly<Record<ReportName, ReportKind>> = {
  'balance-sheet': {
    name: 'balance-sheet',
    days: 'moment',
    compares: ['none', 'previous_month_end', 'previous_quarter_end', 'previous_year'],
    inline: ['compare', 'compare_count'],
    more: [...every, 'zero_rows', 'columns'],
    isPaged: false,
  },
  'profit-loss': {
    name: 'profit-loss',
    days: 'period',
    compares: ['none', 'previous_period', 'previous_year'],
    inline: ['compare', 'compare_count'],
    more: ['by', 'basis', ...every, 'zero_rows', 'estimate', 'columns'],
    isPaged: false,
  },
  'cash-flow': {
    name: 'cash-flow',
    days: 'period',
    compares: ['none', 'previous_period', 'previous_year'],
    inline: ['compare', 'compare_count'],
    more: ['by', ...every, 'columns'],
    isPaged: false,
  },
  'trial-balance': {
    name: 'trial-balance',
    days: 'moment',
    compares: ['none', 'previous_month_end', 'previous_year'],
    inline: ['form', 'compare', 'compare_count'],
    more: [...every, 'basis', 'zero_rows', 'columns'],
    isPaged: false,
  },
  'general-ledger': {
    ...listed,
    name: 'general-ledger',
    inline: ['account'],
    more: ['kind', 'contact', ...every, 'zero_rows', 'columns'],
  },
  'journal-report': {
    ...listed,
    name: 'journal-report',
    inline: ['kind'],
    more: [...every, 'order', 'manual_only', 'columns'],
  },
  'transaction-detail': {
    ...listed,
    name: 'transaction-detail',
    inline: ['kind'],
    more: ['contact', 'account', ...every, 'columns'],
  },
  'account-transaction': {
    ...listed,
    name: 'account-transaction',
    inline: ['account'],
    more: ['contact', 'q', ...every, 'columns'],
  },
  'aged-receivable': { ...aged, name: 'aged-receivable' },
  'aged-payable': { ...aged, name: 'aged-payable' },
  'custom-report': {
    name: 'custom-report',
    days: 'period',
    compares: ['none', 'previous_period', 'previous_year'],
    inline: ['layout', 'compare', 'compare_count'],
    more: ['by', ...every, 'columns'],
    isPaged: false,
  },
};

/** The report with a name in the address; undefined for an unknown name. */
export function reportKindOf(name: string): ReportKind | undefined {
  return Object.values(reportKinds).find((kind) => kind.name === name);
}

/** The trial balance has a first day only in its form with movements. */
export function hasFrom(kind: ReportKind, form: string): boolean {
  return kind.days === 'period' || (kind.name === 'trial-balance' && form === 'movement');
}

/** The last day is called `as_at` in reports that have no first day. */
export function lastDayName(kind: ReportKind): 'to' | 'as_at' {
  return kind.days === 'period' ? 'to' : 'as_at';
}
