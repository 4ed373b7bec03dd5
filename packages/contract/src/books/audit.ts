import { z } from 'zod';
import { day, id, instant, listQuery } from '../wire/wire.ts';
import { auditGroups } from './audit-action.ts';

export const auditChange = z.object({
  field: z.string(),
  /** Name of the field in the caller's language. */
  label: z.string(),
  /** Null if there was no value. */
  before: z.string().nullable(),
  after: z.string().nullable(),
});

/** One action of a person, in the caller's language. */
export const auditRow = z.object({
  id: z.string(),
  at: instant,
  by: z.string().nullable(),
  user_id: id.nullable(),
  /** The practice the person acted for. */
  practice: z.object({ id, name: z.string() }).nullable(),
  /** Name of the API token a program used; null if a person acted on a screen. */
  token: z.string().nullable(),
  /** The network address the request came from; only the audit log, which needs `oversee`, contains it. */
  address: z.string().nullable(),
  action: z.string(),
  /** The action as text. */
  what: z.string(),
  subject_type: z.string(),
  subject_id: z.string(),
  /** The kind of record as text. */
  about: z.string(),
  /** The record's number or name; empty where only an id is known. */
  subject: z.string(),
  /** Each changed field with its value before and after. */
  changes: z.array(auditChange),
  entry_id: id.nullable(),
});
export type AuditRow = z.infer<typeof auditRow>;

/** The history of one record, or of one kind of record. */
export const historyQuery = listQuery.extend({
  subject_type: z.string().max(40).optional(),
  subject_id: z.string().min(1).max(80),
});

/** Filters of the log. `record` is a record's id or code. */
export const auditFilter = z.object({
  q: z.string().max(200).optional(),
  user_id: id.optional(),
  practice_id: id.optional(),
  group: z.enum(auditGroups).optional(),
  record: z.string().max(80).optional(),
  from: day.optional(),
  to: day.optional(),
});
export type AuditFilter = z.infer<typeof auditFilter>;

/** Page numbers reach this many rows; for more, start a page after the `next` of an earlier answer. */
export const AUDIT_DEPTH = 10_000;

/** `before`: the `next` of an earlier answer; page numbers start again from there. */
export const auditQuery = auditFilter.extend({
  page: z.coerce.number().int().min(1).default(1),
  limit: z.coerce.number().int().min(1).max(200).default(50),
  before: z.string().max(80).optional(),
});

/** `total` counts up to `AUDIT_DEPTH`; `next` is null at the end. */
export const auditMeta = z.object({
  page: z.number(),
  limit: z.number(),
  total: z.number(),
  next: z.string().nullable(),
});
export type AuditMeta = z.infer<typeof auditMeta>;

/** All people in the log, and the practices they acted for. */
export const auditPeople = z.object({
  people: z.array(z.object({ id, name: z.string() })),
  practices: z.array(z.object({ id, name: z.string() })),
});
export type AuditPeople = z.infer<typeof auditPeople>;
