import type { InvoiceRow, InvoiceType } from '@folio/contract';
import { useInvoices } from '../../../../api/queries/trade/invoice.ts';

const openStates = 'unpaid,partly_paid,overdue';
const offered = 50;
const typesOf: Record<'spent' | 'received', readonly InvoiceType[]> = {
  received: ['sales_invoice', 'purchase_credit_note'],
  spent: ['purchase_bill', 'sales_credit_note'],
};

/** Open documents of any contact that money in this direction settles: those that fit the amount first. */
export function useOpenDocuments(direction: 'spent' | 'received', q: string, amount: string) {
  const query = { page: 1, limit: offered, state: openStates, q: q.trim() || undefined };
  const sales = useInvoices('sales', query);
  const purchases = useInvoices('purchases', query);
  const found = [...(sales.data?.data ?? []), ...(purchases.data?.data ?? [])].filter((row) =>
    typesOf[direction].includes(row.type),
  );
  const fits = (row: InvoiceRow) => row.due === amount;
  return {
    rows: [...found.filter(fits), ...found.filter((row) => !fits(row))],
    isPending: sales.isPending || purchases.isPending,
  };
}
