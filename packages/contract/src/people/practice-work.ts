import { z } from 'zod';
import { workKinds, workShares } from '../choices.ts';
import { day, id, listMeta, listQuery } from '../wire/wire.ts';

/** What waits in a client's books, or for a client; in the order in which chips show it. */
export const workKind = z.enum(workKinds);
export type WorkKind = z.infer<typeof workKind>;

/** Work with a deadline outside the books, which a person marks as met. */
export const deadlineKind = z.enum(['annual_return', 'business_registration']);
export type DeadlineKind = z.infer<typeof deadlineKind>;

/** One piece of work for one client. `count`: documents, lines, questions, answers or months; 1 for a deadline. */
export const workRow = z.object({
  company_id: id,
  name: z.string(),
  name_zh: z.string().nullable(),
  kind: workKind,
  count: z.number().int(),
  /** Since when it waits: the day of the oldest record, or the last day of the oldest open month; null for a deadline. */
  since: day.nullable(),
  /** The last day in time; null where no rule sets one. */
  due_on: day.nullable(),
  is_late: z.boolean(),
  /** Who looks after the client. */
  assignee: z.object({ user_id: id, name: z.string() }).nullable(),
});
export type WorkRow = z.infer<typeof workRow>;

export const workWhose = z.enum(workShares);

export const workQuery = listQuery.extend({
  kind: workKind.optional(),
  whose: workWhose.default('all'),
});

/** `kinds` counts rows for the chosen people and search; `mine` and `unassigned` count over every kind. */
export const workMeta = listMeta.extend({
  kinds: z.partialRecord(workKind, z.number().int()),
  all: z.number().int(),
  mine: z.number().int(),
  unassigned: z.number().int(),
  /** Who can be made responsible: the active people of the practice. */
  people: z.array(z.object({ user_id: id, name: z.string(), is_me: z.boolean() })),
});
export type WorkMeta = z.infer<typeof workMeta>;

/** Null: the client is not assigned to a person. */
export const assigneeBody = z.object({ user_id: id.nullable() });

/** `met: false` takes it back. */
export const deadlineBody = z.object({ deadline: deadlineKind, due_on: day, met: z.boolean() });

/**
 * What a month of a client's books waits for: `locked` nothing any more, `lines` bank lines to reconcile, `documents` documents
 * to review or confirm, `done` only the lock, `nothing` has no entries.
 */
export const clientMonthState = z.enum(['locked', 'lines', 'documents', 'done', 'nothing']);
export type ClientMonthState = z.infer<typeof clientMonthState>;

/** Every client by name, with a cell for each of the last six months; `count` is the number of what waits. */
export const clientMonths = z.object({
  /** First days, the oldest month first. */
  months: z.array(day),
  clients: z.array(
    z.object({
      company_id: id,
      name: z.string(),
      name_zh: z.string().nullable(),
      cells: z.array(z.object({ state: clientMonthState, count: z.number().int() })),
    }),
  ),
});
export type ClientMonths = z.infer<typeof clientMonths>;
