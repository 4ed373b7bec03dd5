import type { AuditRow } from '@folio/contract';
import { type Day, isDay } from '@folio/ledger/calendar';
import type { TrailQuery } from '../../../api/queries/accounting-audit.ts';

/** What the address says of the trail; everything is empty when nothing is narrowed. */
export const wholeTrail = { q: '', type: '', person: '', from: '', to: '', subject: '', page: '1' };
export type TrailView = typeof wholeTrail;

export const pageSize = 50;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const longestSearch = 200;
const longestSubject = 80;

export const dayOf = (text: string): Day | null => (isDay(text) ? text : null);

/** True when the first day lies after the last: nothing can be asked for. */
export function isUpsideDown({ from, to }: Pick<TrailView, 'from' | 'to'>): boolean {
  return isDay(from) && isDay(to) && from > to;
}

/** The question for the server; what the address says wrongly is as if left out. Null where the days are upside down. */
export function queryOf(view: TrailView): TrailQuery | null {
  if (isUpsideDown(view)) return null;
  const page = /^\d{1,6}$/.test(view.page) ? Math.max(1, Number(view.page)) : 1;
  return {
    page,
    limit: pageSize,
    q: view.q.trim().slice(0, longestSearch) || undefined,
    subject_type: view.type || undefined,
    subject_id: view.subject.slice(0, longestSubject) || undefined,
    user_id: uuid.test(view.person) ? view.person : undefined,
    from: dayOf(view.from) ?? undefined,
    to: dayOf(view.to) ?? undefined,
  };
}

/** True when the trail is narrowed, so that an empty answer does not mean that nothing was ever done. */
export function isNarrowed(view: TrailView): boolean {
  return Object.entries(wholeTrail).some(([key, usual]) => key !== 'page' && view[key as keyof TrailView] !== usual);
}

/** The people behind rows, each once. */
export function peopleOf(rows: readonly Pick<AuditRow, 'by' | 'user_id'>[]): { id: string; name: string }[] {
  const names = new Map(rows.flatMap(({ by, user_id }) => (by === null || user_id === null ? [] : [[user_id, by]])));
  return [...names].map(([id, name]) => ({ id, name }));
}
