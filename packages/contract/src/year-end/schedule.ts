import { z } from 'zod';
import { box } from '../documents/document.ts';
import { dayInBooks } from '../reports/report-query.ts';
import { day, id, listMeta, listQuery, moneyText } from '../wire/wire.ts';

/* Schedules of prepayments, deferred income, accruals, loans and recurring journals. Amounts are in base currency. */

/** Kinds whose amount is spread over months. */
export const spreadKind = z.enum(['prepayment', 'deferred_income', 'accrual']);
export type SpreadKindName = z.infer<typeof spreadKind>;
export const scheduleKind = z.enum([...spreadKind.options, 'loan', 'recurring_journal']);
export type ScheduleKindName = z.infer<typeof scheduleKind>;
/** How an amount is shared out among months; see `SPREAD_METHODS` of the ledger. */
export const spreadMethod = z.enum(['equal_months', 'days', 'full_months']);

const accountCode = z.string().min(1).max(20);
const sourceKey = z.object({ entry_id: id, line_no: z.number().int().min(1) });

/**
 * A new schedule. `source` names the line of an entry it comes from; without one, `counter_account` is the account that
 * has the amount so far, or null if the balance account has it already. `on`: the day from which the balance account has
 * the amount; null for the day of the source, or else the first day of the period. `reverse_on` only for an accrual.
 */
export const newScheduleBody = z.object({
  kind: spreadKind,
  name: z.string().trim().min(1).max(200),
  balance_account: accountCode,
  result_account: accountCode,
  from: day,
  to: day,
  method: spreadMethod.default('equal_months'),
  amount: moneyText,
  on: day.nullable().default(null),
  reverse_on: day.nullable().default(null),
  counter_account: accountCode.nullable().default(null),
  source: sourceKey.nullable().default(null),
});
export type NewScheduleBody = z.infer<typeof newScheduleBody>;

export const loanType = z.enum(['loan', 'hire_purchase']);
export const loanMethod = z.enum(['fixed_instalment', 'equal_capital', 'flat_rate', 'imported']);

/**
 * A new loan or hire purchase. `on`: the day from which it is owed. `yearly_rate` (percent), `instalments` (months) and
 * `first_on` for a calculated one; `table` for an imported one: rows of day, interest and capital as CSV.
 * `counter_account` is the account that received the amount, or null if the balance account has it already.
 */
export const newLoanBody = z.object({
  type: loanType,
  name: z.string().trim().min(1).max(200),
  balance_account: accountCode,
  result_account: accountCode,
  payment_account: accountCode,
  counter_account: accountCode.nullable().default(null),
  on: day,
  amount: moneyText,
  method: loanMethod,
  yearly_rate: z.string().trim().max(20).nullable().default(null),
  instalments: z.number().int().min(1).max(100_000).nullable().default(null),
  first_on: day.nullable().default(null),
  table: z.string().max(200_000).nullable().default(null),
});
export type NewLoanBody = z.infer<typeof newLoanBody>;

export const journalRhythm = z.enum(['month', 'quarter', 'year']);

/** Repeats a posted or typed manual journal from a day to a day; its lines are copied. */
export const newRecurringJournalBody = z.object({
  journal_id: id,
  name: z.string().trim().min(1).max(200),
  every: journalRhythm,
  from: day,
  to: day,
});
export type NewRecurringJournalBody = z.infer<typeof newRecurringJournalBody>;

/** `open`: lines are left to post. */
export const scheduleListQuery = listQuery.extend({
  state: z.enum(['open', 'finished', 'all']).default('open'),
  kind: scheduleKind.optional(),
});
export const scheduleListRow = z.object({
  id,
  kind: scheduleKind,
  name: z.string(),
  /** Null for a recurring journal. */
  balance_account: z.string().nullable(),
  result_account: z.string().nullable(),
  from: day,
  to: day,
  /** Of a recurring journal: its debits. */
  amount: moneyText,
  /** What the balance account holds of it after everything that is posted; null for a recurring journal. */
  open: moneyText.nullable(),
  /** The day of its next line; null if nothing is left to post. */
  next_on: day.nullable(),
});
export type ScheduleListRow = z.infer<typeof scheduleListRow>;

export const scheduleLine = z.object({
  due_on: day,
  /** Of a loan: its capital. */
  amount: moneyText,
  /** Only of a loan: interest, the sum that is paid, and the capital owed after it (null for a reversed line). */
  payment: z.object({ interest: moneyText, total: moneyText, left: moneyText.nullable() }).nullable(),
  /** The entry that posted it and its day, which is later where the line was due in a locked month; null while it is planned. */
  entry_id: id.nullable(),
  posted_on: day.nullable(),
  /** The day of the entry that reverses it. */
  reversed_on: day.nullable(),
});
export type ScheduleLine = z.infer<typeof scheduleLine>;

export const schedule = scheduleListRow.extend({
  method: z.enum([...spreadMethod.options, 'instalments', 'repeated']),
  loan: z
    .object({ type: loanType, method: loanMethod, yearly_rate: z.string().nullable(), payment_account: z.string() })
    .nullable(),
  journal: z
    .object({
      every: journalRhythm,
      copied_from: id.nullable(),
      lines: z.array(
        z.object({ account_code: z.string(), debit: moneyText, credit: moneyText, description: z.string() }),
      ),
    })
    .nullable(),
  reverse_on: day.nullable(),
  version: z.number().int(),
  source: z
    .object({
      entry_id: id,
      line_no: z.number().int(),
      invoice_id: id.nullable(),
      document_id: id.nullable(),
      /** Where the document shows the item. */
      spot: z.object({ page: z.number().int(), box: box.nullable() }).nullable(),
    })
    .nullable(),
  amounts: z.array(
    z.object({
      on: day,
      amount: moneyText,
      reason: z.string(),
      /** The entry that moved it to the balance account. */
      entry_id: id.nullable(),
      /** The day of the entry that reverses it; the amount no longer counts from then on. */
      reversed_on: day.nullable(),
    }),
  ),
  /** Posted lines by their day, then the planned ones; those of a loan by their day. */
  lines: z.array(scheduleLine),
});
export type Schedule = z.infer<typeof schedule>;

/** A change of the amount, negative for a credit note; `counter_account` as in `newScheduleBody`. */
export const scheduleAmountBody = z.object({
  on: day,
  amount: moneyText,
  reason: z.string().trim().min(1).max(500),
  counter_account: accountCode.nullable().default(null),
});
export type ScheduleAmountBody = z.infer<typeof scheduleAmountBody>;
export const scheduleEndBody = z.object({ on: day, version: z.number().int().min(1) });
export const scheduleReversalBody = z.object({ due_on: day, date: day });

/** Lines that may get a schedule: of bills and manual journals for a prepayment, of invoices and journals for income. */
export const scheduleSourceQuery = listQuery.extend({ kind: z.enum(['prepayment', 'deferred_income']) });
export const scheduleSourceLine = sourceKey.extend({
  number: z.string(),
  date: day,
  party: z.string(),
  description: z.string(),
  account: z.string(),
  /** What no schedule has yet. */
  amount: moneyText,
  /** The document of its bill or invoice. */
  document_id: id.nullable(),
  /** The period that its words state, or else the words of its document. */
  period: z.object({ from: day, to: day, words: z.string(), stated_by: z.enum(['line', 'document']) }).nullable(),
});
export type ScheduleSourceLine = z.infer<typeof scheduleSourceLine>;

/** Where the document of such a line shows the proposed period; null where no place is known. */
export const periodSpotQuery = sourceKey.extend({
  kind: z.enum(['prepayment', 'deferred_income']),
  line_no: z.coerce.number().int().min(1),
});
export const periodSpot = z.object({ document_id: id, page: z.number().int(), box: box.nullable() }).nullable();
export type PeriodSpot = z.infer<typeof periodSpot>;

/** What a run of a month would post, the months before included. */
export const dueQuery = listQuery.extend({ month: dayInBooks });
export const dueLine = z.object({
  schedule_id: id,
  name: z.string(),
  kind: scheduleKind,
  due_on: day,
  /** The day a run posts it on: the first open day where `due_on` is locked and a person chooses that. */
  post_on: day,
  /** Of a loan: interest and capital. */
  amount: moneyText,
});
export type DueLine = z.infer<typeof dueLine>;
/** Lines that are due in locked months, and the first open day, on which a run can post them; null without such lines. */
export const dueMeta = listMeta.extend({
  catch_up: z.object({ lines: z.number().int(), months: z.array(day), locked_through: day, on: day }).nullable(),
});
export type DueMeta = z.infer<typeof dueMeta>;
/** `catch_up_on`: a person chose to post the lines of locked months on this day, the first open one. */
export const runScheduleBody = z.object({ month: dayInBooks, catch_up_on: dayInBooks.nullable().default(null) });
export const scheduleRunAnswer = z.object({ month: day, posted: z.number().int() });

/** Bills that usually arrive each month and did not for this one, without those that an accrual has already. */
export const missingBill = z.object({
  party: z.string(),
  account: z.string(),
  /** The middle one of the amounts of the three months before. */
  amount: moneyText,
});
export type MissingBillRow = z.infer<typeof missingBill>;

const explained = z.object({
  closing: moneyText,
  explained: moneyText,
  /** `closing` less `explained`. */
  difference: moneyText,
});
/** Balance accounts of schedules at the end of a day, each in its usual direction. */
export const scheduleBalanceQuery = z.object({ date: dayInBooks });
export const scheduleBalance = explained.extend({ account: z.string() });
export type ScheduleBalance = z.infer<typeof scheduleBalance>;
/** The schedules that hold something of an account's balance at the end of a day, the largest first. */
export const explanationQuery = listQuery.extend({ account: accountCode, date: dayInBooks });
export const explanationRow = z.object({ schedule_id: id, name: z.string(), kind: scheduleKind, open: moneyText });
export type ExplanationRow = z.infer<typeof explanationRow>;
export const explanationMeta = listMeta.extend(explained.shape);
export type ExplanationMeta = z.infer<typeof explanationMeta>;
