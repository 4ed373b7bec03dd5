import type { BankAccountRow, TimelineSpan } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Day } from '../../../../components/day/day.tsx';
import { Balance } from '../../../../components/money/balance.tsx';
import { Icon } from '../../../../components/page/icon.tsx';
import type { DataColumn } from '../../../../components/table/data-table.tsx';
import { SpanState } from './span-state.tsx';

interface Shown {
  kind: BankAccountRow['kind'];
  currency: string | undefined;
}

export function useStatementColumns({ kind, currency }: Shown): DataColumn<TimelineSpan>[] {
  const { t } = useTranslation('bank-proof');
  const balance = (value: string | null) => <Balance value={value} kind={kind} {...(currency && { currency })} />;
  return [
    { title: t('col.period'), width: 260, render: (_, span) => <Period span={span} /> },
    {
      title: t('col.opening'),
      align: 'right',
      width: 190,
      render: (_, span) => (
        <span className="opening inline-flex items-center gap-6">
          {balance(span.opening_balance)}
          {span.opening_holds === false && (
            <span className="text-wrong" title={t('openingWrong')}>
              <Icon name="not-equal" size={15} />
              <span className="visually-hidden absolute clip nowrap">{t('openingWrong')}</span>
            </span>
          )}
          {span.opening_holds === true && (
            <span className="text-green" title={t('openingHolds')}>
              <Icon name="check" size={15} />
              <span className="visually-hidden absolute clip nowrap">{t('openingHolds')}</span>
            </span>
          )}
        </span>
      ),
    },
    { title: t('col.closing'), align: 'right', width: 170, render: (_, span) => balance(span.closing_balance) },
    {
      title: t('col.toDo'),
      align: 'right',
      width: 110,
      render: (_, span) => (span.kind === 'statement' ? <span className="figures num">{span.to_do}</span> : null),
    },
    { title: t('col.state'), width: 190, render: (_, span) => <SpanState span={span} /> },
    {
      title: t('col.proof'),
      width: 110,
      render: (_, span) =>
        span.statement_id && <Link to={`/bank-statement/proof/${span.statement_id}`}>{t('proof')}</Link>,
    },
  ];
}

export function Period({ span }: { span: TimelineSpan }) {
  return (
    <span>
      <Day value={span.start} /> – <Day value={span.end} />
    </span>
  );
}
