import { Decimal } from 'decimal.js';
import { readField } from '../../evidence/evidence.ts';
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

/**
 * The total as printed sums leave it: what is still to pay is not the total where the total stands beside the deposit, nor
 * is the net amount where net and tax make a printed total.
 */
export function settledTotal(chosen: Field<string> | null, amounts: readonly LabelledAmount[]): Field<string> | null {
  if (chosen === null) return null;
  const value = new Decimal(chosen.value);
  if (value.isZero()) return chosen;
  const settled = beforePrepayment(amounts, value) ?? (chosen.confidence < SURE ? withTax(amounts, value) : undefined);
  if (settled === undefined) return chosen;
  return { ...readField(moneyText(amountIn(settled)), settled.amount.tokens), confidence: SETTLED };
}
