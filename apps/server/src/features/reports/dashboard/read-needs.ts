import type { DashboardNeeds } from '@folio/contract';
import { accountByRole, addDays, type Day, formatMoney, outstanding } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { readBooks } from '../../books/ledger/index.ts';
import { countNeeds, type NeedCounts, readOpen } from './store.ts';

/** Tasks that wait for a person today. "This week" covers overdue items and items due within seven days. */
export async function readNeeds(tx: CompanyTransaction, today: Day): Promise<DashboardNeeds> {
  const { chart, baseCurrency } = await readBooks(tx);
  const counts = await countNeeds(tx);
  if (tx.papersOf !== undefined) return ownNeeds(counts, baseCurrency);
  const receivable = await readOpen(tx, accountByRole(chart, 'accounts_receivable').code);
  const payable = await readOpen(tx, accountByRole(chart, 'accounts_payable').code);
  const overdue = outstanding(
    receivable.map(({ dueDate, openBaseMinor }) => ({ dueDate: dueDate ?? today, openBaseMinor })),
    today,
  ).overdueMinor;
  const weekEnd = addDays(today, 7);
  const toPay = payable
    .filter(({ dueDate, openBaseMinor }) => openBaseMinor < 0n && dueDate !== null && dueDate <= weekEnd)
    .reduce((sum, bill) => sum - bill.openBaseMinor, 0n);
  return {
    documents_to_review: counts.toReview,
    bank_lines_to_reconcile: counts.bankLines,
    overdue_from_customers: formatMoney(overdue, baseCurrency),
    to_pay_this_week: formatMoney(toPay, baseCurrency),
    documents_failed: counts.failed,
    missing_evidence: counts.missing,
    open_questions: counts.questions,
    answered_questions: counts.answers,
  };
}

/** Tasks of a user who only uploads documents: the results for that user's own documents. */
function ownNeeds({ toReview, failed, questions }: NeedCounts, currency: string): DashboardNeeds {
  return {
    documents_to_review: toReview,
    documents_failed: failed,
    bank_lines_to_reconcile: 0,
    overdue_from_customers: formatMoney(0n, currency),
    to_pay_this_week: formatMoney(0n, currency),
    missing_evidence: 0,
    open_questions: questions,
    answered_questions: 0,
  };
}
