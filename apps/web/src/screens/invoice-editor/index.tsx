import type { InvoiceType } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams, useSearchParams } from 'react-router';
import { useInvoice, useInvoices } from '../../api/queries/invoice.ts';
import { Card } from '../../components/card.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { FullScreenSpinner } from '../../components/full-screen-spinner.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { todayInHongKong } from '../../components/today.ts';
import { useSession } from '../../session/session-store.ts';
import { emptyDraft, numberAfter } from './invoice-draft.ts';
import { InvoiceForm } from './invoice-form.tsx';
import { InvoiceView } from './invoice-view.tsx';
import './invoice-editor.css';

const types: readonly InvoiceType[] = ['sales_invoice', 'sales_credit_note', 'purchase_bill', 'purchase_credit_note'];

/** Enough to find the last of a kind among invoices and credit notes. */
const newestRows = 50;

/** An invoice, bill or credit note: the editor until it is confirmed, then what it became. */
export default function InvoiceScreen() {
  const { invoiceId } = useParams();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const id = invoiceId ?? search.get('id') ?? '';
  if (id !== '') return <StoredInvoice key={id} id={id} />;
  const asked = search.get('type') ?? search.get('kind');
  const type = types.find((one) => one === asked) ?? 'sales_invoice';
  return <NewInvoice key={`${pathname}${type}`} type={type} />;
}

function NewInvoice({ type }: { type: InvoiceType }) {
  const { t } = useTranslation('invoice');
  const { company, readOnly } = useSession();
  const next = useNextNumber(type, !readOnly);
  if (company === null || next === null) return <FullScreenSpinner />;
  if (readOnly) {
    return (
      <>
        <PageHeader title={t('editor.title')} />
        <Card>
          <EmptyState title={t('editor.readOnly')} detail={t('editor.readOnlyDetail')} />
        </Card>
      </>
    );
  }
  const blank = {
    ...emptyDraft(company.base_currency, todayInHongKong()),
    number: next,
    ...(type.startsWith('sales') && { vendor: { name: company.name, address: company.address, tax_id: null } }),
  };
  return <InvoiceForm type={type} id={null} version={0} draft={blank} documentId={null} />;
}

function StoredInvoice({ id }: { id: string }) {
  const { readOnly } = useSession();
  const invoice = useInvoice(id);
  if (invoice.error && !invoice.data)
    return <ErrorState detail={invoice.error.message} onRetry={() => invoice.refetch()} />;
  if (!invoice.data) return <FullScreenSpinner />;
  const { data } = invoice;
  const isOpen = data.confirm_status === 'unconfirmed' || data.confirm_status === 'rejected';
  if (!isOpen || readOnly) return <InvoiceView invoice={data} />;
  return (
    <InvoiceForm
      type={data.type}
      id={data.id}
      version={data.version}
      draft={data.draft}
      documentId={data.document_id}
    />
  );
}

/** What a new sales document is numbered: the company's last number counted on. null while it is looked up. */
function useNextNumber(type: InvoiceType, isOn: boolean): string | null {
  const isSale = type.startsWith('sales');
  const latest = useInvoices('sales', { page: 1, limit: newestRows, sort: '-number' }, isOn && isSale);
  if (!isOn || !isSale || latest.error) return '';
  if (!latest.data) return null;
  const last = latest.data.data.find((row) => row.type === type);
  return last === undefined ? '' : numberAfter(last.number);
}
