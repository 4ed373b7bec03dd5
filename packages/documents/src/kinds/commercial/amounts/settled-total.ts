import { Decimal } from 'decimal.js';
import { computedField, readField } from '../../../evidence/evidence.ts';
import type { Field } from '../../../evidence/field.ts';
import { moneyText } from '../../../values/amount.ts';
import { type AmountRole, amountIn, type LabelledAmount, ofRole } from './amounts-by-role.ts';

/** Confidence of a total that printed arithmetic supports against the first choice. */
const SETTLED = 0.93;
/** A choice with this confidence is not replaced because of a net amount and its tax. */
const SURE = 0.95;

function printedAs(amounts: readonly LabelledAmount[], roles: readonly AmountRole[], value: Decimal) {
  return amounts.find((labelled) => roles.includes(labelled.role) && amountIn(labelled).equals(value));
}

/** The printed total that equals the amount due plus the prepayment. */
function beforePrepayment(amounts: readonly LabelledAmount[], value: Decimal): LabelledAmount | undefined {
  return ofRole(amounts, 'prepaid')
    .map((prepaid) => printedAs(amounts, ['total', 'subtotal'], value.plus(amountIn(prepaid))))
    .find((total) => total !== undefined);
}

/** The printed total that equals a net amount plus its tax. */
function withTax(amounts: readonly LabelledAmount[], value: Decimal): LabelledAmount | undefined {
  const isNet = printedAs(amounts, ['subtotal'], value) !== undefined;
  if (!isNet || printedAs(amounts, ['total', 'amount_due'], value) !== undefined) return undefined;
  return ofRole(amounts, 'tax')
    .map((tax) => printedAs(amounts, ['total', 'amount_due'], value.plus(amountIn(tax))))
    .find((total) => total !== undefined);
}

function sumOf(amounts: readonly LabelledAmount[]): Decimal {
  return amounts.reduce((sum, labelled) => sum.plus(amountIn(labelled)), new Decimal(0));
}

/** The printed total that a subtotal leads to by its discounts and service charges, with or without the tax added. */
function bySteps(amounts: readonly LabelledAmount[], value: Decimal): LabelledAmount | undefined {
  const [discounts, services] = [ofRole(amounts, 'discount'), ofRole(amounts, 'service')];
  const isPrinted = printedAs(amounts, ['total', 'amount_due'], value) !== undefined;
  if (isPrinted || discounts.length + services.length === 0) return undefined;
  const tax = sumOf(ofRole(amounts, 'tax'));
  return ofRole(amounts, 'subtotal')
    .map((subtotal) => amountIn(subtotal).minus(sumOf(discounts)).plus(sumOf(services)))
    .flatMap((net) => [net.plus(tax), net])
    .map((total) => printedAs(amounts, ['total', 'amount_due'], total))
    .find((total) => total !== undefined);
}

const BEFORE_TAX = /excl|before (?:gst|sst|tax|vat)|untaxed|netto|\bht\b/iu;
/** Confidence of a total that is not printed. */
const ADDED = 0.6;
/** A tax is at most this share of its base. */
const MAX_TAX_SHARE = 0.3;

/** Adds the only printed tax to an amount that every label calls an amount before tax, when no total is printed. */
function addedTax(amounts: readonly LabelledAmount[], value: Decimal): Decimal | null {
  const own = amounts.filter((labelled) => amountIn(labelled).equals(value));
  if (own.length === 0 || !own.every(({ label }) => BEFORE_TAX.test(label))) return null;
  const taxes = new Set(ofRole(amounts, 'tax').map((tax) => amountIn(tax).toFixed()));
  const [tax] = [...taxes].map((text) => new Decimal(text));
  return taxes.size === 1 && tax?.lessThan(value.times(MAX_TAX_SHARE)) ? value.plus(tax) : null;
}

/**
 * Corrects the total by the printed sums. The amount due is not the total when the total is printed next to the
 * deposit. A subtotal is not the total when a discount or service charge leads on to a printed total. The net amount
 * is not the total when net and tax add up to a printed total.
 */
export function settledTotal(chosen: Field<string> | null, amounts: readonly LabelledAmount[]): Field<string> | null {
  if (chosen === null) return null;
  const value = new Decimal(chosen.value);
  if (value.isZero()) return chosen;
  const settled =
    beforePrepayment(amounts, value) ??
    bySteps(amounts, value) ??
    (chosen.confidence < SURE ? withTax(amounts, value) : undefined);
  const added = settled === undefined ? addedTax(amounts, value) : null;
  if (added !== null) return computedField(moneyText(added), ADDED);
  if (settled === undefined) return chosen;
  return { ...readField(moneyText(amountIn(settled)), settled.amount.tokens), confidence: SETTLED };
}
