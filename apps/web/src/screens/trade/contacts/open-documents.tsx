import type { ContactDetail, InvoiceRow } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import type { ContactSide } from '../../../api/queries/trade/contact.ts';
import { useInvoices } from '../../../api/queries/trade/invoice.ts';
import { Day } from '../../../components/day/day.tsx';
import { StateTag } from '../../../components/feedback/state-tag.tsx';
import { stateKey, stateTones } from '../../../components/invoice/invoice-states.ts';
import { Amount } from '../../../components/money/amount.tsx';
import { Card } from '../../../components/page/card.tsx';
import { PayContactButton } from '../../../components/payment/pay-contact-button.tsx';
import { type DataColumn, DataTable } from '../../../components/table/data-table.tsx';

const shownDocuments = 10;
const openStates = 'unpaid,partly_paid,overdue,unapplied,partly_applied';

/** What is open with a contact on one side, the oldest due first. */
export function OpenDocuments({ contact, side }: { contact: ContactDetail; side: ContactSide }) {
  const { t } = useTranslation('contact');
  const navigate = useNavigate();
  const list = useInvoices(side === 'customer' ? 'sales' : 'purchases', {
    page: 1,
    limit: shownDocuments,
    contact_id: contact.id,
    state: openStates,
    sort: 'due_date',
  });
  const columns = useOpenColumns();
  const total = list.data?.meta.total ?? 0;
  const all = `/${side === 'customer' ? 'sales' : 'purchases'}?${new URLSearchParams({ contact: contact.id })}`;
  return (
    <Card
      flush
      title={t(`open.${side}`)}
      extra={
        <span className="gap-8-12 inline-flex wrap items-center">
          <Amount
            value={side === 'customer' ? contact.receivable : contact.payable}
            currency={contact.base_currency}
            strong
          />
          {total > 0 && <PayContactButton contactId={contact.id} side={side === 'customer' ? 'sales' : 'purchases'} />}
          <Link to={all}>{total > shownDocuments ? t('open.allOf', { count: total }) : t('open.all')}</Link>
        </span>
      }
    >
      <DataTable<InvoiceRow>
        label={t(`open.${side}`)}
        rows={list.data?.data}
        rowKey={(row) => row.id}
        columns={columns}
        error={list.error}
        onRetry={() => void list.refetch()}
        onOpen={(row) => navigate(`/invoice/${row.id}`)}
        card={(row) => <OpenCard row={row} />}
        empty={<p className="font-small faint contact-none-card">{t('open.none')}</p>}
      />
    </Card>
  );
}

function useOpenColumns(): DataColumn<InvoiceRow>[] {
  const { t } = useTranslation('contact');
  const { t: words } = useTranslation('invoice');
  return [
    { key: 'number', title: t('statement.number'), render: (_, row) => <strong>{row.number}</strong> },
    { key: 'date', title: t('statement.date'), render: (_, row) => <Day value={row.issue_date} /> },
    { key: 'due', title: t('statement.dueDate'), render: (_, row) => <Day value={row.due_date} /> },
    {
      key: 'state',
      title: t('open.state'),
      render: (_, row) => <StateTag tone={stateTones[row.state]}>{words(stateKey(row.state, row.type))}</StateTag>,
    },
    {
      key: 'amount',
      title: t('open.amount'),
      align: 'right',
      render: (_, row) => (
        <Amount
          value={row.due}
          currency={row.currency}
          withCode
          {...(row.state === 'overdue' && { tone: 'overdue' as const })}
        />
      ),
    },
  ];
}

function OpenCard({ row }: { row: InvoiceRow }) {
  const { t } = useTranslation('invoice');
  return (
    <span className="grid min-0 gap-2">
      <span className="grid items-center columns-wide-auto gap-12">
        <strong className="bold">{row.number}</strong>
        <Amount value={row.due} currency={row.currency} withCode strong />
      </span>
      <span className="grid items-center columns-wide-auto gap-12">
        <span className="font-small faint">
          <Day value={row.due_date} />
        </span>
        <StateTag tone={stateTones[row.state]}>{t(stateKey(row.state, row.type))}</StateTag>
      </span>
    </span>
  );
}
