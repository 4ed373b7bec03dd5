import type { AuditRow } from '@folio/contract';
import { isMessageWord, sentence } from '../../../messages/index.ts';
import type { Language } from '../../../platform/http/call.ts';
import type { TrailEvent } from './trail-store.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export interface Telling {
  language: Language;
  names: ReadonlyMap<string, string>;
  withAddress: boolean;
}

/** Presents a row of the log in the caller's language. */
export function presentRow(event: TrailEvent, { language, names, withAddress }: Telling): AuditRow {
  const { practiceId, practice } = event;
  return {
    id: event.id,
    at: event.at.toISOString(),
    by: event.by,
    user_id: event.userId,
    practice: practiceId === null || practice === null ? null : { id: practiceId, name: practice },
    token: event.token,
    address: withAddress ? event.address : null,
    action: event.action,
    what: words(language, `audit_action_${event.action}`, event.action),
    subject_type: event.subjectType,
    subject_id: event.subjectId,
    about: aboutOf(language, event.subjectType),
    subject: event.subject || names.get(event.subjectId) || nameIn(event.change) || codeOf(event.subjectId),
    changes: changesOf(event.change).map(({ field, before, after }) => ({
      field,
      label: labelOf(language, event.action, field),
      before: valueIn(language, field, before),
      after: valueIn(language, field, after),
    })),
    entry_id: event.entryId,
  };
}

/**
 * Translates a key. An event imported from another server may have a key without a translation here: it is then shown
 * by its original text, so that nothing is blank.
 */
function words(language: Language, key: string, own: string): string {
  return isMessageWord(key) ? sentence(language, key) : own.replace(/[._]/g, ' ');
}

function aboutOf(language: Language, type: string): string {
  const key = `audit_about_${type}`;
  return isMessageWord(key) ? sentence(language, key) : words(language, `report_kind_${type}`, type);
}

/** Translates values that are keys: a role, and the act of an imported event. */
function valueIn(language: Language, field: string, value: string | null): string | null {
  if (value === null) return null;
  if (field === 'done') return words(language, `audit_action_${value}`, value);
  return field === 'role' ? words(language, `role_${value}`, value) : value;
}

/** An act may have a label for a field that differs from the usual one. */
function labelOf(language: Language, action: string, field: string): string {
  const own = `audit_field_${field}_of_${action}`;
  return isMessageWord(own) ? sentence(language, own) : words(language, `audit_field_${field}`, field);
}

/** A record is identified by its number or its name, where the change contains one. */
function nameIn(change: unknown): string {
  if (!isRecord(change)) return '';
  const { number, name } = change;
  return [number, name].find((value): value is string => typeof value === 'string') ?? '';
}

/** A person can read a code, but not an id. */
function codeOf(subjectId: string): string {
  return UUID.test(subjectId) || subjectId === 'csv' ? '' : subjectId;
}

type Change = Omit<AuditRow['changes'][number], 'label'>;

/**
 * Lists the changes field by field. A change is stored as `{field: {before, after}}`, as `{from, to}` of the event's
 * only subject, or as plain facts of something created.
 */
export function changesOf(change: unknown): Change[] {
  if (!isRecord(change)) return [];
  if ('from' in change && 'to' in change && !isFieldChange(change.from)) {
    const { from, to, ...facts } = change;
    return [{ field: 'value', before: textOf(from), after: textOf(to) }, ...changesOf(facts)];
  }
  return Object.entries(change)
    .map(([field, value]) =>
      isFieldChange(value)
        ? { field, before: textOf(value.before), after: textOf(value.after) }
        : { field, before: null, after: textOf(value) },
    )
    .filter(({ before, after }) => before !== null || (after !== null && after !== ''));
}

function isFieldChange(value: unknown): value is Record<string, unknown> {
  return isRecord(value) && ('before' in value || 'after' in value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
