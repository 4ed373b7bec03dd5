import { addDays, type Day } from '@folio/ledger';
import { CONTACTS, LAST_DAY, SEED } from './entries.ts';
import { Random } from './random.ts';

/** An unpaid invoice or bill of one item. */
export interface WorkDocument {
  type: 'sales_invoice' | 'purchase_bill';
  number: string;
  contact: number;
  issueDate: Day;
  dueDate: Day;
  totalMinor: bigint;
}

export const OPEN_INVOICES = 2000;
export const OPEN_BILLS = 200;

/** 2,000 open invoices and 200 open bills of the last half year, every contact among them. */
export function workDocuments(): WorkDocument[] {
  const random = new Random(SEED + 1);
  return Array.from({ length: OPEN_INVOICES + OPEN_BILLS }, (_, n) => {
    const sale = n < OPEN_INVOICES;
    const issueDate = addDays(LAST_DAY, -random.whole(0, 180));
    return {
      type: sale ? ('sales_invoice' as const) : ('purchase_bill' as const),
      number: sale ? `BSI-${String(n + 1).padStart(5, '0')}` : `BPB-${String(n + 1).padStart(5, '0')}`,
      contact: n % CONTACTS,
      issueDate,
      dueDate: addDays(issueDate, 30),
      totalMinor: BigInt(random.whole(50_000, 5_000_000)),
    };
  });
}

export function contactName(contact: number): string {
  return `Contact ${String(contact + 1).padStart(3, '0')} Trading Limited`;
}

/** Cents as a decimal string: 123456 is "1234.56". */
export function centsText(minor: bigint): string {
  const digits = (minor < 0n ? -minor : minor).toString().padStart(3, '0');
  return `${minor < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
