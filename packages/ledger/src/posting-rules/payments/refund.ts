import type { JournalDraft } from '../../journal/index.ts';
import { type MoneyRecord, type SettlementContext, settle } from './settlement.ts';

/** Money back to a customer: Dr receivables[over-paid receipt or credit note], Cr money account. */
export function customerRefund(record: MoneyRecord, context: SettlementContext): JournalDraft[] {
  return [settle('customer_refund', record, context)];
}

/** Money back from a supplier: Dr money account, Cr payables[over-payment or supplier credit note]. */
export function supplierRefund(record: MoneyRecord, context: SettlementContext): JournalDraft[] {
  return [settle('supplier_refund', record, context)];
}
