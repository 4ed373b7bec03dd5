import type { JournalDraft } from '../../journal/index.ts';
import { type MoneyRecord, type SettlementContext, settle } from './settlement.ts';

/**
 * A customer's receipt: Dr money account, Dr fee kept back, Dr write-off, Cr receivables[invoice] per allocation,
 * Cr receivables[receipt] for any excess. Needs the open state of the allocated invoices.
 */
export function receipt(record: MoneyRecord, context: SettlementContext): JournalDraft[] {
  return [settle('receipt', record, context)];
}

/**
 * A payment to a supplier: Dr payables[bill] per allocation, Dr payables[payment] for any excess, Dr fee charged on
 * top, Cr money account, Cr write-off. Needs the open state of the allocated bills.
 */
export function payment(record: MoneyRecord, context: SettlementContext): JournalDraft[] {
  return [settle('payment', record, context)];
}

/** Money back to a customer: Dr receivables[over-paid receipt or credit note], Cr money account. */
export function customerRefund(record: MoneyRecord, context: SettlementContext): JournalDraft[] {
  return [settle('customer_refund', record, context)];
}

/** Money back from a supplier: Dr money account, Cr payables[over-payment or supplier credit note]. */
export function supplierRefund(record: MoneyRecord, context: SettlementContext): JournalDraft[] {
  return [settle('supplier_refund', record, context)];
}
