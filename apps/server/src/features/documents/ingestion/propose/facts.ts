import type { DocumentDraft, InvoiceDraft, StatementDraft } from '@folio/contract';
import { formatMoney, isDay, isLedgerIssue, parseMoney } from '@folio/ledger';

/** The features used to detect a second copy of a document; null if the document does not state them. */
export interface Facts {
  /**
   * Only documents of one family can be copies of each other: a quotation is not a copy of the bill that follows it.
   */
  family: string;
  /** Currency and amount, such as `HKD 1250.00`. */
  total: string | null;
  /** Letters and digits only, in capitals. */
  number: string | null;
  /** ISO. */
  date: string | null;
  supplier: string | null;
}

/** The facts of a draft in its current state. Pure. */
export function factsOf(draft: DocumentDraft): Facts {
  const family = familyOf(draft.kind);
  const statement = draft.statements?.[0];
  if (statement) return { family, ...statementFacts(statement) };
  if (draft.invoice) return { family, ...invoiceFacts(draft.invoice, draft.kind.startsWith('sales')) };
  return { family, total: null, number: null, date: null, supplier: null };
}

/** A bill and the receipt of the same purchase share a family, because they would be booked twice. */
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

/** A statement is identified by its account and its last day. */
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

/** Letters and digits of a number, so that INV-001 and inv 001 are equal. */
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
    // Cents of yen or an unknown currency: a person must correct such a draft first.
    if (isLedgerIssue(error)) return null;
    throw error;
  }
}

function isoDay(text: string | null): string | null {
  return text !== null && isDay(text) ? text : null;
}
