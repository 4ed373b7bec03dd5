import type { DocumentKind, DocumentState, StoredDocument } from '@folio/contract';
import type { StateTone } from '../../components/state-tag.tsx';

export const documentKinds: readonly DocumentKind[] = [
  'purchase_bill',
  'receipt',
  'sales_invoice',
  'purchase_credit_note',
  'sales_credit_note',
  'bank_statement',
  'other',
];

export const documentTones: Readonly<Record<DocumentState, StateTone>> = {
  queued: 'blue',
  processing: 'blue',
  needs_review: 'amber',
  processed: 'green',
  duplicate: 'grey',
  unsupported: 'red',
  failed: 'red',
};

/** The address of what a document became; null where it became no record of its own. */
export function outcomePath(outcome: StoredDocument['outcomes'][number]): string | null {
  if (outcome.type === 'filed') return null;
  return outcome.type === 'bank_statement' ? '/bank-statement' : `/invoice/${outcome.id}`;
}

/** The document to go on with after `id`: the next in the queue, else the first that is left. */
export function nextInQueue<D extends { id: string }>(queue: readonly D[], id: string): D | null {
  const at = queue.findIndex((one) => one.id === id);
  return queue.slice(at + 1)[0] ?? queue.find((one) => one.id !== id) ?? null;
}
