/** A line of a recipe: its possible accounts, its side, and its part of the entry in thousandths (null: the rest). */
export interface Part {
  accounts: readonly string[];
  side: 1n | -1n;
  share: readonly [number, number] | null;
}

/** A kind of entry a trading company posts, and how many in a thousand are of this kind. */
export interface Recipe {
  perMille: number;
  /** How many times the usual size: money in is larger than money out, so that the company lives. */
  times?: bigint;
  narration: string;
  parts: readonly Part[];
}

const repeat = (code: string, times: number): string[] => Array.from({ length: times }, () => code);
/** Most money passes through one account: its ledger is the longest. */
const BANKS = [...repeat('1010', 3), '1020', '1020', '1020', '1030', '1040', '1080', '1090'];
const INCOME = [...repeat('4000', 5), '4010', '4010', '4820'];
const COSTS = ['5000', '5000', '5000', '5010', '5020'];
const STOCK = ['1200'];
const EXPENSES = [
  ...['6100', '6110', '6120', '6130', '6140', '6150', '6170', '6180', '6200', '6210', '6220'],
  ...['6230', '6240', '6300', '6310', '6320', '6330', '6690'],
];
/** These pairs of debit and credit use every other account of the chart that a journal may use. */
const SELDOM = [
  ...[
    ['1130', '1010'],
    ['1140', '1010'],
    ['1500', '2120'],
    ['1510', '2120'],
    ['1600', '1010'],
    ['1750', '1010'],
  ],
  ...[
    ['6500', '1501'],
    ['6500', '1511'],
    ['6600', '1110'],
    ['1150', '2140'],
    ['2130', '4000'],
    ['1010', '2130'],
  ],
  ...[
    ['2110', '1010'],
    ['6300', '2110'],
    ['2150', '1010'],
    ['2170', '1010'],
    ['6220', '2170'],
    ['2180', '1010'],
  ],
  ...[
    ['8000', '2180'],
    ['8010', '2180'],
    ['2190', '1010'],
    ['3300', '2190'],
    ['1010', '2200'],
    ['2200', '1010'],
  ],
  ...[
    ['2230', '1010'],
    ['2500', '2230'],
    ['1010', '2500'],
    ['1010', '2510'],
    ['1010', '3000'],
    ['4090', '1120'],
  ],
  ...[
    ['1010', '4800'],
    ['1010', '4810'],
    ['2120', '5090'],
    ['7000', '1010'],
    ['7110', '1030'],
    ['7120', '1500'],
  ],
  ...[
    ['7190', '1080'],
    ['6400', '1010'],
    ['2140', '1010'],
    ['1010', '1130'],
    ['1020', '1010'],
    ['2990', '1010'],
  ],
].map(([debit = '', credit = '']) => ({ debit, credit }));

const debit = (accounts: readonly string[], share: Part['share'] = null): Part => ({ accounts, side: 1n, share });
const credit = (accounts: readonly string[], share: Part['share'] = null): Part => ({ accounts, side: -1n, share });

/**
 * On average 2.5 lines an entry. A manual journal may not touch receivables and payables: 1120 and 2120 replace them;
 * the open invoices and bills of the aged reports come from `documents.ts`.
 */
export const RECIPES: readonly Recipe[] = [
  { perMille: 140, times: 3n, narration: 'Takings of the day', parts: [debit(BANKS), credit(INCOME)] },
  { perMille: 220, times: 3n, narration: 'Sale on account', parts: [debit(['1120']), credit(INCOME)] },
  { perMille: 60, times: 3n, narration: 'Customer receipt', parts: [debit(BANKS), credit(['1120'])] },
  { perMille: 80, narration: 'Expense paid', parts: [debit(EXPENSES), credit(BANKS)] },
  { perMille: 70, narration: 'Purchase on account', parts: [debit(COSTS), credit(['2120'])] },
  { perMille: 60, narration: 'Supplier payment', parts: [debit(['2120']), credit(BANKS)] },
  { perMille: 10, narration: 'Stock taken in', parts: [debit(STOCK), credit(['5030'])] },
  {
    perMille: 90,
    times: 3n,
    narration: 'Receipt less gateway fee',
    parts: [debit(['6410'], [10, 35]), debit(BANKS), credit(['1120'])],
  },
  {
    perMille: 70,
    narration: 'Expense shared by two accounts',
    parts: [debit(EXPENSES, [200, 700]), debit(EXPENSES), credit(BANKS)],
  },
  {
    perMille: 60,
    times: 3n,
    narration: 'Foreign receipt with exchange difference',
    parts: [debit(['1030', '1040']), credit(['7100'], [1, 20]), credit(['1120'])],
  },
  {
    perMille: 60,
    narration: 'Premises of the month',
    parts: [debit(['6100'], [600, 750]), debit(['6110'], [50, 150]), debit(['6120']), credit(BANKS)],
  },
  {
    perMille: 40,
    narration: 'Salaries and MPF',
    parts: [
      debit(['6020'], [40, 50]),
      debit(['6010'], [100, 200]),
      debit(['6000']),
      credit(['2150'], [80, 100]),
      credit(['2110'], [10, 30]),
      credit(['1010']),
    ],
  },
  // The rest of the thousand: one of the pairs above.
  ...SELDOM.map((pair) => ({
    perMille: 40 / SELDOM.length,
    narration: 'General journal',
    parts: [debit([pair.debit]), credit([pair.credit])],
  })),
];
