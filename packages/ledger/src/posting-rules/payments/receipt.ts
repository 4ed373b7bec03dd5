import type { JournalDraft } from '../../journal/index.ts';
import { type MoneyRecord, type SettlementContext, settle } from './settlement.ts';

/**
 * A customer's receipt: Dr money account, Dr fee kept back, Dr write-off, Cr receivables[invoice] per allocation,
 * Cr receivables[receipt] for any excess. Needs the open state of the allocated invoices.
 */
export function receipt(record: MoneyRecord, context: SettlementContext): JournalDraft[] {
  return [settle('receipt', record, context)];
}
