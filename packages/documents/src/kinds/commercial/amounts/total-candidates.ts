import { Decimal } from 'decimal.js';
import type { Candidate } from '../../../learning/choose.ts';
import type { PlacedAmount } from '../../../page/amounts.ts';
import type { Line } from '../../../page/layout.ts';
import type { Token } from '../../../page/page.ts';
import { moneyText } from '../../../values/amount.ts';
import type { Conventions } from '../../../values/conventions.ts';
import type { Occurrence } from './amount-occurrences.ts';
import { amountReadingOf, type TotalRules, totalFeatures } from './total-features.ts';

/** A value the total could have. `tokens` is empty when the value is calculated. */
export interface TotalCandidate extends Candidate {
  readonly value: string;
  readonly tokens: readonly Token[];
  readonly amount: PlacedAmount | null;
}

function textOf(mills: bigint): string {
  return moneyText(new Decimal(mills.toString()).dividedBy(1000));
}

/**
 * Every value the total could have: the printed amounts, the sum of subtotal and charges, and payment less change.
 * @param rules results of the plain rules and the items, as further evidence
 */
export function totalCandidates(lines: readonly Line[], conventions: Conventions, rules: TotalRules): TotalCandidate[] {
  const reading = amountReadingOf(lines, conventions, rules);
  const byValue = new Map<bigint, Occurrence[]>();
  for (const one of reading.found)
    if (one.role !== 'previous') byValue.set(one.mills, [...(byValue.get(one.mills) ?? []), one]);
  const { paid, reachable } = reading.arithmetic;
  for (const value of [...paid, ...reachable, ...(rules.total === null ? [] : [rules.total])])
    if (value > 0n && !byValue.has(value) && !reading.found.some((one) => one.mills === value)) byValue.set(value, []);
  return [...byValue].map(([value, own]) => {
    const best = own.find((one) => one.role === 'total' || one.role === 'amount_due') ?? own.at(-1);
    return {
      key: textOf(value),
      value: textOf(value),
      amount: best?.amount ?? null,
      tokens: best?.amount.tokens ?? [],
      features: totalFeatures(value, own, reading),
    };
  });
}
