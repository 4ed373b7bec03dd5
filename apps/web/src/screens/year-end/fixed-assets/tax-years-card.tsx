import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useHirePurchaseYears } from '../../../api/queries/year-end/profits-tax.ts';
import { ErrorState } from '../../../components/feedback/error-state.tsx';
import { Card } from '../../../components/page/card.tsx';
import { RowsSkeleton } from '../../../components/page/rows-skeleton.tsx';
import { HirePurchaseTable } from '../../../components/tax/hire-purchase-table.tsx';

/** On the page of an asset under hire purchase: its allowances in each year of assessment. */
export function TaxYearsCard({ assetId }: { assetId: string }) {
  const { t } = useTranslation('profits-tax');
  const { data, error, refetch } = useHirePurchaseYears(assetId);
  const title = t('hirePurchase.years');
  if (error && data === undefined)
    return (
      <Card title={title}>
        <ErrorState detail={error.message} onRetry={() => void refetch()} />
      </Card>
    );
  if (data === undefined) return <RowsSkeleton rows={3} />;
  const rows = data.map(({ computation_id, year_of_assessment, line }) => ({
    key: computation_id,
    head: <Link to={`/accounting/profits-tax/${computation_id}`}>{year_of_assessment}</Link>,
    line,
  }));
  return (
    <Card title={title} extra="HKD">
      {rows.length === 0 ? (
        <p className="muted">{t('hirePurchase.yearsNone')}</p>
      ) : (
        <HirePurchaseTable caption={title} of={t('col.year')} rows={rows} />
      )}
    </Card>
  );
}
