import { InvoiceList } from '../sales/invoice-list.tsx';

/** Purchase bills and supplier credit notes. */
export default function PurchasesScreen() {
  return <InvoiceList side="purchases" />;
}
