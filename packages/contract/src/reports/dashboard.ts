import { z } from 'zod';
import { day, id, moneyText } from '../wire/wire.ts';

/** Tasks that wait for a person. Amounts are in base currency. */
export const dashboardNeeds = z.object({
  documents_to_review: z.number(),
  bank_lines_to_reconcile: z.number(),
  overdue_from_customers: moneyText,
  /** Invoices behind `overdue_from_customers`, before credits. */
  overdue_invoices: z.number(),
  /** Invoices and credit notes to customers that are not confirmed, of any day. */
  sales_drafts: z.number(),
  to_pay_this_week: moneyText,
  documents_failed: z.number(),
  /** Spent bank lines without a document. */
  missing_evidence: z.number(),
  /** Questions that wait for the client, and answers that wait for the person who asked. */
  open_questions: z.number(),
  answered_questions: z.number(),
  /** Questions that wait for the practice, and its answers that wait for the person who asked. */
  accountant_questions: z.number(),
  accountant_answers: z.number(),
  /** Practices that ask to read the books and wait for an answer; 0 for a caller who may not answer. */
  access_requests: z.number(),
  /** The month to close next: the first that is not locked, at the latest the current one. Null for a caller who sees no books. */
  month: z
    .object({
      start: day,
      end: day,
      /** Statement lines up to its end that are not coded. */
      bank_lines: z.number(),
      /** Payments up to its end without a document. */
      missing_evidence: z.number(),
      /** Sales and purchases dated up to its end that are not confirmed. */
      drafts: z.number(),
      /** Those of `drafts` that are sales. */
      sales_drafts: z.number(),
      locked: z.boolean(),
    })
    .nullable(),
});
export type DashboardNeeds = z.infer<typeof dashboardNeeds>;

export const dashboardQuery = z.object({
  range: z.enum(['month', 'quarter', 'year']).default('year'),
  as_at: day.optional(),
});

/** Home's three widgets. Every figure is in base currency; a bucket is a month, or in shorter ranges a day or week. */
export const dashboard = z.object({
  from: day,
  to: day,
  base_currency: z.string(),
  profit_and_loss: z.object({
    income: moneyText,
    expenses: moneyText,
    net_profit: moneyText,
    buckets: z.array(z.object({ from: day, to: day, income: moneyText, expenses: moneyText, net_profit: moneyText })),
  }),
  cash_flow: z.object({
    cash_in: moneyText,
    cash_out: moneyText,
    net: moneyText,
    fx_and_other: moneyText,
    closing_cash: moneyText,
    /** The accounts counted as cash; a bar of this widget opens their report. */
    accounts: z.array(z.string()),
    /** Cash in and out of the whole range by purpose; the parts add up to `cash_in` and `cash_out`. */
    by_activity: z.array(
      z.object({
        activity: z.enum(['operating', 'investing', 'financing', 'none']),
        cash_in: moneyText,
        cash_out: moneyText,
      }),
    ),
    buckets: z.array(
      z.object({ from: day, to: day, cash_in: moneyText, cash_out: moneyText, closing_cash: moneyText }),
    ),
  }),
  sales: z.object({
    sales: moneyText,
    outstanding: moneyText,
    overdue: moneyText,
    received: moneyText,
    /** Whole days; null when no invoice was fully paid in the range. */
    average_days_to_pay: z.number().nullable(),
    top_customers: z.array(z.object({ contact: z.string(), contact_zh: z.string().nullable(), sales: moneyText })),
  }),
});
export type Dashboard = z.infer<typeof dashboard>;

/** What the company has and owes on the day of the call, in base currency. */
export const companyPosition = z.object({
  as_at: day,
  base_currency: z.string(),
  cash: moneyText,
  /** The accounts counted as cash. */
  cash_accounts: z.array(z.string()),
  /** The totals of the aged reports: open documents less credits and money that is not allocated. */
  receivable: moneyText,
  payable: moneyText,
});
export type CompanyPosition = z.infer<typeof companyPosition>;

/**
 * Money that is expected: an open document, or one that a recurring document will make. `amount` is what is left after
 * `credit` of the contact, both positive, in base currency.
 */
export const expectedItem = z.object({
  /** The invoice or bill; for `recurring`, the recurring document. */
  id,
  source: z.enum(['document', 'recurring']),
  side: z.enum(['in', 'out']),
  /** Its number; for `recurring`, its name. */
  name: z.string(),
  contact: z.string(),
  due_date: day,
  expected_on: day,
  /** On the due date, as the contact usually pays, as contacts usually pay, or now because that day has passed. */
  reason: z.enum(['due_date', 'contact_habit', 'company_habit', 'overdue']),
  /** Days after the due date on which it is usually paid; negative before it. */
  habit_days: z.number().int(),
  amount: moneyText,
  credit: moneyText,
});
export type ExpectedItem = z.infer<typeof expectedItem>;

/** Expected cash of 13 weeks from today, in base currency. A week closes with what comes and goes in it. */
export const cashForecast = z.object({
  base_currency: z.string(),
  opening_cash: moneyText,
  weeks: z.array(
    z.object({
      from: day,
      to: day,
      cash_in: moneyText,
      cash_out: moneyText,
      closing_cash: moneyText,
      items: z.array(expectedItem),
    }),
  ),
});
export type CashForecast = z.infer<typeof cashForecast>;
