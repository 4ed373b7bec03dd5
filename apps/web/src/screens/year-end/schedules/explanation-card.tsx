import type { ExplanationRow } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useExplanation } from '../../../api/queries/year-end/schedule.ts';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { formatAmount } from '../../../components/money/format-amount.ts';
import type { DataColumn } from '../../../components/table/data-table.tsx';
import { PagedCard } from '../../../components/table/paged-card.tsx';

interface ExplanationCardProps {
  account: string;
  title: string;
  date: string;
  page: number;
  onPage: (page: number) => void;
}

/** The open schedules that explain the balance of an account, the largest first. */
export function ExplanationCard({ account, title, date, page, onPage }: ExplanationCardProps) {
  const { t } = useTranslation('accounting-schedules');
  const navigate = useNavigate();
  const columns = useExplanationColumns();
  const found = useExplanation({ account, date, page, limit: 50 });
  const meta = found.data?.meta;
  const sums = meta && t('balances.sums', figuresOf(meta));
  return (
    <PagedCard<ExplanationRow>
      list={found}
      title={title}
      extra={sums}
      label={title}
      rowKey={(row) => row.schedule_id}
      columns={columns}
      onOpen={(row) => navigate(`/accounting/schedules/${row.schedule_id}`)}
      onPage={onPage}
      card={(row) => (
        <span className="strong-bold grid items-center columns-wide-auto gap-12">
          <strong>{row.name}</strong>
          <strong className="figures num">{formatAmount(row.open)}</strong>
        </span>
      )}
      empty={<EmptyState title={t('balances.nothing')} />}
    />
  );
}

const figuresOf = (meta: { closing: string; explained: string; difference: string }) => ({
  closing: formatAmount(meta.closing),
  explained: formatAmount(meta.explained),
  difference: formatAmount(meta.difference),
});

function useExplanationColumns(): DataColumn<ExplanationRow>[] {
  const { t } = useTranslation('accounting-schedules');
  return [
    { key: 'name', title: t('field.name'), render: (_, row) => row.name },
    { key: 'kind', title: t('field.kind'), render: (_, row) => t(`kind.${row.kind}`) },
    {
      key: 'open',
      title: t('field.open'),
      align: 'right',
      className: 'figures num',
      render: (_, row) => formatAmount(row.open),
    },
  ];
}
