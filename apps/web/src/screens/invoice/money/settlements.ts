import type { InvoiceDetail } from '@folio/contract';

export type Settlement = InvoiceDetail['settlements'][number];

/** The settlement that came with the last call; undefined where none did, or it cannot be taken back. */
export function newSettlement(before: readonly Settlement[], after: readonly Settlement[]): Settlement | undefined {
  const known = new Set(before.map((one) => one.journal_entry_id));
  return after.findLast((one) => one.undoable && !known.has(one.journal_entry_id));
}

/** Kinds of settlements where money moved, so that a bank may have taken it back. */
const moneyKinds = ['receipt', 'payment', 'customer_refund', 'supplier_refund'];

export function isMoney({ kind }: Pick<Settlement, 'kind'>): boolean {
  return moneyKinds.includes(kind);
}
