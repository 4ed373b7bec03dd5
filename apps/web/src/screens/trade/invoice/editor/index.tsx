import { useTranslation } from 'react-i18next';
import { useLocation, useParams, useSearchParams } from 'react-router';
import type { DocumentKindChoice } from '../../../../components/invoice-form/head/letterhead.tsx';
import { NewInvoice } from './new-invoice.tsx';
import { StoredInvoice } from './stored-invoice.tsx';
import '../../../../components/invoice-form/css/index.css';

const kinds: readonly DocumentKindChoice[] = [
  'sales_invoice',
  'sales_credit_note',
  'quotation',
  'purchase_bill',
  'purchase_credit_note',
  'receipt',
];

/** An invoice, bill, credit note, receipt or quotation: the editor until it is confirmed, then what it became. */
export default function InvoiceScreen() {
  // All the words the form may need: one that were fetched later would take the form off the screen meanwhile.
  useTranslation(['invoice-editor', 'invoice', 'reports']);
  const { invoiceId } = useParams();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const id = invoiceId ?? search.get('id') ?? '';
  if (id !== '') return <StoredInvoice key={id} id={id} />;
  const asked = search.get('type') ?? search.get('kind');
  const kind = kinds.find((one) => one === asked) ?? 'sales_invoice';
  const contactId = search.get('contact');
  return <NewInvoice key={`${pathname}${kind}${contactId ?? ''}`} kind={kind} contactId={contactId} />;
}
