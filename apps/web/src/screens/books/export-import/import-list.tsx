import type { ImportRow } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { useImports } from '../../../api/queries/books/exchange.ts';
import { Day, InstantDay } from '../../../components/day/day.tsx';
import { StateTag } from '../../../components/feedback/state-tag.tsx';
import { Card } from '../../../components/page/card.tsx';
import { type DataColumn, DataTable } from '../../../components/table/data-table.tsx';

/** What came in earlier, or waits to be posted. */
export function ImportList({ onOpen }: { onOpen: (id: string) => void }) {
  const { t } = useTranslation('accounting-exchange');
  const imports = useImports();
  const columns = useColumns();
  if (imports.data?.length === 0) return null;
  return (
    <Card title={t('list.title')} flush>
      <DataTable<ImportRow>
        label={t('list.title')}
        rows={imports.data}
        rowKey={(row) => row.id}
        columns={columns}
        error={imports.error}
        onRetry={() => imports.refetch()}
        onOpen={(row) => onOpen(row.id)}
        card={(row) => <ImportCard row={row} />}
        empty={null}
      />
    </Card>
  );
}

function useColumns(): DataColumn<ImportRow>[] {
  const { t } = useTranslation('accounting-exchange');
  return [
    { key: 'file', title: t('list.file'), render: (_, row) => <span className="break">{row.file_name}</span> },
    { key: 'kind', title: t('list.kind'), width: 170, render: (_, row) => t(`in.${row.kind}.name`) },
    { key: 'state', title: t('list.state'), width: 130, render: (_, row) => <ImportState row={row} /> },
    { key: 'entries', title: t('list.entries'), width: 100, align: 'right', render: (_, row) => <Entries row={row} /> },
    { key: 'period', title: t('list.period'), width: 240, render: (_, row) => <ImportPeriod row={row} /> },
    {
      key: 'created',
      title: t('list.created'),
      width: 220,
      render: (_, row) => (
        <>
          <InstantDay value={row.created_at} /> <span className="faint">{row.created_by}</span>
        </>
      ),
    },
  ];
}

function Entries({ row }: { row: ImportRow }) {
  return row.state === 'posted' ? <span className="figures num">{row.entries.toLocaleString('en-US')}</span> : null;
}

function ImportState({ row }: { row: ImportRow }) {
  const { t } = useTranslation('accounting-exchange');
  return <StateTag tone={row.state === 'posted' ? 'green' : 'amber'}>{t(`list.${row.state}`)}</StateTag>;
}

function ImportPeriod({ row }: { row: ImportRow }) {
  if (row.first_date === null) return null;
  if (row.first_date === row.last_date) return <Day value={row.first_date} />;
  return (
    <span>
      <Day value={row.first_date} /> {'–'} <Day value={row.last_date} />
    </span>
  );
}

function ImportCard({ row }: { row: ImportRow }) {
  const { t } = useTranslation('accounting-exchange');
  return (
    <div className="grid gap-4">
      <div className="strong-bold grid items-center columns-wide-auto gap-12">
        <strong className="break">{row.file_name}</strong>
        <ImportState row={row} />
      </div>
      <div className="strong-bold grid items-center columns-wide-auto gap-12">
        <span>{t(`in.${row.kind}.name`)}</span>
        <InstantDay value={row.created_at} />
      </div>
      <span className="font-small faint">
        <ImportPeriod row={row} />
      </span>
    </div>
  );
}
