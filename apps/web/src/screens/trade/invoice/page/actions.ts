import type { InvoiceDetail, InvoiceState } from '@folio/contract';
import { isSale } from '../../../../components/invoice/invoice-states.ts';

/** What a person may do with a document; its word in `invoice-life` under `action`. */
export type ActionName =
  | 'approve'
  | 'reject'
  | 'takeBack'
  | 'pay'
  | 'director'
  | 'deposit'
  | 'applyCredit'
  | 'badDebt'
  | 'refund'
  | 'applyOut'
  | 'accepted'
  | 'declined'
  | 'unanswered'
  | 'toInvoice'
  | 'send'
  | 'link'
  | 'creditNote'
  | 'copy'
  | 'recurring'
  | 'void';

/** The actions of a document: at most two buttons, the likeliest first, and everything else in a menu. */
export interface InvoiceActions {
  main: readonly ActionName[];
  more: readonly ActionName[];
}

type Acted = Pick<InvoiceDetail, 'type' | 'state' | 'confirm_status' | 'due' | 'submitted_by_me' | 'approval_needed'>;

const none: InvoiceActions = { main: [], more: [] };

/**
 * What may be done, by type and state; `mayApprove`: what was handed in may be approved and sent back. The server decides again, and
 * says why where it refuses.
 */
export function actionsOf(invoice: Acted, mayApprove: boolean): InvoiceActions {
  if (invoice.confirm_status === 'pending') return ofPending(invoice, mayApprove);
  if (invoice.confirm_status !== 'confirmed') return none;
  if (invoice.state === 'voided') return { main: [], more: ['copy'] };
  if (invoice.type === 'quotation') return ofQuotation(invoice.state);
  if (invoice.type.endsWith('credit_note')) return ofCreditNote(invoice);
  return isSale(invoice.type) ? ofSale(invoice) : ofBill(invoice);
}

function ofPending({ submitted_by_me, approval_needed }: Acted, mayApprove: boolean): InvoiceActions {
  if (!mayApprove && !approval_needed) return { main: ['approve', 'takeBack'], more: ['copy'] };
  const isOther = mayApprove && !(submitted_by_me && approval_needed);
  return isOther ? { main: ['approve', 'reject'], more: ['takeBack', 'copy'] } : { main: ['takeBack'], more: ['copy'] };
}

const quotationActions: Partial<Record<InvoiceState, InvoiceActions>> = {
  open: { main: ['toInvoice', 'send'], more: ['accepted', 'declined', 'link', 'copy', 'void'] },
  accepted: { main: ['toInvoice', 'send'], more: ['unanswered', 'link', 'copy', 'void'] },
  declined: { main: ['unanswered'], more: ['copy', 'void'] },
  expired: { main: ['toInvoice', 'send'], more: ['accepted', 'declined', 'copy', 'void'] },
  invoiced: { main: [], more: ['send', 'link', 'copy'] },
};

function ofQuotation(state: InvoiceState): InvoiceActions {
  return quotationActions[state] ?? none;
}

function ofCreditNote({ type, due }: Acted): InvoiceActions {
  const out: readonly ActionName[] = isSale(type) ? ['send', 'link'] : [];
  if (!/[1-9]/.test(due)) return { main: out.slice(0, 1), more: [...out.slice(1), 'copy', 'void'] };
  return { main: ['applyOut', 'refund'], more: [...out, 'copy', 'void'] };
}

function ofSale({ due }: Acted): InvoiceActions {
  const always: readonly ActionName[] = ['link', 'creditNote', 'copy', 'recurring', 'void'];
  if (!/[1-9]/.test(due)) return { main: ['send'], more: always };
  return { main: ['pay', 'send'], more: ['applyCredit', 'deposit', 'badDebt', ...always] };
}

function ofBill({ due }: Acted): InvoiceActions {
  const always: readonly ActionName[] = ['creditNote', 'copy', 'recurring', 'void'];
  if (!/[1-9]/.test(due)) return { main: [], more: always };
  return { main: ['pay', 'director'], more: ['applyCredit', 'deposit', ...always] };
}
