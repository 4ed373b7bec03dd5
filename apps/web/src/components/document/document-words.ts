import type { DocumentKind, DocumentState, StoredDocument } from '@folio/contract';
import { isStatementKind } from '@folio/contract/choices';
import type { StateTone } from '../feedback/state-tag.tsx';
import type { IconName } from '../page/icon.tsx';

/** The kinds to choose from: first the kinds that are booked, last the kinds that are only filed. */
export const documentKinds: readonly DocumentKind[] = [
  'purchase_bill',
  'receipt',
  'sales_invoice',
  'purchase_credit_note',
  'sales_credit_note',
  'bank_statement',
  'card_statement',
  'quotation',
  'delivery_note',
  'cheque',
  'remittance_advice',
  'official_letter',
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
  merged: 'grey',
  trashed: 'grey',
};

export function isLocked({ problem }: Pick<StoredDocument, 'problem'>): boolean {
  return problem?.code === 'encrypted';
}

/** True for a bank data file that is not imported yet: it has no page and no draft. */
export function isWaitingDataFile({ state, type, kind }: Pick<StoredDocument, 'state' | 'type' | 'kind'>): boolean {
  return state === 'needs_review' && kind === 'bank_statement' && !/^(image\/|application\/pdf)/.test(type);
}

export function iconOfKind(kind: DocumentKind | null): IconName {
  if (kind === null) return 'file';
  if (isStatementKind(kind)) return 'bank';
  return kind === 'receipt' ? 'receipt' : 'file';
}

/** The path of the record a document became; null if the outcome has no separate record. */
export function outcomePath(outcome: StoredDocument['outcomes'][number]): string | null {
  if (outcome.type === 'filed') return null;
  return outcome.type === 'bank_statement' || outcome.type === 'bank_line'
    ? '/bank-statement'
    : `/invoice/${outcome.id}`;
}

/** The document to open after `id`: the next in the queue, else the first remaining one. */
export function nextInQueue<D extends { id: string }>(queue: readonly D[], id: string): D | null {
  const at = queue.findIndex((one) => one.id === id);
  return queue.slice(at + 1)[0] ?? queue.find((one) => one.id !== id) ?? null;
}

/** The document before `id` in the queue; the one before the first is the last. */
export function previousInQueue<D extends { id: string }>(queue: readonly D[], id: string): D | null {
  const at = queue.findIndex((one) => one.id === id);
  const before = at > 0 ? queue[at - 1] : queue.at(-1);
  return before === undefined || before.id === id ? null : before;
}

/** Groups documents that came in one file at the position of the first, in their order within the file. */
export function partsTogether<D extends Pick<StoredDocument, 'id' | 'part'>>(queue: readonly D[]): D[] {
  const fileOf = (one: D) => one.part?.of ?? one.id;
  const files = [...new Set(queue.map(fileOf))];
  return files.flatMap((file) =>
    queue
      .filter((one) => fileOf(one) === file)
      .sort((one, other) => (one.part?.number ?? 1) - (other.part?.number ?? 1)),
  );
}
