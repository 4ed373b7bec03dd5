import { addDays, type Day, daysBetween } from '../calendar/index.ts';
import { type ExpectReason, expectedDay, type PaidDocument, payingHabits } from './habit.ts';
import type { ExpectedDocument, ForecastSide, OpenCredit } from './item.ts';

export const FORECAST_WEEKS = 13;
const DAYS_A_WEEK = 7;

/** Facts of the books on `today`. All amounts are in base currency. */
export interface ForecastInputs<Document extends ExpectedDocument = ExpectedDocument> {
  readonly today: Day;
  /** Cash with everything posted up to today. */
  readonly openingMinor: bigint;
  readonly documents: readonly Document[];
  readonly credits: readonly OpenCredit[];
  readonly paid: readonly PaidDocument[];
}

/** A document with the day its money is expected. `amountMinor` is what is left after `creditMinor` of the contact. */
export interface ExpectedItem<Document extends ExpectedDocument = ExpectedDocument> {
  readonly document: Document;
  readonly day: Day;
  readonly reason: ExpectReason;
  readonly habitDays: number;
  readonly amountMinor: bigint;
  readonly creditMinor: bigint;
}

/** Seven days, the first week beginning today. `closingMinor` is the cash at its end. */
export interface ForecastWeek<Document extends ExpectedDocument = ExpectedDocument> {
  readonly from: Day;
  readonly to: Day;
  readonly inMinor: bigint;
  readonly outMinor: bigint;
  readonly closingMinor: bigint;
  readonly items: readonly ExpectedItem<Document>[];
}

export interface CashForecast<Document extends ExpectedDocument = ExpectedDocument> {
  readonly openingMinor: bigint;
  readonly weeks: readonly ForecastWeek<Document>[];
}

/** The last day of the forecast. */
export function forecastEnd(today: Day): Day {
  return addDays(today, FORECAST_WEEKS * DAYS_A_WEEK - 1);
}

/**
 * Cash of the coming 13 weeks if every contact pays as it usually does. A credit is used up by the documents of its contact
 * that are expected first; what is left of it is no money and is left out, as are documents expected later.
 */
export function buildCashForecast<Document extends ExpectedDocument>(
  inputs: ForecastInputs<Document>,
): CashForecast<Document> {
  const { today, openingMinor } = inputs;
  const items = afterCredits(expectedItems(inputs), inputs.credits);
  let closingMinor = openingMinor;
  const weeks = Array.from({ length: FORECAST_WEEKS }, (_, week): ForecastWeek<Document> => {
    const own = items.filter(({ day }) => Math.floor(daysBetween(today, day) / DAYS_A_WEEK) === week);
    const inMinor = sumOf(own, 'in');
    const outMinor = sumOf(own, 'out');
    closingMinor += inMinor - outMinor;
    const from = addDays(today, week * DAYS_A_WEEK);
    return { from, to: addDays(from, DAYS_A_WEEK - 1), inMinor, outMinor, closingMinor, items: own };
  });
  return { openingMinor, weeks };
}

function sumOf(items: readonly ExpectedItem[], side: ForecastSide): bigint {
  return items.reduce((sum, { document, amountMinor }) => (document.side === side ? sum + amountMinor : sum), 0n);
}

/** In the order in which the money is expected, documents due first before others. */
function expectedItems<Document extends ExpectedDocument>(inputs: ForecastInputs<Document>): ExpectedItem<Document>[] {
  const habits = payingHabits(inputs.paid);
  return inputs.documents
    .map((document) => ({
      document,
      ...expectedDay(habits, document, inputs.today),
      amountMinor: document.amountMinor,
      creditMinor: 0n,
    }))
    .sort(
      (left, right) =>
        compare(left.day, right.day) ||
        compare(left.document.dueDate, right.document.dueDate) ||
        compare(left.document.ref, right.document.ref),
    );
}

function compare(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}

function afterCredits<Document extends ExpectedDocument>(
  items: readonly ExpectedItem<Document>[],
  credits: readonly OpenCredit[],
): ExpectedItem<Document>[] {
  const left = new Map<string, bigint>();
  const keyOf = (side: ForecastSide, contactId: string | null) => `${side} ${contactId}`;
  for (const { side, contactId, amountMinor } of credits) {
    const key = keyOf(side, contactId);
    left.set(key, (left.get(key) ?? 0n) + amountMinor);
  }
  return items.flatMap((item) => {
    const key = keyOf(item.document.side, item.document.contactId);
    const credit = left.get(key) ?? 0n;
    const creditMinor = credit < item.amountMinor ? credit : item.amountMinor;
    left.set(key, credit - creditMinor);
    const amountMinor = item.amountMinor - creditMinor;
    return amountMinor === 0n ? [] : [{ ...item, amountMinor, creditMinor }];
  });
}
