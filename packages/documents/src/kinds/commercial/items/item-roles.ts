import { Decimal } from 'decimal.js';
import type { Line } from '../../../page/layout.ts';
import type { ItemRole } from './item-columns.ts';
import { type Goals, tieOf } from './item-goals.ts';
import type { GridColumn } from './item-grid.ts';
import type { ItemNumber } from './item-numbers.ts';

/** The assignment of roles to columns. Every table has amounts; the rest may be missing. */
export interface Roles {
  readonly amount: GridColumn;
  readonly quantity: GridColumn | null;
  readonly price: GridColumn | null;
  readonly rate: GridColumn | null;
  readonly discount: GridColumn | null;
}

const CENT = new Decimal('0.01');
/** Printed prices are often rounded: the product may be off by half the last printed digit for every unit. */
const HALF = new Decimal('0.005');
const RATES = new Set([
  '0',
  '3',
  '5',
  '5.5',
  '6',
  '7',
  '7.5',
  '8',
  '9',
  '10',
  '12',
  '13',
  '15',
  '18',
  '19',
  '20',
  '21',
  '25',
]);
const MAX_COLUMNS = 9;

/** Whether quantity times price, less a discount in percent or money, is the amount. */
export function isProduct(quantity: string, price: string, amount: string, discount?: string | null): boolean {
  const product = new Decimal(quantity).times(price);
  const slack = Decimal.max(CENT, new Decimal(quantity).times(HALF).times('0.01'));
  const near = (value: Decimal): boolean => value.minus(amount).abs().lessThanOrEqualTo(slack);
  if (near(product)) return true;
  if (discount === undefined || discount === null) return false;
  return near(product.minus(discount)) || near(product.times(new Decimal(100).minus(discount)).dividedBy(100));
}

function share(lines: readonly Line[], holds: (line: Line) => boolean | null): { tested: number; held: number } {
  const results = lines.map(holds).filter((result) => result !== null);
  return { tested: results.length, held: results.filter((result) => result).length };
}

function productScore({ amount, quantity, price, discount }: Roles, lines: readonly Line[]): number {
  if (quantity === null || price === null) return 0;
  const { tested, held } = share(lines, (line) => {
    const [a, q, p] = [amount, quantity, price].map((column) => column.numbers.get(line)?.value);
    if (a === undefined || q === undefined || p === undefined) return null;
    return isProduct(q, p, a, discount?.numbers.get(line)?.value ?? null);
  });
  return tested === 0 ? -1 : (4 * held) / tested - (1.5 * (tested - held)) / tested;
}

const AGREES: Readonly<Partial<Record<ItemRole, number>>> = {
  amount: 1.2,
  price: 1,
  quantity: 1,
  rate: 0.6,
  discount: 0.6,
};

/** Scores a choice by the headings: matching ones count for it, others against it. */
function headingScore(roles: Roles, columns: readonly GridColumn[]): number {
  let score = 0;
  for (const role of ['amount', 'price', 'quantity', 'rate', 'discount'] as const) {
    const column = roles[role];
    const said = column?.heading?.role;
    if (column !== null && said !== undefined) score += said === role ? (AGREES[role] ?? 0) : -1.5;
    const named = columns.some((other) => other.heading?.role === role);
    if (column === null && named) score -= 0.8;
  }
  const amounts = columns.filter((column) => column.heading?.role === 'amount');
  return score + (amounts.length > 1 && roles.amount === amounts.at(-1) ? 0.1 : 0);
}

function portion(column: GridColumn | null, lines: readonly Line[], test: (number: ItemNumber) => boolean): number {
  const numbers = lines.flatMap((line) => column?.numbers.get(line) ?? []);
  return numbers.length === 0 ? 0 : numbers.filter(test).length / numbers.length;
}

const isCount = (number: ItemNumber): boolean => number.counted || (!number.moneyLike && !number.percent);

/** Scores a choice by the form of the numbers: counts are whole, money has decimals, rates are percentages. */
function shapeScore(roles: Roles, columns: readonly GridColumn[], lines: readonly Line[]): number {
  const { amount, quantity, price, rate, discount } = roles;
  const place = columns.indexOf(amount) / Math.max(1, columns.length - 1);
  const filled = lines.filter((line) => amount.numbers.has(line)).length / Math.max(1, lines.length);
  let score = portion(amount, lines, (number) => number.moneyLike) + 0.6 * place + 2 * filled;
  score -= 2 * portion(amount, lines, (number) => number.percent || number.counted);
  if (quantity !== null) score += 0.6 * portion(quantity, lines, isCount) - 0.3;
  if (price !== null) score += 0.6 * portion(price, lines, (number) => number.moneyLike) - 0.3;
  if (price !== null) score -= 2 * portion(price, lines, (number) => number.percent);
  if (rate !== null) score += portion(rate, lines, isRate) * 0.8 - 0.5;
  if (discount !== null) score -= discount.heading?.role === 'discount' ? 0 : 1;
  return score;
}

function isRate(number: ItemNumber): boolean {
  return number.percent || RATES.has(new Decimal(number.value).toString());
}

function sumScore({ amount }: Roles, lines: readonly Line[], goals: Goals): number {
  const values = lines.flatMap((line) => amount.numbers.get(line) ?? []);
  const sum = values.reduce(
    (total, { value, negative }) => (negative ? total.minus(value) : total.plus(value)),
    new Decimal(0),
  );
  return 3 * tieOf(sum, goals);
}

function* choices(columns: readonly GridColumn[]): Generator<Roles> {
  const options: readonly (GridColumn | null)[] = [...columns, null];
  const named = (role: ItemRole): GridColumn | null => columns.find((column) => column.heading?.role === role) ?? null;
  for (const amount of columns) {
    for (const price of options) {
      if (price === amount) continue;
      for (const quantity of options) {
        if (quantity !== null && (quantity === amount || quantity === price)) continue;
        const free = (column: GridColumn | null): GridColumn | null =>
          column === amount || column === price || column === quantity ? null : column;
        yield { amount, price, quantity, rate: free(named('rate')), discount: free(named('discount')) };
      }
    }
  }
}

/**
 * The most likely roles of the columns of a table: quantity times price is the amount, the amounts add up to a total
 * of the document, headings and the form of the numbers agree. Null without columns.
 */
export function rolesOf(columns: readonly GridColumn[], lines: readonly Line[], goals: Goals): Roles | null {
  let best: { roles: Roles; score: number } | null = null;
  for (const roles of choices(columns.slice(-MAX_COLUMNS))) {
    const score =
      productScore(roles, lines) +
      headingScore(roles, columns) +
      shapeScore(roles, columns, lines) +
      sumScore(roles, lines, goals);
    if (best === null || score > best.score) best = { roles, score };
  }
  return best === null ? null : { ...best.roles, rate: rateOf(best.roles, columns) };
}

/** The column of tax rates: by its heading or its percentages; never a column of tax amounts. */
function rateOf({ rate, amount, price, quantity, discount }: Roles, columns: readonly GridColumn[]): GridColumn | null {
  const isRates = (column: GridColumn): boolean => [...column.numbers.values()].every(isRate);
  if (rate !== null && isRates(rate)) return rate;
  const taken: readonly (GridColumn | null)[] = [amount, price, quantity, discount];
  const percentages = columns.find(
    (column) =>
      !taken.includes(column) &&
      column.heading === null &&
      [...column.numbers.values()].every((number) => number.percent),
  );
  return percentages ?? null;
}
