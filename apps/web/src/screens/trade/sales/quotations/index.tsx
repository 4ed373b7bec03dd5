import { InvoiceList } from '../list/invoice-list.tsx';

/** Quotations: what was offered to customers, and what they said. */
export default function QuotationsScreen() {
  return <InvoiceList kind="quotations" />;
}
