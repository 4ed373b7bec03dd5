import { Decimal } from 'decimal.js';
import type { Check, CheckCode } from '../../../checks/check.ts';
import type { Field } from '../../../evidence/field.ts';
import type { Item } from '../../../reading.ts';
import { moneyText } from '../../../values/amount.ts';
import type { Totals } from './totals.ts';

function amountIn(field: Field<string> | null): Decimal {
  return new Decimal(field?.value ?? 0);
}

function moneyCheck(
  code: CheckCode,
  found: Decimal,
  expected: Decimal,
  tolerance = new Decimal(0),
  row?: number,
): Check {
  const holds = found.minus(expected).abs().lessThanOrEqualTo(tolerance);
  return { code, holds, found: moneyText(found), expected: moneyText(expected), ...(row === undefined ? {} : { row }) };
}

const CENT = new Decimal('0.01');
const CASH_ROUNDING = new Decimal('0.05');

function itemChecks(items: readonly Item[]): Check[] {
  return items.flatMap((item, row) => {
    if (item.quantity === null || item.price === null || item.amount === null) return [];
    const expected = new Decimal(item.quantity.value).times(item.price.value);
    return [
      moneyCheck(
        'item_amount',
        new Decimal(item.amount.value),
        expected.toDecimalPlaces(2, Decimal.ROUND_HALF_UP),
        CENT,
        row,
      ),
    ];
  });
}

function itemsSum(items: readonly Item[], totals: Totals): Check[] {
  const goal = totals.subtotal ?? totals.total;
  const amounts = items.map((item) => item.amount);
  if (goal === null || items.length === 0 || amounts.some((amount) => amount === null)) return [];
  const sum = amounts.reduce((running, amount) => running.plus(amountIn(amount)), new Decimal(0));
  const check = moneyCheck('items_sum', new Decimal(goal.value), sum);
  const total = totals.total;
  const orTotal = total !== null && sum.equals(total.value);
  return [{ ...check, holds: check.holds || orTotal }];
}

/** The arithmetic of an invoice, receipt or credit note. */
export function commercialChecks(
  items: readonly Item[],
  totals: Totals,
  dates: { issue: string | null; due: string | null },
): Check[] {
  const checks: Check[] = [...itemsSum(items, totals), ...itemChecks(items)];
  if (totals.subtotal !== null && totals.total !== null) {
    const sum = amountIn(totals.subtotal)
      .minus(amountIn(totals.discount))
      .plus(amountIn(totals.service))
      .plus(amountIn(totals.tax));
    checks.unshift(
      moneyCheck('totals', amountIn(totals.total), sum, totals.rounding === null ? new Decimal(0) : CASH_ROUNDING),
    );
  }
  if (totals.prepaid !== null && totals.amountDue !== null && totals.total !== null) {
    checks.push(
      moneyCheck('amount_due', amountIn(totals.amountDue), amountIn(totals.total).minus(amountIn(totals.prepaid))),
    );
  }
  if (dates.issue !== null && dates.due !== null) {
    checks.push({ code: 'dates_order', holds: dates.due >= dates.issue, found: dates.due, expected: dates.issue });
  }
  return checks;
}
