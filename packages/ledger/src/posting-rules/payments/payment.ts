import type { JournalDraft } from '../../journal/index.ts';
import { type MoneyRecord, type SettlementContext, settle } from './settlement.ts';

/**
 * A payment to a supplier: Dr payables[bill] per allocation, Dr payables[payment] for any excess, Dr fee charged on
 * top, Cr money account, Cr write-off. Needs the open state of the allocated bills.
 */
export function payment(record: MoneyRecord, context: SettlementContext): JournalDraft[] {
  return [settle('payment', record, context)];
}
