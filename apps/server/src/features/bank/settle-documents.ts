import type { PostedType } from '@folio/contract';
import { absolute, type MoneyKind, parseMoney, type SideAmount } from '@folio/ledger';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { type OpenInvoice, readOpenInvoices } from '../invoice/index.ts';
import { byTheRules, type LedgerCall, openBooks } from '../ledger/index.ts';
import { recordMoney } from '../payment/index.ts';
import { allocationsOf } from './allocations-of-line.ts';
import { keepCoding, took, wordsOf } from './code-line.ts';
import { rateOfLine } from './rate-of-line.ts';
import type { StoredLine } from './stored-line.ts';
import type { Touched } from './touched.ts';

export interface SettleInput {
  /** In the order they are settled; amounts in the document's currency, absent = as much as is open and the line covers. */
  documents: readonly { id: string; amount?: string | undefined }[];
  /** In the account's currency: kept back from money received, contained in money spent. */
  fee?: { account_code: string; amount: string } | null | undefined;
  /** A shortfall nobody will pay, in the account's currency. */
  write_off?: string | null | undefined;
  rate?: string | undefined;
}

/** Which money record settles a document, by the direction the money went. */
const KINDS: Readonly<Record<PostedType, MoneyKind>> = {
  sales_invoice: 'receipt',
  purchase_credit_note: 'supplier_refund',
  purchase_bill: 'payment',
  sales_credit_note: 'customer_refund',
};
const FEE_ACCOUNTS: readonly string[] = ['6400', '6410'];

/** Posts the receipt, payment or refund that a line is; what it settles is its amount with fee and write-off. */
export async function settleDocuments(
  tx: CompanyTransaction,
  call: LedgerCall,
  line: StoredLine,
  input: SettleInput,
): Promise<Touched> {
  const books = await openBooks(tx);
  const documents = await chosenDocuments(tx, line, input);
  const [first] = documents;
  if (first === undefined)
    throw new Refusal('validation_failed', { faults: [{ path: 'documents', word: 'choose_document' }] });
  const fee = feeOf(line, input);
  const writeOff = writeOffOf(line, input);
  // A bank's fee on money received was kept back already; on money spent it is part of what left the account.
  const amountMinor = absolute(line.amountMinor) - (line.amountMinor < 0n ? (fee?.amountMinor ?? 0n) : 0n);
  const settlesMinor =
    amountMinor + (line.amountMinor > 0n ? (fee?.amountMinor ?? 0n) : 0n) + (writeOff?.amountMinor ?? 0n);
  const rate = await rateOfLine(tx, line, input.rate, books.baseCurrency);
  const allocations = await allocationsOf(
    tx,
    { line, settlesMinor, rate, baseCurrency: books.baseCurrency },
    documents,
    input,
  );
  const money = await recordMoney(
    tx,
    call,
    {
      type: KINDS[first.type],
      date: line.date,
      accountCode: line.accountCode,
      contactId: first.contactRef,
      contactName: first.contact,
      amountMinor,
      rate,
      reference: wordsOf(line),
      allocations,
      fee,
      writeOff,
      bankLineId: line.id,
    },
    books,
  );
  const about = documents.map((document) => document.number);
  const coded = { kind: 'match' as const, posted: true, about, moneyId: money.id, mirrorLineId: null };
  await keepCoding(tx, line, { state: 'matched', coded, entryIds: [money.entry.id] });
  return took(line, { documentIds: documents.map(({ ref }) => ref) });
}

function feeOf(line: StoredLine, { fee }: SettleInput): SideAmount | null {
  if (!fee) return null;
  if (!FEE_ACCOUNTS.includes(fee.account_code))
    throw new Refusal('validation_failed', { faults: [{ path: 'fee.account_code', word: 'choose_fee_account' }] });
  const amountMinor = byTheRules(() => parseMoney(fee.amount, line.currency));
  if (amountMinor < 0n || (line.amountMinor < 0n && amountMinor >= absolute(line.amountMinor)))
    throw new Refusal('validation_failed', { faults: [{ path: 'fee.amount', word: 'fee_larger_than_line' }] });
  return amountMinor === 0n ? null : { accountCode: fee.account_code, amountMinor };
}

function writeOffOf(line: StoredLine, { write_off: text }: SettleInput): SideAmount | null {
  if (!text) return null;
  const amountMinor = byTheRules(() => parseMoney(text, line.currency));
  return amountMinor === 0n ? null : { amountMinor };
}

/** The documents in the order chosen: still open, settled by money of the line's direction, of one contact and kind. */
async function chosenDocuments(tx: CompanyTransaction, line: StoredLine, input: SettleInput): Promise<OpenInvoice[]> {
  const ids = input.documents.map((document) => document.id);
  const open = await readOpenInvoices(tx, ids);
  const documents = ids.map((id) => {
    const found = open.find((document) => document.ref === id);
    if (found === undefined) throw new Refusal('conflict', { word: 'document_not_open' });
    return found;
  });
  const [first] = documents;
  const different = documents.some(
    (document) => document.contactRef !== first?.contactRef || document.type !== first.type,
  );
  if (different) throw new Refusal('posting_refused', { word: 'one_contact_only' });
  if (first !== undefined && first.openMinor > 0n !== line.amountMinor > 0n)
    throw new Refusal('posting_refused', { word: 'ledger_wrong_direction' });
  return documents;
}
