import type { PayManyRequest } from '@folio/contract';
import { documentOf, formatMoney } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { DomainError, type FieldIssue } from '../../../platform/http/domain-error.ts';
import { byTheRules, type LedgerCall, loadOpenDocuments, openBooks } from '../../books/ledger/index.ts';
import { type Contact, contactById, rootContactId } from '../contact/index.ts';
import { type RecordedMoney, recordMoney } from '../payment-record/index.ts';
import { fieldRefusal, refuseFaults, typedMinor } from './amounts.ts';
import { type MovedMoney, movedMoney } from './money-moved.ts';
import { asPayable, type Payable, whyNotPayable } from './payable.ts';
import { refuseFarApart, refuseLeftOver } from './settled-amount.ts';
import { readMoneyDocument } from './store.ts';

/** A document with its part of the payment, in the document's currency. */
interface Part {
  document: Payable;
  amountMinor: bigint;
}

/**
 * Records one receipt or payment over several documents of one contact and currency. The unallocated amount stays
 * with the contact as an over-payment; without any document, all of it is an advance.
 */
export async function payMany(tx: CompanyTransaction, call: LedgerCall, asked: PayManyRequest): Promise<RecordedMoney> {
  const books = await openBooks(tx);
  const contact = await contactById(tx, await rootContactId(tx, asked.contact_id));
  const parts = await partsOf(tx, asked, contact);
  const money = await movedMoney(tx, call, books, asked.side, asked);
  refuseUncovered(money, parts);
  const open = await loadOpenDocuments(
    tx,
    parts.map(({ document }) => document.id),
  );
  byTheRules(() =>
    refuseFarApart(
      money,
      parts.map(({ document, amountMinor }) => ({
        document: documentOf(open, document.id),
        settlesMinor: amountMinor,
      })),
      books,
    ),
  );
  const { type, date, account, rate, amountMinor, fee, writeOff, reference } = money;
  const allocations = parts.map((part) => ({ documentRef: part.document.id, amountMinor: part.amountMinor }));
  const about = { type, date, accountCode: account.code, contactId: contact.id, contactName: contact.name };
  return recordMoney(tx, call, { ...about, reference, allocations, rate, amountMinor, fee, writeOff }, books);
}

/** The documents that receive a part: each open, of this contact and side, all in one currency. */
async function partsOf(tx: CompanyTransaction, asked: PayManyRequest, contact: Contact): Promise<Part[]> {
  const parts: Part[] = [];
  const faults: FieldIssue[] = [];
  for (const [index, { id, amount }] of asked.allocations.entries()) {
    const path = `allocations.${index}.amount`;
    const document = await readMoneyDocument(tx, id);
    if (document === null) throw new DomainError('not_found');
    const amountMinor = typedMinor(path, amount, document.currency);
    if (amountMinor === 0n) continue;
    const part = { document: asPayable(document, contact.id), amountMinor };
    const [first = part] = parts;
    const word =
      whyNotPayable(document) ??
      (document.contactId === contact.id ? null : 'pay_other_contact') ??
      (part.document.side === asked.side ? null : 'pay_other_side') ??
      (document.currency === first.document.currency ? null : 'pay_other_currency') ??
      (parts.some((other) => other.document.id === id) ? 'ledger_duplicate_allocation' : null) ??
      (amountMinor > part.document.openMinor ? 'pay_more_than_open' : null);
    if (word === null) parts.push(part);
    else faults.push({ path, word, values: { contact: contact.name, ...valuesOf(part) } });
  }
  refuseFaults(faults);
  return parts;
}

function valuesOf({ document: { number, currency, openMinor }, amountMinor }: Part): Record<string, string> {
  return { number, currency, found: formatMoney(amountMinor, currency), open: formatMoney(openMinor, currency) };
}

function refuseUncovered(money: MovedMoney, parts: readonly Part[]): void {
  const [first] = parts;
  if (first !== undefined && first.document.currency !== money.currency) return;
  const allocated = parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
  const { currency, settlesMinor } = money;
  if (allocated > settlesMinor) {
    const values = { currency, found: formatMoney(allocated, currency), covered: formatMoney(settlesMinor, currency) };
    throw fieldRefusal('amount', 'pay_shared_out_too_much', values);
  }
  refuseLeftOver(money, allocated);
}
