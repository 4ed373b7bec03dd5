import type { DeadlineKind, WorkKind } from '@folio/contract';
import { addDays, type Day, daysInMonth, endOfMonth, makeDay, partsOf, startOfMonth } from '@folio/ledger';

/** How much waits, and the day of the oldest. */
interface Waiting {
  count: number;
  since: Day | null;
}

/** What the work for a client follows from. */
export interface ClientWork {
  companyId: string;
  name: string;
  nameZh: string | null;
  archived: boolean;
  toReview: Waiting;
  failed: Waiting;
  lines: Waiting;
  questions: Waiting;
  answers: Waiting;
  lockedThrough: Day | null;
  /** Day of the first posted entry; null while nothing is posted. */
  firstPosted: Day | null;
  /** Null while the company is in set-up. */
  incorporatedOn: Day | null;
  registrationExpiresOn: Day | null;
  /** Deadlines that a person marked as met. */
  met: readonly { deadline: DeadlineKind; dueOn: Day }[];
  assignee: { userId: string; name: string } | null;
}

/** A piece of work; see `workRow` of the contract. */
export interface WorkItem extends Waiting {
  client: ClientWork;
  kind: WorkKind;
  dueOn: Day | null;
  isLate: boolean;
}

/** An annual return (NAR1) is due 42 days after the anniversary of incorporation (Companies Registry). */
const ANNUAL_RETURN_DAYS = 42;
/** A deadline is shown so many days ahead. */
const AHEAD_DAYS = 60;
/** A deadline that no one marked as met is shown so many days longer; of earlier ones Folio cannot know. */
const LATE_DAYS = 60;

/** Everything that waits for these clients on a day, the earliest day first; work without a day last. */
export function workOf(clients: readonly ClientWork[], today: Day): WorkItem[] {
  return clients
    .filter(({ archived }) => !archived)
    .flatMap((client) => itemsOf(client, today))
    .toSorted((a, b) => compare(dayOf(a), dayOf(b)) || compare(a.client.name, b.client.name));
}

/** Sorts after every day. */
const NEVER = '9999-12-31';

function dayOf({ dueOn, since }: WorkItem): string {
  return dueOn ?? since ?? NEVER;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

function itemsOf(client: ClientWork, today: Day): WorkItem[] {
  const waiting = (kind: WorkKind, { count, since }: Waiting): WorkItem[] =>
    count === 0 ? [] : [{ client, kind, count, since, dueOn: null, isLate: false }];
  return [
    ...waiting('review_documents', client.toReview),
    ...waiting('failed_documents', client.failed),
    ...waiting('reconcile_lines', client.lines),
    ...waiting('answer_questions', client.questions),
    ...waiting('read_answers', client.answers),
    ...waiting('close_months', openMonths(client, today)),
    ...deadlinesOf(client, today).map(({ deadline, dueOn }) => ({
      client,
      kind: deadline,
      count: 1,
      since: null,
      dueOn,
      isLate: dueOn < today,
    })),
  ];
}

/** The complete months after the lock, or after the first entry; `since` is the end of the oldest. */
export function openMonths(
  { lockedThrough, firstPosted }: Pick<ClientWork, 'lockedThrough' | 'firstPosted'>,
  today: Day,
): Waiting {
  const first = lockedThrough === null ? firstPosted : addDays(lockedThrough, 1);
  if (first === null) return { count: 0, since: null };
  const since = endOfMonth(first);
  if (since >= startOfMonth(today)) return { count: 0, since: null };
  const [from, to] = [partsOf(since), partsOf(today)];
  return { count: (to.year - from.year) * 12 + to.month - from.month, since };
}

/** Deadlines that are near or missed and were not marked as met. */
export function deadlinesOf(
  client: Pick<ClientWork, 'incorporatedOn' | 'registrationExpiresOn' | 'met'>,
  today: Day,
): { deadline: DeadlineKind; dueOn: Day }[] {
  const near = (dueOn: Day) => dueOn <= addDays(today, AHEAD_DAYS) && dueOn >= addDays(today, -LATE_DAYS);
  const isOpen = ({ deadline, dueOn }: { deadline: DeadlineKind; dueOn: Day }) =>
    near(dueOn) && !client.met.some((met) => met.deadline === deadline && met.dueOn === dueOn);
  const { registrationExpiresOn } = client;
  const registration = registrationExpiresOn === null ? [] : [registrationExpiresOn];
  return [
    ...annualReturnDays(client.incorporatedOn, today).map((dueOn) => ({ deadline: 'annual_return' as const, dueOn })),
    ...registration.map((dueOn) => ({ deadline: 'business_registration' as const, dueOn })),
  ].filter(isOpen);
}

/** The due days of the annual returns whose anniversaries lie around a day; none for the year of incorporation. */
function annualReturnDays(incorporatedOn: Day | null, today: Day): Day[] {
  if (incorporatedOn === null) return [];
  const { year: born, month, dayOfMonth } = partsOf(incorporatedOn);
  const { year } = partsOf(today);
  return [year - 1, year, year + 1]
    .filter((one) => one > born)
    .map((one) => addDays(makeDay(one, month, Math.min(dayOfMonth, daysInMonth(one, month))), ANNUAL_RETURN_DAYS));
}
