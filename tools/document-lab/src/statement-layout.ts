import { Chance } from './chance.ts';
import { columnWidths } from './column-widths.ts';
import type { Sheet } from './placed-page.ts';
import { drawUntidiness, type Untidiness } from './untidiness.ts';

/** What a column of a table holds. `amount`: one column for both directions. */
export type ColumnKind =
  | 'counter'
  | 'currency'
  | 'date'
  | 'posted'
  | 'code'
  | 'description'
  | 'reference'
  | 'out'
  | 'in'
  /** A word for the direction of the amount. */
  | 'direction'
  | 'amount'
  | 'balance';

/** How one column distinguishes money out from money in. */
export type SignStyle =
  | 'minus'
  | 'trailing_minus'
  | 'parentheses'
  | 'cr_suffix'
  | 'dr_suffix'
  | 'dr_cr_suffix'
  | 'cr_prefix'
  | 'plus_minus'
  /** Only the colour of the figure. */
  | 'colour'
  /** No mark at the figure: a separate column gives the direction. */
  | 'direction_column';

/** Which mark parts cents, and which thousands; `1,235`: a currency without cents. */
export type FigureStyle = '1,234.56' | '1.234,56' | "1'234.56" | '1 234,56' | '1234.56' | '1,235';

export type DateStyle =
  | '03/04/2026'
  | '03/04/26'
  | '03-04-2026'
  | '03.04.2026'
  | '3 Apr 2026'
  | '03Apr26'
  | '03APR26'
  | '03-Apr-26'
  | '03 Apr'
  | '3 Apr'
  | '3-Apr'
  | 'Apr 3'
  | 'Apr 3, 2026'
  | '04/03/2026 US'
  | '04/03 US'
  | '2026-04-03'
  | '2026/04/03'
  | '4月3日'
  | '2026年4月3日'
  | '03/04'
  | '2026-04-03 14:22'
  /** The day alone, below a line that names the month. */
  | '3';

/** `start_of_day`: the balance at the end of a day, with its first row. `per_page`: only where a page carries the balance on. */
export type BalanceStyle = 'every_row' | 'end_of_day' | 'start_of_day' | 'per_page' | 'closing_only' | 'none';

export type OverdrawnMark = 'minus' | 'trailing_minus' | 'parentheses' | 'DR' | ' DR' | ' OD';
export type HeadingLanguage = 'en' | 'zh' | 'both' | 'short';
/** `above_with_date`: the date and further words are printed above, the figures with the last line. */
export type MoreWords = 'none' | 'below' | 'above' | 'above_with_date';

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
  readonly moreWords: MoreWords;
  readonly accounts: 1 | 2 | 3;
  /** How accounts follow: one under the other, or a list of balances first. */
  readonly summaryFirst: boolean;
  /** The place of opening and closing balance: rows of the table, a list above it, or a box with totals in columns. */
  readonly balancesAt: 'rows' | 'box' | 'wide_box';
  readonly currencyOnAmounts: 'none' | 'code' | 'symbol';
  /** What a column for the other direction prints. */
  readonly emptyFigure: '' | '-' | '0.00';
  /** Whether balances say CR or DR behind the figure. */
  readonly marksBalances: boolean;
  readonly headings: 'printed' | 'missing';
  /** How headings are aligned over columns of money. */
  readonly alignHeadings: 'left' | 'right' | 'centre';
  readonly alignMoney: 'left' | 'right';
  /** Room between columns, as a share of the font size. */
  readonly gapShare: number;
  readonly sideBySide: boolean;
  readonly repeatsDates: boolean;
  readonly repeatsHeading: boolean;
  readonly carriesForward: boolean;
  readonly rules: 'none' | 'lines' | 'stripes';
  readonly paper: 'a4' | 'letter' | 'a4_landscape';
  readonly fontSize: number;
  readonly alignDates: 'left' | 'right';
  readonly extras: readonly (
    | 'points'
    | 'advertisement'
    | 'interest'
    | 'subtotals'
    | 'fees'
    | 'exchange'
    | 'page_total'
    | 'card_terms'
  )[];
  /** Which balances the table has, and their place in its rows. */
  readonly ends: 'both' | 'opening' | 'none';
  readonly datesEnds: boolean;
  readonly overdrawn: OverdrawnMark;
  /** Accounts under one number, each with its currency in a column. */
  readonly sharesNumber: boolean;
  /** Accounts with one number are below one heading, and rows name their currency. */
  readonly oneTable: boolean;
  /** A list of what came in, then a list of what went out. */
  readonly listsByDirection: boolean;
  readonly untidiness: readonly Untidiness[];
}

export const SHEETS: Readonly<Record<StatementLayout['paper'], Sheet>> = {
  a4: { width: 595, height: 842 },
  letter: { width: 612, height: 792 },
  a4_landscape: { width: 842, height: 595 },
};

const SIGNS = [
  'minus',
  'trailing_minus',
  'parentheses',
  'cr_suffix',
  'dr_suffix',
  'dr_cr_suffix',
  'cr_prefix',
  'plus_minus',
  'direction_column',
] as const;
const CARD_SIGNS = ['cr_suffix', 'minus', 'trailing_minus', 'parentheses'] as const;
const FIGURES = [
  '1,234.56',
  '1,234.56',
  '1,234.56',
  '1,234.56',
  '1.234,56',
  "1'234.56",
  '1 234,56',
  '1234.56',
  '1,235',
] as const;
const DATES = [
  '03/04/2026',
  '03/04/26',
  '03-04-2026',
  '03.04.2026',
  '3 Apr 2026',
  '03Apr26',
  '03APR26',
  '03-Apr-26',
  '03 Apr',
  '3 Apr',
  '3-Apr',
  'Apr 3',
  'Apr 3, 2026',
  '04/03/2026 US',
  '04/03 US',
  '2026-04-03',
  '2026/04/03',
  '4月3日',
  '2026年4月3日',
  '03/04',
  '2026-04-03 14:22',
  '3',
] as const;
const EXTRAS = [
  'points',
  'advertisement',
  'interest',
  'subtotals',
  'fees',
  'exchange',
  'page_total',
  'card_terms',
] as const;
const OVERDRAWN = ['minus', 'minus', 'trailing_minus', 'parentheses', 'DR', ' DR', ' OD'] as const;
const FIGURE_COLUMNS: readonly ColumnKind[] = ['out', 'in', 'amount', 'balance'];
const WITH_BALANCES: readonly BalanceStyle[] = ['every_row', 'end_of_day', 'start_of_day', 'per_page'];

function moneyColumns(chance: Chance, kind: StatementLayout['kind']): ColumnKind[] {
  if (kind === 'card' || chance.percent(35)) return ['amount'];
  return chance.percent(65) ? ['out', 'in'] : ['in', 'out'];
}

function some(chance: Chance, share: number, kind: ColumnKind): ColumnKind[] {
  return chance.percent(share) ? [kind] : [];
}

function columnsOf(chance: Chance, kind: StatementLayout['kind'], balance: BalanceStyle): ColumnKind[] {
  const posted = some(chance, kind === 'card' ? 60 : 25, 'posted');
  const dates: ColumnKind[] = chance.percent(50) ? ['date', ...posted] : [...posted, 'date'];
  const reference = some(chance, 25, 'reference');
  const code = some(chance, 10, 'code');
  const words: ColumnKind[] = chance.percent(70)
    ? [...code, 'description', ...reference]
    : [...reference, 'description', ...code];
  const shown: ColumnKind[] = WITH_BALANCES.includes(balance) ? ['balance'] : [];
  const money = moneyColumns(chance, kind);
  const figures = chance.percent(88) ? [...money, ...shown] : [...shown, ...money];
  const counter = some(chance, 6, 'counter');
  return [...counter, ...dates, ...(chance.percent(90) ? [...words, ...figures] : [...figures, ...words])];
}

function balanceOf(chance: Chance, kind: StatementLayout['kind']): BalanceStyle {
  if (kind === 'card') return chance.percent(85) ? 'closing_only' : 'none';
  return chance.of([
    ...(['every_row', 'every_row', 'every_row', 'every_row', 'every_row', 'every_row'] as const),
    ...(['end_of_day', 'end_of_day', 'start_of_day', 'per_page', 'closing_only', 'closing_only'] as const),
  ]);
}

/** Colour alone leaves it to the balances which way money went: then every row has one. */
function signOf(chance: Chance, kind: StatementLayout['kind'], balance: BalanceStyle): SignStyle {
  if (kind === 'card') return chance.of(CARD_SIGNS);
  return balance === 'every_row' && chance.percent(12) ? 'colour' : chance.of(SIGNS);
}

/** Days alone need headings of months, which only rows in order of time have. */
function datesOf(chance: Chance, columns: readonly ColumnKind[]): DateStyle {
  const style = chance.of(DATES);
  return style === '3' && columns.includes('posted') ? '03 Apr' : style;
}

const MARGINS = 72;
const LEAST_SIZE = 6;

/** The largest letters, up to those wanted, in which the columns fit the paper. */
function fitted(layout: StatementLayout): StatementLayout {
  const share = layout.sideBySide ? 0.47 : 1;
  const papers = [layout.paper, 'a4_landscape'] as const;
  for (const paper of papers)
    for (let fontSize = layout.fontSize; fontSize >= LEAST_SIZE; fontSize--) {
      const needed = columnWidths(layout, fontSize).reduce((sum, width) => sum + width, 0);
      if (needed <= (SHEETS[paper].width - MARGINS) * share) return { ...layout, paper, fontSize };
    }
  return fitted({ ...layout, sideBySide: false, columns: layout.columns.filter((kind) => !SPARE.includes(kind)) });
}

const SPARE: readonly ColumnKind[] = ['reference', 'code', 'counter', 'posted'];

const APART_SEED = 41_011;
const ONE_TABLE_SHARE = 50;

/** Draws the choices of a layout. What came later is drawn apart, so that seeds keep their layouts. */
export function drawStatementLayout(seed: number): StatementLayout {
  const layout = drawChoices(seed);
  const oneTable = layout.sharesNumber && new Chance(seed + APART_SEED).percent(ONE_TABLE_SHARE);
  return fitted({ ...layout, oneTable, untidiness: drawUntidiness(seed) });
}

function drawChoices(seed: number): Omit<StatementLayout, 'oneTable' | 'untidiness'> {
  const chance = new Chance(seed);
  const kind = chance.of(['bank', 'bank', 'savings', 'card', 'wallet'] as const);
  const balance = balanceOf(chance, kind);
  const accounts = kind === 'card' ? 1 : chance.of([1, 1, 1, 2, 3] as const);
  const drawnColumns = columnsOf(chance, kind, balance);
  const sign = signOf(chance, kind, balance);
  const columns = withDirection(drawnColumns, sign);
  const layout = {
    kind,
    columns,
    sign,
    figures: chance.of(FIGURES),
    dates: datesOf(chance, columns),
    balance,
    newestFirst: chance.percent(15) && balance !== 'start_of_day',
    language: chance.of(['en', 'en', 'zh', 'both', 'short'] as const),
    moreWords: chance.of(['none', 'none', 'below', 'below', 'above', 'above_with_date'] as const),
    accounts,
    summaryFirst: accounts > 1 && chance.percent(60),
    balancesAt: chance.of(['rows', 'rows', 'box', 'wide_box'] as const),
    currencyOnAmounts: chance.of(['none', 'none', 'none', 'none', 'none', 'none', 'code', 'symbol'] as const),
    emptyFigure: chance.of(['', '', '', '', '-', '0.00'] as const),
    marksBalances: kind !== 'card' && chance.percent(12),
    headings: chance.percent(8) ? ('missing' as const) : ('printed' as const),
    alignHeadings: chance.of(['right', 'right', 'right', 'left', 'centre'] as const),
    alignMoney: chance.percent(92) ? ('right' as const) : ('left' as const),
    gapShare: chance.of([0.7, 1, 1.4]),
    sideBySide: accounts === 2 && columns.length <= 4 && chance.percent(60),
    repeatsDates: chance.percent(70),
    repeatsHeading: chance.percent(70),
    carriesForward: balance === 'per_page' || chance.percent(35),
    rules: chance.of(['none', 'none', 'lines', 'stripes'] as const),
    paper: chance.of(['a4', 'a4', 'letter', 'a4_landscape'] as const),
    fontSize: chance.of([7, 8, 9, 10]),
    alignDates: chance.percent(90) ? ('left' as const) : ('right' as const),
    extras: EXTRAS.filter(() => chance.percent(20)),
    overdrawn: chance.of(OVERDRAWN),
  };
  return { ...layout, ...rareChoices(chance, layout) };
}

/** The word for the direction is printed before the amount. */
function withDirection(columns: readonly ColumnKind[], sign: SignStyle): readonly ColumnKind[] {
  if (sign !== 'direction_column') return columns;
  return columns.flatMap((kind): ColumnKind[] => (kind === 'amount' ? ['direction', 'amount'] : [kind]));
}

type Rare = Pick<
  StatementLayout,
  'columns' | 'figures' | 'moreWords' | 'ends' | 'datesEnds' | 'sharesNumber' | 'listsByDirection'
>;
type Common = Omit<StatementLayout, keyof Rare | 'oneTable' | 'untidiness'> &
  Pick<StatementLayout, 'columns' | 'figures' | 'moreWords'>;

/** What only some layouts allow, because others would leave their meaning open. */
function rareChoices(chance: Chance, layout: Common): Rare {
  const { columns, balance, balancesAt } = layout;
  const hasRows = balancesAt === 'rows' && balance !== 'none';
  const ends = chance.of(['both', 'both', 'both', 'opening', 'none'] as const);
  const sharesNumber = chance.percent(60) && allowsShared(layout) && hasRows && ends !== 'none';
  return {
    columns: sharesNumber ? ['currency', ...columns] : columns,
    figures: layout.figures === '1,235' && !allowsWhole(layout) ? '1,234.56' : layout.figures,
    moreWords: layout.moreWords === 'above_with_date' && !allowsDateAbove(layout) ? 'below' : layout.moreWords,
    ends: balance === 'every_row' || (balance === 'end_of_day' && ends === 'opening') ? ends : 'both',
    datesEnds: chance.percent(40) && columns.includes('balance'),
    sharesNumber,
    listsByDirection: chance.percent(60) && allowsLists(layout),
  };
}

function allowsShared({ accounts, sideBySide, newestFirst, headings }: Common): boolean {
  return accounts > 1 && !sideBySide && !newestFirst && headings === 'printed';
}

/** Without a decimal mark, only balances distinguish amounts from other numbers. */
function allowsWhole({ balance, dates, headings }: Common): boolean {
  return (balance === 'every_row' || balance === 'end_of_day') && dates !== '3' && headings === 'printed';
}

/** The words have to come before the figures, and each page has to repeat what its columns hold. */
function allowsDateAbove({ columns, dates, headings, repeatsHeading, newestFirst, sideBySide }: Common): boolean {
  const wordsAt = columns.indexOf('description');
  const comeFirst = !columns.slice(0, wordsAt).some((kind) => FIGURE_COLUMNS.includes(kind));
  const isHeaded = headings === 'printed' && repeatsHeading;
  return comeFirst && columns.includes('balance') && dates !== '3' && isHeaded && !newestFirst && !sideBySide;
}

function allowsLists({ kind, columns, newestFirst, sideBySide, balance, headings }: Common): boolean {
  const isBank = kind === 'bank' || kind === 'savings';
  const isPlain = columns[0] === 'date' && columns.at(-1) === 'amount' && !columns.includes('direction');
  return isBank && isPlain && !newestFirst && !sideBySide && balance === 'closing_only' && headings === 'printed';
}

/** The choices that identify a layout. Sizes, paper formats and damage to the sheets do not count. */
export function signatureOf(layout: StatementLayout): string {
  const { kind, columns, sign, figures, dates, balance, newestFirst, language, moreWords } = layout;
  const { accounts, summaryFirst, balancesAt, repeatsDates, repeatsHeading, carriesForward, extras } = layout;
  const { currencyOnAmounts, emptyFigure, marksBalances, headings, alignHeadings, alignMoney, sideBySide } = layout;
  const { ends, datesEnds, overdrawn, sharesNumber, oneTable, listsByDirection } = layout;
  const signs = columns.includes('amount') ? sign : '';
  return JSON.stringify([
    ...[kind, columns, signs, figures, dates, balance, newestFirst, language, moreWords],
    ...[accounts, summaryFirst, balancesAt, repeatsDates, repeatsHeading, carriesForward, extras],
    ...[currencyOnAmounts, emptyFigure, marksBalances, headings, alignHeadings, alignMoney, sideBySide],
    ...[ends, datesEnds, overdrawn, sharesNumber, oneTable, listsByDirection],
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
