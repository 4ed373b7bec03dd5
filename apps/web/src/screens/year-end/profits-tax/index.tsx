import type { TaxComputationRow } from '@folio/contract';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useTaxOverview } from '../../../api/queries/year-end/profits-tax.ts';
import { Day } from '../../../components/day/day.tsx';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { Amount } from '../../../components/money/amount.tsx';
import { Card } from '../../../components/page/card.tsx';
import { Icon } from '../../../components/page/icon.tsx';
import { ToolHeader } from '../../../components/page/tool-header.tsx';
import { type DataColumn, DataTable } from '../../../components/table/data-table.tsx';
import { useMay } from '../../../session/use-may.ts';
import { ComputationTag } from './computation-tag.tsx';
import { NewForm } from './new-form.tsx';
import { ProfileForm } from './profile-form.tsx';

/** The profits tax computations of the company, by year of assessment. */
export default function ProfitsTaxScreen() {
  const { t } = useTranslation('profits-tax');
  const mayWrite = useMay('write');
  const navigate = useNavigate();
  const [form, setForm] = useState<'new' | 'profile' | null>(null);
  const overview = useTaxOverview();
  const columns = useColumns();
  const begin = (
    <Button type="primary" icon={<Icon name="plus" />} onClick={() => setForm('new')}>
      {t('new.open')}
    </Button>
  );
  const open = (id: string) => navigate(`/accounting/profits-tax/${id}`);
  return (
    <>
      <ToolHeader
        title={t('title')}
        subtitle={t('subtitle')}
        actions={
          mayWrite &&
          overview.data && (
            <>
              <Button icon={<Icon name="settings" size={15} />} onClick={() => setForm('profile')}>
                {t('profile.open')}
              </Button>
              {begin}
            </>
          )
        }
      />
      <Card flush>
        <DataTable<TaxComputationRow>
          label={t('title')}
          rows={overview.data?.rows}
          rowKey={({ id }) => id}
          columns={columns}
          error={overview.error}
          onRetry={() => void overview.refetch()}
          onOpen={({ id }) => open(id)}
          card={(row) => <YearCard row={row} />}
          empty={<EmptyState title={t('none')} detail={t('noneDetail')} action={mayWrite && begin} />}
        />
      </Card>
      {form === 'new' && overview.data && (
        <NewForm next={overview.data.next} onClose={() => setForm(null)} onMade={open} />
      )}
      {form === 'profile' && overview.data && (
        <ProfileForm profile={overview.data.profile} onClose={() => setForm(null)} />
      )}
    </>
  );
}

function useColumns(): DataColumn<TaxComputationRow>[] {
  const { t } = useTranslation('profits-tax');
  const figure = (key: 'assessable' | 'payable' | 'loss_carried_forward'): DataColumn<TaxComputationRow> => ({
    key,
    title: t(`figure.${key}`),
    align: 'right',
    render: (_, row) => <Amount value={row[key]} />,
  });
  return [
    {
      key: 'year',
      title: t('col.year'),
      render: (_, row) => <strong className="bold">{row.year_of_assessment}</strong>,
    },
    { key: 'basis', title: t('col.basis'), render: (_, row) => <Basis row={row} /> },
    { key: 'state', title: t('col.state'), render: (_, row) => <ComputationTag state={row.state} /> },
    figure('assessable'),
    figure('loss_carried_forward'),
    figure('payable'),
    {
      key: 'journal',
      title: t('col.journal'),
      render: (_, { journal }) => (journal === null ? '–' : `${journal.number} ${t(`journal.${journal.state}`)}`),
    },
  ];
}

function Basis({ row }: { row: TaxComputationRow }) {
  return (
    <span className="nowrap">
      <Day value={row.basis_from} /> {'–'} <Day value={row.basis_to} />
    </span>
  );
}

function YearCard({ row }: { row: TaxComputationRow }) {
  return (
    <span className="grid gap-4">
      <span className="strong-bold grid items-center columns-wide-auto gap-12">
        <strong>{row.year_of_assessment}</strong>
        <Amount value={row.payable} strong />
      </span>
      <span className="flex wrap items-center gap-8">
        <ComputationTag state={row.state} /> <Basis row={row} />
      </span>
    </span>
  );
}
