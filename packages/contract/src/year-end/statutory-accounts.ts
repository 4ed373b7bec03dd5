import { z } from 'zod';
import { dayInBooks } from '../reports/report-query.ts';
import { drill } from '../reports/report-sheet.ts';
import { day, instant, moneyText } from '../wire/wire.ts';

const text = (most: number) => z.string().trim().max(most);
const bothLanguages = z.object({ en: z.string(), zh: z.string() });
const years = z.object({ current: moneyText, previous: moneyText });

/** What the books do not contain and the accounts have to state. Amounts are in the base currency. */
export const accountsFacts = z.object({
  activity: text(400),
  activity_zh: text(400),
  auditor: text(200),
  auditor_zh: text(200),
  /** Everyone who was a director in the period or until the accounts were approved; `change`: appointed or resigned. */
  directors: z.array(z.object({ name: text(300), name_zh: text(300), change: text(200) })).max(30),
  /** The day on which the board approved the accounts; null until then. */
  approved_on: day.nullable(),
  emoluments: z.object({ fees: years, other: years, pension: years }),
  related: z.array(years.extend({ name: text(200), relationship: text(200), nature: text(300) })).max(50),
});
export type AccountsFacts = z.infer<typeof accountsFacts>;

/** Amounts to the cent, or in whole units of the currency. */
export const accountsRounding = z.enum(['exact', 'whole']);

/** A text of the accounts in both languages; an empty one is left out. */
const accountsText = z.object({ key: text(40), en: text(6000), zh: text(6000) });

/** `version` 0: the accounts of the period have not been saved yet. `texts` and `assignments`: only what a person chose. */
export const accountsBody = z.object({
  start: dayInBooks,
  end: dayInBooks,
  version: z.number().int().min(0),
  rounding: accountsRounding,
  with_cash_flow: z.boolean(),
  facts: accountsFacts,
  texts: z.array(accountsText).max(40),
  /** Rows for accounts, also in the accounts of other periods. */
  assignments: z.array(z.object({ code: text(20), row: text(60) })).max(500),
});
export type AccountsBody = z.infer<typeof accountsBody>;

export const accountsQuery = z.object({ end: dayInBooks.optional() });
export const accountsVersionBody = z.object({ end: dayInBooks, version: z.number().int().min(1) });
export const accountsFormat = z.enum(['pdf', 'docx']);
export type AccountsFormat = z.infer<typeof accountsFormat>;

/** `number`: frozen accounts of the period; without it the last ones if they are final, else the draft. */
export const accountsExportQuery = z.object({
  end: dayInBooks,
  language: z.enum(['en-US', 'zh-Hant']),
  format: accountsFormat,
  number: z.coerce.number().int().min(1).optional(),
});

/** `shown` may be rounded and is what is printed; `exact` is the sum of `parts`, or of rows. */
const accountsFigure = z.object({
  shown: z.string(),
  exact: z.string(),
  parts: z.array(z.object({ code: z.string(), amount: z.string() })),
  drill: drill.nullable(),
});

/** One figure per period: the period, and the one before it if there is one. */
const accountsRow = z.object({
  id: z.string(),
  kind: z.enum(['heading', 'accounts', 'given', 'plain', 'subtotal', 'total']),
  label: bothLanguages,
  note: z.string().nullable(),
  figures: z.array(accountsFigure),
});

/** Rows next to each other; `cells` by period, then by column. */
const accountsMatrix = z.object({
  columns: z.array(bothLanguages),
  rows: z.array(z.object({ label: bothLanguages, total: z.boolean(), cells: z.array(z.array(z.string().nullable())) })),
});

const accountsStatement = z.object({
  id: z.string(),
  title: bothLanguages,
  time: z.enum(['at', 'for']),
  rows: z.array(accountsRow),
  matrix: accountsMatrix.nullable(),
});

const period = z.object({ from: day, to: day });

/** Everything that is printed: what is frozen when accounts become final. */
export const accountsBook = z.object({
  layout: z.string(),
  company: z.object({ name: z.string(), name_zh: z.string(), address: z.string() }),
  currency: z.string(),
  rounding: accountsRounding,
  period,
  previous: period.nullable(),
  facts: accountsFacts,
  texts: z.array(z.object({ key: z.string(), en: z.string(), zh: z.string() })),
  statements: z.array(accountsStatement),
});
export type AccountsBook = z.infer<typeof accountsBook>;
export type AccountsStatement = z.infer<typeof accountsStatement>;

/** `place`: the path of the screen where it is corrected, or an anchor on the screen of the accounts. */
const accountsCheck = z.object({
  code: z.string(),
  level: z.enum(['fault', 'warning']),
  holds: z.boolean(),
  message: z.string(),
  place: z.string().nullable(),
});

/** Frozen accounts. `entries_since`: entries of the period or of earlier days that were recorded later. */
const frozenAccounts = z.object({
  number: z.number().int(),
  at: instant,
  by: z.string().nullable(),
  hash: z.string(),
  entries_since: z.number().int(),
  /** Figures of the last frozen accounts that the books no longer give. */
  changed: z.array(z.object({ row: z.string(), label: bothLanguages, was: z.string(), is: z.string() })),
});

export const statutoryAccounts = z.object({
  years: z.array(z.object({ start: day, end: day, state: z.enum(['new', 'draft', 'final']) })),
  state: z.enum(['new', 'draft', 'final']),
  version: z.number().int(),
  with_cash_flow: z.boolean(),
  /** The accounts as the books are now. */
  book: accountsBook,
  /** The proposed texts, with the values of the company filled in. */
  proposed: z.array(z.object({ key: z.string(), en: z.string(), zh: z.string() })),
  edition: z.object({ source: z.string(), from: day, confirmed: z.boolean() }),
  checks: z.array(accountsCheck),
  /** Rounding differences and the rows that they were added to. */
  moves: z.array(z.object({ label: bothLanguages, amount: z.string(), previous: z.boolean() })),
  unplaced: z.array(z.object({ code: z.string(), name: z.string(), name_zh: z.string() })),
  /** The rows that a person may choose for an account. */
  rows: z.array(z.object({ id: z.string(), label: bothLanguages })),
  assignments: z.array(z.object({ code: z.string(), row: z.string() })),
  frozen: z.array(frozenAccounts),
});
export type StatutoryAccounts = z.infer<typeof statutoryAccounts>;
