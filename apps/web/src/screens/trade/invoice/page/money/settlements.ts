import type { InvoiceDetail } from '@folio/contract';

export type Settlement = InvoiceDetail['settlements'][number];

/** The settlement added by the last request; undefined if there is no new one or it cannot be reversed. */
export function newSettlement(before: readonly Settlement[], after: readonly Settlement[]): Settlement | undefined {
  const known = new Set(before.map((one) => one.journal_entry_id));
  return after.findLast((one) => one.undoable && !known.has(one.journal_entry_id));
}

/** Kinds of settlements that moved money, so that a bank may have reversed them. */
const moneyKinds = ['receipt', 'payment', 'customer_refund', 'supplier_refund'];

export function isMoney({ kind }: Pick<Settlement, 'kind'>): boolean {
  return moneyKinds.includes(kind);
}
