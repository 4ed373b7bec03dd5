import { Decimal } from 'decimal.js';
import { computedField, readField } from '../../evidence/evidence.ts';
import type { Field } from '../../evidence/field.ts';
import type { PlacedAmount } from '../../page/amounts.ts';
import { absolute, moneyText } from '../../values/amount.ts';
import type { AmountRole, LabelledAmount } from './amounts-by-role.ts';

/** The money of an invoice or receipt, positive. */
export interface Totals {
  readonly subtotal: Field<string> | null;
  readonly discount: Field<string> | null;
  readonly service: Field<string> | null;
  readonly tax: Field<string> | null;
  readonly rounding: Field<string> | null;
  readonly total: Field<string> | null;
  readonly prepaid: Field<string> | null;
  readonly amountDue: Field<string> | null;
  /** Whether subtotal, charges, tax and total agree; null when there is nothing to compare. */
  readonly agrees: boolean | null;
}

interface Candidate {
  readonly amount: PlacedAmount | null;
  readonly value: Decimal;
  readonly score: number;
}

const ROUNDING_LIMIT = new Decimal('0.05');
const STRONG_TOTAL =
  /grand|incl|總數|總額|總計|合計|round|nett?\b|rechnungsbetrag|bruttosumme|invoice total|total credit|zahl/iu;

function amountIn(labelled: LabelledAmount): Decimal {
  return new Decimal(absolute(labelled.amount.value));
}

function of(amounts: readonly LabelledAmount[], role: AmountRole): LabelledAmount[] {
  return amounts.filter((amount) => amount.role === role && !amountIn(amount).isZero());
}

/** Sums that a total could be: every subtotal with every choice of charges, tax and discount. */
function reachableTotals(amounts: readonly LabelledAmount[]): Decimal[] {
  const options = (role: AmountRole): Decimal[] => [new Decimal(0), ...of(amounts, role).slice(0, 3).map(amountIn)];
  const sums: Decimal[] = [];
  for (const subtotal of of(amounts, 'subtotal').slice(0, 3).map(amountIn)) {
    for (const tax of options('tax')) {
      for (const service of options('service')) {
        for (const discount of options('discount')) sums.push(subtotal.plus(tax).plus(service).minus(discount));
      }
    }
  }
  return sums;
}

function isNear(left: Decimal, right: Decimal): boolean {
  return left.minus(right).abs().lessThanOrEqualTo(ROUNDING_LIMIT);
}

/** How well an amount fits as the total: its label, its agreement with sums, cash and change, its size. */
function scoreOf(labelled: LabelledAmount, amounts: readonly LabelledAmount[], sums: readonly Decimal[]): number {
  const value = amountIn(labelled);
  const tendered = of(amounts, 'tendered').map(amountIn);
  const change = amounts.filter((amount) => amount.role === 'change').map(amountIn);
  const repeats = amounts.filter((other) => other !== labelled && amountIn(other).equals(value)).length;
  let score = STRONG_TOTAL.test(labelled.label) ? 1.5 : 1;
  if (labelled.role === 'amount_due') score -= 0.4;
  if (labelled.amount.moneyLike) score += 1;
  if (sums.some((sum) => isNear(sum, value))) score += 1.5;
  if (tendered.some((cash) => change.some((back) => cash.minus(back).equals(value)))) score += 2;
  if (tendered.some((cash) => isNear(cash, value))) score += 1;
  if (
    of(amounts, 'subtotal').some((subtotal) => value.lessThan(amountIn(subtotal))) &&
    of(amounts, 'discount').length === 0
  )
    score -= 1;
  if (of(amounts, 'total').every((other) => amountIn(other).lessThanOrEqualTo(value))) score += 0.4;
  score += Math.min(2, repeats) * 0.4;
  if (tendered.some((cash) => cash.lessThan(value)) && tendered.length === 1) score -= 0.5;
  return score + labelled.amount.tokens.reduce((low, token) => Math.min(low, token.confidence), 1) * 0.5;
}

/** A total printed without its decimal point counts a hundredth, where everything else has decimals. */
function mendedTotals(
  labelled: LabelledAmount,
  amounts: readonly LabelledAmount[],
  sums: readonly Decimal[],
): Candidate[] {
  const value = amountIn(labelled);
  const others = amounts.filter((other) => other !== labelled);
  const decimals = others.filter((other) => other.amount.value.includes('.')).length;
  if (labelled.amount.value.includes('.') || value.lessThan(100) || decimals * 2 < others.length) return [];
  const mended = moneyText(value.dividedBy(100));
  const score = scoreOf({ ...labelled, amount: { ...labelled.amount, value: mended, moneyLike: true } }, amounts, sums);
  return [{ amount: labelled.amount, value: new Decimal(mended), score: score - 0.3 }];
}

/** What cash less change leaves: the total, whether or not its label could be read. */
function paidTotals(amounts: readonly LabelledAmount[], printed: readonly PlacedAmount[]): Candidate[] {
  return of(amounts, 'tendered').flatMap((tendered) =>
    of(amounts, 'change').flatMap((change) => {
      const value = amountIn(tendered).minus(amountIn(change));
      if (!value.isPositive() || value.isZero()) return [];
      const seen = printed.find((amount) => new Decimal(absolute(amount.value)).equals(value));
      return [{ amount: seen ?? null, value, score: seen === undefined ? 1.6 : 3.2 }];
    }),
  );
}

/** Amounts without a label that are what subtotal and tax add up to. */
function addedTotals(
  printed: readonly PlacedAmount[],
  sums: readonly Decimal[],
  amounts: readonly LabelledAmount[],
): Candidate[] {
  const plain = of(amounts, 'subtotal').map(amountIn);
  return printed
    .map((amount) => ({ amount, value: new Decimal(absolute(amount.value)), score: 2.4 }))
    .filter(({ value }) => sums.some((sum) => sum.equals(value)) && !plain.some((subtotal) => subtotal.equals(value)));
}

function bestTotal(amounts: readonly LabelledAmount[], printed: readonly PlacedAmount[]): Candidate | null {
  const sums = reachableTotals(amounts);
  const labelled = [...of(amounts, 'total'), ...of(amounts, 'amount_due')];
  const candidates: Candidate[] = [
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

/** Without anything better: the subtotal, what was paid, else the largest amount printed more than once. */
function fallbackTotal(amounts: readonly LabelledAmount[], printed: readonly PlacedAmount[]): Candidate | null {
  const only = of(amounts, 'subtotal')[0] ?? of(amounts, 'tendered')[0];
  if (only !== undefined) return { amount: only.amount, value: amountIn(only), score: 0.8 };
  const values = printed.map((amount) => new Decimal(absolute(amount.value)));
  const repeated = printed.filter((_, index) =>
    values.some((value, other) => other !== index && value.equals(values[index] ?? 0)),
  );
  const largest = repeated.sort((a, b) => new Decimal(absolute(b.value)).comparedTo(absolute(a.value)))[0];
  return largest === undefined ? null : { amount: largest, value: new Decimal(absolute(largest.value)), score: -1 };
}

function fieldOf(candidate: Candidate): Field<string> {
  const certainty = Math.max(0.2, Math.min(1, 0.45 + candidate.score * 0.12));
  if (candidate.amount === null) return computedField(moneyText(candidate.value), certainty);
  return readField(moneyText(candidate.value), candidate.amount.tokens, certainty);
}

function labelledField(labelled: LabelledAmount | undefined): Field<string> | null {
  return labelled === undefined ? null : readField(moneyText(amountIn(labelled)), labelled.amount.tokens, 0.9);
}

interface Parts {
  readonly subtotal: LabelledAmount | undefined;
  readonly discount: LabelledAmount | undefined;
  readonly service: LabelledAmount | undefined;
  readonly tax: LabelledAmount | undefined;
  readonly rounding: LabelledAmount | undefined;
  readonly agrees: boolean;
}

/** The choice of labelled parts that adds up to the total, with as many printed parts as possible. */
function partsOf(amounts: readonly LabelledAmount[], total: Decimal): Parts {
  const options = (role: AmountRole): (LabelledAmount | undefined)[] => [...of(amounts, role).slice(0, 4), undefined];
  const first = (role: AmountRole): LabelledAmount | undefined => of(amounts, role)[0];
  const rounding = of(amounts, 'rounding').find((labelled) => amountIn(labelled).lessThan(1));
  for (const subtotal of of(amounts, 'subtotal')) {
    for (const tax of options('tax')) {
      for (const service of options('service')) {
        for (const discount of options('discount')) {
          const value = (part: LabelledAmount | undefined): Decimal =>
            part === undefined ? new Decimal(0) : amountIn(part);
          const sum = amountIn(subtotal).plus(value(tax)).plus(value(service)).minus(value(discount));
          const slack = rounding === undefined ? new Decimal(0) : ROUNDING_LIMIT;
          if (sum.minus(total).abs().lessThanOrEqualTo(slack))
            return { subtotal, tax, service, discount, rounding, agrees: true };
        }
      }
    }
  }
  return {
    subtotal: first('subtotal'),
    tax: first('tax'),
    service: first('service'),
    discount: first('discount'),
    rounding,
    agrees: false,
  };
}

/** What is due after prepayments: never more than was printed. */
function totalBeforePrepayment(best: Candidate, amounts: readonly LabelledAmount[]): Candidate {
  const [prepaid] = of(amounts, 'prepaid');
  if (prepaid === undefined) return best;
  const whole = best.value.plus(amountIn(prepaid));
  const same = [...of(amounts, 'subtotal'), ...of(amounts, 'total')].find((labelled) =>
    amountIn(labelled).equals(whole),
  );
  const isReachable = reachableTotals(amounts).some((sum) => sum.equals(whole));
  if (same !== undefined) return { amount: same.amount, value: whole, score: best.score };
  return isReachable ? { amount: null, value: whole, score: best.score } : best;
}

/**
 * Chooses total and parts by label and by arithmetic.
 * @param printed every amount on the pages that looks like money, labelled or not
 */
export function totalsOf(amounts: readonly LabelledAmount[], printed: readonly PlacedAmount[]): Totals {
  const due = of(amounts, 'amount_due').at(-1);
  const best = bestTotal(amounts, printed) ?? fallbackTotal(amounts, printed);
  if (best === null)
    return {
      subtotal: null,
      discount: null,
      service: null,
      tax: null,
      rounding: null,
      total: null,
      prepaid: null,
      amountDue: null,
      agrees: null,
    };
  const total = totalBeforePrepayment(best, amounts);
  const parts = partsOf(amounts, total.value);
  const [prepaid] = of(amounts, 'prepaid');
  const settlesPrepaid =
    prepaid !== undefined && due !== undefined && total.value.minus(amountIn(prepaid)).equals(amountIn(due));
  return {
    subtotal: labelledField(parts.subtotal),
    discount: labelledField(parts.discount),
    service: labelledField(parts.service),
    tax: labelledField(parts.tax),
    rounding: labelledField(parts.rounding),
    total: fieldOf({ ...total, score: total.score + (parts.agrees ? 1 : 0) }),
    prepaid: settlesPrepaid ? labelledField(prepaid) : null,
    amountDue: labelledField(due),
    agrees: parts.subtotal === undefined ? null : parts.agrees,
  };
}
