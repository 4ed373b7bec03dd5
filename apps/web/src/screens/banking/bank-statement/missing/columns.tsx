import type { MissingEvidenceRow } from '@folio/contract';
import type { SortOrder } from 'antd/es/table/interface';
import { useTranslation } from 'react-i18next';
import { Day } from '../../../../components/day/day.tsx';
import { Amount } from '../../../../components/money/amount.tsx';
import type { DataColumn } from '../../../../components/table/data-table.tsx';
import { Answered, Ask, LineWords, Question, Take } from './line-words.tsx';
import type { MissingActions } from './use-missing-actions.ts';

interface Shown {
  sort: string;
  actions: MissingActions;
  /** Null: the person has no one to ask. */
  onAsk: ((row: MissingEvidenceRow) => void) | null;
  readOnly: boolean;
  /** The account is said: lines of several are shown. */
  hasAccounts: boolean;
}

export function useMissingColumns({
  sort,
  actions,
  onAsk,
  readOnly,
  hasAccounts,
}: Shown): DataColumn<MissingEvidenceRow>[] {
  const { t } = useTranslation('bank-evidence');
  const order = (key: string): SortOrder => (sort === key ? 'ascend' : sort === `-${key}` ? 'descend' : null);
  const sorted = (key: string) => ({ key, sorter: true, sortOrder: order(key) });
  const account: DataColumn<MissingEvidenceRow> = {
    title: t('missing.account'),
    width: 76,
    render: (_, row) => <span className="figures num">{row.account_code}</span>,
  };
  return [
    { ...sorted('date'), title: t('missing.date'), width: 124, render: (_, row) => <Day value={row.date} /> },
    ...(hasAccounts ? [account] : []),
    { ...sorted('payee'), title: t('missing.line'), render: (_, row) => <LineWords row={row} /> },
    {
      title: t('missing.coded'),
      width: 150,
      render: (_, row) => row.coded_text ?? <span className="faint">{t('missing.open')}</span>,
    },
    {
      ...sorted('amount'),
      title: t('missing.amount'),
      width: 120,
      align: 'right',
      render: (_, row) => <Amount value={row.amount} currency={row.currency} withCode={row.currency !== 'HKD'} />,
    },
    {
      title: t('missing.document'),
      width: 190,
      render: (_, row) => <Settle row={row} actions={actions} onAsk={onAsk} readOnly={readOnly} />,
    },
  ];
}

type SettleProps = { row: MissingEvidenceRow } & Pick<Shown, 'actions' | 'onAsk' | 'readOnly'>;

/** What arrived for the line, with its one key; or the question that was asked, and what was answered; or how to ask it. */
function Settle({ row, actions, onAsk, readOnly }: SettleProps) {
  return (
    <div className="flex wrap items-center gap-6">
      <Question row={row} />
      <Answered row={row} />
      {!readOnly && row.arrived !== null && <Take row={row} onTake={() => actions.take(row)} />}
      {!readOnly && onAsk && row.arrived === null && row.question === null && <Ask onAsk={() => onAsk(row)} />}
    </div>
  );
}
