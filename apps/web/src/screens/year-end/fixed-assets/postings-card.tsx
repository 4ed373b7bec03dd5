import type { AssetPosting } from '@folio/contract';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Day } from '../../../components/day/day.tsx';
import { formatAmount } from '../../../components/money/format-amount.ts';
import { Card } from '../../../components/page/card.tsx';
import { FigureTable } from '../../../components/table/figure-table.tsx';
import { useMay } from '../../../session/use-may.ts';
import { ReverseDialog } from './reverse-dialog.tsx';

/** The postings of an asset, oldest first; only the newest in effect can be reversed. */
export function PostingsCard({ postings }: { postings: readonly AssetPosting[] }) {
  const { t } = useTranslation('accounting-fixed-assets');
  const readOnly = !useMay('write');
  const [asked, setAsked] = useState<AssetPosting | null>(null);
  const newest = postings.findLast(({ reversed_on }) => reversed_on === null);
  return (
    <Card
      title={t('asset.postings')}
      extra={!readOnly && newest && <Button onClick={() => setAsked(newest)}>{t('reverse.newest')}</Button>}
    >
      <FigureTable
        caption={t('asset.postings')}
        heads={[t('field.date'), t('asset.kind'), t('col.cost'), t('col.depreciation'), t('asset.entry')]}
        rows={postings.map((one) => ({
          key: one.id,
          head: <Day value={one.date} />,
          cells: [
            `${t(`kind.${one.kind}`)}${one.reversed_on === null ? '' : ` (${t('asset.reversed')})`}`,
            formatAmount(one.cost),
            formatAmount(one.depreciation),
            one.entry_id === null ? (
              t('asset.noEntry')
            ) : (
              <Link key="entry" to={`/journal-entry/${one.entry_id}`}>
                {t('asset.entry')}
              </Link>
            ),
          ],
        }))}
      />
      {asked && <ReverseDialog posting={asked} onClose={() => setAsked(null)} />}
    </Card>
  );
}
