import type { AuditGroup } from '@folio/contract';
import { type Day, isDay } from '@folio/ledger/calendar';
import type { LogFilter, LogQuery } from '../../api/queries/books/accounting-audit.ts';

/** Filters of the audit trail in the address; empty means no filter. `before` is where its pages begin. */
export const wholeTrail = {
  q: '',
  group: '',
  person: '',
  practice: '',
  from: '',
  to: '',
  subject: '',
  before: '',
  page: '1',
};
export type TrailView = typeof wholeTrail;

/** Kinds of actions, in the order of the filter. */
export const trailGroups: readonly AuditGroup[] = ['books', 'people', 'sign_ins', 'exports', 'settings'];

export const pageSize = 50;
/** Pages reach this many rows deep; for older rows the page count starts again. */
export const pagedRows = 10_000;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const longestSearch = 200;
const longestSubject = 80;

export const dayOf = (text: string): Day | null => (isDay(text) ? text : null);

/** True if the first day is after the last day; such a period cannot be queried. */
export function isUpsideDown({ from, to }: Pick<TrailView, 'from' | 'to'>): boolean {
  return isDay(from) && isDay(to) && from > to;
}

/** The query for the server. Invalid values in the address are ignored. Null if the first day is after the last. */
export function queryOf(view: TrailView): LogQuery | null {
  const filter = filterOf(view);
  if (filter === null) return null;
  const page = /^\d{1,6}$/.test(view.page) ? Math.max(1, Number(view.page)) : 1;
  return { page, limit: pageSize, before: view.before || undefined, ...filter };
}

/** The filter, used by the screen and by the file export. */
export function filterOf(view: TrailView): LogFilter | null {
  if (isUpsideDown(view)) return null;
  return {
    q: view.q.trim().slice(0, longestSearch) || undefined,
    group: trailGroups.find((group) => group === view.group),
    record: view.subject.slice(0, longestSubject) || undefined,
    user_id: uuid.test(view.person) ? view.person : undefined,
    practice_id: uuid.test(view.practice) ? view.practice : undefined,
    from: dayOf(view.from) ?? undefined,
    to: dayOf(view.to) ?? undefined,
  };
}

/** True if a filter is set: an empty answer then does not mean that the audit trail is empty. */
export function isNarrowed(view: TrailView): boolean {
  const placed: readonly string[] = ['page', 'before'];
  return Object.entries(wholeTrail).some(
    ([key, usual]) => !placed.includes(key) && view[key as keyof TrailView] !== usual,
  );
}
