import { Decimal } from 'decimal.js';
import type { PlacedAmount } from '../../../page/amounts.ts';
import { absolute, moneyText } from '../../../values/amount.ts';
import { type AmountRole, amountIn, isNear, type LabelledAmount, ofRole } from './amounts-by-role.ts';

/** A total according to the plain rules: its position (null when it is calculated), its value and how well it fits. */
export interface RuleTotal {
  readonly amount: PlacedAmount | null;
  readonly value: Decimal;
  readonly score: number;
}

const STRONG_TOTAL =
  /grand|incl|總數|總額|總計|合計|round|nett?\b|rechnungsbetrag|bruttosumme|invoice total|total credit|zahl/iu;

/** Sums that a total could be: every subtotal with every choice of charges, tax and discount. */
function reachableTotals(amounts: readonly LabelledAmount[]): Decimal[] {
  const options = (role: AmountRole): Decimal[] => [new Decimal(0), ...ofRole(amounts, role).slice(0, 3).map(amountIn)];
  const sums: Decimal[] = [];
  for (const subtotal of ofRole(amounts, 'subtotal').slice(0, 3).map(amountIn)) {
    for (const tax of options('tax')) {
      for (const service of options('service')) {
        for (const discount of options('discount')) sums.push(subtotal.plus(tax).plus(service).minus(discount));
      }
    }
  }
  return sums;
}

/** How well an amount fits as the total: its label, its agreement with sums, cash and change, its size. */
function scoreOf(labelled: LabelledAmount, amounts: readonly LabelledAmount[], sums: readonly Decimal[]): number {
  const value = amountIn(labelled);
  const tendered = ofRole(amounts, 'tendered').map(amountIn);
  const change = amounts.filter((amount) => amount.role === 'change').map(amountIn);
  const repeats = amounts.filter((other) => other !== labelled && amountIn(other).equals(value)).length;
  let score = STRONG_TOTAL.test(labelled.label) ? 1.5 : 1;
  if (labelled.role === 'amount_due') score -= 0.4;
  if (labelled.amount.moneyLike) score += 1;
  if (sums.some((sum) => isNear(sum, value))) score += 1.5;
  if (tendered.some((cash) => change.some((back) => cash.minus(back).equals(value)))) score += 2;
  if (tendered.some((cash) => isNear(cash, value))) score += 1;
  if (
    ofRole(amounts, 'subtotal').some((subtotal) => value.lessThan(amountIn(subtotal))) &&
    ofRole(amounts, 'discount').length === 0
  )
    score -= 1;
  if (ofRole(amounts, 'total').every((other) => amountIn(other).lessThanOrEqualTo(value))) score += 0.4;
  score += Math.min(2, repeats) * 0.4;
  if (tendered.some((cash) => cash.lessThan(value)) && tendered.length === 1) score -= 0.5;
  return score + labelled.amount.tokens.reduce((low, token) => Math.min(low, token.confidence), 1) * 0.5;
}

/** A total printed without its decimal point counts as a hundredth of its value when everything else has decimals. */
function mendedTotals(
  labelled: LabelledAmount,
  amounts: readonly LabelledAmount[],
  sums: readonly Decimal[],
): RuleTotal[] {
  const value = amountIn(labelled);
  const others = amounts.filter((other) => other !== labelled);
  const decimals = others.filter((other) => other.amount.value.includes('.')).length;
  if (labelled.amount.value.includes('.') || value.lessThan(100) || decimals * 2 < others.length) return [];
  const mended = moneyText(value.dividedBy(100));
  const score = scoreOf({ ...labelled, amount: { ...labelled.amount, value: mended, moneyLike: true } }, amounts, sums);
  return [{ amount: labelled.amount, value: new Decimal(mended), score: score - 0.3 }];
}

/** Cash less change: the total, whether or not its label could be read. */
function paidTotals(amounts: readonly LabelledAmount[], printed: readonly PlacedAmount[]): RuleTotal[] {
  return ofRole(amounts, 'tendered').flatMap((tendered) =>
    ofRole(amounts, 'change').flatMap((change) => {
      const value = amountIn(tendered).minus(amountIn(change));
      if (!value.isPositive() || value.isZero()) return [];
      const seen = printed.find((amount) => new Decimal(absolute(amount.value)).equals(value));
      return [{ amount: seen ?? null, value, score: seen === undefined ? 1.6 : 3.2 }];
    }),
  );
}

/** Amounts without a label that are the sum of subtotal and tax. */
function addedTotals(
  printed: readonly PlacedAmount[],
  sums: readonly Decimal[],
  amounts: readonly LabelledAmount[],
): RuleTotal[] {
  const plain = ofRole(amounts, 'subtotal').map(amountIn);
  return printed
    .map((amount) => ({ amount, value: new Decimal(absolute(amount.value)), score: 2.4 }))
    .filter(({ value }) => sums.some((sum) => sum.equals(value)) && !plain.some((subtotal) => subtotal.equals(value)));
}

function bestTotal(amounts: readonly LabelledAmount[], printed: readonly PlacedAmount[]): RuleTotal | null {
  const sums = reachableTotals(amounts);
  const labelled = [...ofRole(amounts, 'total'), ...ofRole(amounts, 'amount_due')];
  const candidates: RuleTotal[] = [
    ...labelled.map((total) => ({
      amount: total.amount,
      value: amountIn(total),
      score: scoreOf(total, amounts, sums),
    })),
    ...labelled.flatMap((total) => mendedTotals(total, amounts, sums)),
    ...paidTotals(amounts, printed),
    ...addedTotals(printed, sums, amounts),
  ];
  return candidates.sort((a, b) => b.score - a.score || b.value.comparedTo(a.value))[0] ?? null;
}

/** Used when there is nothing better: the subtotal, the amount paid, else the largest amount printed more than once. */
function fallbackTotal(amounts: readonly LabelledAmount[], printed: readonly PlacedAmount[]): RuleTotal | null {
  const only = ofRole(amounts, 'subtotal')[0] ?? ofRole(amounts, 'tendered')[0];
  if (only !== undefined) return { amount: only.amount, value: amountIn(only), score: 0.8 };
  const values = printed.map((amount) => new Decimal(absolute(amount.value)));
  const repeated = printed.filter((_, index) =>
    values.some((value, other) => other !== index && value.equals(values[index] ?? 0)),
  );
  const largest = repeated.sort((a, b) => new Decimal(absolute(b.value)).comparedTo(absolute(a.value)))[0];
  return largest === undefined ? null : { amount: largest, value: new Decimal(absolute(largest.value)), score: -1 };
}

/** The total before prepayments: never more than a printed amount. */
function totalBeforePrepayment(best: RuleTotal, amounts: readonly LabelledAmount[]): RuleTotal {
  const [prepaid] = ofRole(amounts, 'prepaid');
  if (prepaid === undefined) return best;
  const whole = best.value.plus(amountIn(prepaid));
  const same = [...ofRole(amounts, 'subtotal'), ...ofRole(amounts, 'total')].find((labelled) =>
    amountIn(labelled).equals(whole),
  );
  const isReachable = reachableTotals(amounts).some((sum) => sum.equals(whole));
  if (same !== undefined) return { amount: same.amount, value: whole, score: best.score };
  return isReachable ? { amount: null, value: whole, score: best.score } : best;
}

/**
 * Chooses the total by label and by arithmetic; null when no amount could be the total.
 * @param printed every amount on the pages that looks like money, labelled or not
 */
export function ruleTotal(amounts: readonly LabelledAmount[], printed: readonly PlacedAmount[]): RuleTotal | null {
  const best = bestTotal(amounts, printed) ?? fallbackTotal(amounts, printed);
  return best === null ? null : totalBeforePrepayment(best, amounts);
}
