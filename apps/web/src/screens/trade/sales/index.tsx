import { InvoiceList } from './list/invoice-list.tsx';

/** Sales invoices and credit notes. */
export default function SalesScreen() {
  return <InvoiceList kind="sales" />;
}
