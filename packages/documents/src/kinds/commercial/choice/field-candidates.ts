import type { Line } from '../../../page/layout.ts';
import type { DocumentKind, Item } from '../../../reading.ts';
import { conventionsOf } from '../../../values/conventions.ts';
import { millsOf, signedMills } from '../amounts/amount-occurrences.ts';
import { labelledAmounts } from '../amounts/amounts-by-role.ts';
import { printedMoney } from '../amounts/printed-money.ts';
import { ruleTotal } from '../amounts/rule-total.ts';
import { type TotalCandidate, totalCandidates } from '../amounts/total-candidates.ts';
import { type DateCandidate, dateCandidates } from '../dates/date-candidates.ts';
import { documentDates, termDays } from '../dates/dates.ts';
import { documentItems } from '../items/items.ts';
import { documentNumber } from '../number/number.ts';
import { type NumberCandidate, numberCandidates } from '../number/number-candidates.ts';
import { partiesOf } from '../parties/parties.ts';
import { type SupplierCandidate, supplierCandidates } from '../parties/supplier-candidates.ts';

/** The candidates of every scored field in one reading of the pages. */
export interface FieldCandidates {
  readonly total: readonly TotalCandidate[];
  /** Days, both for the issue date and for the due date. */
  readonly days: readonly DateCandidate[];
  readonly number: readonly NumberCandidate[];
  readonly supplier: readonly SupplierCandidate[];
}

/** The sum of the items, in thousandths; null without items that have amounts. */
function itemsSum(items: readonly Item[]): bigint | null {
  const amounts = items.flatMap(({ amount }) => (amount === null ? [] : [signedMills(amount.value)]));
  return amounts.length === 0 ? null : amounts.reduce((sum, amount) => sum + amount, 0n);
}

/** Finds the candidates in one reading; the choice of the plain rules is part of their evidence. */
export function fieldCandidates(lines: readonly Line[], kind: DocumentKind): FieldCandidates {
  const conventions = conventionsOf(lines);
  const total = ruleTotal(labelledAmounts(lines, conventions), printedMoney(lines, conventions));
  const dates = documentDates(lines, conventions.dateOrder);
  const parties = partiesOf(lines);
  return {
    total: totalCandidates(lines, conventions, {
      total: total === null ? null : millsOf(total.value.toFixed()),
      items: itemsSum(documentItems(lines, conventions)),
    }),
    days: dateCandidates(lines, conventions.dateOrder, {
      issue: dates.issueDate?.value ?? null,
      due: dates.dueDate?.value ?? null,
      termDays: termDays(dates.terms),
    }),
    number: numberCandidates(lines, documentNumber(lines, kind)?.value ?? null),
    supplier: supplierCandidates(lines, {
      supplier: parties.supplier?.name?.value ?? null,
      customer: parties.customer?.name?.value ?? null,
    }),
  };
}
