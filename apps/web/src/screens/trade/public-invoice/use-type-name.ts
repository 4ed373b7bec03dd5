import type { PublicInvoice } from '@folio/contract';
import { useTranslation } from 'react-i18next';

/** What a visitor calls a document: a sales invoice is an invoice. Links lead to documents of a sale only. */
export function useTypeName(): (invoice: PublicInvoice) => string {
  const { t } = useTranslation('public-invoice');
  return (invoice) => t(`type.${invoice.type}`);
}
