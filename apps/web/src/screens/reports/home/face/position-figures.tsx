import type { CompanyPosition } from '@folio/contract';
import { financialYearOf, type YearRule } from '@folio/ledger/calendar';
import { useTranslation } from 'react-i18next';
import { usePosition } from '../../../../api/queries/reports/dashboard.ts';
import { useYearRule } from '../../../../components/day/use-year-rule.ts';
import { ErrorState } from '../../../../components/feedback/error-state.tsx';
import { Amount } from '../../../../components/money/amount.tsx';
import { Need } from '../needs-cards.tsx';
import { cashPath } from '../report-paths.ts';

/** What the company has and owes today; each figure leads to the report that it comes from. */
export function PositionFigures() {
  const { t } = useTranslation('home');
  const years = useYearRule();
  const { data, error, refetch } = usePosition();
  if (error !== null && data === undefined) return <ErrorState detail={error.message} onRetry={() => void refetch()} />;
  const figure = (value: string | undefined) =>
    value === undefined ? undefined : <Amount value={value} currency={data?.base_currency} />;
  return (
    <ul className="columns-three grid gap-12-16 m-0 p-0 list-none below-16" aria-label={t('position.label')}>
      <Need to={cashReport(data, years)} icon="bank" figure={figure(data?.cash)}>
        {t('position.cash')}
      </Need>
      <Need to="/reports/aged-receivable" icon="receipt" figure={figure(data?.receivable)}>
        {t('position.receivable')}
      </Need>
      <Need to="/reports/aged-payable" icon="cart" figure={figure(data?.payable)}>
        {t('position.payable')}
      </Need>
    </ul>
  );
}

/** The postings of the cash accounts from the start of the financial year to today. */
function cashReport(position: CompanyPosition | undefined, years: YearRule): string {
  if (position === undefined) return '/reports/account-transaction';
  const { as_at: to, cash_accounts: accounts } = position;
  return cashPath(accounts, { from: financialYearOf(to, years).start, to });
}
