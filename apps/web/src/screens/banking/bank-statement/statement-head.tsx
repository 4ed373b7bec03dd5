import type { BankStatementHeader } from '@folio/contract';
import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Day } from '../../../components/day/day.tsx';
import { ErrorState } from '../../../components/feedback/error-state.tsx';
import { useIsPhone } from '../../../components/hooks/use-is-phone.ts';
import { Amount } from '../../../components/money/amount.tsx';
import { Card } from '../../../components/page/card.tsx';
import { Icon } from '../../../components/page/icon.tsx';
import { accountName } from '../../../components/select/account-select.tsx';
import { isNil } from './coding/coding.ts';

interface StatementHeadProps {
  header: BankStatementHeader | undefined;
  error: Error | null;
  onRetry: () => void;
}

/** On a phone the facts are folded, so that the first line is in sight. */
function Facts({ children }: { children: ReactNode }) {
  const { t } = useTranslation('bank-statement');
  if (!useIsPhone()) return <dl className="wrap">{children}</dl>;
  return (
    <details className="below-10">
      <summary className="min-h-34 pointer muted">{t('facts')}</summary>
      <dl className="wrap">{children}</dl>
    </details>
  );
}

/** The account at its last statement and its difference to the books; stays visible while the lines scroll. */
export function StatementHead({ header, error, onRetry }: StatementHeadProps) {
  const { t } = useTranslation('bank-statement');
  if (error && !header) return <ErrorState detail={error.message} onRetry={onRetry} />;
  if (!header) {
    return (
      <Card className="statement-head gap-16-32 items-center between below-16">
        <Skeleton active title={false} paragraph={{ rows: 2, width: ['60%', '50%'] }} />
      </Card>
    );
  }
  const name = accountName({ name: header.account_name, name_zh: header.account_name_zh });
  return (
    <Card className="statement-head gap-16-32 items-center between below-16">
      <Facts>
        <Fact label={t('lastStatementDate')}>
          {header.last_statement_date ? <Day value={header.last_statement_date} /> : t('none')}
        </Fact>
        <Fact label={t('lastStatementBalance')}>
          {header.last_statement_balance ? (
            <Amount
              value={header.last_statement_balance}
              currency={header.currency}
              withCode={header.currency !== 'HKD'}
            />
          ) : (
            t('none')
          )}
        </Fact>
        <Fact label={t('accountNumber')}>{header.account_number ?? t('none')}</Fact>
        <Fact label={t('accountCodeAndName')}>{`${header.account_code} ${name}`}</Fact>
      </Facts>
      <Difference header={header} />
    </Card>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-small line-18 faint">{label}</dt>
      <dd className="bold num">{children}</dd>
    </div>
  );
}

/** The difference between statement and books, and how many lines wait. At zero it says so, with a small animation. */
function Difference({ header }: { header: BankStatementHeader }) {
  const { t } = useTranslation('bank-statement');
  if (header.difference === null) return null;
  const agrees = isNil(header.difference);
  const waiting = header.counts.to_do;
  return (
    <p
      className={agrees ? 'difference rigid text-right difference-nil' : 'difference rigid text-right'}
      aria-live="polite"
    >
      <span className="block font-small line-18 faint">{agrees ? t('agrees') : t('difference')}</span>
      <strong>
        {agrees && <Icon name="circle-check" size={18} />}
        <Amount value={header.difference} currency={header.currency} />
      </strong>
      <span className="block font-small line-18 faint difference-left">
        {waiting > 0 ? t('waiting', { count: waiting }) : t('nothingWaits')}
      </span>
    </p>
  );
}
