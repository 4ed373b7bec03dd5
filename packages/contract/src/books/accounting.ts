import { z } from 'zod';
import { bookChecks } from '../choices.ts';
import { currencyCode, day, decimalText, id, instant, listQuery, moneyText, monthDay } from '../wire/wire.ts';
import { accountRole, ledgerAccountRow } from './account.ts';

const accountCode = z.string().trim().min(1).max(20);
const words = (max: number) => z.string().trim().max(max);

/* Chart of accounts */

/** An account for the chart screen: whether it has postings, and its balance today (debit positive). */
export const chartRow = ledgerAccountRow.extend({
  subtype: z.string(),
  normal_side: z.enum(['debit', 'credit']),
  cash_flow: z.enum(['cash', 'operating', 'investing', 'financing', 'none']),
  posted: z.boolean(),
  balance: moneyText,
  /** Folio posts to the account automatically, so it stays in use and in its section. */
  role_fixed: z.boolean(),
  /** The roles for which the account can be named. */
  roles_offered: z.array(accountRole),
});
export type ChartRow = z.infer<typeof chartRow>;

export const newAccountBody = z.object({
  code: accountCode,
  name: words(120).min(1),
  name_zh: words(120),
  section: z.string(),
  normal_side: z.enum(['debit', 'credit']).optional(),
  cash_flow: z.enum(['cash', 'operating', 'investing', 'financing', 'none']).optional(),
});
/**
 * Absent fields do not change. The section may change within the account's type, but never for an account whose role
 * Folio needs. `system_role` names the account for a role, which its present account loses; null gives the role up.
 */
export const accountChangeBody = z.object({
  name: words(120).min(1).optional(),
  name_zh: words(120).optional(),
  section: z.string().optional(),
  active: z.boolean().optional(),
  system_role: accountRole.nullable().optional(),
});
export const accountParams = z.object({ companyId: id, code: accountCode });

/* Tax codes */

export const taxCodeBody = z.object({
  code: words(20).min(1),
  name: words(120).min(1),
  name_zh: words(120).default(''),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable()
    .default(null),
  rate_percent: decimalText,
  kind: z.enum(['standard', 'zero_rated', 'exempt', 'out_of_scope', 'reverse_charge']).default('standard'),
  recoverable: z.boolean(),
  valid_from: day.nullable().default(null),
  valid_to: day.nullable().default(null),
});
export const taxCodeRow = taxCodeBody.extend({ used: z.boolean() });
export type TaxCodeRow = z.infer<typeof taxCodeRow>;
/** Common foreign tax codes, ready to be added. */
export const taxCodeSeeds = z.array(taxCodeBody);

/* Exchange rates: base units for one foreign unit */

export const exchangeRateRow = z.object({ currency: currencyCode, date: day, rate: decimalText });
export type ExchangeRateRow = z.infer<typeof exchangeRateRow>;
export const exchangeRateQuery = listQuery.extend({
  currency: currencyCode.optional(),
  from: day.optional(),
  to: day.optional(),
});
/** Values as typed: the form shows an error next to its field. */
export const exchangeRateBody = z.object({ currency: currencyCode, date: day, rate: words(24).min(1) });
/**
 * CSV of date, currency, rate (columns in any order, with headings); `dry_run` only reports the result. Rows with a
 * fault are left out, the others are saved.
 */
export const exchangeRateImportBody = z.object({
  csv: z.string().min(1).max(2_000_000),
  dry_run: z.boolean().default(false),
});
/**
 * `rows` are the valid rates, in the file's order; `row` of a fault is the line number in the file from 1, heading
 * included.
 */
export const exchangeRateImport = z.object({
  added: z.number(),
  changed: z.number(),
  unchanged: z.number(),
  rows: z.array(exchangeRateRow),
  faults: z.array(z.object({ row: z.number(), message: z.string() })),
});

/* Manual journals */

/** Money texts may be empty while a draft is written; a line is a debit or a credit in base currency. */
export const manualJournalLine = z.object({
  account_code: words(20),
  debit: z.string().max(24).nullable().default(null),
  credit: z.string().max(24).nullable().default(null),
  description: words(500).default(''),
  contact_id: id.nullable().default(null),
  /**
   * A line on a bank account in another currency has its amount there (signed, debit positive), and its value in base
   * currency in debit or credit; with a rate, debit and credit may be left out.
   */
  currency: currencyCode.nullable().default(null),
  foreign_amount: z.string().max(24).nullable().default(null),
  rate: z.string().max(24).nullable().default(null),
});
export const manualJournalDraft = z.object({
  date: z.string().max(10),
  narration: words(500).default(''),
  reference: words(100).default(''),
  reverse_on: z.string().max(10).nullable().default(null),
  lines: z.array(manualJournalLine).refine((lines) => lines.length <= 500, { params: { word: 'journal_too_long' } }),
});
export type ManualJournalLine = z.infer<typeof manualJournalLine>;
export type ManualJournalDraft = z.infer<typeof manualJournalDraft>;

/**
 * A journal that is posted at once: by the API, by imports, in batches. Without a number it gets the next of the
 * series MJ. Dates are checked when it is posted, so that each fault names its entry.
 */
export const journalEntryBody = manualJournalDraft.extend({ number: words(40).min(1).optional() });
export const journalEntryBatchBody = z.object({
  entries: z
    .array(journalEntryBody)
    .min(1)
    .refine((entries) => entries.length <= 500, { params: { word: 'batch_too_long' } }),
});
/** The entry in the ledger (J0001), and the journal it was posted from (MJ-0001). */
export const postedEntry = z.object({ id, number: z.string(), journal_id: id, journal_number: z.string() });
export type PostedEntry = z.infer<typeof postedEntry>;
export const postedBatch = z.object({ entries: z.array(postedEntry) });

/** `reversed`: reversed by hand. A journal with `reverse_on` stays `posted`; its reversal was posted with it. */
export const manualJournalState = z.enum(['draft', 'posted', 'reversed']);
export const manualJournalRow = z.object({
  id,
  number: z.string().nullable(),
  state: manualJournalState,
  date: z.string(),
  narration: z.string(),
  reference: z.string(),
  total: moneyText.nullable(),
  reverse_on: z.string().nullable(),
  attachments: z.number(),
  entry_id: id.nullable(),
  updated_at: instant,
});
export type ManualJournalRow = z.infer<typeof manualJournalRow>;
export const attachment = z.object({ sha256: z.string(), name: z.string(), size: z.number(), type: z.string() });
export const manualJournal = manualJournalRow.extend({
  version: z.number(),
  draft: manualJournalDraft,
  attachments_list: z.array(attachment),
  reversal_entry_id: id.nullable(),
});
export type ManualJournal = z.infer<typeof manualJournal>;
export const manualJournalListQuery = listQuery.extend({ state: manualJournalState.optional() });
export const newManualJournalBody = z.object({ draft: manualJournalDraft });
export const saveManualJournalBody = z.object({ version: z.number().int().min(1), draft: manualJournalDraft });
export const reverseJournalBody = z.object({ date: day });
export const attachmentParams = z.object({ companyId: id, id, sha256: z.string().regex(/^[0-9a-f]{64}$/) });

export const journalTemplateBody = z.object({ name: words(120).min(1), draft: manualJournalDraft });
export const journalTemplateRow = journalTemplateBody.extend({ id });
export type JournalTemplateRow = z.infer<typeof journalTemplateRow>;

/* Opening balances */

export const openingLine = z.object({
  account_code: words(20),
  debit: z.string().max(24).nullable().default(null),
  credit: z.string().max(24).nullable().default(null),
  /**
   * For a bank account in another currency: its amount there, debit positive; the base amount is in debit or credit,
   * or follows from the rate.
   */
  foreign_amount: z.string().max(24).nullable().default(null),
  rate: z.string().max(24).nullable().default(null),
});
export const openingDocument = z.object({
  type: z.enum(['sales_invoice', 'sales_credit_note', 'purchase_bill', 'purchase_credit_note']),
  number: words(60).min(1),
  contact: words(200).min(1),
  issue_date: day,
  due_date: day,
  currency: currencyCode,
  rate: z.string().max(24).nullable().default(null),
  /** The open amount, positive, also for credit notes. */
  total: z.string().trim().min(1).max(24),
});
export type OpeningDocument = z.infer<typeof openingDocument>;
export const openingBalances = z.object({
  /** The day before the first day kept in Folio; null until balances are entered. */
  date: day.nullable(),
  lines: z.array(openingLine),
  /** `settled`: something has been paid or allocated to it since, so it cannot be removed. */
  documents: z.array(openingDocument.extend({ id, base: moneyText, settled: z.boolean() })),
  /** Opening balances of bank accounts posted from their statements; a line on the account replaces them. */
  from_statements: z.array(z.object({ account_code: z.string(), date: day, balance: moneyText, entry_id: id })),
  /** Balance of 3900, debit positive. The wizard ends when it is zero. */
  opening_equity: moneyText,
  entry_id: id.nullable(),
  locked: z.boolean(),
});
export type OpeningBalances = z.infer<typeof openingBalances>;
/** Posts the balances; balances posted before are first reversed at their own date. */
export const openingBalancesBody = z.object({
  date: day,
  lines: z.array(openingLine).refine((lines) => lines.length <= 500, { params: { word: 'journal_too_long' } }),
});

/* Period lock, year end, revaluation */

export const periodLock = z.object({
  locked_through: day.nullable(),
  /** The years of the company that do not follow from its year end alone, in the order of the calendar. */
  known_years: z.array(z.object({ from: day, to: day })),
  history: z.array(
    z.object({ at: instant, by: z.string().nullable(), from: day.nullable(), to: day.nullable(), reason: z.string() }),
  ),
});
export type PeriodLock = z.infer<typeof periodLock>;
export const periodLockBody = z.object({ through: day.nullable(), reason: words(300).default('') });

export const yearEnd = z.object({
  fye: monthDay,
  years: z.array(
    z.object({ start: day, end: day, state: z.enum(['open', 'locked', 'closed']), entry_id: id.nullable() }),
  ),
  start: day,
  end: day,
  rows: z.array(
    z.object({ code: z.string(), name: z.string(), name_zh: z.string(), type: z.string(), balance: moneyText }),
  ),
  profit: moneyText,
  dividends: moneyText,
  retained_before: moneyText,
  retained_after: moneyText,
  /** What should be settled before closing: drafts, unreconciled lines, suspense, opening equity. */
  open_points: z.array(z.object({ code: z.string(), message: z.string(), count: z.number() })),
  entry_id: id.nullable(),
});
export type YearEnd = z.infer<typeof yearEnd>;
export const yearEndQuery = z.object({ end: day.optional() });
export const yearEndBody = z.object({ end: day });

export const revaluationLine = z.object({
  kind: z.enum(['document', 'bank']),
  code: z.string(),
  label: z.string(),
  contact: z.string().nullable(),
  currency: currencyCode,
  open: moneyText,
  carrying: moneyText,
  rate: decimalText.nullable(),
  revalued: moneyText.nullable(),
  adjustment: moneyText.nullable(),
});
export const revaluationRun = z.object({
  date: day,
  entry_ids: z.array(id),
  gain: moneyText,
  /** Documents dated on or before the run but posted after it: the run is out of date. */
  stale: z.boolean(),
});
export const revaluation = z.object({
  date: day,
  reverse_on: day,
  /** Rates found for the date; null where one must be typed. */
  rates: z.array(z.object({ currency: currencyCode, rate: decimalText.nullable(), rate_date: day.nullable() })),
  lines: z.array(revaluationLine),
  total: moneyText,
  runs: z.array(revaluationRun),
});
export type Revaluation = z.infer<typeof revaluation>;
export const revaluationQuery = z.object({ date: day, rates: z.string().max(500).optional() });
/** `replace`: an earlier run of the same date is reversed first. */
export const revaluationBody = z.object({
  date: day,
  rates: z.array(z.object({ currency: currencyCode, rate: decimalText })),
  replace: z.boolean().default(false),
});

/* Proof of the books */

export const bookFinding = z.object({
  check: z.enum(bookChecks),
  subject: z.string(),
  expected: z.string(),
  found: z.string(),
  message: z.string(),
});
export const bookProof = z.object({
  entries: z.number(),
  lines: z.number(),
  /** Hash of the last entry: keep a copy outside Folio to compare. */
  head: z.string(),
  checked_at: instant,
  checks: z.array(
    z.object({ check: bookFinding.shape.check, label: z.string(), holds: z.boolean(), counted: z.number() }),
  ),
  findings: z.array(bookFinding),
});
export type BookProof = z.infer<typeof bookProof>;
