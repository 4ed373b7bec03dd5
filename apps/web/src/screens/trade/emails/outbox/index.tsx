import type { OutgoingMail } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { type MailState, useMails } from '../../../../api/queries/trade/outgoing.ts';
import { EmptyState } from '../../../../components/feedback/empty-state.tsx';
import { useUrlState } from '../../../../components/hooks/use-url-state.ts';
import { SalesNav } from '../../../../components/navigation/sales-nav.tsx';
import { Card } from '../../../../components/page/card.tsx';
import { PageHeader } from '../../../../components/page/page-header.tsx';
import { DataTable } from '../../../../components/table/data-table.tsx';
import { ListToolbar } from '../../../../components/table/list-toolbar.tsx';
import { MailCard, useMailColumns } from './columns.tsx';
import '../../../../components/emails/outgoing.css';

const pageSize = 50;
const states: readonly MailState[] = ['queued', 'sent', 'failed', 'cancelled'];

/** Every mail the company sent or tries to send. */
export default function OutboxScreen() {
  const { t } = useTranslation('outgoing');
  const navigate = useNavigate();
  const [view, setView] = useUrlState({ q: '', state: '', page: '1' });
  const list = useMails({
    page: Number(view.page) || 1,
    limit: pageSize,
    q: view.q || undefined,
    state: states.find((state) => state === view.state),
  });
  const meta = list.data?.meta;
  const columns = useMailColumns();
  const isFiltered = view.q !== '' || view.state !== '';
  const open = ({ invoice_id, contact_id }: OutgoingMail) => {
    if (invoice_id !== null) void navigate(`/invoice/${invoice_id}`);
    else if (contact_id !== null) void navigate(`/contact/${contact_id}`);
  };
  return (
    <>
      <PageHeader title={t('outbox.title')} subtitle={t('outbox.subtitle')} />
      <SalesNav side="sales" />
      <ListToolbar
        searchLabel={t('outbox.search')}
        search={view.q}
        onSearch={(q) => setView({ q, page: '1' })}
        chipsLabel={t('outbox.state')}
        chips={['', ...states].map((value) => ({ value, label: value === '' ? t('common:all') : t(`state.${value}`) }))}
        chip={view.state}
        onChip={(state) => setView({ state, page: '1' })}
      />
      <Card flush>
        <DataTable<OutgoingMail>
          label={t('outbox.title')}
          rows={list.data?.data}
          rowKey={(row) => row.id}
          columns={columns}
          error={list.error}
          onRetry={() => list.refetch()}
          onOpen={open}
          card={(row) => <MailCard mail={row} />}
          {...(meta && {
            paging: {
              page: meta.page,
              limit: meta.limit,
              total: meta.total,
              onPage: (page) => setView({ page: String(page) }),
            },
          })}
          empty={
            isFiltered ? (
              <EmptyState illustration="search" title={t('outbox.noneFound')} detail={t('outbox.noneFoundDetail')} />
            ) : (
              <EmptyState title={t('outbox.empty')} detail={t('outbox.emptyDetail')} />
            )
          }
        />
      </Card>
    </>
  );
}
