import { computedField, readField } from '../../../evidence/evidence.ts';
import type { Field } from '../../../evidence/field.ts';
import { labelledTexts } from '../../../page/labels.ts';
import type { Line } from '../../../page/layout.ts';
import { addDays, type DayMonthOrder, datesIn, isoOf, type PrintedDate } from '../../../values/date.ts';

/** The dates of an invoice or receipt. `ambiguous` when the issue date's day and month could be exchanged. */
export interface DocumentDates {
  readonly issueDate: Field<string> | null;
  readonly dueDate: Field<string> | null;
  readonly terms: Field<string> | null;
  readonly ambiguous: boolean;
}

const ISSUE_LABELS: readonly RegExp[] = [
  /(?:tax )?(?:invoice|bill|receipt|credit note|statement|document|issue) date|date of issue|date issued|\bissued\b|發票日期|開票日期|賬單日期|帳單日期|單據日期|rechnungsdatum|belegdatum|date de factur(?:e|ation)|datum der rechnung/iu,
  /(?<!due |delivery |order |value |print |start |end |training )\bdate\b|日期|\bdatum\b|\bdated\b|\bvom\b|\btarikh\b/iu,
];
/** Labels that name the issue date even if the cell names other dates: "Due: 03/10/2025 Invoice date: 03/09/2025". */
const CLEAR_ISSUE =
  /(?:invoice|issue) date|date of issue|\bissued\b(?! (?:by|to))|發票日期|rechnungsdatum|belegdatum|date de factur(?:e|ation)|datum der rechnung/iu;
const NOT_ISSUE =
  /due|deliver|period|expir|order date|valid|ship|到期|期限|送貨|print|liefer|leistung|fällig|zahlbar|skonto|bestell|member|birth|join|[ée]ch[ée]ance/iu;
const DUE =
  /due date|payment due|\bdue\b|到期日|到期|付款期限|繳費限期|繳款限期|pay(?:able)? by|zahlbar bis|fällig(?:keit)?|netto bis|[ée]ch[ée]ance/iu;
const TERMS_LABEL = /(?:payment )?terms\b|數期|付款條款|付款條件|zahlungsbedingungen|conditions de paiement/iu;
const TERMS =
  /net\s*\d{1,3}(?:\s*days)?|\d{1,3}\s*(?:days|天|日)|月結\s*\d*\s*(?:天|日)?|c\.?o\.?d\.?\b|cash on delivery|due (?:on|upon) receipt|\d+ tage/iu;
const DAYS = /(\d{1,3})\s*(?:days|天|日|tage)|net\s*(\d{1,3})/iu;

interface FoundDate {
  readonly date: PrintedDate;
  readonly iso: string;
  readonly field: Field<string>;
}

function toFound(date: PrintedDate | undefined, tokens: Line['tokens'], certainty: number): FoundDate | null {
  const iso = date === undefined ? null : isoOf(date);
  if (date === undefined || iso === null) return null;
  return { date, iso, field: readField(iso, tokens, date.ambiguous ? certainty * 0.8 : certainty) };
}

function labelledDate(
  lines: readonly Line[],
  label: RegExp,
  order: DayMonthOrder,
  certainty: number,
): FoundDate | null {
  for (const candidate of labelledTexts(lines, label).sort((a, b) => a.distance - b.distance)) {
    const first = datesIn(candidate.text, order)[0];
    if (first === undefined || NOT_ISSUE.test(candidate.text.slice(0, first.start))) continue;
    const found = toFound(first, candidate.tokens, certainty);
    if (found !== null) return found;
  }
  return null;
}

/** Reads the issue date from lines without the parts about other dates, so that "Due date" is never read as "Date". */
function issueDate(lines: readonly Line[], order: DayMonthOrder): FoundDate | null {
  for (const [rank, label] of ISSUE_LABELS.entries()) {
    const usable = lines.map((line) => ({
      ...line,
      cells: line.cells.filter((cell) => !NOT_ISSUE.test(cell.text) || CLEAR_ISSUE.test(cell.text)),
    }));
    const found = labelledDate(usable, label, order, 0.95 - rank * 0.05);
    if (found !== null) return found;
  }
  for (const line of lines) {
    if (NOT_ISSUE.test(line.text)) continue;
    const found = toFound(datesIn(line.text, order)[0], line.tokens, 0.7);
    if (found !== null) return found;
  }
  for (const line of lines) {
    const found = toFound(datesIn(line.text, order)[0], line.tokens, 0.4);
    if (found !== null) return found;
  }
  return null;
}

/** The days of validity of an offer do not give the issue date or the due date of an invoice. */
const OFFER =
  /\b(?:prices?|offer|promotion|coupon|voucher|menu)\b.{0,20}\bvalid|valid (?:from|until|till|to)|優惠期|有效期/iu;
const OFFER_ABROAD = /\bpreise g(?:ü|u|ii)ltig|\bprix valables?|價格由.{0,20}生效/iu;

/** Whether a line is about an offer, so that its dates are not dates of the document. */
export function isOfferLine(text: string): boolean {
  return (OFFER.test(text) || OFFER_ABROAD.test(text)) && !DUE.test(text);
}

function dueDateOf(lines: readonly Line[], order: DayMonthOrder): FoundDate | null {
  for (const candidate of labelledTexts(lines, DUE).sort((a, b) => a.distance - b.distance)) {
    const found = toFound(datesIn(candidate.text, order)[0], candidate.tokens, 0.9);
    if (found !== null) return found;
  }
  return null;
}

/** Whether a day is printed only on lines about an offer. */
export function isOfferDay(lines: readonly Line[], iso: string, order: DayMonthOrder): boolean {
  const printed = lines.filter(({ text }) => datesIn(text, order).some((date) => isoOf(date) === iso));
  return printed.length > 0 && printed.every(({ text }) => isOfferLine(text));
}

export function termsOf(lines: readonly Line[]): Field<string> | null {
  for (const candidate of labelledTexts(lines, TERMS_LABEL).sort((a, b) => a.distance - b.distance)) {
    const match = TERMS.exec(candidate.text);
    if (match !== null) return readField(match[0], candidate.tokens, 0.9);
  }
  return null;
}

/** The days of credit in printed terms; null when they name none. */
export function termDays(terms: Field<string> | null): number | null {
  const match = terms === null ? null : DAYS.exec(terms.value);
  return match === null ? null : Number(match[1] ?? match[2]);
}

export function dueByTerms(issue: Field<string> | null, terms: Field<string> | null): Field<string> | null {
  const days = termDays(terms);
  return issue === null || days === null ? null : computedField(addDays(issue.value, days), issue.confidence * 0.8);
}

/** Issue date, due date and terms by plain rules; a due date that is not printed is calculated from the terms. */
export function documentDates(lines: readonly Line[], order: DayMonthOrder): DocumentDates {
  const issue = issueDate(lines, order);
  const due = dueDateOf(lines, order);
  const terms = termsOf(lines);
  const issueField = issue?.field ?? null;
  return {
    issueDate: issueField,
    dueDate: due !== null && (issue === null || due.iso >= issue.iso) ? due.field : dueByTerms(issueField, terms),
    terms,
    ambiguous: issue?.date.ambiguous ?? false,
  };
}
