import type { MissingEvidenceRow } from '@folio/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBankAccounts } from '../../../../api/queries/banking/bank.ts';
import { missingPerPage, useMissing } from '../../../../api/queries/banking/bank-evidence.ts';
import { AskDialog } from '../../../../components/client-request/ask/ask-dialog.tsx';
import type { AskSubject } from '../../../../components/client-request/ask/ask-form.tsx';
import { useAskSide } from '../../../../components/client-request/ask/use-ask-side.ts';
import { formatDay } from '../../../../components/day/format-day.ts';
import { EmptyState } from '../../../../components/feedback/empty-state.tsx';
import { toast } from '../../../../components/feedback/toast/toast.ts';
import { useUrlState } from '../../../../components/hooks/use-url-state.ts';
import { formatAmount } from '../../../../components/money/format-amount.ts';
import { Card } from '../../../../components/page/card.tsx';
import { PageHeader } from '../../../../components/page/page-header.tsx';
import { DataTable } from '../../../../components/table/data-table.tsx';
import { ListToolbar } from '../../../../components/table/list-toolbar.tsx';
import { currentLanguage } from '../../../../i18n/start-language.ts';
import { useMay } from '../../../../session/use-may.ts';
import { BankNav } from '../bank-nav.tsx';
import { LineSide } from '../evidence/line-side.tsx';
import { sideLineOfMissing } from '../evidence/side-line.ts';
import { AccountPicker } from '../statements/account-picker.tsx';
import { AskBar } from './ask-bar.tsx';
import { useMissingColumns } from './columns.tsx';
import { MissingCard } from './missing-card.tsx';
import { MissingKeys } from './missing-keys.tsx';
import { RowFiles } from './row-files.tsx';
import { useMarkedLines } from './use-marked-lines.ts';
import { useMissingActions } from './use-missing-actions.ts';
import '../css/head.css';
import './missing.css';

/** Spent lines that no document shows the reason of. Each is settled here: a file dropped on it, one that arrived, a question. */
export default function MissingEvidenceScreen() {
  const { t } = useTranslation('bank-evidence');
  const readOnly = !useMay('write');
  const accounts = useBankAccounts();
  const [view, setView] = useUrlState({ account: '', q: '', sort: '-date', page: '1' });
  const page = Number(view.page) || 1;
  const missing = useMissing({ accountId: view.account, q: view.q, sort: view.sort, page });
  const [opened, setOpened] = useState<MissingEvidenceRow | null>(null);
  const actions = useMissingActions();
  const marked = useMarkedLines(`${view.account} ${view.q}`);
  const [asking, setAsking] = useState<readonly MissingEvidenceRow[] | null>(null);
  const { side } = useAskSide();
  const ask = (row: MissingEvidenceRow) => {
    if (side === 'none') return;
    if (row.question === null) setAsking([row]);
    else toast.info(t('missing.askedBefore'));
  };
  const onAsk = side === 'none' ? null : ask;
  const columns = useMissingColumns({ sort: view.sort, actions, onAsk, readOnly, hasAccounts: view.account === '' });
  const rows = missing.data?.data;
  const total = missing.data?.meta.total ?? 0;
  return (
    <>
      <PageHeader
        title={t('missing.title')}
        subtitle={total === 0 ? undefined : t('missing.count', { count: total })}
      />
      <BankNav accountId={view.account} />
      <ListToolbar searchLabel={t('missing.search')} search={view.q} onSearch={(q) => setView({ q, page: '1' })}>
        <AccountPicker
          accounts={accounts.data ?? []}
          value={view.account}
          all={t('missing.allAccounts')}
          onChoose={(account) => setView({ account, page: '1' })}
        />
      </ListToolbar>
      <MissingKeys isOn={!readOnly && (rows?.length ?? 0) > 0} side={side} />
      <Card flush>
        <RowFiles rows={rows ?? []} isOn={!readOnly} onFiles={actions.drop} onAsk={ask} onOpen={setOpened}>
          <DataTable
            label={t('missing.title')}
            rows={rows}
            rowKey={(row) => row.id}
            columns={columns}
            error={missing.error}
            onRetry={() => missing.refetch()}
            onOpen={(row) => (row.arrived === null || readOnly ? setOpened(row) : actions.take(row))}
            onSort={(sort) => setView({ sort, page: '1' })}
            card={(row) => <MissingCard row={row} />}
            {...(side !== 'none' && {
              marks: {
                ids: marked.ids,
                onMark: marked.mark,
                labelOf: (row: MissingEvidenceRow) => t('missing.mark', { name: nameOf(row) }),
                allLabel: t('missing.markAll'),
              },
            })}
            empty={<NoneMissing isFiltered={view.q !== '' || view.account !== ''} />}
            paging={{ page, limit: missingPerPage, total, onPage: (next) => setView({ page: `${next}` }) }}
          />
        </RowFiles>
      </Card>
      <AskBar side={side} count={marked.rows.length} onAsk={() => setAsking(marked.rows)} onClear={marked.clear} />
      {asking !== null && (
        <AskDialog
          subjects={asking.map(subjectOf)}
          text={side === 'client' ? t('missing.question') : ''}
          onClose={() => setAsking(null)}
          onAsked={marked.clear}
        />
      )}
      {opened && <LineSide line={sideLineOfMissing(opened)} readOnly={readOnly} onClose={() => setOpened(null)} />}
    </>
  );
}

function NoneMissing({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation('bank-evidence');
  return (
    <EmptyState
      title={t(isFiltered ? 'missing.noneFound' : 'missing.none')}
      detail={t(isFiltered ? 'missing.noneFoundDetail' : 'missing.noneDetail')}
    />
  );
}

function nameOf({ payee, description }: MissingEvidenceRow): string {
  return payee ?? description;
}

function subjectOf(row: MissingEvidenceRow): AskSubject {
  const facts = [
    formatDay(row.date, currentLanguage()),
    nameOf(row),
    formatAmount(row.amount, { currency: row.currency, withCode: row.currency !== 'HKD' }),
  ];
  return { type: 'bank_line', id: row.id, label: facts.join(' · ') };
}
