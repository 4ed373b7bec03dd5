import type { ClientDeadline, CompanyDeadline } from '@folio/contract';
import {
  addDays,
  addMonths,
  type Day,
  type Deadline,
  deadlinesIn,
  formatMoney,
  lateCostsOn,
  type Period,
} from '@folio/ledger';
import type { StoredClient, StoredMark } from './store.ts';

/** A deadline of a company with what a person recorded of it. */
export interface ListedDeadline {
  client: StoredClient;
  deadline: Deadline;
  mark: StoredMark | null;
  /** The day that counts: the one a person entered, or the one that Folio computes. */
  dueOn: Day;
}

/** A deadline that is not done is shown so many days longer, and counts as soon so many days ahead. */
export const NEAR_DAYS = 60;
const AHEAD_MONTHS = 12;
/** A day that a person enters lies at most so many months from the computed one. */
export const MAX_MOVED_MONTHS = 24;

/** The deadlines of a company in the months around a day, the earliest first. */
export function deadlinesAround(client: StoredClient, today: Day): ListedDeadline[] {
  const months = MAX_MOVED_MONTHS + AHEAD_MONTHS;
  return listedIn(client, { from: addMonths(today, -months), to: addMonths(today, months) });
}

function listedIn(client: StoredClient, period: Period): ListedDeadline[] {
  return deadlinesIn(client, period)
    .map((deadline) => {
      const mark = client.marks.find((one) => one.kind === deadline.kind && one.period === deadline.period) ?? null;
      return { client, deadline, mark, dueOn: mark?.dueOn ?? deadline.dueOn };
    })
    .toSorted((a, b) => (a.dueOn < b.dueOn ? -1 : Number(a.dueOn > b.dueOn)));
}

/** Those of the coming year, of the last 60 days or (`earlier`) of the last year, and those whose cost still rises. */
export function shownDeadlines(client: StoredClient, today: Day, earlier = false): ListedDeadline[] {
  const from = earlier ? addMonths(today, -AHEAD_MONTHS) : addDays(today, -NEAR_DAYS);
  const to = addMonths(today, AHEAD_MONTHS);
  // Without a day of a person's own, every deadline is due on the day that is computed. No cost rises longer than a year.
  const hasOwnDays = client.marks.some((mark) => mark.dueOn !== null);
  const near = hasOwnDays
    ? deadlinesAround(client, today)
    : listedIn(client, { from: addMonths(from, -AHEAD_MONTHS), to });
  return near.filter((listed) => listed.dueOn <= to && (listed.dueOn >= from || isRising(listed, from)));
}

/**
 * Whether the cost of a deadline that is not done rises after a day: an annual return has its last step nine months after
 * the anniversary. What was due before Folio got the company is left out.
 */
function isRising({ client, deadline, mark, dueOn }: ListedDeadline, after: Day): boolean {
  const isDone = mark !== null && mark.doneOn !== null;
  return !isDone && dueOn >= client.knownSince && deadline.lateCosts.some(({ from }) => from > after);
}

/** The last day in time: of electronic filing, unless a person entered a day. */
function lastDay({ deadline, mark, dueOn }: ListedDeadline): Day {
  return mark?.dueOn ?? deadline.electronicOn ?? dueOn;
}

export function stateOf(listed: ListedDeadline, today: Day): CompanyDeadline['state'] {
  if (listed.mark !== null && listed.mark.doneOn !== null) return 'done';
  if (lastDay(listed) < today) return 'late';
  return listed.dueOn <= addDays(today, NEAR_DAYS) ? 'soon' : 'later';
}

/** A deadline as the wire has it. `closed` has the accounts that a closing entry closed, as `company day`. */
export function presentDeadline(
  listed: ListedDeadline,
  { today, closed }: { today: Day; closed: ReadonlySet<string> },
): CompanyDeadline {
  const { client, deadline, mark, dueOn } = listed;
  const state = stateOf(listed, today);
  const now = new Set(state === 'late' ? lateCostsOn(deadline, today) : []);
  const hongKong = (amountMinor: bigint) => formatMoney(amountMinor, 'HKD');
  return {
    kind: deadline.kind,
    period: deadline.period,
    due_on: dueOn,
    electronic_on: mark?.dueOn ? null : deadline.electronicOn,
    is_own_day: Boolean(mark?.dueOn),
    rule_due_on: deadline.dueOn,
    confirmed: deadline.confirmed,
    source: deadline.source,
    state,
    accounts_to: deadline.accountsTo,
    accounts_state: accountsState(client, deadline.accountsTo, closed),
    fee: deadline.fee && { amount: hongKong(deadline.fee.amountMinor), confirmed: deadline.fee.confirmed },
    late_costs: deadline.lateCosts.map((cost) => ({
      basis: cost.basis,
      from: cost.from,
      amount: cost.basis === 'surcharge' ? null : hongKong(cost.amountMinor),
      percent: cost.basis === 'surcharge' ? cost.percent : null,
      confirmed: cost.confirmed,
      source: cost.source,
      applies: now.has(cost),
    })),
    done_on: mark?.doneOn ?? null,
    note: mark?.note ?? '',
    marked_by: mark?.by ?? null,
  };
}

function accountsState(
  { companyId, lockedThrough }: StoredClient,
  accountsTo: Day | null,
  closed: ReadonlySet<string>,
): CompanyDeadline['accounts_state'] {
  if (accountsTo === null) return null;
  if (closed.has(`${companyId} ${accountsTo}`)) return 'closed';
  return lockedThrough !== null && lockedThrough >= accountsTo ? 'locked' : 'open';
}

export function presentClientDeadline(
  listed: ListedDeadline,
  view: { today: Day; closed: ReadonlySet<string> },
): ClientDeadline {
  const { companyId, name, nameZh } = listed.client;
  return { company_id: companyId, name, name_zh: nameZh, ...presentDeadline(listed, view) };
}

/** The accounts that deadlines report on. */
export function accountsOf(listed: readonly ListedDeadline[]): { companyId: string; day: Day }[] {
  return listed.flatMap(({ client, deadline: { accountsTo } }) =>
    accountsTo === null ? [] : [{ companyId: client.companyId, day: accountsTo }],
  );
}
