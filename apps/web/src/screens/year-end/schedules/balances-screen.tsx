import { addDays, isDay, startOfMonth } from '@folio/ledger/calendar';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLedgerAccounts } from '../../../api/queries/books/ledger-account.ts';
import { useScheduleBalances } from '../../../api/queries/year-end/schedule.ts';
import { DayInput } from '../../../components/day/day-input.tsx';
import { todayInHongKong } from '../../../components/day/today.ts';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { ErrorState } from '../../../components/feedback/error-state.tsx';
import { SideField } from '../../../components/form/side-form.tsx';
import { useUrlState } from '../../../components/hooks/use-url-state.ts';
import { formatAmount } from '../../../components/money/format-amount.ts';
import { Card } from '../../../components/page/card.tsx';
import { RowsSkeleton } from '../../../components/page/rows-skeleton.tsx';
import { ToolHeader } from '../../../components/page/tool-header.tsx';
import { accountName } from '../../../components/select/account-select.tsx';
import { FigureTable } from '../../../components/table/figure-table.tsx';
import { ExplanationCard } from './explanation-card.tsx';

/** The balance accounts of schedules on a day: what the ledger has, what open schedules explain, and the difference. */
export default function BalancesScreen() {
  const { t } = useTranslation('accounting-schedules');
  const usual = addDays(startOfMonth(todayInHongKong()), -1);
  const [view, setView] = useUrlState({ date: usual, account: '', page: '1' });
  const date = isDay(view.date) ? view.date : usual;
  const nameOf = useAccountNames();
  return (
    <div className="cards-apart">
      <ToolHeader
        title={t('balances.title')}
        subtitle={t('balances.subtitle')}
        parent={{ title: t('title'), path: '/accounting/schedules' }}
      />
      <Card>
        <SideField id="balances-day" label={t('balances.day')}>
          <DayInput id="balances-day" value={date} onChange={(day) => day && setView({ date: day, page: '1' })} />
        </SideField>
      </Card>
      <AccountsCard date={date} nameOf={nameOf} onAccount={(account) => setView({ account, page: '1' })} />
      {view.account && (
        <ExplanationCard
          account={view.account}
          title={nameOf(view.account)}
          date={date}
          page={Number(view.page) || 1}
          onPage={(page) => setView({ page: String(page) })}
        />
      )}
    </div>
  );
}

function useAccountNames(): (code: string) => string {
  const accounts = useLedgerAccounts();
  return (code) => {
    const account = accounts.data?.find((one) => one.code === code);
    return account ? `${code} ${accountName(account)}` : code;
  };
}

interface AccountsCardProps {
  date: string;
  nameOf: (code: string) => string;
  onAccount: (code: string) => void;
}

function AccountsCard({ date, nameOf, onAccount }: AccountsCardProps) {
  const { t } = useTranslation('accounting-schedules');
  const { data, error, refetch } = useScheduleBalances(date);
  if (error && !data) return <ErrorState detail={error.message} onRetry={() => refetch()} />;
  if (!data) return <RowsSkeleton rows={4} />;
  if (data.length === 0) return <EmptyState title={t('balances.empty')} detail={t('emptyDetail')} />;
  return (
    <Card title={t('balances.accounts')}>
      <FigureTable
        caption={t('balances.accounts')}
        heads={['account', 'closing', 'explained', 'difference'].map((one) => t(`balances.${one}`))}
        rows={data.map((row) => ({
          key: row.account,
          head: (
            <Button type="link" onClick={() => onAccount(row.account)}>
              {nameOf(row.account)}
            </Button>
          ),
          cells: [row.closing, row.explained, row.difference].map((amount) => formatAmount(amount)),
        }))}
      />
    </Card>
  );
}
