import { z } from 'zod';
import { auditGroups } from './audit-action.ts';
import { day, id, instant, listQuery } from './wire.ts';

export const auditChange = z.object({
  field: z.string(),
  /** The field in the caller's language. */
  label: z.string(),
  /** A missing side did not exist. */
  before: z.string().nullable(),
  after: z.string().nullable(),
});

/** One thing somebody did, in the caller's language. */
export const auditRow = z.object({
  id: z.string(),
  at: instant,
  by: z.string().nullable(),
  user_id: id.nullable(),
  /** The practice for whose people they did it. */
  practice: z.object({ id, name: z.string() }).nullable(),
  /** The name of the API token a program did it with; null where a person did it at a screen. */
  token: z.string().nullable(),
  /** The network address it came from; only who controls the books is told. */
  address: z.string().nullable(),
  action: z.string(),
  /** What was done, in words. */
  what: z.string(),
  subject_type: z.string(),
  subject_id: z.string(),
  /** What kind of record it is about, in words. */
  about: z.string(),
  /** The record as a person knows it; empty where only an id is known. */
  subject: z.string(),
  /** Field by field: what stood there before and after. */
  changes: z.array(auditChange),
  entry_id: id.nullable(),
});
export type AuditRow = z.infer<typeof auditRow>;

/** The history of one record, or of one kind of record. */
export const historyQuery = listQuery.extend({
  subject_type: z.string().max(40).optional(),
  subject_id: z.string().min(1).max(80),
});

/** What the log is narrowed to. `record` is a record's id or code. */
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

/** Pages reach this far; beyond, a page begins after the `next` of an earlier answer. */
export const AUDIT_DEPTH = 10_000;

/** `before`: the `next` of an earlier answer, from where pages are counted anew. */
export const auditQuery = auditFilter.extend({
  page: z.coerce.number().int().min(1).default(1),
  limit: z.coerce.number().int().min(1).max(200).default(50),
  before: z.string().max(80).optional(),
});

/** `total` counts to `AUDIT_DEPTH` and no further; `next` is null at the end. */
export const auditMeta = z.object({
  page: z.number(),
  limit: z.number(),
  total: z.number(),
  next: z.string().nullable(),
});
export type AuditMeta = z.infer<typeof auditMeta>;

/** Everybody in the log, and the practices they acted for. */
export const auditPeople = z.object({
  people: z.array(z.object({ id, name: z.string() })),
  practices: z.array(z.object({ id, name: z.string() })),
});
export type AuditPeople = z.infer<typeof auditPeople>;
