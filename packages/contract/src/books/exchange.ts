import { z } from 'zod';
import { currencyCode, day, id, instant, moneyText } from '../wire/wire.ts';
import { accountRole } from './account.ts';

/* Export: the whole company in a format other programs read. */

export const exportFormat = z.enum(['hledger', 'beancount', 'csv', 'archive']);
export type ExportFormat = z.infer<typeof exportFormat>;
export const exportParams = z.object({ companyId: id, format: exportFormat });

/* Import: books of another system. */

export const importKind = z.enum(['trial_balance', 'general_ledger']);
export type ImportKind = z.infer<typeof importKind>;

export const columnRole = z.enum([
  'date',
  'account_code',
  'account_name',
  'account_type',
  'debit',
  'credit',
  'amount',
  'balance',
  'entry',
  'kind',
  'reference',
  'contact',
  'description',
  'currency',
  'foreign_debit',
  'foreign_credit',
  'foreign_amount',
]);
export type ColumnRoleName = z.infer<typeof columnRole>;

const section = z.enum([
  'non_current_assets',
  'current_assets',
  'current_liabilities',
  'non_current_liabilities',
  'equity',
  'revenue',
  'cost_of_sales',
  'other_income',
  'other_gains_losses',
  'operating_expenses',
  'finance_costs',
  'taxation',
]);

const code = z.string().trim().min(1).max(20);
const name = z.string().trim().max(120);

/** The role the company names the account for. */
const role = accountRole.nullable().optional();

/**
 * The account for an account of the other system: one of ours, a new one, or (for opening balances) left to be
 * entered later: receivables and payables with their open documents, a bank account in another currency with its
 * amount there.
 */
export const accountChoice = z.discriminatedUnion('to', [
  z.object({ to: z.literal('account'), code, role }),
  z.object({ to: z.literal('new'), code, name: name.min(1), name_zh: name.default(''), section, role }),
  z.object({ to: z.literal('later'), code }),
]);
export type AccountChoiceBody = z.infer<typeof accountChoice>;

/** A person's choices for a file; anything left out is detected. Columns by their index, accounts by their key. */
export const importChoices = z.object({
  columns: z.record(z.string().regex(/^\d{1,3}$/), columnRole.nullable()).default({}),
  date_order: z.enum(['dmy', 'mdy']).nullable().default(null),
  amount_sign: z.enum(['debit_positive', 'own_side']).nullable().default(null),
  /** The day of a trial balance, if the file does not state it or states it wrongly. */
  as_at: day.nullable().default(null),
  accounts: z.record(z.string().max(200), accountChoice).default({}),
});
export type ImportChoices = z.infer<typeof importChoices>;

export const importQuery = z.object({ kind: importKind });
export const saveImportBody = z.object({ version: z.number().int().min(1), choices: importChoices });

/** A sentence about the file; `row` is the line of the file, null for the file as a whole. */
export const importFinding = z.object({ row: z.number().nullable(), code: z.string(), message: z.string() });

export const importAccount = z.object({
  key: z.string(),
  code: z.string().nullable(),
  name: z.string(),
  type: z.string().nullable(),
  lines: z.number(),
  /** Closing balance in the file, debit positive. */
  balance: moneyText,
  choice: accountChoice.nullable(),
  /** The roles for which the chosen account can be named. */
  roles_offered: z.array(accountRole),
  reason: z.enum(['remembered', 'name', 'usual_name', 'code', 'control', 'type', 'none', 'chosen']),
  /** Why the choice cannot be used; null if it can. */
  problem: z.string().nullable(),
});
export type ImportAccount = z.infer<typeof importAccount>;

const previewLine = z.object({
  account_code: z.string(),
  account_name: z.string(),
  description: z.string(),
  debit: moneyText.nullable(),
  credit: moneyText.nullable(),
});
export const importPreviewEntry = z.object({
  date: day,
  number: z.string(),
  narration: z.string(),
  lines: z.array(previewLine),
});

/** Content of the file, how it was understood, and what posting it would do. Reading posts nothing. */
export const importReading = z.object({
  columns: z.array(z.object({ index: z.number(), heading: z.string(), role: columnRole.nullable() })),
  /** The first rows below the headings, unchanged from the file. */
  sample: z.array(z.array(z.string())),
  date_order: z.enum(['dmy', 'mdy']),
  dates_certain: z.boolean(),
  amount_sign: z.enum(['debit_positive', 'own_side']),
  as_at: day.nullable(),
  first_date: day.nullable(),
  last_date: day.nullable(),
  rows: z.number(),
  entries: z.number(),
  lines: z.number(),
  left_out: z.object({ totals: z.number(), headings: z.number(), nil: z.number() }),
  total_debit: moneyText,
  total_credit: moneyText,
  accounts: z.array(importAccount),
  preview: z.array(importPreviewEntry),
  /** At most 200; `fault_count` counts all. */
  faults: z.array(importFinding),
  fault_count: z.number(),
  warnings: z.array(importFinding),
  /** True when it can be posted without further changes. */
  ready: z.boolean(),
});
export type ImportReading = z.infer<typeof importReading>;

export const differenceReason = z.enum(['entered_later', 'opening_equity', 'other_entries', 'unknown']);
export const tieOutRow = z.object({
  code: z.string(),
  name: z.string(),
  name_zh: z.string(),
  theirs: moneyText,
  ours: moneyText,
  difference: moneyText,
  reason: differenceReason.nullable(),
});
export type TieOutRow = z.infer<typeof tieOutRow>;
export const tieOutMonth = z.object({
  day,
  theirs_debit: moneyText,
  ours_debit: moneyText,
  accounts: z.number(),
  difference: moneyText,
  /** The part of the difference no reason explains. */
  unexplained: moneyText,
  rows: z.array(tieOutRow),
});
export type TieOutMonth = z.infer<typeof tieOutMonth>;
/** Balances of the other system against ours, month by month, calculated from the books on each request. */
export const tieOut = z.object({
  /**
   * Source of the other system's balances: the imported file, a separate trial balance, or the entries of the
   * archive.
   */
  source: z.enum(['file', 'trial_balance', 'archive']),
  base_currency: currencyCode,
  months: z.array(tieOutMonth),
  holds: z.boolean(),
});
export type TieOut = z.infer<typeof tieOut>;

export const importRow = z.object({
  id,
  kind: z.enum(['trial_balance', 'general_ledger', 'archive']),
  state: z.enum(['draft', 'posted']),
  file_name: z.string(),
  created_at: instant,
  created_by: z.string().nullable(),
  posted_at: instant.nullable(),
  entries: z.number(),
  first_date: day.nullable(),
  last_date: day.nullable(),
});
export type ImportRow = z.infer<typeof importRow>;

export const importDetail = importRow.extend({
  version: z.number(),
  choices: importChoices,
  /** Null once it is posted. */
  reading: importReading.nullable(),
  /** Null until it is posted. */
  tie_out: tieOut.nullable(),
  /** Name of the monthly trial balance given to compare with. */
  compared_with: z.string().nullable(),
  /** Journal numbers the import was posted under. */
  first_number: z.string().nullable(),
  last_number: z.string().nullable(),
  /** What an archive states about itself. */
  archive: z
    .object({
      company: z.string(),
      produced_at: instant,
      head_hash: z.string(),
      documents: z.number(),
      files: z.number(),
      /**
       * True: this server made the archive, so who recorded what, and when, is proved. False: only the archive says
       * so.
       */
      sealed: z.boolean(),
    })
    .nullable(),
});
export type ImportDetail = z.infer<typeof importDetail>;

export const importedCompany = z.object({ company_id: id, import_id: id, name: z.string() });
export type ImportedCompany = z.infer<typeof importedCompany>;
