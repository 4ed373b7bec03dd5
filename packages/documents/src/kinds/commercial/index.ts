import type { Check } from '../../checks/check.ts';
import type { Field } from '../../evidence/field.ts';
import { amountsOf } from '../../page/amounts.ts';
import type { Line } from '../../page/layout.ts';
import type { DocumentKind, Item, Party, Warning } from '../../reading.ts';
import { labelledAmounts } from './amounts-by-role.ts';
import { commercialChecks } from './checks.ts';
import type { Conventions } from './conventions.ts';
import { currencyOf } from './currency.ts';
import { documentDates } from './dates.ts';
import { slipItems, tableItems } from './items.ts';
import { documentNumber, relatedNumber } from './number.ts';
import { partiesOf } from './parties.ts';
import { withoutRowNumbers } from './row-numbers.ts';
import { type Totals, totalsOf } from './totals.ts';

/** What an invoice, receipt, credit note or other business document says. */
export interface CommercialReading {
  readonly number: Field<string> | null;
  readonly relatedNumber: Field<string> | null;
  readonly issueDate: Field<string> | null;
  readonly dueDate: Field<string> | null;
  readonly terms: Field<string> | null;
  readonly currency: Field<string> | null;
  readonly supplier: Party | null;
  readonly customer: Party | null;
  readonly items: readonly Item[];
  readonly totals: Totals;
  readonly checks: readonly Check[];
  readonly warnings: readonly Warning[];
}

function warningsOf(totals: Totals, ambiguousDate: Field<string> | null): Warning[] {
  const warnings: Warning[] = [];
  if (totals.total === null) warnings.push({ code: 'no_total', values: {} });
  if (ambiguousDate !== null) warnings.push({ code: 'ambiguous_date', values: { date: ambiguousDate.value } });
  return warnings;
}

/** Reads a business document that is not a bank statement. */
export function readCommercial(
  lines: readonly Line[],
  kind: DocumentKind,
  conventions: Conventions,
): CommercialReading {
  const printed = lines
    .flatMap((line) => amountsOf(line.tokens, conventions.decimalMark))
    .filter((amount) => amount.moneyLike);
  const totals = totalsOf(labelledAmounts(lines, conventions), printed);
  const fromTable = tableItems(lines, conventions);
  const items = fromTable.length > 0 ? withoutRowNumbers(fromTable) : slipItems(lines, conventions);
  const dates = documentDates(lines, conventions.dateOrder);
  return {
    number: documentNumber(lines, kind),
    relatedNumber: kind === 'credit_note' ? relatedNumber(lines) : null,
    issueDate: dates.issueDate,
    dueDate: kind === 'invoice' ? dates.dueDate : null,
    terms: dates.terms,
    currency: currencyOf(lines),
    ...partiesOf(lines),
    items,
    totals,
    checks: commercialChecks(items, totals, {
      issue: dates.issueDate?.value ?? null,
      due: kind === 'invoice' ? (dates.dueDate?.value ?? null) : null,
    }),
    warnings: warningsOf(totals, dates.ambiguous ? dates.issueDate : null),
  };
}
