import type { DeadlineKind, WorkKind } from '@folio/contract';
import {
  addDays,
  annualReturns,
  type CompanyForm,
  type Day,
  endOfMonth,
  partsOf,
  registrationRenewals,
  startOfMonth,
} from '@folio/ledger';

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
  form: CompanyForm;
  /** Deadlines that a person marked as met, by what they are for. */
  met: readonly { deadline: DeadlineKind; period: string }[];
  assignee: { userId: string; name: string } | null;
}

/** A piece of work; see `workRow` of the contract. */
export interface WorkItem extends Waiting {
  client: ClientWork;
  kind: WorkKind;
  dueOn: Day | null;
  isLate: boolean;
}

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
  client: Pick<ClientWork, 'form' | 'incorporatedOn' | 'registrationExpiresOn' | 'met'>,
  today: Day,
): { deadline: DeadlineKind; dueOn: Day }[] {
  const near = { from: addDays(today, -LATE_DAYS), to: addDays(today, AHEAD_DAYS) };
  const isOpen = ({ deadline, period }: { deadline: DeadlineKind; period: string }) =>
    !client.met.some((met) => met.deadline === deadline && met.period === period);
  return [
    ...annualReturns(client, near).map((one) => ({ ...one, deadline: 'annual_return' as const })),
    ...registrationRenewals(client, near).map((one) => ({ ...one, deadline: 'business_registration' as const })),
  ]
    .filter(isOpen)
    .map(({ deadline, dueOn }) => ({ deadline, dueOn }));
}
