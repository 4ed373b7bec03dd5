import { addDays, type Day, daysBetween } from '../calendar/index.ts';
import type { ForecastSide } from './item.ts';

/** A document that is fully paid, with the day of the last payment. */
export interface PaidDocument {
  readonly side: ForecastSide;
  readonly contactId: string;
  readonly dueDate: Day;
  readonly paidOn: Day;
}

/**
 * Why an item is expected on its day: on the due date, as late or early as the contact usually pays, as late or early as
 * contacts of that side usually pay, or now, because the other day has passed.
 */
export type ExpectReason = 'due_date' | 'contact_habit' | 'company_habit' | 'overdue';

/** Days after the due date (negative: before it) on which documents are usually paid. */
export interface PayingHabits {
  readonly ofContact: ReadonlyMap<string, number>;
  readonly ofSide: Readonly<Record<ForecastSide, number | null>>;
}

/** Fewer paid documents show no habit. */
const FEWEST = 3;

const keyOf = (side: ForecastSide, contactId: string) => `${side} ${contactId}`;

/** The median, in whole days: of two middle ones their average, rounded up to the later day. */
function median(days: readonly number[]): number | null {
  if (days.length < FEWEST) return null;
  const sorted = days.toSorted((left, right) => left - right);
  const upper = Math.floor(sorted.length / 2);
  const lower = sorted.length % 2 === 0 ? upper - 1 : upper;
  return Math.ceil(((sorted[lower] ?? 0) + (sorted[upper] ?? 0)) / 2);
}

/** How late each contact usually pays or is paid, and all of a side together; null for too few documents. */
export function payingHabits(paid: readonly PaidDocument[]): PayingHabits {
  const late = (documents: readonly PaidDocument[]) =>
    median(documents.map(({ dueDate, paidOn }) => daysBetween(dueDate, paidOn)));
  const ofContact = new Map<string, number>();
  for (const [key, own] of Map.groupBy(paid, ({ side, contactId }) => keyOf(side, contactId))) {
    const days = late(own);
    if (days !== null) ofContact.set(key, days);
  }
  const ofSide = (side: ForecastSide) => late(paid.filter((one) => one.side === side));
  return { ofContact, ofSide: { in: ofSide('in'), out: ofSide('out') } };
}

interface Expected {
  readonly day: Day;
  readonly reason: ExpectReason;
  /** Days after the due date by habit, negative before it; 0 without one. */
  readonly habitDays: number;
}

/** The day on which a document due on `dueDate` will be paid; never before `today`. */
export function expectedDay(
  habits: PayingHabits,
  document: { side: ForecastSide; contactId: string | null; dueDate: Day },
  today: Day,
): Expected {
  const { side, contactId, dueDate } = document;
  const own = contactId === null ? undefined : habits.ofContact.get(keyOf(side, contactId));
  const habitDays = own ?? habits.ofSide[side] ?? 0;
  const day = addDays(dueDate, habitDays);
  if (day < today) return { day: today, reason: 'overdue', habitDays };
  if (habitDays === 0) return { day, reason: 'due_date', habitDays };
  return { day, reason: own === undefined ? 'company_habit' : 'contact_habit', habitDays };
}
