import { Decimal } from 'decimal.js';
import { readField } from '../../../evidence/evidence.ts';
import type { Field } from '../../../evidence/field.ts';
import { isSlip } from '../../../learning/choose.ts';
import { moneyText } from '../../../values/amount.ts';
import { amountIn, isNear, type LabelledAmount, ofRole } from './amounts-by-role.ts';

/** Confidence of a total that the other amounts prove against the recognised text: a person should still check it. */
const REPAIRED = 0.9;
/** A total that differs by one digit from the sum of its parts is not certain. */
const DOUBTED = 0.9;
/** The largest difference of a printed charge from its rate, for each rounding. */
const ROUNDING = new Decimal('0.01');
const INCLUDED = /incl|dont|inkl|内含|內含/iu;
const RATE = /(\d{1,2}(?:[.,]\d{1,2})?)\s*%/u;

/**
 * A sum the total could be. Proved: no amount that leads to it can have a misread digit. Added up: of more than one
 * amount.
 */
interface Sum {
  readonly value: Decimal;
  readonly isProved: boolean;
  readonly isAddedUp: boolean;
}

function sumOf(amounts: readonly LabelledAmount[]): Decimal {
  return amounts.reduce((sum, labelled) => sum.plus(amountIn(labelled)), new Decimal(0));
}

/** The rate printed in a label, as a share; null without one. */
function rateOf({ label }: LabelledAmount): Decimal | null {
  const printed = RATE.exec(label)?.[1]?.replace(',', '.');
  return printed === undefined || new Decimal(printed).isZero() ? null : new Decimal(printed).dividedBy(100);
}

/** Whether the charges match their printed rates on one base, or each on a part of it. */
function areCharged(charges: readonly LabelledAmount[], base: Decimal): boolean {
  let charged = new Decimal(0);
  let tolerance = new Decimal(0);
  for (const charge of charges) {
    const rate = rateOf(charge);
    if (rate === null) return false;
    charged = charged.plus(amountIn(charge).dividedBy(rate));
    tolerance = tolerance.plus(ROUNDING.dividedBy(rate));
  }
  return charges.length === 0 || charged.minus(base).abs().lessThanOrEqualTo(tolerance);
}

/** The totals that a subtotal leads to by its discounts, service charges and taxes. */
function sumsFrom(base: Decimal, isBaseProved: boolean, amounts: readonly LabelledAmount[]): Sum[] {
  const [discounts, services] = [ofRole(amounts, 'discount'), ofRole(amounts, 'service')];
  const taxes = ofRole(amounts, 'tax').filter(({ label }) => !INCLUDED.test(label));
  const reduced = base.minus(sumOf(discounts));
  const net = reduced.plus(sumOf(services));
  const isNetProved = isBaseProved && areCharged(discounts, base) && areCharged(services, reduced);
  const steps = discounts.length + services.length;
  const withTax = {
    value: net.plus(sumOf(taxes)),
    isProved: isNetProved && areCharged(taxes, net),
    isAddedUp: steps + taxes.length > 0,
  };
  return taxes.length === 0 ? [withTax] : [withTax, { value: net, isProved: false, isAddedUp: steps > 0 }];
}

/** The prepayment plus the amount due, and the cash handed over less the change. */
function settledSums(amounts: readonly LabelledAmount[]): Decimal[] {
  const [due, change] = [ofRole(amounts, 'amount_due'), ofRole(amounts, 'change')];
  return [
    ...ofRole(amounts, 'prepaid').flatMap((paid) => due.map((left) => amountIn(paid).plus(amountIn(left)))),
    ...ofRole(amounts, 'tendered').flatMap((cash) => change.map((back) => amountIn(cash).minus(amountIn(back)))),
  ];
}

function sumsOf(amounts: readonly LabelledAmount[], items: Decimal | null): Sum[] {
  const subtotals = ofRole(amounts, 'subtotal').map(amountIn);
  const bases = subtotals.length > 0 ? subtotals : items === null ? [] : [items];
  const settled = settledSums(amounts);
  return bases
    .flatMap((base) => sumsFrom(base, subtotals.length > 0 && items?.equals(base) === true, amounts))
    .map((sum) => ({ ...sum, isProved: sum.isProved || settled.some((other) => other.equals(sum.value)) }));
}

/** Whether an amount is a sum whose decimal point was lost. */
function hasLostPoint({ amount }: LabelledAmount, value: Decimal): boolean {
  return !amount.value.includes('.') && new Decimal(amount.value).abs().equals(value.times(100));
}

/** Whether two amounts differ in one digit, which may be a lost first digit. */
function isDigitOff(left: Decimal, right: Decimal): boolean {
  const [one, other] = [moneyText(left), moneyText(right)];
  const length = Math.max(one.length, other.length);
  return Math.abs(one.length - other.length) <= 1 && isSlip(one.padStart(length, '0'), other.padStart(length, '0'));
}

/** The printed total that may be a misreading of a sum. */
function misreadAs({ value, isProved }: Sum, totals: readonly LabelledAmount[]): LabelledAmount | undefined {
  return totals.find((one) => hasLostPoint(one, value) || (isProved && isDigitOff(amountIn(one), value)));
}

const CASH_STEP = new Decimal('0.05');

/** Whether a printed total equals a sum, or the sum rounded for cash payment. */
function isExplained(total: Decimal, sum: Decimal): boolean {
  return total.equals(sum) || (isNear(total, sum) && total.modulo(CASH_STEP).isZero());
}

function doubted(total: Field<string>): Field<string> {
  return { ...total, confidence: Math.min(total.confidence, DOUBTED) };
}

/**
 * Corrects a misread digit or a lost decimal point of the total where the amounts around it prove its value: the
 * items make the subtotal and every charge fits its printed rate, or deposit and amount due, or cash and change, make
 * the sum. A total that differs by one digit from an unproved sum is only marked as doubtful: the misread digit may
 * be in another amount.
 * @param items the sum of the item amounts; null if an item has no amount
 */
export function repairedTotal(
  chosen: Field<string> | null,
  amounts: readonly LabelledAmount[],
  items: Decimal | null,
): Field<string> | null {
  if (chosen === null) return null;
  const printed = new Decimal(chosen.value);
  const sums = sumsOf(amounts, items);
  const totals = [...ofRole(amounts, 'total'), ...ofRole(amounts, 'amount_due')];
  const known = [...sums.map(({ value }) => value), ...settledSums(amounts)];
  if (totals.some((one) => known.some((sum) => isExplained(amountIn(one), sum)))) return chosen;
  for (const sum of sums) {
    const total = misreadAs(sum, totals);
    if (total !== undefined) return { ...readField(moneyText(sum.value), total.amount.tokens), confidence: REPAIRED };
  }
  const isOff = sums.some(({ value, isAddedUp }) => isAddedUp && isDigitOff(printed, value));
  return isOff && !known.some((sum) => isExplained(printed, sum)) ? doubted(chosen) : chosen;
}
