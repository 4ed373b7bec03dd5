import type { InvoiceType } from '@folio/contract';
import { type Allocation, absolute, type MoneyKind, parseMoney } from '@folio/ledger';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { type OpenInvoice, readOpenInvoices } from '../invoice/index.ts';
import { byTheRules, type LedgerCall, openBooks } from '../ledger/index.ts';
import { recordMoney } from '../payment/index.ts';
import { keepCoding, NOT_POSTED, openLine, wordsOf } from './code-line.ts';
import { rateOfLine } from './rate-of-line.ts';
import type { StoredLine } from './stored-line.ts';
import { readUnlinked } from './suggestion-store.ts';

export interface MatchInput {
  id: string;
  documents: readonly { id: string; amount?: string | undefined }[];
  journal_entry_id?: string | undefined;
  rate?: string | undefined;
}

/** Links a line to an entry in the books already, or posts the receipt or payment that settles open documents. */
export async function matchLine(tx: CompanyTransaction, call: LedgerCall, input: MatchInput): Promise<void> {
  const line = await openLine(tx, input.id);
  if (input.journal_entry_id !== undefined) return linkEntry(tx, line, input.journal_entry_id);
  return settleDocuments(tx, call, line, input);
}

/** Nothing is posted: the entry stands, the line is its side at the bank. Amounts must be the same to the cent. */
async function linkEntry(tx: CompanyTransaction, line: StoredLine, entryId: string): Promise<void> {
  const { baseCurrency } = await openBooks(tx);
  const account = { id: line.bankAccountId, code: line.accountCode };
  const [entry] = await readUnlinked(tx, account, line.currency !== baseCurrency, entryId);
  if (entry === undefined) throw new Refusal('conflict', { word: 'entry_not_linkable' });
  if (entry.amountMinor !== line.amountMinor) throw new Refusal('posting_refused', { word: 'entry_amount_differs' });
  const coded = { ...NOT_POSTED, kind: 'match' as const, about: [entry.number] };
  await keepCoding(tx, line, { state: 'matched', coded, entryId });
}

/** Which money record settles a document, by the direction the money went. */
const KINDS: Readonly<Record<InvoiceType, MoneyKind>> = {
  sales_invoice: 'receipt',
  purchase_credit_note: 'supplier_refund',
  purchase_bill: 'payment',
  sales_credit_note: 'customer_refund',
};

async function settleDocuments(
  tx: CompanyTransaction,
  call: LedgerCall,
  line: StoredLine,
  input: MatchInput,
): Promise<void> {
  const books = await openBooks(tx);
  const documents = await chosenDocuments(tx, line, input);
  const [first] = documents;
  if (first === undefined)
    throw new Refusal('validation_failed', { faults: [{ path: 'documents', word: 'choose_document' }] });
  const money = await recordMoney(
    tx,
    call,
    {
      type: KINDS[first.type],
      date: line.date,
      accountCode: line.accountCode,
      contactId: first.contactId,
      contactName: first.contact,
      amountMinor: absolute(line.amountMinor),
      rate: await rateOfLine(tx, line, input.rate, books.baseCurrency),
      reference: wordsOf(line),
      allocations: allocationsOf(line, documents, input),
      bankLineId: line.id,
    },
    books,
  );
  const about = documents.map((document) => document.number);
  const coded = { kind: 'match' as const, posted: true, about, moneyId: money.id, mirrorLineId: null };
  await keepCoding(tx, line, { state: 'matched', coded, entryId: money.entry.id });
}

/** The documents in the order chosen: still open, settled by money of the line's direction, of one contact and kind. */
async function chosenDocuments(tx: CompanyTransaction, line: StoredLine, input: MatchInput): Promise<OpenInvoice[]> {
  const ids = input.documents.map((document) => document.id);
  const open = await readOpenInvoices(tx, ids);
  const documents = ids.map((id) => {
    const found = open.find((document) => document.ref === id);
    if (found === undefined) throw new Refusal('conflict', { word: 'document_not_open' });
    return found;
  });
  const [first] = documents;
  const different = documents.some(
    (document) => document.contactId !== first?.contactId || document.type !== first.type,
  );
  if (different) throw new Refusal('posting_refused', { word: 'one_contact_only' });
  if (first !== undefined && first.openMinor > 0n !== line.amountMinor > 0n)
    throw new Refusal('posting_refused', { word: 'ledger_wrong_direction' });
  return documents;
}

/** The amounts given, else as much as is open and what is left of the line covers. */
function allocationsOf(line: StoredLine, documents: readonly OpenInvoice[], input: MatchInput): Allocation[] {
  let leftMinor = absolute(line.amountMinor);
  return documents.flatMap((document, index) => {
    const given = input.documents[index]?.amount;
    const open = absolute(document.openMinor);
    const sameCurrency = document.currency === line.currency;
    const most = sameCurrency && leftMinor < open ? leftMinor : open;
    const amountMinor = given === undefined ? most : byTheRules(() => parseMoney(given, document.currency));
    if (sameCurrency) leftMinor -= amountMinor;
    return amountMinor === 0n ? [] : [{ documentRef: document.ref, amountMinor }];
  });
}
