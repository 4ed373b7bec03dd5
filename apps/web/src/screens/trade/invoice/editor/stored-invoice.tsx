import type { InvoiceDetail, InvoiceDraft } from '@folio/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { invoiceCalls, useInvoice } from '../../../../api/queries/trade/invoice.ts';
import { dropDraft, readDraft } from '../../../../components/draft/draft.ts';
import { ErrorState } from '../../../../components/feedback/error-state.tsx';
import { FullScreenSpinner } from '../../../../components/feedback/full-screen-spinner.tsx';
import { toast } from '../../../../components/feedback/toast/toast.ts';
import { keptName } from '../../../../components/invoice-form/use-invoice-draft.ts';
import { useSession } from '../../../../session/session-store.ts';
import { useMay } from '../../../../session/use-may.ts';
import { InvoiceView } from '../page/index.tsx';
import { InvoiceForm } from './invoice-form.tsx';
import { StaleNotice } from './notices/stale-notice.tsx';

/** A record: the form while it may be edited, else what it became. A form once open stays, so that nothing typed goes with it. */
export function StoredInvoice({ id }: { id: string }) {
  const readOnly = !useMay('write');
  const invoice = useInvoice(id);
  const [isEditing, setEditing] = useState<boolean | null>(null);
  const { data } = invoice;
  if (invoice.error && !data) return <ErrorState detail={invoice.error.message} onRetry={() => invoice.refetch()} />;
  // What the cache remembers may be older than what is stored: a form must not begin from it.
  if (!data || (isEditing === null && !invoice.isFetchedAfterMount && invoice.isFetching)) return <FullScreenSpinner />;
  const isOpen = !readOnly && (data.confirm_status === 'unconfirmed' || data.confirm_status === 'rejected');
  if (isOpen && isEditing !== true) setEditing(true);
  if (!isOpen && isEditing !== true) {
    return (
      <>
        {!readOnly && <KeptChanges invoice={data} />}
        <InvoiceView invoice={data} />
      </>
    );
  }
  return (
    <InvoiceForm
      type={data.type}
      id={data.id}
      version={data.version}
      draft={data.draft}
      documentId={data.document_id}
      rejectedReason={data.confirm_status === 'rejected' ? data.rejected_reason : null}
      onDone={() => setEditing(false)}
    />
  );
}

/** What was typed here but came too late: somebody had confirmed the document by then. */
function KeptChanges({ invoice }: { invoice: InvoiceDetail }) {
  const { t } = useTranslation('invoice-editor');
  const navigate = useNavigate();
  const name = keptName(useSession().company?.id ?? '', invoice.id);
  const [kept, setKept] = useState(() => readDraft<{ draft: InvoiceDraft }>(name));
  if (kept === null) return null;
  const letGo = () => {
    dropDraft(name);
    setKept(null);
  };
  const copy = async () => {
    const made = await invoiceCalls.create(invoice.type, { ...kept.draft, number: '' }, crypto.randomUUID());
    letGo();
    toast.success(t('stale.copied'));
    navigate(`/invoiceEditor?id=${made.id}`);
  };
  return <StaleNotice message="" onCopy={copy} onLetGo={letGo} />;
}
