import { InvoiceList } from './invoice-list.tsx';

/** Sales invoices and credit notes. */
export default function SalesScreen() {
  return <InvoiceList side="sales" />;
}
