import type { TaxHirePurchaseLine } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatAmount } from '../../../../components/money/format-amount.ts';
import { Card } from '../../../../components/page/card.tsx';
import { HirePurchaseTable } from '../../../../components/tax/hire-purchase-table.tsx';

/** Assets under hire purchase in a computation, each with its asset and the schedule of its agreement. */
export function HirePurchaseCard({ lines }: { lines: readonly TaxHirePurchaseLine[] }) {
  const { t } = useTranslation('profits-tax');
  const rows = lines.map((line, index) => ({ key: String(index), head: <HeadOf line={line} />, line }));
  return (
    <Card title={t('hirePurchase.title')} extra="HKD">
      <HirePurchaseTable caption={t('hirePurchase.title')} of={t('hirePurchase.asset')} rows={rows} />
    </Card>
  );
}

function HeadOf({ line }: { line: TaxHirePurchaseLine }) {
  const { t } = useTranslation('profits-tax');
  const { asset_id, schedule_id, name, not_posted } = line;
  return (
    <span className="grid gap-4">
      {asset_id === null ? name : <Link to={`/accounting/fixed-assets/${asset_id}`}>{name}</Link>}
      {schedule_id !== null && (
        <Link className="font-small" to={`/accounting/schedules/${schedule_id}`}>
          {t('hirePurchase.agreement')}
        </Link>
      )}
      {not_posted !== '0.00' && (
        <span className="font-small muted">{t('hirePurchase.notPosted', { amount: formatAmount(not_posted) })}</span>
      )}
    </span>
  );
}
