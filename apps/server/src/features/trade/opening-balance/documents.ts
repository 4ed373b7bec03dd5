import type { OpeningDocument } from '@folio/contract';
import {
  accountByRole,
  type Currency,
  type Day,
  isLedgerIssue,
  minorDigits,
  parseMoney,
  parseRate,
} from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { DomainError, type FieldIssue } from '../../../platform/http/domain-error.ts';
import { type LedgerCall, lockedRefusal, openBooks } from '../../books/ledger/index.ts';
import { findOrCreateContact } from '../contact/index.ts';
import { openInvoice, voidInvoice } from '../invoice/index.ts';
import { dayFaults } from './check-opening.ts';
import { openingDraft } from './opening-draft.ts';
import { documentNumberTaken, readOpeningDate, readOpeningDocuments } from './store.ts';

/** Adds an invoice, bill or credit note that was open when the books began, with its own number and dates. */
export async function addOpeningDocument(
  tx: CompanyTransaction,
  call: LedgerCall,
  input: OpeningDocument,
): Promise<void> {
  const { baseCurrency, chart } = await openBooks(tx);
  const date = await readOpeningDate(tx);
  if (date === null) throw new DomainError('conflict', { word: 'opening_date_first' });
  const faults = documentFaults(input, date, baseCurrency);
  if (faults.length > 0) throw new DomainError('validation_failed', { faults });
  const contact = await findOrCreateContact(tx, { name: input.contact });
  await refuseTakenNumber(tx, input, contact);
  const rate = input.currency === baseCurrency ? null : input.rate;
  const { type, number, issue_date: issueDate, due_date: dueDate, currency, total } = input;
  const known = { type, number, issueDate, dueDate, currency, rate, total };
  const draft = openingDraft(known, contact, accountByRole(chart, 'opening_balance_equity').code);
  await openInvoice(tx, call, { type, draft, date, contact });
}

/** Voids an opening document; rejected if it was settled, or if the day of the opening balances is locked. */
export async function removeOpeningDocument(tx: CompanyTransaction, call: LedgerCall, id: string): Promise<void> {
  const [document] = await readOpeningDocuments(tx, id);
  if (document === undefined) throw new DomainError('not_found');
  const { lockedThrough } = await openBooks(tx);
  if (lockedThrough !== null && document.date <= lockedThrough) throw lockedRefusal(lockedThrough);
  await voidInvoice(tx, call, { id, reason: 'Opening document removed' });
}

function documentFaults(input: OpeningDocument, date: Day, baseCurrency: Currency): FieldIssue[] {
  const { issue_date: issued, due_date: due } = input;
  const faults = [...dayFaults('issue_date', issued), ...dayFaults('due_date', due)];
  if (faults.length === 0 && issued > date)
    faults.push({ path: 'issue_date', word: 'opening_document_after', values: { date } });
  if (faults.length === 0 && due < issued)
    faults.push({ path: 'due_date', word: 'due_before_issue', values: { issued } });
  faults.push(...rateFaults(input, baseCurrency), ...totalFaults(input));
  return faults;
}

function rateFaults({ currency, rate }: OpeningDocument, baseCurrency: Currency): FieldIssue[] {
  if (rate === null || rate.trim() === '')
    return currency === baseCurrency
      ? []
      : [{ path: 'rate', word: 'enter_rate', values: { currency, base: baseCurrency } }];
  try {
    parseRate(rate);
    return [];
  } catch {
    return [{ path: 'rate', word: 'ledger_bad_rate' }];
  }
}

function totalFaults({ total, currency }: OpeningDocument): FieldIssue[] {
  try {
    const minor = parseMoney(total, currency);
    if (minor <= 0n) return [{ path: 'total', word: 'ledger_amount_not_positive' }];
    if (minor < 10n ** BigInt(15 + minorDigits(currency))) return [];
    return [{ path: 'total', word: 'ledger_amount_too_large', values: { found: total } }];
  } catch (error) {
    if (!isLedgerIssue(error)) throw error;
    return [{ path: 'total', word: `ledger_${error.code}`, values: { ...error.values } }];
  }
}

async function refuseTakenNumber(
  tx: CompanyTransaction,
  { type, number }: OpeningDocument,
  contact: { id: string; name: string },
): Promise<void> {
  const ours = type === 'sales_invoice' || type === 'sales_credit_note';
  if (!(await documentNumberTaken(tx, { type, number, contactId: ours ? null : contact.id }))) return;
  const word = ours ? 'number_taken' : 'supplier_number_taken';
  const values = { number, contact: contact.name };
  throw new DomainError('number_taken', { word, values, faults: [{ path: 'number', word, values }] });
}
