import type { AuditRow, ListMeta } from '@folio/contract';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import { countTrail, readTrail, type TrailFilter } from './trail-store.ts';

/** Who did what, when, and what stood there before and after: audit events and postings, newest first. */
export async function listAuditTrail(
  tx: CompanyTransaction,
  filter: TrailFilter,
): Promise<{ rows: AuditRow[]; meta: ListMeta }> {
  const events = await readTrail(tx, filter);
  const rows = events.map((event) => ({
    id: event.id,
    at: event.at.toISOString(),
    by: event.by,
    user_id: event.userId,
    action: event.action,
    subject_type: event.subjectType,
    subject_id: event.subjectId,
    subject: event.subject,
    changes: changesOf(event.change),
    entry_id: event.entryId,
  }));
  return { rows, meta: { page: filter.page, limit: filter.limit, total: await countTrail(tx, filter) } };
}

/**
 * Field by field. A change is kept as `{field: {before, after}}`, as `{from, to}` of the one thing the event is about, or
 * as plain facts that came to be.
 */
export function changesOf(change: unknown): AuditRow['changes'] {
  if (!isRecord(change)) return [];
  if ('from' in change && 'to' in change) {
    const { from, to, ...facts } = change;
    return [{ field: 'value', before: textOf(from), after: textOf(to) }, ...changesOf(facts)];
  }
  return Object.entries(change)
    .map(([field, value]) =>
      isRecord(value) && ('before' in value || 'after' in value)
        ? { field, before: textOf(value.before), after: textOf(value.after) }
        : { field, before: null, after: textOf(value) },
    )
    .filter(({ before, after }) => before !== null || (after !== null && after !== ''));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
