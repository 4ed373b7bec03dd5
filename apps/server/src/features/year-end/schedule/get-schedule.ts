import type { Schedule, ScheduleListRow } from '@folio/contract';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { type CompanyBooks, readBooks } from '../../books/ledger/index.ts';
import { inBase } from './fields.ts';
import { amountOf, openNow, plannedOf } from './plan.ts';
import { linesOf } from './present-lines.ts';
import { requireSchedule } from './record.ts';
import type { StoredSchedule } from './store.ts';

/** A schedule with its source, its amounts, and its posted and planned lines. Throws `not_found`. */
export async function getSchedule(tx: CompanyTransaction, id: string): Promise<Schedule> {
  const books = await readBooks(tx);
  const found = await requireSchedule(tx, id);
  const { entryId, lineNo, invoiceId, documentId, spot } = found;
  return {
    ...presentRow(found, books),
    method: found.method,
    loan: found.loan && {
      type: found.loan.type,
      method: found.loan.method,
      yearly_rate: found.loan.yearlyRate,
      payment_account: found.loan.paymentAccount,
    },
    journal: found.journal && {
      every: found.journal.every,
      copied_from: found.journal.copiedFrom,
      lines: found.journal.lines.map((line) => ({
        account_code: line.accountCode,
        debit: inBase(line.debitMinor, books),
        credit: inBase(line.creditMinor, books),
        description: line.description,
      })),
    },
    reverse_on: found.reverseOn,
    version: found.version,
    source:
      entryId === null || lineNo === null
        ? null
        : { entry_id: entryId, line_no: lineNo, invoice_id: invoiceId, document_id: documentId, spot },
    amounts: found.amounts.map((one) => ({
      on: one.on,
      amount: inBase(one.amountMinor, books),
      reason: one.reason,
      entry_id: one.entryId,
      reversed_on: one.reversedOn,
    })),
    lines: linesOf(found, books),
  };
}

/** A schedule as lists show it. */
export function presentRow(schedule: StoredSchedule, books: CompanyBooks): ScheduleListRow {
  return {
    id: schedule.id,
    kind: schedule.kind,
    name: schedule.name,
    balance_account: schedule.balanceAccount,
    result_account: schedule.resultAccount,
    from: schedule.from,
    to: schedule.to,
    amount: inBase(amountOf(schedule), books),
    open: schedule.journal === null ? inBase(openNow(schedule), books) : null,
    next_on: plannedOf(schedule)[0]?.dueOn ?? null,
  };
}
