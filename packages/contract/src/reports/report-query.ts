import { z } from 'zod';
import { day, id } from '../wire/wire.ts';
import { reportLayoutBody } from './report-layout.ts';
import type { ReportName } from './report-sheet.ts';

/** A day allowed in books: calculations with it stay inside the calendar of four-digit years. */
export const dayInBooks = day.refine((text) => text >= '1900-01-01' && text <= '2199-12-31', {
  params: { word: 'report_date_far' },
});
/** An instant: ISO 8601 with a zone ("2026-04-22T10:00:00Z"). */
const knownOn = z.iso.datetime({ offset: true }).optional();
/** Codes, ids or words joined by commas. */
const list = z
  .string()
  .max(4000)
  .optional()
  .transform((text) => (text === undefined || text === '' ? undefined : text.split(',').filter((part) => part !== '')));
/** Ids joined by commas. */
const ids = list.pipe(z.array(id).optional());
const flag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((text) => text === 'true');

/**
 * Parameters of every report. `columns`: the optional columns to show; `names`: account names in one language or in
 * both. `figures` and `hide_zero` change only what is shown: amounts in the answer stay exact, and totals do not change.
 * A CSV file is exact and complete.
 */
const every = z.object({
  known_on: knownOn,
  columns: list,
  names: z.enum(['one', 'both']).default('one'),
  /** Amounts to the cent, in whole units of the currency, or in thousands of them. */
  figures: z.enum(['exact', 'whole', 'thousands']).default('exact'),
  /** Leaves out rows and columns in which every amount is zero. */
  hide_zero: flag,
});
const paged = z.object({
  page: z.coerce.number().int().min(1).default(1),
  limit: z.coerce.number().int().min(1).max(500).default(200),
});
const basis = z.enum(['accrual', 'cash']).default('accrual');
const compareCount = z.coerce.number().int().min(1).max(12).default(1);
const days = z.object({ from: dayInBooks, to: dayInBooks });

export const balanceSheetQuery = every.extend({
  as_at: dayInBooks,
  /** Month, quarter or year ends before the date, `compare_count` of them, or the same day of earlier years. */
  compare: z.enum(['none', 'previous_month_end', 'previous_quarter_end', 'previous_year']).default('none'),
  compare_count: compareCount,
  zero_rows: flag,
});
export const profitLossQuery = every.extend({
  ...days.shape,
  compare: z.enum(['none', 'previous_period', 'previous_year']).default('none'),
  compare_count: compareCount,
  by: z.enum(['total', 'month', 'quarter']).default('total'),
  basis,
  zero_rows: flag,
  /** Adds the profits tax estimate under the profit. */
  estimate: flag,
});
export const cashFlowQuery = every.extend({
  ...days.shape,
  compare: z.enum(['none', 'previous_period', 'previous_year']).default('none'),
  compare_count: compareCount,
  by: z.enum(['total', 'month', 'quarter']).default('total'),
});
export const trialBalanceQuery = every.extend({
  as_at: dayInBooks,
  /** Balances at the date, or the movement from `from` to it between opening and closing. */
  form: z.enum(['balance', 'movement']).default('balance'),
  from: dayInBooks.optional(),
  compare: z.enum(['none', 'previous_month_end', 'previous_year']).default('none'),
  compare_count: compareCount,
  basis,
  zero_rows: flag,
});
export const generalLedgerQuery = every.extend({
  ...days.shape,
  ...paged.shape,
  account: list,
  kind: list,
  contact: ids,
  zero_rows: flag,
});
export const journalReportQuery = every.extend({
  ...days.shape,
  ...paged.shape,
  kind: list,
  order: z.enum(['date', 'number']).default('date'),
  manual_only: flag,
});
export const transactionDetailQuery = every.extend({
  ...days.shape,
  ...paged.shape,
  kind: list,
  contact: ids,
  account: list,
});
export const accountTransactionQuery = every.extend({
  ...days.shape,
  ...paged.shape,
  account: list,
  contact: ids,
  q: z.string().max(200).optional(),
});
export const agedQuery = every.extend({
  as_at: dayInBooks,
  age_by: z.enum(['due_date', 'invoice_date']).default('due_date'),
  contact: ids,
  period_days: z.coerce.number().int().min(1).max(365).default(30),
  period_count: z.coerce.number().int().min(2).max(12).default(4),
  /** Base currency only, or also each document's own currency. */
  currency: z.enum(['base', 'document']).default('base'),
});

/** A custom report: its layout decides the rows, the period and the comparison the columns. */
export const customReportQuery = every.extend({
  ...days.shape,
  layout: id,
  compare: z.enum(['none', 'previous_period', 'previous_year']).default('none'),
  compare_count: compareCount,
  by: z.enum(['total', 'month', 'quarter']).default('total'),
});
/** A layout that is not saved, with the columns that it opens with. */
export const layoutPreviewBody = z.object({ ...days.shape, layout: reportLayoutBody });

export const reportQueries = {
  'balance-sheet': balanceSheetQuery,
  'profit-loss': profitLossQuery,
  'cash-flow': cashFlowQuery,
  'trial-balance': trialBalanceQuery,
  'general-ledger': generalLedgerQuery,
  'journal-report': journalReportQuery,
  'transaction-detail': transactionDetailQuery,
  'account-transaction': accountTransactionQuery,
  'aged-receivable': agedQuery,
  'aged-payable': agedQuery,
  'custom-report': customReportQuery,
} as const satisfies Record<ReportName, z.ZodType>;
export type ReportQuery<Name extends ReportName> = z.infer<(typeof reportQueries)[Name]>;

/** The format of the file; the rest of the query is the report's, and the file holds all pages. */
export const exportQuery = z.looseObject({ format: z.enum(['csv', 'xlsx', 'pdf']) });
/** With `from` the figures are movements of the range, without it balances at `to`. */
export const changesQuery = z.object({
  known_on: z.iso.datetime({ offset: true }),
  from: dayInBooks.optional(),
  to: dayInBooks,
  account: list,
  page: z.coerce.number().int().min(1).default(1),
  limit: z.coerce.number().int().min(1).max(500).default(100),
});
export type ChangesQuery = z.infer<typeof changesQuery>;
