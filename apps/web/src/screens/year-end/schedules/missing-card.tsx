import type { MissingBillRow } from '@folio/contract';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMissingBills } from '../../../api/queries/year-end/schedule.ts';
import { formatAmount } from '../../../components/money/format-amount.ts';
import { Card } from '../../../components/page/card.tsx';
import { FigureTable } from '../../../components/table/figure-table.tsx';
import { useMay } from '../../../session/use-may.ts';
import { ScheduleForm } from './schedule-form.tsx';
import { ofMissingBill } from './typed-schedule.ts';

const shown = 20;

/** Bills that usually arrive each month and did not for this one; each can become an accrual. */
export function MissingCard({ month }: { month: string }) {
  const { t } = useTranslation('accounting-schedules');
  const readOnly = !useMay('write');
  const { data } = useMissingBills({ month, page: 1, limit: shown });
  const [asked, setAsked] = useState<MissingBillRow | null>(null);
  if (!data || data.data.length === 0) return null;
  return (
    <Card title={t('missing.title')} extra={t('missing.count', { count: data.meta.total })}>
      <p className="below-12 font-base muted">{t('missing.detail')}</p>
      <FigureTable
        caption={t('missing.title')}
        heads={[t('missing.party'), t('balances.account'), t('field.amount'), t('line.action')]}
        rows={data.data.map((bill) => ({
          key: `${bill.party} ${bill.account}`,
          head: bill.party,
          cells: [
            bill.account,
            formatAmount(bill.amount),
            !readOnly && (
              <Button key="accrue" size="small" onClick={() => setAsked(bill)}>
                {t('missing.accrue')}
              </Button>
            ),
          ],
        }))}
      />
      {asked && <ScheduleForm start={ofMissingBill(asked, month)} onClose={() => setAsked(null)} />}
    </Card>
  );
}
