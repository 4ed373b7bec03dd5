import type { PayeeMemoryRow } from '@folio/contract';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { memoryPageSize, useBankRuleCalls, usePayeeMemory } from '../../../../api/queries/banking/bank-rule.ts';
import { Day } from '../../../../components/day/day.tsx';
import { useConfirm } from '../../../../components/feedback/confirm.tsx';
import { EmptyState } from '../../../../components/feedback/empty-state.tsx';
import { toast } from '../../../../components/feedback/toast/toast.ts';
import { useUrlState } from '../../../../components/hooks/use-url-state.ts';
import { Card } from '../../../../components/page/card.tsx';
import { Icon } from '../../../../components/page/icon.tsx';
import { accountName } from '../../../../components/select/account-select.tsx';
import { type DataColumn, DataTable } from '../../../../components/table/data-table.tsx';
import { ListToolbar } from '../../../../components/table/list-toolbar.tsx';
import { useMay } from '../../../../session/use-may.ts';
import { sentencesOf } from './refusal-words.ts';
import { useRuleWords } from './use-rule-words.ts';

/** What Folio has learnt about payees, a page of the server's at a time. */
export function MemoryList() {
  const { t } = useTranslation('bank-rules');
  const [{ q, page, sort }, setView] = useUrlState({ q: '', page: '1', sort: '-last_used' });
  const memory = usePayeeMemory({ page: Number(page), q, sort });
  const columns = useMemoryColumns(sort, useForget());
  return (
    <>
      <ListToolbar searchLabel={t('memory.search')} search={q} onSearch={(text) => setView({ q: text, page: '1' })} />
      <Card flush>
        <DataTable<PayeeMemoryRow>
          label={t('tab.memory')}
          rows={memory.data?.data}
          rowKey={(row) => row.id}
          columns={columns}
          error={memory.error}
          onRetry={() => void memory.refetch()}
          onSort={(next) => setView({ sort: next, page: '1' })}
          card={(row) => <MemoryCard row={row} />}
          paging={{
            page: Number(page),
            limit: memoryPageSize,
            total: memory.data?.meta.total ?? 0,
            onPage: (next) => setView({ page: String(next) }),
          }}
          empty={
            q === '' ? (
              <EmptyState title={t('memory.empty')} detail={t('memory.emptyDetail')} />
            ) : (
              <EmptyState illustration="search" title={t('memory.noneFound')} detail={t('memory.noneFoundDetail')} />
            )
          }
        />
      </Card>
    </>
  );
}

function useForget(): (row: PayeeMemoryRow) => Promise<void> {
  const { t } = useTranslation('bank-rules');
  const { forget } = useBankRuleCalls();
  const confirm = useConfirm();
  return async (row) => {
    const title = t('memory.forgetAsk', { payee: row.payee, account: `${row.account_code} ${accountNameOf(row)}` });
    if (!(await confirm({ title, detail: t('memory.forgetDetail'), okText: t('memory.forget'), danger: true }))) return;
    await forget(row.id).then(
      () => toast.success(t('memory.forgotten', { payee: row.payee })),
      (cause) => toast.error(sentencesOf(cause)),
    );
  };
}

function accountNameOf(row: PayeeMemoryRow): string {
  return accountName({ name: row.account_name, name_zh: row.account_name_zh });
}

type Forget = (row: PayeeMemoryRow) => Promise<void>;

function useMemoryColumns(sort: string, forget: Forget): DataColumn<PayeeMemoryRow>[] {
  const { t } = useTranslation('bank-rules');
  const words = useRuleWords();
  const readOnly = !useMay('write');
  const column = sort.replace(/^-/, '');
  const sorted = (key: string) => ({
    key,
    sorter: true,
    sortOrder: column === key ? (sort.startsWith('-') ? ('descend' as const) : ('ascend' as const)) : null,
  });
  const all: DataColumn<PayeeMemoryRow>[] = [
    { ...sorted('payee'), title: t('memory.payee'), render: (_, row) => row.payee },
    { ...sorted('direction'), title: t('direction'), render: (_, row) => t(`directionOf.${row.direction}`) },
    {
      ...sorted('account_code'),
      title: t('memory.account'),
      render: (_, row) => `${row.account_code} ${accountNameOf(row)}`,
    },
    {
      ...sorted('times'),
      title: t('memory.times'),
      align: 'right',
      className: 'figures num',
      render: (_, row) => row.times,
    },
    {
      ...sorted('refused'),
      title: t('memory.refused'),
      align: 'right',
      className: 'figures num',
      render: (_, row) => row.refused,
    },
    { ...sorted('last_used'), title: t('memory.lastUsed'), render: (_, row) => <Day value={row.last_used} /> },
    { key: 'accuracy', title: t('memory.accuracy'), render: (_, row) => words.accuracy(row.accuracy) },
    {
      key: 'actions',
      title: <span className="visually-hidden absolute clip nowrap">{t('memory.forget')}</span>,
      align: 'right',
      render: (_, row) => <ForgetButton row={row} onForget={forget} />,
    },
  ];
  return readOnly ? all.filter(({ key }) => key !== 'actions') : all;
}

function ForgetButton({ row, onForget }: { row: PayeeMemoryRow; onForget: Forget }) {
  const { t } = useTranslation('bank-rules');
  return (
    <Button
      type="text"
      size="small"
      icon={<Icon name="trash" size={15} />}
      aria-label={t('memory.forgetOne', { payee: row.payee })}
      title={t('memory.forget')}
      onClick={() => void onForget(row)}
    />
  );
}

/** What was learnt on a phone. */
function MemoryCard({ row }: { row: PayeeMemoryRow }) {
  const { t } = useTranslation('bank-rules');
  const readOnly = !useMay('write');
  const forget = useForget();
  return (
    <span className="flex items-center between gap-12">
      <span className="grid min-0 gap-2 break">
        <strong>{row.payee}</strong>
        <span>{`${row.account_code} ${accountNameOf(row)}`}</span>
        <span className="font-small faint">
          {t(`directionOf.${row.direction}`)} · {t('memory.timesOf', { count: row.times })} ·{' '}
          <Day value={row.last_used} />
        </span>
      </span>
      {!readOnly && <ForgetButton row={row} onForget={forget} />}
    </span>
  );
}
