import type { InvoiceDetail, InvoiceEvent } from '@folio/contract';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useInvoiceHistory } from '../../../../../api/queries/trade/invoice.ts';
import { hongKongTime } from '../../../../../components/day/hong-kong-time.ts';
import { Card } from '../../../../../components/page/card.tsx';
import { currentLanguage } from '../../../../../i18n/start-language.ts';

const shownAtFirst = 6;

/** Who did what to the document and when, newest first. */
export function HistoryCard({ invoice }: { invoice: InvoiceDetail }) {
  const { t } = useTranslation('invoice-life');
  const { data, error, isPending } = useInvoiceHistory(invoice.id);
  const [isAll, setAll] = useState(false);
  const events = data ?? [];
  return (
    <Card title={t('history.title')}>
      {isPending && <Skeleton active title={false} paragraph={{ rows: 3 }} />}
      {error && <p className="muted">{error.message || t('common:error.load')}</p>}
      <ol className="view-history last-unruled">
        {events.slice(0, isAll ? undefined : shownAtFirst).map((event, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: several things may happen in one instant
          <HistoryRow key={`${event.at}${index}`} event={event} isPosted={invoice.type !== 'quotation'} />
        ))}
      </ol>
      {!isAll && events.length > shownAtFirst && (
        <Button type="link" size="small" onClick={() => setAll(true)}>
          {t('history.all', { count: events.length })}
        </Button>
      )}
    </Card>
  );
}

function HistoryRow({ event, isPosted }: { event: InvoiceEvent; isPosted: boolean }) {
  const { t } = useTranslation('invoice-life');
  const word = event.action.replace(/^[a-z_]+\./, '');
  // A quotation is never posted.
  const action = !isPosted && (word === 'confirmed' || word === 'approved') ? 'issued' : word;
  return (
    <li className="ruled-below">
      <span>{t(`event.${action}`, { defaultValue: event.action })}</span>
      {event.detail && <span className="block font-small muted break">{event.detail}</span>}
      <small className="block font-small muted break">
        <time dateTime={event.at}>{hongKongTime(event.at, currentLanguage())}</time>
        {event.by && ` · ${event.by}`}
      </small>
    </li>
  );
}
