import { Chance } from './chance.ts';

/** What a column of a table holds. `amount`: one column for both directions. */
export type ColumnKind = 'date' | 'posted' | 'description' | 'reference' | 'out' | 'in' | 'amount' | 'balance';

/** How one column tells money out from money in. */
export type SignStyle =
  | 'minus'
  | 'trailing_minus'
  | 'parentheses'
  | 'cr_suffix'
  | 'dr_suffix'
  | 'cr_prefix'
  | 'plus_minus';

/** Which mark parts cents, and which thousands. */
export type FigureStyle = '1,234.56' | '1.234,56' | "1'234.56" | '1 234,56' | '1234.56';

export type DateStyle =
  | '03/04/2026'
  | '03/04/26'
  | '03-04-2026'
  | '03.04.2026'
  | '3 Apr 2026'
  | '03Apr26'
  | '03 Apr'
  | 'Apr 3'
  | '04/03/2026 US'
  | '2026-04-03'
  | '2026/04/03'
  | '4月3日'
  | '2026年4月3日'
  | '03/04';

export type BalanceStyle = 'every_row' | 'end_of_day' | 'closing_only' | 'none';
export type HeadingLanguage = 'en' | 'zh' | 'both' | 'short';
export type WordsBelow = 'none' | 'below' | 'above';

/** The grammar choices of one statement layout; no content. */
export interface StatementLayout {
  readonly kind: 'bank' | 'savings' | 'card' | 'wallet';
  readonly columns: readonly ColumnKind[];
  readonly sign: SignStyle;
  readonly figures: FigureStyle;
  readonly dates: DateStyle;
  readonly balance: BalanceStyle;
  readonly newestFirst: boolean;
  readonly language: HeadingLanguage;
  readonly moreWords: WordsBelow;
  readonly accounts: 1 | 2 | 3;
  /** How accounts follow: one under the other, or a list of balances first. */
  readonly summaryFirst: boolean;
  /** Where opening and closing balance stand: rows of the table, or a box above it. */
  readonly balancesAt: 'rows' | 'box';
  readonly currencyOnEveryAmount: boolean;
  readonly repeatsDates: boolean;
  readonly repeatsHeading: boolean;
  readonly carriesForward: boolean;
  readonly rules: 'none' | 'lines' | 'stripes';
  readonly paper: 'a4' | 'letter' | 'a4_landscape';
  readonly fontSize: 7 | 8 | 9 | 10;
  readonly alignDates: 'left' | 'right';
  readonly extras: readonly ('points' | 'advertisement' | 'interest' | 'subtotals')[];
}

const SIGNS = ['minus', 'trailing_minus', 'parentheses', 'cr_suffix', 'dr_suffix', 'cr_prefix', 'plus_minus'] as const;
const FIGURES = [
  '1,234.56',
  '1,234.56',
  '1,234.56',
  '1,234.56',
  '1.234,56',
  "1'234.56",
  '1 234,56',
  '1234.56',
] as const;
const DATES = [
  '03/04/2026',
  '03/04/26',
  '03-04-2026',
  '03.04.2026',
  '3 Apr 2026',
  '03Apr26',
  '03 Apr',
  'Apr 3',
  '04/03/2026 US',
  '2026-04-03',
  '2026/04/03',
  '4月3日',
  '2026年4月3日',
  '03/04',
] as const;
const EXTRAS = ['points', 'advertisement', 'interest', 'subtotals'] as const;

function moneyColumns(chance: Chance, kind: StatementLayout['kind']): ColumnKind[] {
  if (kind === 'card' || chance.percent(35)) return ['amount'];
  return chance.percent(65) ? ['out', 'in'] : ['in', 'out'];
}

function columnsOf(chance: Chance, kind: StatementLayout['kind'], balance: BalanceStyle): ColumnKind[] {
  const posted: ColumnKind[] = chance.percent(kind === 'card' ? 60 : 25) ? ['posted'] : [];
  const dates: ColumnKind[] = chance.percent(50) ? ['date', ...posted] : [...posted, 'date'];
  const reference: ColumnKind[] = chance.percent(25) ? ['reference'] : [];
  const words: ColumnKind[] = chance.percent(70) ? ['description', ...reference] : [...reference, 'description'];
  const shown: ColumnKind[] = balance === 'every_row' || balance === 'end_of_day' ? ['balance'] : [];
  const money = moneyColumns(chance, kind);
  const figures = chance.percent(88) ? [...money, ...shown] : [...shown, ...money];
  return chance.percent(90) ? [...dates, ...words, ...figures] : [...dates, ...figures, ...words];
}

function balanceOf(chance: Chance, kind: StatementLayout['kind']): BalanceStyle {
  if (kind === 'card') return chance.percent(85) ? 'closing_only' : 'none';
  return chance.of(['every_row', 'every_row', 'every_row', 'end_of_day', 'closing_only']);
}

/** Draws the choices of a layout. */
export function drawStatementLayout(seed: number): StatementLayout {
  const chance = new Chance(seed);
  const kind = chance.of(['bank', 'bank', 'savings', 'card', 'wallet'] as const);
  const balance = balanceOf(chance, kind);
  const accounts = kind === 'card' ? 1 : chance.of([1, 1, 1, 2, 3] as const);
  return {
    kind,
    columns: columnsOf(chance, kind, balance),
    sign: kind === 'card' ? chance.of(['cr_suffix', 'minus', 'trailing_minus', 'parentheses']) : chance.of(SIGNS),
    figures: chance.of(FIGURES),
    dates: chance.of(DATES),
    balance,
    newestFirst: chance.percent(15),
    language: chance.of(['en', 'en', 'zh', 'both', 'short']),
    moreWords: chance.of(['none', 'none', 'below', 'below', 'above']),
    accounts,
    summaryFirst: accounts > 1 && chance.percent(60),
    balancesAt: chance.of(['rows', 'box']),
    currencyOnEveryAmount: chance.percent(10),
    repeatsDates: chance.percent(70),
    repeatsHeading: chance.percent(70),
    carriesForward: chance.percent(35),
    rules: chance.of(['none', 'none', 'lines', 'stripes']),
    paper: chance.of(['a4', 'a4', 'letter', 'a4_landscape']),
    fontSize: chance.of([7, 8, 9, 10]),
    alignDates: chance.percent(90) ? 'left' : 'right',
    extras: EXTRAS.filter(() => chance.percent(25)),
  };
}

/** The choices that make two layouts the same one; sizes and papers do not count. */
export function signatureOf(layout: StatementLayout): string {
  const { kind, columns, sign, figures, dates, balance, newestFirst, language, moreWords } = layout;
  const { accounts, summaryFirst, balancesAt, repeatsDates, repeatsHeading, carriesForward, extras } = layout;
  const signs = columns.includes('amount') ? sign : '';
  return JSON.stringify([
    ...[kind, columns, signs, figures, dates, balance, newestFirst, language, moreWords],
    ...[accounts, summaryFirst, balancesAt, repeatsDates, repeatsHeading, carriesForward, extras],
  ]);
}

/**
 * Which half a layout belongs to: reading is tuned on one half only. Figures, dates and signs decide, so that whole
 * combinations of them are never met before.
 */
export function halfOf({ columns, sign, figures, dates, language }: StatementLayout): 'tuning' | 'kept_back' {
  const text = JSON.stringify([columns, columns.includes('amount') ? sign : '', figures, dates, language]);
  let sum = 0;
  for (const character of text) sum = (Math.imul(sum, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  return sum % 2 === 0 ? 'tuning' : 'kept_back';
}
