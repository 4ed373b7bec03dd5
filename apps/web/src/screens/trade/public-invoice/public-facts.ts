import type { PublicInvoice } from '@folio/contract';
import type { StateTone } from '../../../components/feedback/state-tag.tsx';

/** What the summary of a document says, and in which words. */
export interface PublicFacts {
  tag: { tone: StateTone; word: string } | null;
  /** What the large figure is. */
  amountWord: 'due' | 'paid' | 'total' | 'credit' | 'void';
  amount: string;
  rows: { word: 'issued' | 'due' | 'validUntil'; day: string }[];
  /** What the customer quotes when paying; null when there is nothing to pay. */
  reference: string | null;
}

const tones: Readonly<Record<string, StateTone>> = {
  voided: 'grey',
  paid: 'green',
  overdue: 'red',
  partly_paid: 'amber',
  accepted: 'green',
  invoiced: 'green',
  declined: 'grey',
  expired: 'amber',
};

/** Facts of a document in the words its customer needs. */
export function publicFacts(invoice: PublicInvoice): PublicFacts {
  const { state, type } = invoice;
  const tone = tones[state];
  const isToPay = type === 'sales_invoice' && state !== 'voided' && state !== 'paid';
  const amountWord = amountWordOf(invoice);
  const issued = { word: 'issued' as const, day: invoice.issue_date };
  const last = { word: type === 'quotation' ? ('validUntil' as const) : ('due' as const), day: invoice.due_date };
  const rows = [issued, ...(isToPay || type === 'quotation' ? [last] : [])];
  return {
    tag: tone === undefined ? null : { tone, word: state },
    amountWord,
    amount: amountWord === 'due' ? invoice.due : invoice.total,
    rows: rows.flatMap(({ word, day }) => (day === null ? [] : [{ word, day }])),
    reference: isToPay ? invoice.payment_reference : null,
  };
}

function amountWordOf({ state, type }: PublicInvoice): PublicFacts['amountWord'] {
  if (state === 'voided') return 'void';
  if (type === 'quotation') return 'total';
  if (type === 'sales_credit_note') return 'credit';
  return state === 'paid' ? 'paid' : 'due';
}
