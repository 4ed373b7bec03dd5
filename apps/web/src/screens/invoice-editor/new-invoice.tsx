import type { InvoiceDraft } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { useTaxCodes } from '../../api/queries/accounting-tax-code.ts';
import { useContact } from '../../api/queries/contact.ts';
import { useLedgerAccounts } from '../../api/queries/ledger-account.ts';
import { usePaymentTerms } from '../../api/queries/sales-setting.ts';
import { Card } from '../../components/card.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { FullScreenSpinner } from '../../components/full-screen-spinner.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { todayInHongKong } from '../../components/today.ts';
import { useSession } from '../../session/session-store.ts';
import { useMay } from '../../session/use-may.ts';
import { typeOfKind } from './document-kind.ts';
import { withContact } from './draft-defaults.ts';
import type { DocumentKindChoice } from './head/letterhead.tsx';
import { emptyDraft, sideOf } from './invoice-draft.ts';
import { InvoiceForm } from './invoice-form.tsx';

/** Sales of goods, where a company has that account: what most first invoices are. */
const usualSalesAccount = '4000';

interface NewInvoiceProps {
  kind: DocumentKindChoice;
  /** Whom it is to or from, where that is known already. */
  contactId: string | null;
}

/** A document nobody has typed anything into yet. */
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
  const account = accounts.data?.find((one) => one.code === usualSalesAccount && one.active)?.code ?? null;
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
