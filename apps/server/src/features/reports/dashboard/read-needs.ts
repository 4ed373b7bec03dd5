import type { DashboardNeeds } from '@folio/contract';
import { accountByRole, addDays, type Day, endOfMonth, formatMoney, outstanding, startOfMonth } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { readBooks } from '../../books/ledger/index.ts';
import { countNeeds, countOpenUpTo, type NeedCounts, readOpen } from './store.ts';

/**
 * Tasks that wait for a person today. "This week" covers overdue items and items due within seven days.
 *
 * @param accessRequests practices that wait for this caller's answer
 */
export async function readNeeds(tx: CompanyTransaction, today: Day, accessRequests: number): Promise<DashboardNeeds> {
  const { chart, baseCurrency, lockedThrough } = await readBooks(tx);
  const counts = await countNeeds(tx);
  if (tx.papersOf !== undefined) return ownNeeds(counts, baseCurrency);
  const receivable = await readOpen(tx, accountByRole(chart, 'accounts_receivable').code);
  const payable = await readOpen(tx, accountByRole(chart, 'accounts_payable').code);
  const owed = receivable.map(({ dueDate, openBaseMinor }) => ({ dueDate: dueDate ?? today, openBaseMinor }));
  const late = owed.filter(({ dueDate, openBaseMinor }) => openBaseMinor > 0n && dueDate < today);
  const weekEnd = addDays(today, 7);
  const toPay = payable
    .filter(({ dueDate, openBaseMinor }) => openBaseMinor < 0n && dueDate !== null && dueDate <= weekEnd)
    .reduce((sum, bill) => sum - bill.openBaseMinor, 0n);
  return {
    documents_to_review: counts.toReview,
    bank_lines_to_reconcile: counts.bankLines,
    overdue_from_customers: formatMoney(outstanding(late, today).overdueMinor, baseCurrency),
    overdue_invoices: late.length,
    sales_drafts: counts.salesDrafts,
    to_pay_this_week: formatMoney(toPay, baseCurrency),
    documents_failed: counts.failed,
    missing_evidence: counts.missing,
    open_questions: counts.questions,
    answered_questions: counts.answers,
    accountant_questions: counts.accountantQuestions,
    accountant_answers: counts.accountantAnswers,
    access_requests: accessRequests,
    month: await readMonth(tx, monthToClose(today, lockedThrough), lockedThrough),
  };
}

/** The first day of the month to close next. Without a lock it is the month before this one. */
export function monthToClose(today: Day, lockedThrough: Day | null): Day {
  const current = startOfMonth(today);
  const next = startOfMonth(addDays(lockedThrough ?? addDays(startOfMonth(addDays(current, -1)), -1), 1));
  if (next > current) return current;
  return next;
}

async function readMonth(
  tx: CompanyTransaction,
  start: Day,
  lockedThrough: Day | null,
): Promise<DashboardNeeds['month']> {
  const end = endOfMonth(start);
  const { bankLines, missing, drafts, salesDrafts } = await countOpenUpTo(tx, end);
  const locked = lockedThrough !== null && lockedThrough >= end;
  return { start, end, bank_lines: bankLines, missing_evidence: missing, drafts, sales_drafts: salesDrafts, locked };
}

/** Tasks of a user who only uploads documents: the results for that user's own documents. */
function ownNeeds({ toReview, failed, questions }: NeedCounts, currency: string): DashboardNeeds {
  return {
    documents_to_review: toReview,
    documents_failed: failed,
    bank_lines_to_reconcile: 0,
    overdue_from_customers: formatMoney(0n, currency),
    overdue_invoices: 0,
    sales_drafts: 0,
    to_pay_this_week: formatMoney(0n, currency),
    missing_evidence: 0,
    open_questions: questions,
    answered_questions: 0,
    accountant_questions: 0,
    accountant_answers: 0,
    access_requests: 0,
    month: null,
  };
}
