import { Chance } from '../chance.ts';
import type { Sheet } from '../placed-page.ts';
import type { FigureStyle } from '../statement-layout.ts';
import { drawUntidiness, type Untidiness } from '../untidiness.ts';

export const PAPERS: Readonly<Record<'a4' | 'letter' | 'a4_landscape' | 'till' | 'narrow_till', Sheet>> = {
  a4: { width: 595, height: 842 },
  letter: { width: 612, height: 792 },
  a4_landscape: { width: 842, height: 595 },
  till: { width: 300, height: 900 },
  narrow_till: { width: 250, height: 1000 },
};

const KINDS = ['invoice', 'bill', 'receipt', 'till_roll', 'credit_note', 'fee_note'] as const;
const DAYS = [
  '03/04/2026',
  '03-04-2026',
  '03.04.2026',
  '3 Apr 2026',
  '03Apr26',
  '2026-04-03',
  '2026/04/03',
  '2026年4月3日',
] as const;
const NUMBERS = ['INV-1', '1/2026', 'A 1 1', 'plain', 'ABC/2026/1', 'year-month'] as const;
const COLUMNS = ['no', 'code', 'description', 'quantity', 'unit', 'price', 'discount', 'taxRate', 'amount'] as const;
const DISTRACTORS = [
  'phone',
  'dotted_day',
  'bank',
  'points',
  'order',
  'registration',
  'weight',
  'barcode',
  'hours',
  'item_count',
  'advertisement',
  'page_number',
  'percentage',
] as const;

export type DayStyle = (typeof DAYS)[number];
export type NumberStyle = (typeof NUMBERS)[number];
export type ItemColumn = (typeof COLUMNS)[number];
export type Distractor = (typeof DISTRACTORS)[number];

/** What an invoice, bill, receipt, credit note or fee note looks like. */
export interface CommercialLayout {
  readonly kind: (typeof KINDS)[number];
  readonly paper: keyof typeof PAPERS;
  readonly fontSize: number;
  readonly language: 'en' | 'zh' | 'both' | 'de' | 'fr';
  readonly figures: FigureStyle;
  readonly days: DayStyle;
  readonly numbers: NumberStyle;
  readonly currency: string;
  readonly currencyShown: 'none' | 'heading' | 'code' | 'symbol';
  readonly supplierAt: 'left' | 'right' | 'centre' | 'foot' | 'small_line';
  readonly customerAt: 'left' | 'right' | 'above_supplier' | 'none';
  readonly customerLabel: 'bill_to' | 'sold_to' | 'attention' | 'none';
  readonly facts: 'grid' | 'lines' | 'one_line' | 'above' | 'colon';
  readonly due: 'date' | 'terms' | 'none';
  readonly columns: readonly ItemColumn[];
  readonly headings: 'printed' | 'missing';
  readonly moreWords: boolean;
  readonly manyItems: boolean;
  readonly tax: 'none' | 'added' | 'included' | 'two_rates';
  readonly discount: boolean;
  readonly service: boolean;
  readonly prepaid: boolean;
  readonly totalsAt: 'right' | 'left' | 'sentence';
  readonly inWords: boolean;
  readonly cash: boolean;
  readonly rules: 'none' | 'lines' | 'stripes';
  readonly distractors: readonly Distractor[];
  readonly untidiness: readonly Untidiness[];
}

type Language = CommercialLayout['language'];

const PLACES: Readonly<Record<Language, readonly { currency: string; figures: readonly FigureStyle[] }[]>> = {
  en: [
    ...['HKD', 'HKD', 'USD', 'GBP', 'SGD', 'AUD'].map((currency) => ({
      currency,
      figures: ['1,234.56', '1234.56'] as const,
    })),
    { currency: 'CHF', figures: ["1'234.56"] },
    { currency: 'EUR', figures: ['1.234,56', '1 234,56'] },
  ],
  zh: ['HKD', 'HKD', 'TWD', 'CNY'].map((currency) => ({ currency, figures: ['1,234.56', '1234.56'] as const })),
  both: ['HKD', 'HKD', 'USD'].map((currency) => ({ currency, figures: ['1,234.56'] as const })),
  de: [
    { currency: 'EUR', figures: ['1.234,56', '1 234,56'] },
    { currency: 'CHF', figures: ["1'234.56"] },
  ],
  fr: [
    { currency: 'EUR', figures: ['1 234,56', '1.234,56'] },
    { currency: 'CHF', figures: ["1'234.56"] },
  ],
};

/** Ways to write a day that a language uses; the others would leave its meaning open. */
const DAYS_OF: Readonly<Record<Language, readonly DayStyle[]>> = {
  en: ['03/04/2026', '03-04-2026', '03.04.2026', '3 Apr 2026', '03Apr26', '2026-04-03'],
  zh: ['2026-04-03', '2026/04/03', '2026年4月3日'],
  both: DAYS,
  de: ['03.04.2026', '2026-04-03'],
  fr: ['03/04/2026', '03-04-2026', '03.04.2026'],
};

function columnsOf(chance: Chance, kind: CommercialLayout['kind']): ItemColumn[] {
  if (kind === 'fee_note') return [];
  if (kind === 'till_roll')
    return chance.percent(50) ? ['description', 'amount'] : ['quantity', 'description', 'amount'];
  const spare = (share: number, column: ItemColumn): ItemColumn[] => (chance.percent(share) ? [column] : []);
  const words: ItemColumn[] = [...spare(30, 'no'), ...spare(25, 'code'), 'description'];
  const price: ItemColumn[] = chance.percent(80) ? [...spare(25, 'unit'), 'price'] : [];
  const rates: ItemColumn[] = [...spare(12, 'discount'), ...spare(12, 'taxRate')];
  return chance.percent(80)
    ? [...words, 'quantity', ...price, ...rates, 'amount']
    : [...spare(50, 'no'), 'quantity', ...price, 'description', 'amount'];
}

function paperOf(chance: Chance, kind: CommercialLayout['kind']): CommercialLayout['paper'] {
  if (kind === 'till_roll') return chance.of(['till', 'till', 'narrow_till'] as const);
  return chance.of(['a4', 'a4', 'letter', 'a4_landscape'] as const);
}

export function drawCommercialLayout(seed: number): CommercialLayout {
  const chance = new Chance(seed);
  const kind = chance.of(KINDS);
  const isTill = kind === 'till_roll';
  const language = chance.of(['en', 'en', 'en', 'zh', 'both', 'de', 'fr'] as const);
  const { currency, figures } = chance.of(PLACES[language]);
  const customerAt = isTill ? 'none' : chance.of(['left', 'left', 'right', 'above_supplier'] as const);
  const isOpen = kind === 'invoice' || kind === 'bill' || kind === 'fee_note';
  return {
    kind,
    paper: paperOf(chance, kind),
    fontSize: isTill ? 8 : chance.of([8, 9, 10]),
    language,
    figures: chance.of(figures),
    days: chance.of(DAYS_OF[language]),
    numbers: chance.of(NUMBERS),
    currency,
    currencyShown: chance.of(['none', 'heading', 'code', 'symbol'] as const),
    supplierAt: isTill ? 'centre' : chance.of(['left', 'left', 'right', 'centre', 'foot', 'small_line'] as const),
    customerAt,
    // When two blocks are one below the other, only a label shows which party each block is.
    customerLabel: chance.of([
      'bill_to',
      'sold_to',
      'attention',
      ...(customerAt === 'above_supplier' ? [] : (['none'] as const)),
    ]),
    facts: isTill
      ? chance.of(['lines', 'colon'] as const)
      : chance.of(['grid', 'lines', 'one_line', 'above', 'colon'] as const),
    due: isOpen ? chance.of(['date', 'terms', 'none'] as const) : 'none',
    columns: columnsOf(chance, kind),
    headings: isTill || chance.percent(10) ? 'missing' : 'printed',
    moreWords: chance.percent(25),
    manyItems: !isTill && chance.percent(12),
    tax: chance.of(['none', 'none', 'added', 'added', 'included', 'two_rates'] as const),
    discount: chance.percent(20),
    service: chance.percent(12),
    prepaid: isOpen && chance.percent(15),
    totalsAt: isTill
      ? 'right'
      : chance.of(
          kind === 'fee_note' ? (['right', 'left', 'sentence'] as const) : (['right', 'right', 'left'] as const),
        ),
    inWords: language === 'en' && chance.percent(15),
    cash: isTill && chance.percent(60),
    rules: chance.of(['none', 'none', 'lines', 'stripes'] as const),
    distractors: DISTRACTORS.filter(() => chance.percent(30)).filter((one) => !isTill || one !== 'page_number'),
    untidiness: drawUntidiness(seed),
  };
}

/** The choices that identify a layout. Sizes, paper formats, distractors and damage to the sheets do not count. */
export function commercialSignature(layout: CommercialLayout): string {
  const {
    paper: _paper,
    fontSize: _size,
    rules: _rules,
    distractors: _distractors,
    untidiness: _untidiness,
    ...choices
  } = layout;
  return JSON.stringify(choices);
}

/** Which half a layout belongs to, by whole combinations of its choices: reading is tuned on one half only. */
export function commercialHalf(layout: CommercialLayout): 'tuning' | 'kept_back' {
  const { kind, language, figures, days, supplierAt, customerAt, facts, columns, totalsAt } = layout;
  const text = JSON.stringify([kind, language, figures, days, supplierAt, customerAt, facts, columns, totalsAt]);
  let sum = 0;
  for (const character of text) sum = (Math.imul(sum, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  return sum % 2 === 0 ? 'tuning' : 'kept_back';
}
