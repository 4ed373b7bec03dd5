import type { InvoiceDraft } from '@folio/contract';
import { addDays, type Day, dueDateOf, type PaymentTerm, partsOf } from '@folio/ledger';

const monthName = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });

/** What the draft of a day depends on besides the pattern. */
export interface DayFacts {
  dueDays: number | null;
  /** The draft's payment term, if it names one. */
  term: PaymentTerm | null;
  /** Base units for one unit of the draft's currency on that day; null in base currency or if no rate is known. */
  rate: string | null;
}

/**
 * The pattern as a document of a day: dated and due by that day, without a number, with {month} and {year} filled in.
 * A payment at once is not repeated, because the new document is not paid yet.
 */
export function draftOfDay(pattern: InvoiceDraft, on: Day, { dueDays, term, rate }: DayFacts): InvoiceDraft {
  const fill = (text: string) => filled(text, on, pattern.document_language);
  const fillMaybe = (text: string | null) => (text === null ? null : fill(text));
  const dueDate = dueDays === null ? (term === null ? null : dueDateOf(term, on)) : addDays(on, dueDays);
  return {
    ...pattern,
    number: '',
    reference: fillMaybe(pattern.reference),
    notes: fillMaybe(pattern.notes),
    issue_date: on,
    due_date: dueDate,
    rate,
    paid_from: null,
    paid_date: null,
    credit_of: null,
    from_quotation: null,
    items: pattern.items.map((item) => ({
      ...item,
      name: fill(item.name),
      description: fillMaybe(item.description),
    })),
  };
}

function filled(text: string, on: Day, language: InvoiceDraft['document_language']): string {
  const { year, month } = partsOf(on);
  const english = monthName.format(new Date(Date.UTC(year, month - 1, 1)));
  const chinese = `${month}月`;
  const shown = language === 'zh-Hant' ? chinese : language === 'bilingual' ? `${english} ${chinese}` : english;
  return text.replaceAll('{month}', shown).replaceAll('{year}', String(year));
}
