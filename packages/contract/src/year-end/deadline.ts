import { z } from 'zod';
import { companyDeadlineKinds, companyForms, deadlineShows } from '../choices.ts';
import { day, id, instant, listMeta, listQuery, moneyText } from '../wire/wire.ts';

export const companyDeadlineKind = z.enum(companyDeadlineKinds);
export type CompanyDeadlineKind = z.infer<typeof companyDeadlineKind>;

/** A company limited by shares (private or public) or by guarantee, or a business that is no company. */
export const companyForm = z.enum(companyForms);
export type CompanyForm = z.infer<typeof companyForm>;

/** What deadlines follow from besides the company's details. `version` 0: never saved. */
export const deadlineFacts = z.object({
  form: companyForm,
  /** Null: not known, so deadlines of employers are not listed. */
  has_employees: z.boolean().nullable(),
  /** A tax representative files under the block extension scheme. */
  is_represented: z.boolean(),
  /** The next profits tax return declares a loss. */
  expects_loss: z.boolean(),
  /** The day a change of significant controllers became known. */
  controllers_changed_on: day.nullable(),
  version: z.number().int().min(0),
});
export type DeadlineFacts = z.infer<typeof deadlineFacts>;

/** What being late costs. `surcharge` is a percentage of what was not paid, the others are HKD. */
export const lateCost = z.object({
  basis: z.enum(['late_fee', 'fine_up_to', 'fine_per_day', 'surcharge']),
  from: day,
  amount: moneyText.nullable(),
  percent: z.string().nullable(),
  confirmed: z.boolean(),
  source: z.string(),
  /** It is late by now, and this is what it costs today. */
  applies: z.boolean(),
});
export type LateCostRow = z.infer<typeof lateCost>;

/** `soon`: due within 60 days. */
export const deadlineState = z.enum(['done', 'late', 'soon', 'later']);
export type DeadlineState = z.infer<typeof deadlineState>;

/** The accounts that a return reports on: closed by an entry, locked, or still open. */
export const accountsState = z.enum(['open', 'locked', 'closed']);

export const companyDeadline = z.object({
  kind: companyDeadlineKind,
  /** A year of assessment `2025/26`, a year `2026`, a month `2026-06`, a day, or `first`. */
  period: z.string(),
  due_on: day,
  /** The last day for electronic filing, where another one is known. */
  electronic_on: day.nullable(),
  /** A person entered `due_on`; `rule_due_on` is the day that Folio computes. */
  is_own_day: z.boolean(),
  rule_due_on: day,
  /** The rule behind `rule_due_on` was read on a page of the authority or of a named firm. */
  confirmed: z.boolean(),
  source: z.string(),
  state: deadlineState,
  accounts_to: day.nullable(),
  accounts_state: accountsState.nullable(),
  /** The fee in time, HKD. */
  fee: z.object({ amount: moneyText, confirmed: z.boolean() }).nullable(),
  late_costs: z.array(lateCost),
  done_on: day.nullable(),
  note: z.string(),
  marked_by: z.string().nullable(),
});
export type CompanyDeadline = z.infer<typeof companyDeadline>;

/** `earlier`: also deadlines of the last year that a person has not marked as done. */
export const deadlineListQuery = z.object({ earlier: z.stringbool().default(false) });

export const companyDeadlines = z.object({
  facts: deadlineFacts,
  /** Facts that are missing, so that deadlines that follow from them are not listed. */
  missing: z.array(z.enum(['incorporated_on', 'has_employees', 'registration_expires_on'])),
  locked_through: day.nullable(),
  rows: z.array(companyDeadline),
});
export type CompanyDeadlines = z.infer<typeof companyDeadlines>;

/** `due_on`: the day that the authority printed; null = the day that Folio computes. `done_on` null = not done. */
export const deadlineMarkBody = z.object({
  kind: companyDeadlineKind,
  period: z.string().min(1).max(20),
  due_on: day.nullable(),
  done_on: day.nullable(),
  note: z.string().trim().max(500),
});
export type DeadlineMarkBody = z.infer<typeof deadlineMarkBody>;

/** The caller's calendar feed; null without one. Its address is shown once, when it is made. */
export const deadlineFeed = z.object({ created_at: instant }).nullable();
export const newDeadlineFeed = z.object({ created_at: instant, url: z.string() });
export const deadlineFeedToken = z.object({ token: z.string().regex(/^[\w-]{43}$/) });

export const clientDeadlineQuery = listQuery.extend({
  kind: companyDeadlineKind.optional(),
  show: z.enum(deadlineShows).default('open'),
});

/** A deadline of a client of a practice. */
export const clientDeadline = companyDeadline.extend({
  company_id: id,
  name: z.string(),
  name_zh: z.string().nullable(),
});
export type ClientDeadline = z.infer<typeof clientDeadline>;

/** `kinds` counts the rows of each kind; `late` those that are late; `unknown` the clients with missing facts. */
export const clientDeadlineMeta = listMeta.extend({
  kinds: z.partialRecord(companyDeadlineKind, z.number().int()),
  late: z.number().int(),
  unknown: z.number().int(),
});
