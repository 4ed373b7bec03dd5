import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { type AuditEvent, insertAuditEvents } from './audit-store.ts';

/** One field in the `change` of an audit event: the text before and after, null where the record did not exist. */
export interface FieldChange {
  before: string | null;
  after: string | null;
}

/** The `change` of an audit event, field by field. */
export type FieldChanges = Record<string, FieldChange>;

/** A record's fields as texts, for the audit trail. */
export type AuditedFields = Readonly<Record<string, string | null>>;

/** The fields that differ; `before` null means the record was created, `after` null that it was removed. */
export function fieldChanges(before: AuditedFields | null, after: AuditedFields | null): FieldChanges {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  const changes: FieldChanges = {};
  for (const field of fields) {
    const change = { before: before?.[field] ?? null, after: after?.[field] ?? null };
    if (change.before !== change.after) changes[field] = change;
  }
  return changes;
}

/** Writes an event into the audit trail, in the caller's transaction. */
export async function writeAudit(tx: CompanyTransaction, event: AuditEvent): Promise<void> {
  await insertAuditEvents(tx, [event]);
}

/** Writes many events in one statement, in their order. */
export async function writeAudits(tx: CompanyTransaction, events: readonly AuditEvent[]): Promise<void> {
  if (events.length > 0) await insertAuditEvents(tx, events);
}
