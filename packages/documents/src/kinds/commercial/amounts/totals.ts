import type { Decimal } from 'decimal.js';
import { readField } from '../../../evidence/evidence.ts';
import type { Field } from '../../../evidence/field.ts';
import { moneyText, sumOf } from '../../../values/amount.ts';
import { amountIn, type LabelledAmount, ofRole } from './amounts-by-role.ts';
import { type Parts, partsOf } from './total-parts.ts';

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

const NOTHING: Totals = {
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
/** Confidence of a labelled part: when all parts add up to the total, and when they do not. */
const CERTAINTY = { agreeing: 0.97, alone: 0.85 };

function fieldOf(labelled: LabelledAmount | undefined, certainty: number): Field<string> | null {
  return labelled === undefined ? null : readField(moneyText(amountIn(labelled)), labelled.amount.tokens, certainty);
}

/** The tax of all rates together. */
function taxOf(taxes: readonly LabelledAmount[], certainty: number): Field<string> | null {
  const [only, ...more] = taxes;
  if (more.length === 0) return fieldOf(only, certainty);
  const tokens = taxes.flatMap(({ amount }) => [...amount.tokens]);
  return readField(sumOf(taxes.map((tax) => moneyText(amountIn(tax)))), tokens, certainty);
}

interface Settlement {
  readonly prepaid: Field<string> | null;
  readonly amountDue: Field<string> | null;
}

/** The prepayment and the amount due: printed, or calculated from total and prepayment. */
function settlementOf(amounts: readonly LabelledAmount[], total: Decimal): Settlement {
  const due = ofRole(amounts, 'amount_due');
  const last = due.at(-1);
  for (const prepaid of ofRole(amounts, 'prepaid')) {
    const left = total.minus(amountIn(prepaid));
    const printed = due.find((labelled) => amountIn(labelled).equals(left));
    if (printed !== undefined)
      return { prepaid: fieldOf(prepaid, CERTAINTY.agreeing), amountDue: fieldOf(printed, CERTAINTY.agreeing) };
  }
  return { prepaid: null, amountDue: fieldOf(last, CERTAINTY.alone) };
}

function partFields(parts: Parts): Omit<Totals, 'total' | 'prepaid' | 'amountDue'> {
  const certainty = parts.agrees ? CERTAINTY.agreeing : CERTAINTY.alone;
  return {
    subtotal: fieldOf(parts.subtotal, certainty),
    discount: fieldOf(parts.discount, certainty),
    service: fieldOf(parts.service, certainty),
    tax: taxOf(parts.taxes, certainty),
    rounding: fieldOf(parts.rounding, certainty),
    agrees: parts.subtotal === undefined ? null : parts.agrees,
  };
}

/**
 * The parts that lead to a total, chosen so that they add up.
 * @param total the total as chosen, with its evidence; without it there are no parts either
 * @param value the value of `total`
 */
export function totalsOf(
  amounts: readonly LabelledAmount[],
  total: Field<string> | null,
  value: Decimal | null,
): Totals {
  if (total === null || value === null) return NOTHING;
  return { ...partFields(partsOf(amounts, value)), ...settlementOf(amounts, value), total };
}
