import type { InvoiceDraft } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { useTaxCodes } from '../../../../api/queries/books/accounting-tax-code.ts';
import { useLedgerAccounts } from '../../../../api/queries/books/ledger-account.ts';
import { useContact } from '../../../../api/queries/trade/contact.ts';
import { usePaymentTerms } from '../../../../api/queries/trade/sales-setting.ts';
import { todayInHongKong } from '../../../../components/day/today.ts';
import { EmptyState } from '../../../../components/feedback/empty-state.tsx';
import { FullScreenSpinner } from '../../../../components/feedback/full-screen-spinner.tsx';
import { withContact } from '../../../../components/invoice-form/draft-defaults.ts';
import type { DocumentKindChoice } from '../../../../components/invoice-form/head/letterhead.tsx';
import { emptyDraft, sideOf } from '../../../../components/invoice-form/invoice-draft.ts';
import { Card } from '../../../../components/page/card.tsx';
import { PageHeader } from '../../../../components/page/page-header.tsx';
import { codeWithRole } from '../../../../components/select/chart.ts';
import { useSession } from '../../../../session/session-store.ts';
import { useMay } from '../../../../session/use-may.ts';
import { typeOfKind } from './document-kind.ts';
import { InvoiceForm } from './invoice-form.tsx';

interface NewInvoiceProps {
  kind: DocumentKindChoice;
  /** The contact, if it is already known. */
  contactId: string | null;
}

export function NewInvoice({ kind, contactId }: NewInvoiceProps) {
  const { t } = useTranslation('invoice-editor');
  const { company } = useSession();
  const readOnly = !useMay('write');
  const accounts = useLedgerAccounts();
  const contact = useContact(contactId);
  const terms = usePaymentTerms();
  const taxCodes = useTaxCodes();
  const waits = contactId !== null && (contact.isPending || terms.isPending || taxCodes.isPending);
  if (company === null || accounts.isPending || waits) return <FullScreenSpinner />;
  if (readOnly) {
    return (
      <>
        <PageHeader title={t('title')} />
        <Card>
          <EmptyState title={t('readOnly.title')} detail={t('readOnly.detail')} />
        </Card>
      </>
    );
  }
  const type = typeOfKind(kind);
  const isSale = sideOf(type) === 'sales';
  const today = todayInHongKong();
  const blank = emptyDraft(company.base_currency, today);
  const account = codeWithRole(accounts.data, 'default_sales');
  const own = { name: company.name, address: company.address, tax_id: null };
  const draft: InvoiceDraft = {
    ...blank,
    [isSale ? 'vendor' : 'customer']: own,
    items: blank.items.map((item) => ({ ...item, account_code: isSale ? account : null })),
    ...(kind === 'receipt' && { is_receipt: true, paid_date: today }),
  };
  const defaults = { type, blank: draft, previous: null, terms: terms.data ?? [], taxCodes: taxCodes.data ?? [] };
  const filled = contact.data === undefined ? draft : withContact(draft, contact.data, defaults);
  return <InvoiceForm type={type} id={null} version={0} draft={filled} documentId={null} rejectedReason={null} />;
}
