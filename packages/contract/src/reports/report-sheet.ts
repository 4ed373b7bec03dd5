import { z } from 'zod';
import { day, id, instant, moneyText } from '../wire/wire.ts';

/** The reports, by the names of their routes. */
export const reportName = z.enum([
  'balance-sheet',
  'profit-loss',
  'cash-flow',
  'trial-balance',
  'general-ledger',
  'journal-report',
  'transaction-detail',
  'account-transaction',
  'aged-receivable',
  'aged-payable',
  'custom-report',
]);
export type ReportName = z.infer<typeof reportName>;

/**
 * Source of a figure: another report with its parameters (that report's query), an entry, an invoice or bill, or a
 * document. The client makes an address of it.
 */
export const drill = z.union([
  z.object({ report: reportName, query: z.record(z.string(), z.string()) }),
  z.object({ entry: id }),
  z.object({ invoice: id }),
  z.object({ document: id }),
]);
export type Drill = z.infer<typeof drill>;

/**
 * A column of a sheet. `kind` is the format of its cells: `money` and `number` are decimal strings with a minus,
 * `percent` a decimal string of percent, `day` a calendar date, every other kind text. `currency` is set when the
 * whole column is in one currency other than the base. A sheet holds only the columns it shows: an `optional` one is
 * present because the query's `columns` asked for it (`offered` lists all that may be asked for).
 */
export const sheetColumn = z.object({
  key: z.string(),
  label: z.string(),
  kind: z.enum(['text', 'code', 'day', 'instant', 'money', 'number', 'percent']),
  currency: z.string().nullable(),
  optional: z.boolean(),
  /** Heading above several columns (a comparison period over its debit and credit). */
  group: z.string().nullable(),
  /** True for the column that adds up the others: it stays in sight where a sheet scrolls, and is never hidden. */
  sum: z.boolean().optional(),
});
export type SheetColumn = z.infer<typeof sheetColumn>;

/** A cell: the raw value in the notation of its column or of the kind it names (null shows nothing), its link, and its currency. */
export const sheetCell = z.object({
  value: z.string().nullable(),
  drill: drill.optional(),
  currency: z.string().optional(),
  /** Set where the cell is not of its column's kind: a percentage among amounts. */
  kind: z.enum(['percent']).optional(),
});
export type SheetCell = z.infer<typeof sheetCell>;

/**
 * A row. `heading` opens a section, `line` is an ordinary row, `opening` / `closing` / `roll` are computed rows of an
 * account ledger, `subtotal` and `total` close. `depth` indents; rows with the same `section` fold together under its
 * heading. `cells` follow the columns, one each; the text of a heading, subtotal or total are in the first one,
 * whatever the kind of its column (a ledger's first column is a day). `details` are shown when the row is unfolded.
 */
export interface SheetRow {
  key: string;
  kind: 'heading' | 'line' | 'detail' | 'opening' | 'closing' | 'roll' | 'subtotal' | 'total';
  depth: number;
  section: string | null;
  cells: SheetCell[];
  details?: SheetRow[] | undefined;
}
export const sheetRow: z.ZodType<SheetRow> = z.object({
  key: z.string(),
  kind: z.enum(['heading', 'line', 'detail', 'opening', 'closing', 'roll', 'subtotal', 'total']),
  depth: z.number(),
  section: z.string().nullable(),
  cells: z.array(sheetCell),
  details: z.array(z.lazy(() => sheetRow)).optional(),
});

/**
 * A check in the footer: an identity that holds, or the amount of the difference. `detail` gives the reason of a
 * difference; `sources` are the accounts in which it occurs, debit positive, each with the postings that cause it.
 */
export const sheetCheck = z.object({
  code: z.string(),
  label: z.string(),
  holds: z.boolean(),
  difference: moneyText,
  detail: z.string().optional(),
  sources: z.array(z.object({ label: z.string(), difference: moneyText, drill })).optional(),
});
export type SheetCheck = z.infer<typeof sheetCheck>;

/**
 * A report on screen, in print and in files. All texts are in the caller's language; figures are raw. `period` is the
 * line under the title ("1 Apr 2025 to 31 Mar 2026"), `basis` the text for accrual or cash basis.
 */
export const reportSheet = z.object({
  report: reportName,
  company: z.string(),
  title: z.string(),
  period: z.string(),
  basis: z.string(),
  base_currency: z.string(),
  produced_at: instant,
  /** The books as recorded at this instant; null: the current books. */
  known_on: instant.nullable(),
  /** The report's parameters with defaults filled in; the address of this report holds the same. */
  query: z.record(z.string(), z.string()),
  from: day.nullable(),
  to: day,
  columns: z.array(sheetColumn),
  /**
   * Every optional column of the report, shown or not, in the order of display: the values `columns` of the query
   * accepts.
   */
  offered: z.array(z.object({ key: z.string(), label: z.string() })),
  rows: z.array(sheetRow),
  checks: z.array(sheetCheck),
  /** Notes under the sheet: what is estimated, what was left out. */
  notes: z.array(z.string()),
  /** True if no account or record was found: the screen says why. */
  empty: z.boolean(),
});
export type ReportSheet = z.infer<typeof reportSheet>;

/** `total` counts the rows of all pages; reports that fit one page answer page 1 of it. */
export const reportMeta = z.object({ page: z.number(), limit: z.number(), total: z.number() });
export type ReportMeta = z.infer<typeof reportMeta>;

/**
 * Entries recorded after an instant that change a report's figures: by account (debit positive), and entry by entry.
 */
export const reportChanges = z.object({
  known_on: instant,
  base_currency: z.string(),
  accounts: z.array(
    z.object({ code: z.string(), name: z.string(), was: moneyText, now: moneyText, difference: moneyText }),
  ),
  entries: z.array(
    z.object({
      id,
      number: z.string(),
      date: day,
      kind: z.string(),
      source_number: z.string(),
      narration: z.string(),
      amount: moneyText,
      posted_at: instant,
      posted_by: z.string().nullable(),
    }),
  ),
});
export type ReportChanges = z.infer<typeof reportChanges>;
