/** What an audit event's `change` holds of one field: the text before and after, null where there was none. */
export interface FieldChange {
  before: string | null;
  after: string | null;
}

/** The `change` of an audit event, field by field. */
export type FieldChanges = Record<string, FieldChange>;

/** A record's fields as texts, for the audit trail. */
export type AuditedFields = Readonly<Record<string, string | null>>;

/** The fields that differ; `before` null means the record was made, `after` null that it was removed. */
export function fieldChanges(before: AuditedFields | null, after: AuditedFields | null): FieldChanges {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  const changes: FieldChanges = {};
  for (const field of fields) {
    const change = { before: before?.[field] ?? null, after: after?.[field] ?? null };
    if (change.before !== change.after) changes[field] = change;
  }
  return changes;
}
