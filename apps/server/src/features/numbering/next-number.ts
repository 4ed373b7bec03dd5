import type { InvoiceType } from '@folio/contract';
import type { Day } from '@folio/ledger';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import { peekInvoiceNumber } from './numbers.ts';
import { isOwnType } from './scheme.ts';

/** The number the next document of a type and day would get; '' where a supplier gives it. Nothing is taken. */
export async function nextNumber(tx: CompanyTransaction, type: InvoiceType, date: Day): Promise<{ number: string }> {
  return { number: isOwnType(type) ? (await peekInvoiceNumber(tx, type, date)).number : '' };
}
