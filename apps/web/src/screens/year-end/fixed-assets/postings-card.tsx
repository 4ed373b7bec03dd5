import type { AssetPosting } from '@folio/contract';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Day } from '../../../components/day/day.tsx';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { Amount } from '../../../components/money/amount.tsx';
import { Card } from '../../../components/page/card.tsx';
import { type DataColumn, DataTable } from '../../../components/table/data-table.tsx';
import { useMay } from '../../../session/use-may.ts';
import { className } from './class-name.ts';
import { SourceLink } from './disposal/source-link.tsx';
import { ReverseDialog } from './reverse-dialog.tsx';

/** The postings of an asset, oldest first; only the newest in effect can be reversed. */
export function PostingsCard({ postings }: { postings: readonly AssetPosting[] }) {
  const { t } = useTranslation('accounting-fixed-assets');
  const readOnly = !useMay('write');
  const [asked, setAsked] = useState<AssetPosting | null>(null);
  const columns = useColumns();
  const newest = postings.findLast(({ reversed_on }) => reversed_on === null);
  return (
    <Card
      flush
      title={t('asset.postings')}
      extra={!readOnly && newest && <Button onClick={() => setAsked(newest)}>{t('reverse.newest')}</Button>}
    >
      <DataTable<AssetPosting>
        label={t('asset.postings')}
        rows={postings}
        rowKey={({ id }) => id}
        columns={columns}
        card={(posting) => <PostingRow posting={posting} />}
        empty={<EmptyState title={t('asset.noPostings')} />}
      />
      {asked && <ReverseDialog posting={asked} onClose={() => setAsked(null)} />}
    </Card>
  );
}

function useColumns(): DataColumn<AssetPosting>[] {
  const { t } = useTranslation('accounting-fixed-assets');
  const amount = (key: 'cost' | 'depreciation'): DataColumn<AssetPosting> => ({
    key,
    title: t(`col.${key}`),
    align: 'right',
    render: (_, posting) => <Amount value={posting[key]} />,
  });
  return [
    { key: 'date', title: t('field.date'), render: (_, { date }) => <Day value={date} /> },
    { key: 'kind', title: t('asset.kind'), render: (_, posting) => <KindOf posting={posting} /> },
    amount('cost'),
    amount('depreciation'),
    { key: 'entry', title: t('asset.entry'), render: (_, posting) => <EntryOf posting={posting} /> },
  ];
}

/** A posting on a phone: every figure of the table. */
function PostingRow({ posting }: { posting: AssetPosting }) {
  const { t } = useTranslation('accounting-fixed-assets');
  return (
    <span className="grid gap-4">
      <span className="flex between gap-12">
        <KindOf posting={posting} />
        <Day value={posting.date} />
      </span>
      {(['cost', 'depreciation'] as const).map((key) => (
        <span key={key} className="flex between gap-12">
          <span className="muted">{t(`col.${key}`)}</span>
          <Amount value={posting[key]} />
        </span>
      ))}
      <EntryOf posting={posting} />
    </span>
  );
}

function KindOf({ posting: { kind, transfer, reversed_on, source } }: { posting: AssetPosting }) {
  const { t } = useTranslation('accounting-fixed-assets');
  const words =
    transfer === null
      ? t(`kind.${kind}`)
      : t('transfer.done', { from: className(transfer.from), to: className(transfer.to) });
  return (
    <span className="grid gap-4">
      <span>{`${words}${reversed_on === null ? '' : ` (${t('asset.reversed')})`}`}</span>
      {source && <SourceLink source={source} />}
    </span>
  );
}

function EntryOf({ posting: { entry_id } }: { posting: AssetPosting }) {
  const { t } = useTranslation('accounting-fixed-assets');
  if (entry_id === null) return <span>{t('asset.noEntry')}</span>;
  return <Link to={`/journal-entry/${entry_id}`}>{t('asset.entry')}</Link>;
}
