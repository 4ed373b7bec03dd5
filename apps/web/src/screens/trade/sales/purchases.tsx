import { InvoiceList } from './list/invoice-list.tsx';

/** Purchase bills and supplier credit notes. */
export default function PurchasesScreen() {
  return <InvoiceList kind="purchases" />;
}
