import type { RecurringBody } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams, useSearchParams } from 'react-router';
import { useInvoice } from '../../../api/queries/trade/invoice.ts';
import { useRecurring } from '../../../api/queries/trade/recurring.ts';
import { todayInHongKong } from '../../../components/day/today.ts';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { ErrorState } from '../../../components/feedback/error-state.tsx';
import { FullScreenSpinner } from '../../../components/feedback/full-screen-spinner.tsx';
import { Card } from '../../../components/page/card.tsx';
import { useSession } from '../../../session/session-store.ts';
import { useMay } from '../../../session/use-may.ts';
import { bodyOf, emptyRecurring, recurringFrom } from './recurring-draft.ts';
import { RecurringForm } from './recurring-form.tsx';
import './recurring.css';

/** One document that repeats: new, after the pattern of a document (`?from=`), or one that runs. */
export default function RecurringFormScreen() {
  const { recurringId } = useParams();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const type = pathname.startsWith('/sales') ? 'sales_invoice' : 'purchase_bill';
  if (recurringId !== undefined) return <Stored key={recurringId} id={recurringId} />;
  const from = search.get('from') ?? '';
  return from === '' ? <New type={type} /> : <AfterPattern key={from} id={from} type={type} />;
}

function New({ type }: { type: RecurringBody['type'] }) {
  const { t } = useTranslation('recurring');
  const { company } = useSession();
  const readOnly = !useMay('write');
  if (company === null) return <FullScreenSpinner />;
  if (readOnly) {
    return (
      <Card>
        <EmptyState title={t('readOnly')} />
      </Card>
    );
  }
  const own = { name: company.name, address: company.address, currency: company.base_currency };
  const body = emptyRecurring(type, own, todayInHongKong());
  return <RecurringForm stored={null} body={body} />;
}

function AfterPattern({ id, type }: { id: string; type: RecurringBody['type'] }) {
  const invoice = useInvoice(id);
  const { company } = useSession();
  if (invoice.error && !invoice.data)
    return <ErrorState detail={invoice.error.message} onRetry={() => void invoice.refetch()} />;
  if (!invoice.data || company === null) return <FullScreenSpinner />;
  const own = { name: company.name, address: company.address, currency: company.base_currency };
  const { draft, contact } = invoice.data;
  return <RecurringForm stored={null} body={recurringFrom({ draft, type, contact }, own, todayInHongKong())} />;
}

function Stored({ id }: { id: string }) {
  const recurring = useRecurring(id);
  if (recurring.error && !recurring.data)
    return <ErrorState detail={recurring.error.message} onRetry={() => void recurring.refetch()} />;
  if (!recurring.data) return <FullScreenSpinner />;
  return <RecurringForm key={recurring.data.version} stored={recurring.data} body={bodyOf(recurring.data)} />;
}
