import { z } from 'zod';
import { currencyCode, day, decimalText, id, instant, moneyText } from '../wire/wire.ts';

export const bankFileFormat = z.enum(['csv', 'xlsx', 'ofx', 'qif', 'camt053', 'mt940']);

/**
 * Content of a column of a CSV or XLSX file. `amount` is one signed column; `direction` says whether money came in or
 * went out (CR/DR).
 */
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

/**
 * How to read a bank's table: Folio guesses it, a person corrects it, and Folio remembers it for the bank's next
 * file.
 */
export const columnMapping = z.object({
  /** Number of the heading row, from 1; 0 = the table has no headings. */
  header_row: z.number().int().min(0).max(500),
  /** One for each column, from the left. */
  roles: z.array(bankColumnRole).min(1).max(200),
  date_order: z.enum(['dmy', 'mdy', 'ymd']),
  decimal_mark: z.enum(['.', ',']),
  /** The amount column is positive for money spent (card exports). */
  spent_positive: z.boolean(),
});
export type ColumnMapping = z.infer<typeof columnMapping>;

/** A row that could not be imported: its number in the file, and the reason in the caller's language. */
export const importProblem = z.object({ row: z.number().nullable(), message: z.string() });

export const bankImportRow = z.object({
  row: z.number().nullable(),
  date: day,
  payee: z.string().nullable(),
  description: z.string(),
  spent: moneyText.nullable(),
  received: moneyText.nullable(),
  balance: moneyText.nullable(),
  /** The row was imported with an earlier statement and will be left out. */
  duplicate: z.boolean(),
});
export type BankImportRow = z.infer<typeof bankImportRow>;

/** One account and currency of the file. */
export const importStatementPreview = z.object({
  account_number: z.string().nullable(),
  /** The account holder, if the file names another than the company: a person must confirm it. */
  other_holder: z.string().nullable(),
  currency: currencyCode.nullable(),
  /** The company's account the statement goes to: found by its number, else the requested one; null = a new account. */
  bank_account_id: id.nullable(),
  period_start: day.nullable(),
  period_end: day.nullable(),
  opening_balance: moneyText.nullable(),
  /**
   * Source of the opening balance: the file, its running balances, a person, or the previous statement. Null if
   * unknown.
   */
  opening_from: z.enum(['file', 'rows', 'person', 'previous']).nullable(),
  /** As in the file, or its last running balance. */
  closing_balance: moneyText.nullable(),
  /** Opening balance + lines, if the opening balance is known; a person compares it with the bank. */
  computed_closing_balance: moneyText.nullable(),
  /** Null if the file has no balances to prove it. */
  proved: z.boolean().nullable(),
  /**
   * The first row whose running balance does not follow from the previous one; `flip` = it would with the direction
   * reversed.
   */
  first_bad_row: z.object({ row: z.number(), flip: z.boolean() }).nullable(),
  lines: z.number(),
  duplicates: z.number(),
  spent_total: moneyText,
  received_total: moneyText,
  /** Closing balance of the account's previous statement, if it differs from this opening balance. */
  previous_closing_balance: moneyText.nullable(),
  /** The account has no postings and no earlier statement: the opening balance may be posted with the statement. */
  opens_account: z.boolean(),
  /** Sentences: number of another account, other currency, gap to or overlap with imported statements. */
  warnings: z.array(z.string()),
  /** At most the first 50 rows. */
  rows: z.array(bankImportRow),
});
export type ImportStatementPreview = z.infer<typeof importStatementPreview>;

/** The earlier import of the same file. */
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
  /** The uploaded file, kept as a document until it is imported or discarded. */
  document_id: id,
  name: z.string(),
  /** Set if the same file was imported before: the result of that import. */
  earlier: earlierImport.nullable(),
  format: bankFileFormat,
  /** Null for formats that name their fields. */
  mapping: columnMapping.nullable(),
  /** The same bank's mapping was used before. */
  mapping_remembered: z.boolean(),
  /** The first 30 rows of the table, unchanged from the file, for mapping columns. */
  table: z.array(z.array(z.string())),
  statements: z.array(importStatementPreview),
  problems: z.array(importProblem),
  problem_count: z.number(),
});
export type BankImportPreview = z.infer<typeof bankImportPreview>;

/** A file that was previewed and neither imported nor discarded. */
export const leftBankFile = z.object({ document_id: id, name: z.string(), uploaded_at: instant });
export type LeftBankFile = z.infer<typeof leftBankFile>;

/** Rows of the file whose direction is reversed. */
const flippedRows = z.array(z.number().int()).max(500).default([]);

/**
 * Another preview: with another mapping, and a person's choices for each statement of the last preview, in its order.
 */
export const bankImportPreviewRequest = z.object({
  mapping: columnMapping.optional(),
  /** The account for a statement whose file names no account of the company. */
  bank_account_id: id.optional(),
  statements: z
    .array(
      z.object({
        /** Absent = as in the file; null = a new account. */
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

/** What a person confirms: one item for each statement of the preview, in its order. */
export const bankImportConfirmRequest = z.object({
  mapping: columnMapping.optional(),
  statements: z
    .array(
      z.object({
        /** False skips this account. */
        take: z.boolean().default(true),
        /** A person confirms that a statement in another name belongs to the company. */
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
  /** A person confirms that unreadable rows may be left out. */
  skip_problems: z.boolean().default(false),
});
export type BankImportConfirm = z.input<typeof bankImportConfirmRequest>;

export const bankImportResult = z.object({
  statements: z.array(
    z.object({ id, bank_account_id: id, account_code: z.string(), lines: z.number(), duplicates: z.number() }),
  ),
});
export type BankImportResult = z.infer<typeof bankImportResult>;
