import { isDay } from '@folio/ledger/calendar';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useStatutoryAccounts } from '../../../api/queries/year-end/statutory-accounts.ts';
import { formatDay } from '../../../components/day/format-day.ts';
import { ErrorState } from '../../../components/feedback/error-state.tsx';
import { useUrlState } from '../../../components/hooks/use-url-state.ts';
import { Card } from '../../../components/page/card.tsx';
import { RowsSkeleton } from '../../../components/page/rows-skeleton.tsx';
import { ToolHeader } from '../../../components/page/tool-header.tsx';
import { currentLanguage } from '../../../i18n/start-language.ts';
import { AccountsEditor } from './accounts-editor.tsx';

/** The statutory accounts of a period: statements from the books, facts and texts of a person, and the printed set. */
export default function StatutoryAccountsScreen() {
  const { t } = useTranslation('accounting-statutory-accounts');
  const [{ end }, setView] = useUrlState({ end: '' });
  const accounts = useStatutoryAccounts(isDay(end) ? end : undefined);
  const { data } = accounts;
  const language = currentLanguage();
  return (
    <>
      <ToolHeader
        title={t('title')}
        subtitle={t('subtitle')}
        actions={
          data && (
            <Select
              aria-label={t('period')}
              popupMatchSelectWidth={false}
              value={data.book.period.to}
              options={data.years.map((year) => ({
                value: year.end,
                label: t('periodTo', { date: formatDay(year.end, language), state: t(`state.${year.state}`) }),
              }))}
              onChange={(chosen) => setView({ end: chosen })}
            />
          )
        }
      />
      {accounts.error && data === undefined && (
        <Card>
          <ErrorState detail={accounts.error.message} onRetry={() => void accounts.refetch()} />
        </Card>
      )}
      {!accounts.error && data === undefined && (
        <Card flush>
          <RowsSkeleton rows={10} />
        </Card>
      )}
      {data && (
        <div className={accounts.isPlaceholderData ? 'dim' : ''} aria-busy={accounts.isPlaceholderData}>
          <AccountsEditor key={data.book.period.to} accounts={data} />
        </div>
      )}
    </>
  );
}
