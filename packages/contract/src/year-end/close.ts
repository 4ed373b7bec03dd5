import { z } from 'zod';
import { dayInBooks } from '../reports/report-query.ts';
import { currencyCode, day, id, instant, listQuery, moneyText } from '../wire/wire.ts';

const accountCode = z.string().trim().min(1).max(20);
const words = (max: number) => z.string().trim().max(max);

/** A month or a financial year, named by its last day. */
export const closeKind = z.enum(['month', 'year']);
export type CloseKind = z.infer<typeof closeKind>;
export const closePeriodName = z.object({ kind: closeKind, end: dayInBooks });
export type ClosePeriodName = z.infer<typeof closePeriodName>;
/** Without a day: the last period that is over. */
export const closeQuery = z.object({ kind: closeKind.default('month'), end: dayInBooks.optional() });

const account = z.object({ code: z.string(), name: z.string(), name_zh: z.string(), type: z.string() });
const person = z.object({ id, name: z.string() });

/** Checks of the books; see `docs/processes/close.md`. */
export const closeCheck = z.enum([
  'draft_documents',
  'draft_journals',
  'bank_lines',
  'bank_proof',
  'suspense',
  'control_accounts',
  'revaluation',
  'schedule_lines',
  'schedules',
  'documents',
  'duplicates',
  'without_document',
  'unusual',
  'movements',
  'sign_offs',
]);
export type CloseCheckName = z.infer<typeof closeCheck>;
/** `open`: how many things are left to do; 0 means done. A hard check holds the lock. */
export const closeCheckRow = z.object({ code: closeCheck, hard: z.boolean(), open: z.number() });

export const closeTaskRow = z.object({
  id,
  title: z.string(),
  required: z.boolean(),
  owner: person.nullable(),
  due_on: day.nullable(),
  note: z.string(),
  done_at: instant.nullable(),
  done_by: z.string().nullable(),
  version: z.number(),
});
export type CloseTaskRow = z.infer<typeof closeTaskRow>;

export const signOffRole = z.enum(['preparer', 'reviewer']);
/** `stale`: the schedule has changed since. */
export const signOffRow = z.object({
  role: signOffRole,
  by: z.string().nullable(),
  at: instant,
  hash: z.string(),
  stale: z.boolean(),
});
export type SignOffRow = z.infer<typeof signOffRow>;

export const typedSource = z.enum(['calculation', 'count', 'confirmation']);
export const scheduleSource = z.enum(['bank_proof', 'ageing', 'schedules', 'register', ...typedSource.options]);
export const scheduleStateName = z.enum(['agrees', 'explained', 'open', 'unsupported', 'nil']);
/** `document_id`: the file in the storage; null if it was deleted there. */
export const scheduleFile = z.object({
  sha256: z.string(),
  name: z.string(),
  size: z.number(),
  type: z.string(),
  document_id: id.nullable(),
});

/**
 * A balance sheet account over the period. Amounts are positive on the account's normal side, in base currency, but for
 * `compared`, `source` and `difference`, which are in `currency`: the account's own.
 */
export const scheduleRow = z.object({
  account,
  opening: moneyText,
  movement: moneyText,
  closing: moneyText,
  currency: currencyCode,
  compared: moneyText,
  source: z.object({ kind: scheduleSource, amount: moneyText }).nullable(),
  difference: moneyText.nullable(),
  /** What a person typed, also where the books have a proof of their own. */
  typed: z.object({ kind: typedSource, amount: moneyText }).nullable(),
  explanation: z.string(),
  state: scheduleStateName,
  files: z.array(scheduleFile),
  version: z.number(),
  /** SHA-256 of what is shown: a sign-off repeats it. */
  hash: z.string(),
  /** The last sign-off of each role. */
  sign_offs: z.array(signOffRow),
});
export type ScheduleRow = z.infer<typeof scheduleRow>;

/** An account that changed by more than both thresholds. Amounts as in a schedule. */
export const movementRow = z.object({
  account,
  compared: moneyText,
  current: moneyText,
  change: moneyText,
  percent: z.string().nullable(),
  explanation: z.string(),
  /** A sentence made from the largest entries behind the movement; a person may keep or change it. */
  proposal: z.string(),
  version: z.number(),
});
export type MovementRow = z.infer<typeof movementRow>;

export const closeSetting = z.object({
  /** One decimal. */
  movement_percent: words(10),
  movement_amount: moneyText,
  /** Entries from this amount on need a document. */
  document_amount: moneyText,
  version: z.number(),
});
export type CloseSetting = z.infer<typeof closeSetting>;
/** Amounts as typed: the form shows an error next to its field. */
export const closeSettingBody = z.object({
  movement_percent: words(10),
  movement_amount: words(24),
  document_amount: words(24),
  version: z.number().int().min(0),
});

export const closeBoard = z.object({
  kind: closeKind,
  start: day,
  end: day,
  /** The last days of the periods of the same kind before and after. */
  end_before: day,
  end_after: day,
  currency: currencyCode,
  locked: z.boolean(),
  /** Whether the period is over: only then it can be locked. */
  over: z.boolean(),
  /** Hard checks and required tasks that are open. */
  open_hard: z.number(),
  checks: z.array(closeCheckRow),
  tasks: z.array(closeTaskRow),
  schedules: z.array(scheduleRow),
  movements: z.array(movementRow),
  setting: closeSetting,
  /** Who may own a task. */
  people: z.array(person),
});
export type CloseBoard = z.infer<typeof closeBoard>;

export const closeFindingQuery = closePeriodName.extend({
  page: listQuery.shape.page,
  limit: listQuery.shape.limit,
  check: z.enum(['draft_documents', 'without_document', 'unusual', 'duplicates']),
});
export const closeFinding = z.object({
  /** An invoice, bill or credit note, an entry, or a document that waits for a decision. */
  subject: z.enum(['invoice', 'entry', 'document']),
  id,
  date: day.nullable(),
  number: z.string(),
  text: z.string(),
  /** Null for a document, and for an invoice in another currency than the books. */
  amount: moneyText.nullable(),
  reason: z.string(),
});
export type CloseFinding = z.infer<typeof closeFinding>;

const newTask = z.object({
  title: words(200).min(1),
  required: z.boolean(),
  owner_id: id.nullable().default(null),
  due_on: day.nullable().default(null),
});
/** `dry_run` only answers which tasks would be added: those whose title the period does not have. */
export const addTasksBody = closePeriodName.extend({
  tasks: z.array(newTask).min(1).max(200),
  dry_run: z.boolean().default(false),
});
export const addedTasks = z.object({ added: z.array(z.string()) });
export const changeTaskBody = newTask.extend({
  note: words(2000).default(''),
  done: z.boolean(),
  version: z.number().int().min(1),
});
export type ChangeTaskBody = z.infer<typeof changeTaskBody>;

/** `version` 0: nothing was kept before. The amount as typed, on the account's normal side and in its currency. */
export const scheduleBody = closePeriodName.extend({
  account_code: accountCode,
  source: z.object({ kind: typedSource, amount: words(24) }).nullable(),
  explanation: words(2000),
  version: z.number().int().min(0),
});
export const scheduleFileBody = closePeriodName.extend({ account_code: accountCode, file_id: id });
export const scheduleFileRemoval = closePeriodName.extend({
  account_code: accountCode,
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
export const movementBody = closePeriodName.extend({
  account_code: accountCode,
  explanation: words(2000),
  version: z.number().int().min(0),
});
export const signOffBody = closePeriodName.extend({
  schedules: z
    .array(z.object({ account_code: accountCode, hash: z.string().regex(/^[0-9a-f]{64}$/) }))
    .min(1)
    .max(1000),
});
/** `reason`: needed while a hard task is open; kept in the audit trail. */
export const closeLockBody = closePeriodName.extend({ reason: words(300).default('') });

export const templateTask = z.object({
  title: words(200).min(1),
  required: z.boolean(),
  /** Days after the period's end; null: no due date. */
  due_days: z.number().int().min(0).max(400).nullable(),
});
export const closeTemplateBody = z.object({ name: words(120).min(1), tasks: z.array(templateTask).min(1).max(200) });
export type CloseTemplateBody = z.infer<typeof closeTemplateBody>;
export const closeTemplateRow = closeTemplateBody.extend({ id, version: z.number() });
export type CloseTemplateRow = z.infer<typeof closeTemplateRow>;
export const closeTemplateChange = closeTemplateBody.extend({ version: z.number().int().min(1) });
