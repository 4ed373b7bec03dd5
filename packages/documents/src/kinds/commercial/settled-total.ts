import { Decimal } from 'decimal.js';
import { computedField, readField } from '../../evidence/evidence.ts';
import type { Field } from '../../evidence/field.ts';
import { moneyText } from '../../values/amount.ts';
import { type AmountRole, amountIn, type LabelledAmount, ofRole } from './amounts-by-role.ts';

/** How sure a total is that printed arithmetic leads to, against what was chosen first. */
const SETTLED = 0.93;
/** A choice this sure is not talked out of by a net amount and its tax. */
const SURE = 0.95;

function printedAs(amounts: readonly LabelledAmount[], roles: readonly AmountRole[], value: Decimal) {
  return amounts.find((labelled) => roles.includes(labelled.role) && amountIn(labelled).equals(value));
}

/** The printed total that what is left to pay and what was paid before add up to. */
function beforePrepayment(amounts: readonly LabelledAmount[], value: Decimal): LabelledAmount | undefined {
  return ofRole(amounts, 'prepaid')
    .map((prepaid) => printedAs(amounts, ['total', 'subtotal'], value.plus(amountIn(prepaid))))
    .find((total) => total !== undefined);
}

/** The printed total that a net amount and its tax add up to. */
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
/** How sure a total is that is printed nowhere. */
const ADDED = 0.6;
/** A tax takes at most this share of what it is charged on. */
const MAX_TAX_SHARE = 0.3;

/** What an amount that every label calls one before tax and the only printed tax come to, where no total is printed. */
function addedTax(amounts: readonly LabelledAmount[], value: Decimal): Decimal | null {
  const own = amounts.filter((labelled) => amountIn(labelled).equals(value));
  if (own.length === 0 || !own.every(({ label }) => BEFORE_TAX.test(label))) return null;
  const taxes = new Set(ofRole(amounts, 'tax').map((tax) => amountIn(tax).toFixed()));
  const [tax] = [...taxes].map((text) => new Decimal(text));
  return taxes.size === 1 && tax?.lessThan(value.times(MAX_TAX_SHARE)) ? value.plus(tax) : null;
}

/**
 * The total as printed sums leave it: what is still to pay is not the total where the total stands beside the deposit, nor
 * a subtotal where a discount or service charge leads on to a printed total, nor the net amount where net and tax make a printed
 * total.
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
