import type { FixedAsset } from '@folio/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { useFixedAsset } from '../../../api/queries/year-end/fixed-asset.ts';
import { Day } from '../../../components/day/day.tsx';
import { spotPath } from '../../../components/document/evidence.ts';
import { ErrorState } from '../../../components/feedback/error-state.tsx';
import { formatAmount } from '../../../components/money/format-amount.ts';
import { Card } from '../../../components/page/card.tsx';
import { RowsSkeleton } from '../../../components/page/rows-skeleton.tsx';
import { ToolHeader } from '../../../components/page/tool-header.tsx';
import { FigureTable } from '../../../components/table/figure-table.tsx';
import { ChangeButtons } from './change-buttons.tsx';
import { type Change, ChangeForm } from './change-form.tsx';
import { className } from './class-name.ts';
import { SourceLink } from './disposal/source-link.tsx';
import { PostingsCard } from './postings-card.tsx';
import { ScheduleCard } from './schedule-card.tsx';
import { TaxYearsCard } from './tax-years-card.tsx';

/** An asset with its source, its postings and the months still to be charged. */
export default function AssetScreen() {
  const { t } = useTranslation('accounting-fixed-assets');
  const { assetId = '' } = useParams();
  const { data, error, refetch } = useFixedAsset(assetId);
  const [change, setChange] = useState<Change | null>(null);
  if (error && !data) return <ErrorState detail={error.message} onRetry={() => refetch()} />;
  if (!data) return <RowsSkeleton rows={10} />;
  return (
    <div className="cards-apart">
      <ToolHeader
        title={`${data.number} ${data.name}`}
        subtitle={className({ name: data.class_name, name_zh: data.class_name_zh })}
        parent={{ title: t('title'), path: '/accounting/fixed-assets' }}
        actions={<ChangeButtons asset={data} onChange={setChange} />}
      />
      <FactsCard asset={data} />
      <PostingsCard postings={data.postings} />
      {data.tax_class === 'hire_purchase' && <TaxYearsCard assetId={data.id} />}
      <ScheduleCard schedule={data.schedule} net={data.net} />
      {change && <ChangeForm asset={data} change={change} onClose={() => setChange(null)} />}
    </div>
  );
}

function FactsCard({ asset }: { asset: FixedAsset }) {
  const { t } = useTranslation('accounting-fixed-assets');
  const last = asset.estimates.at(-1);
  const document = asset.document_id && (
    <Link to={spotPath(asset.document_id, asset.spot)}>
      {asset.spot ? t('asset.document', { page: asset.spot.page }) : t('asset.wholeDocument')}
    </Link>
  );
  const bill = asset.invoice_id && <Link to={`/invoice/${asset.invoice_id}`}>{t('asset.bill')}</Link>;
  const sold = asset.postings.findLast(({ kind, reversed_on }) => kind === 'disposal' && reversed_on === null)?.source;
  const source = (bill || document) && <span key="source">{[bill, ' ', document]}</span>;
  return (
    <Card title={t('asset.facts')}>
      <FigureTable
        caption={t('asset.facts')}
        isText
        heads={[t('asset.fact'), t('asset.value')]}
        rows={[
          { key: 'state', head: t('col.state'), cells: [t(`state.${asset.state}`)] },
          { key: 'acquired', head: t('field.acquired_on'), cells: [<Day key="day" value={asset.acquired_on} />] },
          { key: 'in_use', head: t('field.in_use_on'), cells: [<Day key="day" value={asset.in_use_on} />] },
          { key: 'cost', head: t('col.cost'), cells: [formatAmount(asset.cost)] },
          {
            key: 'foreign',
            head: t('asset.foreignCost', { currency: asset.currency }),
            cells: [asset.foreign_cost && formatAmount(asset.foreign_cost)],
          },
          { key: 'depreciation', head: t('col.depreciation'), cells: [formatAmount(asset.depreciation)] },
          { key: 'net', head: t('col.net'), cells: [formatAmount(asset.net)] },
          { key: 'method', head: t('method.label'), cells: [last && t(`method.${last.method}`)] },
          { key: 'life', head: t('field.life_months'), cells: [last?.life_months] },
          { key: 'residual', head: t('field.residual'), cells: [last && formatAmount(last.residual)] },
          { key: 'tax', head: t('tax.label'), cells: [t(`tax.${asset.tax_class}`)] },
          { key: 'supplier', head: t('field.supplier'), cells: [asset.supplier] },
          { key: 'bill', head: t('asset.source'), cells: [source] },
          { key: 'sold', head: t('disposal.source'), cells: [sold && <SourceLink key="sold" source={sold} />] },
          { key: 'note', head: t('field.note'), cells: [asset.note] },
        ].filter(({ cells }) => cells[0])}
      />
    </Card>
  );
}
