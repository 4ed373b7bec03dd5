import {
  AUDIT_DEPTH,
  type AuditFilter,
  type AuditMeta,
  type AuditPeople,
  type AuditRow,
  type ListMeta,
} from '@folio/contract';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import type { Language } from '../../../platform/http/call.ts';
import { readNames, readPeople, readPractices } from './name-store.ts';
import { presentRow } from './present-row.ts';
import { filterOfHistory, filterOfLog, type TrailFilter } from './trail-filter.ts';
import { readPlace, type TrailPlace, writePlace } from './trail-place.ts';
import { countTrail, readTrail, type TrailEvent } from './trail-store.ts';

interface Page {
  page: number;
  limit: number;
}

/**
 * Returns a page of the whole log, newest first. Pages are counted from `before`, or from the newest row; `next` in
 * the answer is the position where the rows after this page begin. Throws `validation_failed` for an invalid
 * position.
 */
export async function listAuditLog(
  tx: CompanyTransaction,
  asked: AuditFilter & Page & { before?: string | undefined },
  language: Language,
): Promise<{ rows: AuditRow[]; meta: AuditMeta }> {
  const before = readPlace(asked.before);
  const filter = filterOfLog(asked, language);
  // A deep page would have to read all rows before it: beyond this depth a page must start at a position.
  const page = Math.min(asked.page, Math.max(1, Math.ceil(AUDIT_DEPTH / asked.limit)));
  const at = { before, offset: (page - 1) * asked.limit, limit: asked.limit + 1 };
  const found = await readTrail(tx, filter, at);
  const events = found.slice(0, asked.limit);
  const last = found.length > asked.limit ? events.at(-1) : undefined;
  return {
    rows: await present(tx, events, { language, withAddress: true }),
    meta: {
      page,
      limit: asked.limit,
      total: await countTrail(tx, filter, { before, atMost: AUDIT_DEPTH }),
      next: last === undefined ? null : writePlace(placeOf(last)),
    },
  };
}

/** Returns the events of one record, newest first, without the network addresses they came from. */
export async function listHistory(
  tx: CompanyTransaction,
  asked: { subject_id: string; subject_type?: string | undefined; q?: string | undefined } & Page,
  language: Language,
): Promise<{ rows: AuditRow[]; meta: ListMeta }> {
  const { page, limit } = asked;
  const filter = filterOfHistory(asked, language);
  const events = await readTrail(tx, filter, { before: null, offset: (page - 1) * limit, limit });
  const total = await countTrail(tx, filter, { before: null, atMost: AUDIT_DEPTH });
  return { rows: await present(tx, events, { language, withAddress: false }), meta: { page, limit, total } };
}

/** Rows of the log, and the position after them; null at the end. */
export interface LogPart {
  rows: AuditRow[];
  next: TrailPlace | null;
}

export async function readLogPart(
  tx: CompanyTransaction,
  filter: TrailFilter,
  { before, limit, language }: { before: TrailPlace | null; limit: number; language: Language },
): Promise<LogPart> {
  const events = await readTrail(tx, filter, { before, offset: 0, limit });
  const last = events.length === limit ? events.at(-1) : undefined;
  const rows = await present(tx, events, { language, withAddress: true });
  return { rows, next: last === undefined ? null : placeOf(last) };
}

/** The people and practices that occur in the log, for a filter's choices. */
export async function listPeople(tx: CompanyTransaction): Promise<AuditPeople> {
  return { people: await readPeople(tx), practices: await readPractices(tx) };
}

async function present(
  tx: CompanyTransaction,
  events: readonly TrailEvent[],
  telling: { language: Language; withAddress: boolean },
): Promise<AuditRow[]> {
  const names = await readNames(tx, events);
  return events.map((event) => presentRow(event, { ...telling, names }));
}

function placeOf({ exactly, source, tie }: TrailEvent): TrailPlace {
  return { at: exactly, source, tie };
}
