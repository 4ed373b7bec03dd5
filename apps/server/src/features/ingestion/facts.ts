import type { DocumentDraft, InvoiceDraft, StatementDraft } from '@folio/contract';
import { formatMoney, isDay, isLedgerFault, parseMoney } from '@folio/ledger';

/** What a second copy of a document is found by; null where it does not say. */
export interface Facts {
  /** Which papers may be copies of each other: a quotation is no copy of the bill that follows it. */
  family: string;
  /** Currency and amount, such as `HKD 1250.00`. */
  total: string | null;
  /** Letters and digits only, capitals. */
  number: string | null;
  /** ISO. */
  date: string | null;
  supplier: string | null;
}

/** The facts of a draft as it stands. Pure. */
export function factsOf(draft: DocumentDraft): Facts {
  const family = familyOf(draft.kind);
  const statement = draft.statements?.[0];
  if (statement) return { family, ...statementFacts(statement) };
  if (draft.invoice) return { family, ...invoiceFacts(draft.invoice, draft.kind.startsWith('sales')) };
  return { family, total: null, number: null, date: null, supplier: null };
}

/** A bill and the receipt of the same purchase would be booked twice. */
export function familyOf(kind: string): string {
  return kind === 'receipt' ? 'purchase_bill' : kind;
}

function invoiceFacts(invoice: InvoiceDraft, sales: boolean): Omit<Facts, 'family'> {
  return {
    total: totalOf(invoice.total, invoice.currency),
    number: plain(invoice.number),
    date: isoDay(invoice.issue_date),
    supplier: (sales ? invoice.customer.name : invoice.vendor.name).trim() || null,
  };
}

/** A statement is known by its account and the day it ends. */
function statementFacts(statement: StatementDraft): Omit<Facts, 'family'> {
  const account = plain(statement.account_number);
  const end = isoDay(statement.period_end);
  return {
    total: totalOf(statement.closing_balance, statement.currency),
    number: account === null || end === null ? null : plain(`${account} ${end}`),
    date: end,
    supplier: statement.bank?.trim() || null,
  };
}

/** Letters and digits of a number, so that INV-001 and inv 001 are one. */
export function plain(text: string | null): string | null {
  const kept = (text ?? '')
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
  return kept === '' ? null : kept;
}

export function totalOf(amount: string | null, currency: string): string | null {
  if (amount === null) return null;
  try {
    return `${currency} ${formatMoney(parseMoney(amount, currency), currency)}`;
  } catch (error) {
    // Cents of yen, a currency nobody knows: such a draft is corrected first.
    if (isLedgerFault(error)) return null;
    throw error;
  }
}

function isoDay(text: string | null): string | null {
  return text !== null && isDay(text) ? text : null;
}
