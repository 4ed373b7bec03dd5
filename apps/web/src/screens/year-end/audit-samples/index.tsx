import type { SampleRow } from '@folio/contract';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useSamples } from '../../../api/queries/year-end/audit-sample.ts';
import { Day, InstantDay } from '../../../components/day/day.tsx';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { useUrlState } from '../../../components/hooks/use-url-state.ts';
import { Amount } from '../../../components/money/amount.tsx';
import { Icon } from '../../../components/page/icon.tsx';
import { ToolHeader } from '../../../components/page/tool-header.tsx';
import type { DataColumn } from '../../../components/table/data-table.tsx';
import { PagedCard } from '../../../components/table/paged-card.tsx';
import { useMay } from '../../../session/use-may.ts';
import { SampleForm } from './sample-form.tsx';

const pageSize = 50;

/** The audit samples of the company, the newest first. */
export default function AuditSamplesScreen() {
  const { t } = useTranslation('audit-samples');
  const mayWrite = useMay('write');
  const navigate = useNavigate();
  const [view, setView] = useUrlState({ page: '1' });
  const [isDrawing, setDrawing] = useState(false);
  const list = useSamples({ page: Number(view.page) || 1, limit: pageSize });
  const columns = useColumns();
  const open = (id: string) => navigate(`/accounting/audit-samples/${id}`);
  const draw = mayWrite && (
    <Button type="primary" icon={<Icon name="plus" />} onClick={() => setDrawing(true)}>
      {t('new.open')}
    </Button>
  );
  return (
    <>
      <ToolHeader title={t('title')} subtitle={t('subtitle')} actions={draw} />
      <PagedCard<SampleRow>
        list={list}
        label={t('title')}
        rowKey={({ id }) => id}
        columns={columns}
        onOpen={({ id }) => open(id)}
        onPage={(page) => setView({ page: String(page) })}
        card={(row) => <SampleCard row={row} />}
        empty={<EmptyState title={t('none')} detail={t('noneDetail')} />}
      />
      {isDrawing && <SampleForm onClose={() => setDrawing(false)} onDrawn={open} />}
    </>
  );
}

function useColumns(): DataColumn<SampleRow>[] {
  const { t } = useTranslation('audit-samples');
  return [
    { key: 'title', title: t('col.title'), render: (_, row) => <strong className="bold">{row.title}</strong> },
    { key: 'period', title: t('col.period'), render: (_, row) => <Period row={row} /> },
    { key: 'method', title: t('col.method'), render: (_, row) => t(`method.${row.method}`) },
    {
      key: 'items',
      title: t('col.items'),
      align: 'right',
      render: (_, row) => <span className="num">{row.items}</span>,
    },
    {
      key: 'population',
      title: t('col.population'),
      align: 'right',
      render: (_, row) => <Amount value={row.population_total} />,
    },
    { key: 'drawn', title: t('col.drawn'), render: (_, row) => <InstantDay value={row.drawn_at} /> },
    { key: 'by', title: t('col.by'), render: (_, row) => row.drawn_by ?? '–' },
  ];
}

function Period({ row }: { row: SampleRow }) {
  return (
    <span className="nowrap">
      <Day value={row.from} /> {'–'} <Day value={row.to} />
    </span>
  );
}

function SampleCard({ row }: { row: SampleRow }) {
  const { t } = useTranslation('audit-samples');
  return (
    <span className="grid gap-4">
      <span className="strong-bold grid items-center columns-wide-auto gap-12">
        <strong>{row.title}</strong>
        <span className="num">{t('itemCount', { count: row.items })}</span>
      </span>
      <span className="font-small muted">
        {t(`method.${row.method}`)} {'·'} <Period row={row} />
      </span>
    </span>
  );
}
