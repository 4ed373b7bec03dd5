import { z } from 'zod';
import { day, id, instant, listQuery, moneyText } from './wire.ts';

export const reportName = z.enum(['trial-balance', 'profit-loss', 'balance-sheet']);
export type ReportName = z.infer<typeof reportName>;

const amounts = z.array(moneyText);
export const reportRow = z.object({ code: z.string(), name: z.string(), name_zh: z.string(), amounts });
export const reportSection = z.object({ section: z.string(), rows: z.array(reportRow), total: amounts });
export type ReportSection = z.infer<typeof reportSection>;

const head = z.object({
  company: z.string(),
  company_zh: z.string().nullable(),
  base_currency: z.string(),
  produced_at: instant,
});

/** A footer light: does the identity hold, and by how much not. */
export const reportCheck = z.object({
  code: z.enum([
    'debits_equal_credits',
    'net_assets_equal_equity',
    'suspense_nil',
    'opening_equity_nil',
    'receivables_agree',
    'payables_agree',
  ]),
  holds: z.boolean(),
  difference: moneyText,
});

export const trialBalance = head.extend({
  report: z.literal('trial-balance'),
  as_at: day,
  rows: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      name_zh: z.string(),
      type: z.string(),
      debit: moneyText.nullable(),
      credit: moneyText.nullable(),
    }),
  ),
  total_debit: moneyText,
  total_credit: moneyText,
  /** Where drilling down starts for income and expense accounts: the financial year's first day. */
  year_start: day,
  checks: z.array(reportCheck),
});
export type TrialBalance = z.infer<typeof trialBalance>;

export const profitLoss = head.extend({
  report: z.literal('profit-loss'),
  columns: z.array(z.object({ from: day, to: day })),
  sections: z.array(reportSection),
  summary: z.object({
    gross_profit: amounts,
    operating_profit: amounts,
    profit_before_tax: amounts,
    profit_for_period: amounts,
  }),
  checks: z.array(reportCheck),
});
export type ProfitLoss = z.infer<typeof profitLoss>;

export const balanceSheet = head.extend({
  report: z.literal('balance-sheet'),
  columns: z.array(day),
  /** First day of the financial year of each column's date, for drilling into the profit for the year. */
  year_starts: z.array(day),
  sections: z.array(reportSection),
  summary: z.object({
    total_assets: amounts,
    total_liabilities: amounts,
    net_current_assets: amounts,
    net_assets: amounts,
    total_equity: amounts,
  }),
  checks: z.array(reportCheck),
});
export type BalanceSheet = z.infer<typeof balanceSheet>;

export const trialBalanceQuery = z.object({ as_at: day });
/** `compare`: none, the period before of the same length, or the same period last year. */
export const profitLossQuery = z.object({
  from: day,
  to: day,
  compare: z.enum(['none', 'previous_period', 'previous_year']).default('none'),
});
export const balanceSheetQuery = z.object({
  as_at: day,
  compare: z.enum(['none', 'previous_month_end', 'previous_year']).default('none'),
});

/** One posting of an account, for drilling down. Balance is on the account's normal side, in base currency. */
export const journalLineRow = z.object({
  /** Key of the row: the entry and the number of the line in it. */
  id: z.string(),
  journal_entry_id: id,
  journal_number: z.string(),
  date: day,
  kind: z.string(),
  source_number: z.string().nullable(),
  contact: z.string().nullable(),
  description: z.string(),
  debit: moneyText.nullable(),
  credit: moneyText.nullable(),
  balance: moneyText,
  currency: z.string(),
  foreign_amount: moneyText.nullable(),
  document_id: id.nullable(),
});
export type JournalLineRow = z.infer<typeof journalLineRow>;

export const journalLineQuery = listQuery.extend({ account: z.string().max(20), from: day.optional(), to: day });
export const journalLineMeta = z.object({
  page: z.number(),
  limit: z.number(),
  total: z.number(),
  opening: moneyText,
  closing: moneyText,
  account: z.object({
    code: z.string(),
    name: z.string(),
    name_zh: z.string(),
    type: z.string(),
    normal_side: z.string(),
  }),
});
export type JournalLineMeta = z.infer<typeof journalLineMeta>;

export const journalEntryDetail = z.object({
  id,
  number: z.string(),
  date: day,
  kind: z.string(),
  narration: z.string(),
  posted_at: instant,
  posted_by: z.string().nullable(),
  hash: z.string(),
  reverses: z.object({ id, number: z.string() }).nullable(),
  reversed_by: z.object({ id, number: z.string() }).nullable(),
  lines: z.array(
    z.object({
      account_code: z.string(),
      account_name: z.string(),
      account_name_zh: z.string(),
      contact: z.string().nullable(),
      description: z.string(),
      debit: moneyText.nullable(),
      credit: moneyText.nullable(),
      currency: z.string(),
      foreign_amount: moneyText.nullable(),
      rate: z.string().nullable(),
    }),
  ),
  total: moneyText,
  /** What it came from: the record to open, and the spot on the page where the figure stands. */
  source: z.object({
    type: z.string(),
    id: id.nullable(),
    number: z.string().nullable(),
    document_id: id.nullable(),
    page: z.number().nullable(),
    box: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }).nullable(),
  }),
});
export type JournalEntryDetail = z.infer<typeof journalEntryDetail>;
