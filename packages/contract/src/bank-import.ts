import { z } from 'zod';
import { currencyCode, day, decimalText, id, instant, moneyText } from './wire.ts';

export const bankFileFormat = z.enum(['csv', 'xlsx', 'ofx', 'qif', 'camt053', 'mt940']);
export type BankFileFormat = z.infer<typeof bankFileFormat>;

/** What a column of a CSV or XLSX holds. `amount` is one signed column; `direction` says which way it went (CR/DR). */
export const bankColumnRole = z.enum([
  'ignore',
  'date',
  'value_date',
  'description',
  'payee',
  'reference',
  'amount',
  'spent',
  'received',
  'direction',
  'balance',
  'currency',
  'account',
]);
export type BankColumnRole = z.infer<typeof bankColumnRole>;

/** How a table of a bank is read; guessed, shown, corrected by a person, and remembered for the bank's next file. */
export const columnMapping = z.object({
  /** The row that holds the headings, from 1; 0 = the table has none. */
  header_row: z.number().int().min(0).max(500),
  /** One for each column, from the left. */
  roles: z.array(bankColumnRole).min(1).max(200),
  date_order: z.enum(['dmy', 'mdy', 'ymd']),
  decimal_mark: z.enum(['.', ',']),
  /** The amount column is positive for money spent (card exports). */
  spent_positive: z.boolean(),
});
export type ColumnMapping = z.infer<typeof columnMapping>;

/** A row that could not be taken: its number in the file, and why in the caller's language. */
export const importProblem = z.object({ row: z.number().nullable(), message: z.string() });

/** A row as it will be imported. */
export const bankImportRow = z.object({
  row: z.number().nullable(),
  date: day,
  payee: z.string().nullable(),
  description: z.string(),
  spent: moneyText.nullable(),
  received: moneyText.nullable(),
  balance: moneyText.nullable(),
  /** It came with an earlier statement already and will be left out. */
  duplicate: z.boolean(),
});
export type BankImportRow = z.infer<typeof bankImportRow>;

/** One account and currency of the file. */
export const importStatementPreview = z.object({
  account_number: z.string().nullable(),
  /** Whose account it is, where the file names somebody else than the company: taking it needs a person's word. */
  other_holder: z.string().nullable(),
  currency: currencyCode.nullable(),
  /** The company's account it would go to: by its number, else the one asked for; null = a new one is made. */
  bank_account_id: id.nullable(),
  period_start: day.nullable(),
  period_end: day.nullable(),
  opening_balance: moneyText.nullable(),
  /** Who says so: the file, its running balances, a person, or the statement before it. Null where nobody does. */
  opening_from: z.enum(['file', 'rows', 'person', 'previous']).nullable(),
  /** As the file or its last running balance says. */
  closing_balance: moneyText.nullable(),
  /** Opening + lines, when an opening balance is known; what a person compares with the bank. */
  computed_closing_balance: moneyText.nullable(),
  /** Null where the file gives nothing to prove it by. */
  proved: z.boolean().nullable(),
  /** The first row whose running balance does not follow from the one before; `flip` = it would, the other way round. */
  first_bad_row: z.object({ row: z.number(), flip: z.boolean() }).nullable(),
  lines: z.number(),
  duplicates: z.number(),
  spent_total: moneyText,
  received_total: moneyText,
  /** The closing balance of the account's statement before this one, where it differs from this opening balance. */
  previous_closing_balance: moneyText.nullable(),
  /** Nothing was posted to the account and it has no earlier statement: the opening balance may be posted with it. */
  opens_account: z.boolean(),
  /** Sentences: number of another account, other currency, gap or overlap with statements that stand. */
  warnings: z.array(z.string()),
  /** At most the first 50 rows. */
  rows: z.array(bankImportRow),
});
export type ImportStatementPreview = z.infer<typeof importStatementPreview>;

/** The same file as it came before. */
export const earlierImport = z.object({
  uploaded_at: instant,
  statements: z.array(
    z.object({
      id,
      bank_account_id: id,
      account_code: z.string(),
      period_start: day.nullable(),
      period_end: day,
    }),
  ),
});

export const bankImportPreview = z.object({
  /** The uploaded file, kept as a document until it is imported or thrown away. */
  document_id: id,
  name: z.string(),
  /** Set where the same file was imported before: what came of it. */
  earlier: earlierImport.nullable(),
  format: bankFileFormat,
  /** Null for formats that say themselves what a field is. */
  mapping: columnMapping.nullable(),
  /** The same bank's mapping was used before. */
  mapping_remembered: z.boolean(),
  /** The first 30 rows of the table as they stand in the file, for mapping columns. */
  table: z.array(z.array(z.string())),
  statements: z.array(importStatementPreview),
  problems: z.array(importProblem),
  problem_count: z.number(),
});
export type BankImportPreview = z.infer<typeof bankImportPreview>;

/** A file that was looked at and neither imported nor discarded. */
export const leftBankFile = z.object({ document_id: id, name: z.string(), uploaded_at: instant });
export type LeftBankFile = z.infer<typeof leftBankFile>;

/** Rows of the file whose direction is turned round. */
const flippedRows = z.array(z.number().int()).max(500).default([]);

/** A preview again: with another mapping, and what a person chose for each statement of the last one, in its order. */
export const bankImportPreviewRequest = z.object({
  mapping: columnMapping.optional(),
  /** Where a statement goes whose file names no account of the company. */
  bank_account_id: id.optional(),
  statements: z
    .array(
      z.object({
        /** Absent = as the file says; null = a new account. */
        bank_account_id: id.nullable().optional(),
        currency: currencyCode.optional(),
        opening_balance: moneyText.nullable().default(null),
        closing_balance: moneyText.nullable().default(null),
        flipped_rows: flippedRows,
      }),
    )
    .max(200)
    .default([]),
});
export type BankImportPreviewRequest = z.input<typeof bankImportPreviewRequest>;

/** What a person confirms: one entry for each statement of the preview, in its order. */
export const bankImportConfirmRequest = z.object({
  mapping: columnMapping.optional(),
  statements: z
    .array(
      z.object({
        /** False leaves this account out. */
        take: z.boolean().default(true),
        /** A person's word that a statement in another name belongs to the company. */
        accept_holder: z.boolean().default(false),
        bank_account_id: id.nullable(),
        currency: currencyCode.optional(),
        opening_balance: moneyText.nullable(),
        closing_balance: moneyText.nullable(),
        post_opening_balance: z.boolean().default(false),
        opening_rate: decimalText.nullable().default(null),
        flipped_rows: flippedRows,
      }),
    )
    .min(1)
    .max(200),
  /** A person's word that rows which could not be read may be left out. */
  skip_problems: z.boolean().default(false),
});
export type BankImportConfirm = z.input<typeof bankImportConfirmRequest>;

export const bankImportResult = z.object({
  statements: z.array(
    z.object({ id, bank_account_id: id, account_code: z.string(), lines: z.number(), duplicates: z.number() }),
  ),
});
export type BankImportResult = z.infer<typeof bankImportResult>;
