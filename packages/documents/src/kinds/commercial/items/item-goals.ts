import { Decimal } from 'decimal.js';
import type { Line } from '../../../page/layout.ts';
import { absolute } from '../../../values/amount.ts';
import type { Conventions } from '../../../values/conventions.ts';
import { type AmountRole, type LabelledAmount, labelledAmounts } from '../amounts/amounts-by-role.ts';

/**
 * Sums the items may add up to (as text with two decimals), each with the strength of the proof when the items match
 * it (0..1).
 */
export type Goals = ReadonlyMap<string, number>;

const MAX_OF_A_ROLE = 4;
const WEIGHT = { subtotal: 1, total: 0.9, derived: 0.75 };
/** Subtotals of sections are small compared with the total, and prove little. */
const SECTION = { share: 0.5, weight: 0.4 };

function valuesOf(amounts: readonly LabelledAmount[], role: AmountRole): Decimal[] {
  const values = amounts
    .filter((labelled) => labelled.role === role)
    .map((labelled) => new Decimal(absolute(labelled.amount.value)))
    .filter((value) => !value.isZero());
  return values
    .filter((value, index) => values.findIndex((other) => other.equals(value)) === index)
    .slice(0, MAX_OF_A_ROLE);
}

/** Every base less one of the others, or less nothing. */
function without(bases: readonly Decimal[], others: readonly Decimal[], sign: 1 | -1): Decimal[] {
  return bases.flatMap((base) => [base, ...others.map((other) => base.minus(other.times(sign)))]);
}

/** The printed subtotals and totals, and the same amounts without tax, service, discounts and payments. */
export function goalsOf(lines: readonly Line[], conventions: Conventions): Goals {
  const amounts = labelledAmounts(lines, conventions);
  const of = (role: AmountRole): Decimal[] => valuesOf(amounts, role);
  const subtotals = of('subtotal');
  const totals = [...of('total'), ...of('amount_due')];
  const largest = Decimal.max(0, ...of('total'));
  let derived = without([...subtotals, ...totals], of('tax'), 1);
  derived = without(derived, of('service'), 1);
  derived = without(derived, of('discount'), -1);
  derived = without(derived, of('prepaid'), -1);
  derived = without(derived, of('previous'), 1);
  const goals = new Map<string, number>();
  const add = (values: readonly Decimal[], weight: number): void => {
    for (const value of values) {
      const worth = value.lessThan(largest.times(SECTION.share)) ? weight * SECTION.weight : weight;
      if (value.greaterThan(0)) goals.set(value.toFixed(2), Math.max(worth, goals.get(value.toFixed(2)) ?? 0));
    }
  };
  add(derived, WEIGHT.derived);
  add(totals, WEIGHT.total);
  add(subtotals, WEIGHT.subtotal);
  return goals;
}

/** How well a sum agrees with the document's totals: the weight of the goal it matches, else 0. */
export function tieOf(sum: Decimal, goals: Goals): number {
  return goals.get(sum.toFixed(2)) ?? 0;
}
