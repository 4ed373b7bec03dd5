import type { PostedType } from '@folio/contract';
import { type Allocation, absolute, type Chart, type MoneyKind, type SideAmount } from '@folio/ledger';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { DomainError } from '../../../../platform/http/domain-error.ts';
import { type LedgerCall, type OpenedBooks, openBooks } from '../../../books/ledger/index.ts';
import { type OpenInvoice, readOpenInvoices } from '../../../trade/invoice/index.ts';
import { takesFees } from '../../../trade/payment/index.ts';
import { recordMoney } from '../../../trade/payment-record/index.ts';
import type { StoredLine } from '../stored-line.ts';
import type { Affected } from '../suggest/affected.ts';
import { type Allocated, allocate } from './allocate.ts';
import { affectedBy, BY_HAND, type Decision, keepCoding, learnFrom, narrationOf } from './keep-coding.ts';
import { rateOfLine } from './rate-of-line.ts';

export interface Settlement {
  /** In the order of settlement. */
  documents: readonly Allocated[];
  /** In the account's currency. Deducted from money received, included in money spent. */
  fee: { accountCode: string; amountMinor: bigint } | null;
  /** A shortfall to write off, in the account's currency; zero for none. */
  writeOffMinor: bigint;
  rate?: string | undefined;
}

/** The kind of payment that settles a document, by the direction of the money. */
const KINDS: Readonly<Record<PostedType, MoneyKind>> = {
  sales_invoice: 'receipt',
  purchase_credit_note: 'supplier_refund',
  purchase_bill: 'payment',
  sales_credit_note: 'customer_refund',
};

/** Open documents in the order of their ids. Throws `conflict` if one of them is not open. */
export async function openDocuments(tx: CompanyTransaction, ids: readonly string[]): Promise<OpenInvoice[]> {
  const open = await readOpenInvoices(tx, ids);
  return ids.map((id) => {
    const found = open.find((document) => document.ref === id);
    if (found === undefined) throw new DomainError('conflict', { word: 'document_not_open' });
    return found;
  });
}

/**
 * Posts the receipt, payment or refund for a line. The settled amount is the line's amount plus fee and write-off.
 */
export async function matchDocuments(
  tx: CompanyTransaction,
  call: LedgerCall,
  line: StoredLine,
  settlement: Settlement,
  decision: Decision = BY_HAND,
  known?: OpenedBooks,
): Promise<Affected> {
  const books = known ?? (await openBooks(tx));
  const documents = settlement.documents.map(({ document }) => document);
  const first = firstOf(documents, line);
  const fee = feeOf(line, settlement, books.chart);
  const feeMinor = fee?.amountMinor ?? 0n;
  const received = line.amountMinor > 0n;
  // For money received, the bank deducted its fee before crediting; for money spent, the fee is part of the debit.
  const amountMinor = absolute(line.amountMinor) - (received ? 0n : feeMinor);
  const settlesMinor = amountMinor + (received ? feeMinor : 0n) + settlement.writeOffMinor;
  const rate = await rateOfLine(tx, line, settlement.rate, books.baseCurrency);
  const money = { line, settlesMinor, rate, baseCurrency: books.baseCurrency };
  const allocations = await allocate(tx, money, settlement.documents);
  const posted = await recordMoney(
    tx,
    call,
    {
      type: KINDS[first.type],
      date: line.date,
      accountCode: line.accountCode,
      contactId: first.contactRef,
      contactIsRoot: true,
      contactName: first.contact,
      amountMinor,
      rate,
      reference: narrationOf(line),
      allocations,
      fee,
      writeOff: settlement.writeOffMinor === 0n ? null : { amountMinor: settlement.writeOffMinor },
      bankLineId: line.id,
    },
    books,
  );
  const about = documents.map((document) => document.number);
  const coded = { kind: 'match' as const, posted: true, about, moneyId: posted.id, mirrorLineId: null };
  await keepCoding(tx, line, { state: 'matched', coded, entryIds: [posted.entry.id] });
  await learnFrom(tx, call, line, decision);
  const documentIds = documents.map(({ ref }) => ref);
  return affectedBy(line, { documentIds, leftOpenIds: leftOpenOf(documents, allocations) });
}

/** The documents that are not settled whole. */
function leftOpenOf(documents: readonly OpenInvoice[], allocations: readonly Allocation[]): string[] {
  const settled = new Map(allocations.map(({ documentRef, amountMinor }) => [documentRef, amountMinor]));
  return documents.filter(({ ref, openMinor }) => settled.get(ref) !== absolute(openMinor)).map(({ ref }) => ref);
}

function feeOf(line: StoredLine, { fee }: Settlement, chart: Chart): SideAmount | null {
  if (fee === null) return null;
  const { accountCode, amountMinor } = fee;
  if (!takesFees(chart, accountCode))
    throw new DomainError('validation_failed', { faults: [{ path: 'fee.account_code', word: 'choose_fee_account' }] });
  if (amountMinor < 0n || (line.amountMinor < 0n && amountMinor >= absolute(line.amountMinor)))
    throw new DomainError('validation_failed', { faults: [{ path: 'fee.amount', word: 'fee_larger_than_line' }] });
  return amountMinor === 0n ? null : { accountCode, amountMinor };
}

/** The first document. All must fit the line's direction and share one contact and kind. */
function firstOf(documents: readonly OpenInvoice[], line: StoredLine): OpenInvoice {
  const [first] = documents;
  if (first === undefined)
    throw new DomainError('validation_failed', { faults: [{ path: 'documents', word: 'choose_document' }] });
  const isSame = ({ contactRef, type }: OpenInvoice) => contactRef === first.contactRef && type === first.type;
  if (!documents.every(isSame)) throw new DomainError('posting_refused', { word: 'one_contact_only' });
  if (first.openMinor > 0n !== line.amountMinor > 0n)
    throw new DomainError('posting_refused', { word: 'ledger_wrong_direction' });
  return first;
}
