import { Decimal } from 'decimal.js';
import type { Check } from '../../checks/check.ts';
import type { Field } from '../../evidence/field.ts';
import type { Line } from '../../page/layout.ts';
import type { DocumentKind, Item, Party, Warning } from '../../reading.ts';
import { sumOf } from '../../values/amount.ts';
import type { Conventions } from '../../values/conventions.ts';
import { labelledAmounts } from './amounts/amounts-by-role.ts';
import { commercialChecks } from './amounts/checks.ts';
import { currencyOf } from './amounts/currency.ts';
import { repairedTotal } from './amounts/misread-total.ts';
import { settledTotal } from './amounts/settled-total.ts';
import { type Totals, totalsOf } from './amounts/totals.ts';
import { chooseFields } from './choice/choose-fields.ts';
import { chosenDates, chosenNumber, chosenParties, chosenTotal } from './choice/chosen-values.ts';
import { documentItems } from './items/items.ts';
import { relatedNumber } from './number/number.ts';
import { partiesOf } from './parties/parties.ts';

/** The content of an invoice, receipt, credit note or other business document. */
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

function textOf(party: Party | null): string {
  return [party?.name?.value, party?.address?.value].filter((text) => text !== undefined).join('\n');
}

/** The sum of the items; null without items, or if an item has no amount. */
function amountOfItems(items: readonly Item[]): Decimal | null {
  const amounts = items.flatMap(({ amount }) => (amount === null ? [] : [amount.value]));
  return items.length === 0 || amounts.length < items.length ? null : new Decimal(sumOf(amounts));
}

/**
 * Reads a business document that is not a bank statement.
 * @param readings the lines of every reading of the pages, the best one first
 */
export function readCommercial(
  readings: readonly (readonly Line[])[],
  kind: DocumentKind,
  conventions: Conventions,
): CommercialReading {
  const lines = readings[0] ?? [];
  const chosen = chooseFields(readings, kind);
  const amounts = labelledAmounts(lines, conventions);
  const items = documentItems(lines, conventions);
  const total = repairedTotal(settledTotal(chosenTotal(chosen.total), amounts), amounts, amountOfItems(items));
  const totals = totalsOf(amounts, total, total === null ? null : new Decimal(total.value));
  const dates = chosenDates(chosen, lines, { kind, dateOrder: conventions.dateOrder });
  const parties = chosenParties(chosen.supplier, partiesOf(lines, chosen.supplier?.candidate.name ?? null));
  return {
    number: chosenNumber(chosen.number),
    relatedNumber: kind === 'credit_note' ? relatedNumber(lines) : null,
    issueDate: dates.issueDate,
    dueDate: dates.dueDate,
    terms: dates.terms,
    currency: currencyOf(lines, textOf(parties.supplier)),
    ...parties,
    items,
    totals,
    checks: commercialChecks(items, totals, {
      issue: dates.issueDate?.value ?? null,
      due: dates.dueDate?.value ?? null,
    }),
    warnings: warningsOf(totals, dates.ambiguous ? dates.issueDate : null),
  };
}
