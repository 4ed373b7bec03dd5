import type { ClientRow } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../../components/money/amount.tsx';
import { ClientNames, Count } from './client-columns.tsx';
import { Lights } from './lights.tsx';

/** A client on a phone: what waits, what is late, whether the sums agree. */
export function ClientCard({ client }: { client: ClientRow }) {
  const { t } = useTranslation('practice');
  return (
    <span className="gap-10 grid min-0">
      <span className="flex items-top between gap-12">
        <ClientNames client={client} />
        <Lights client={client} />
      </span>
      <span className="client-card-figures grid gap-8">
        <span className="grid gap-2">
          <small className="flex wrap gap-6 font-small faint">{t('col.to_review')}</small>
          <Count value={client.to_review} />
        </span>
        <span className="grid gap-2">
          <small className="flex wrap gap-6 font-small faint">{t('col.bank_lines')}</small>
          <Count value={client.bank_lines} />
        </span>
        <span className="grid gap-2">
          <small className="flex wrap gap-6 font-small faint">{t('col.overdue_sales')}</small>
          {client.overdue_sales.count > 0 ? (
            <Amount value={client.overdue_sales.amount} currency={client.currency} tone="overdue" />
          ) : (
            <Count value={0} />
          )}
        </span>
      </span>
    </span>
  );
}
