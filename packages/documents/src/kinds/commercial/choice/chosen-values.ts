import { computedField } from '../../../evidence/evidence.ts';
import type { Field } from '../../../evidence/field.ts';
import type { Chosen } from '../../../learning/choose.ts';
import { boxOfTokens, type Line } from '../../../page/layout.ts';
import type { Token } from '../../../page/page.ts';
import type { DocumentKind, Party } from '../../../reading.ts';
import type { DayMonthOrder } from '../../../values/date.ts';
import { round } from '../../../values/numbers.ts';
import type { TotalCandidate } from '../amounts/total-candidates.ts';
import { type DocumentDates, documentDates, dueByTerms, isOfferDay } from '../dates/dates.ts';
import type { NumberCandidate } from '../number/number-candidates.ts';
import { nameKey } from '../parties/party-names.ts';
import type { SupplierCandidate } from '../parties/supplier-candidates.ts';
import type { ChosenFields } from './choose-fields.ts';

/** A chosen value as a field: its confidence is calibrated, whatever the confidence of its single letters. */
function fieldOf<T>(value: T, tokens: readonly Token[], confidence: number): Field<T> {
  const page = tokens[0]?.page;
  if (page === undefined) return computedField(value, confidence);
  const box = boxOfTokens(tokens.filter((token) => token.page === page));
  return { value, page, box, confidence: round(confidence), origin: 'read' };
}

/** The chosen total: read where it is printed, else calculated. */
export function chosenTotal(chosen: Chosen<TotalCandidate> | null): Field<string> | null {
  return chosen === null ? null : fieldOf(chosen.candidate.value, chosen.candidate.tokens, chosen.confidence);
}

export function chosenNumber(chosen: Chosen<NumberCandidate> | null): Field<string> | null {
  return chosen === null ? null : fieldOf(chosen.candidate.text, chosen.candidate.tokens, chosen.confidence);
}

/**
 * The chosen issue date, unless its label says that it is the date of payment and another date is labelled as that of
 * issue.
 */
function issueOf(chosen: Field<string> | null, byRules: DocumentDates): Field<string> | null {
  const { issueDate, dueDate } = byRules;
  const isDue = dueDate?.origin === 'read' && dueDate.value === chosen?.value;
  return isDue && issueDate !== null && issueDate.value < dueDate.value ? issueDate : chosen;
}

/**
 * The chosen dates; a due date that is not printed is calculated from the terms of an invoice, and never from the
 * dates of an offer.
 */
export function chosenDates(
  chosen: Pick<ChosenFields, 'issueDate' | 'dueDate'>,
  lines: readonly Line[],
  { kind, dateOrder }: { readonly kind: DocumentKind; readonly dateOrder: DayMonthOrder },
): DocumentDates {
  const day = (one: ChosenFields['issueDate']): Field<string> | null =>
    one === null ? null : fieldOf(one.candidate.iso, one.candidate.tokens, one.confidence);
  const byRules = documentDates(lines, dateOrder);
  const issueDate = issueOf(day(chosen.issueDate), byRules);
  const printed = day(chosen.dueDate);
  const { terms } = byRules;
  const isDue =
    printed !== null &&
    (issueDate === null || printed.value >= issueDate.value) &&
    !isOfferDay(lines, printed.value, dateOrder);
  return {
    issueDate,
    dueDate: kind !== 'invoice' ? null : isDue ? printed : dueByTerms(issueDate, terms),
    terms,
    ambiguous: chosen.issueDate?.candidate.ambiguous ?? false,
  };
}

interface Parties {
  readonly supplier: Party | null;
  readonly customer: Party | null;
}

/**
 * The parties with the chosen name of the supplier; the party that the rules took for the supplier then becomes the
 * customer.
 */
export function chosenParties(chosen: Chosen<SupplierCandidate> | null, found: Parties): Parties {
  if (chosen === null) return found;
  const name = fieldOf(chosen.candidate.name, chosen.candidate.tokens, chosen.confidence);
  const isCustomer = nameKey(found.customer?.name?.value ?? '') === nameKey(name.value);
  const [own, other] = isCustomer ? [found.customer, found.supplier] : [found.supplier, found.customer];
  return { supplier: { name, address: own?.address ?? null, taxId: found.supplier?.taxId ?? null }, customer: other };
}
