import type { StatementProof } from '@folio/contract';
import { formatMoney } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { type OutstandingEntry, type Reconciliation, reconciliationOf } from '../bank-statement/index.ts';
import { type ProofNames, readFirstBadLine, readProofNames } from './proof-store.ts';

/** A statement's reconciliation with everything its page names. Throws `not_found`. */
export async function readProof(tx: CompanyTransaction, statementId: string): Promise<StatementProof> {
  const names = await readProofNames(tx, statementId);
  if (names === null) throw new DomainError('not_found');
  const proof = await reconciliationOf(tx, statementId);
  return {
    ...headingOf(names, proof),
    ...figuresOf(proof),
    counts: {
      matched: proof.totals.matched,
      classified: proof.totals.classified,
      excluded: proof.totals.excluded,
      to_do: proof.totals.toDo,
    },
    proved: proof.proved,
    document: names.document,
    printed_at: names.document === null || names.printed === null ? null : printedAt(names.document, names.printed),
    first_bad_line: await readFirstBadLine(tx, statementId),
  };
}

function printedAt({ id, name }: { id: string; name: string }, spot: NonNullable<ProofNames['printed']>) {
  return { document_id: id, name, ...spot };
}

function headingOf(names: ProofNames, { statement }: Reconciliation) {
  return {
    statement_id: statement.id,
    company_name: names.company,
    company_name_zh: names.companyZh,
    bank: names.bank,
    account_number: names.number,
    account_code: statement.accountCode,
    account_name: names.account,
    account_name_zh: names.accountZh,
    account_kind: statement.kind,
    currency: statement.currency,
    period_start: statement.periodStart,
    period_end: statement.periodEnd,
  };
}

function figuresOf({ statement, totals, outstandingPayments, outstandingReceipts, ...proof }: Reconciliation) {
  const money = (minor: bigint) => formatMoney(minor, statement.currency);
  const sum = (entries: readonly OutstandingEntry[]) => entries.reduce((all, entry) => all + entry.amountMinor, 0n);
  const present = (entry: OutstandingEntry) => ({
    journal_entry_id: entry.journalEntryId,
    date: entry.date,
    number: entry.number,
    contact: entry.contact,
    amount: money(entry.amountMinor),
  });
  return {
    opening_balance: money(statement.openingMinor),
    received_total: money(totals.receivedMinor),
    spent_total: money(totals.spentMinor),
    closing_balance: money(statement.closingMinor),
    arithmetic_holds: proof.arithmeticHolds,
    previous_closing_balance: statement.previousClosingMinor === null ? null : money(statement.previousClosingMinor),
    book_balance: money(proof.bookMinor),
    outstanding_payments: outstandingPayments.map(present),
    outstanding_receipts: outstandingReceipts.map(present),
    outstanding_payments_total: money(sum(outstandingPayments)),
    outstanding_receipts_total: money(sum(outstandingReceipts)),
    difference: money(proof.differenceMinor),
  };
}
