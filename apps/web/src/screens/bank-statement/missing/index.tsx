import type { MissingEvidenceRow } from '@folio/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBankAccounts } from '../../../api/queries/bank.ts';
import { missingPerPage, useMissing } from '../../../api/queries/bank-evidence.ts';
import { Card } from '../../../components/card.tsx';
import { DataTable } from '../../../components/data-table.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ListToolbar } from '../../../components/list-toolbar.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { useUrlState } from '../../../components/use-url-state.ts';
import { useMay } from '../../../session/use-may.ts';
import { BankNav } from '../bank-nav.tsx';
import { LineSide } from '../evidence/line-side.tsx';
import { sideLineOfMissing } from '../evidence/side-line.ts';
import { AccountPicker } from '../statements/account-picker.tsx';
import { useMissingColumns } from './columns.tsx';
import { MissingCard } from './missing-card.tsx';
import { MissingKeys } from './missing-keys.tsx';
import { RowFiles } from './row-files.tsx';
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
  const columns = useMissingColumns({ sort: view.sort, actions, readOnly, hasAccounts: view.account === '' });
  const rows = missing.data?.data;
  const total = missing.data?.meta.total;
  const isFiltered = view.q !== '' || view.account !== '';
  return (
    <>
      <PageHeader
        title={t('missing.title')}
        subtitle={total === undefined || total === 0 ? undefined : t('missing.count', { count: total })}
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
      <MissingKeys isOn={!readOnly && (rows?.length ?? 0) > 0} />
      <Card flush>
        <RowFiles rows={rows ?? []} isOn={!readOnly} onFiles={actions.drop} onAsk={actions.ask} onOpen={setOpened}>
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
            empty={
              <EmptyState
                title={t(isFiltered ? 'missing.noneFound' : 'missing.none')}
                detail={t(isFiltered ? 'missing.noneFoundDetail' : 'missing.noneDetail')}
              />
            }
            paging={{
              page,
              limit: missingPerPage,
              total: total ?? 0,
              onPage: (next) => setView({ page: String(next) }),
            }}
          />
        </RowFiles>
      </Card>
      {opened && <LineSide line={sideLineOfMissing(opened)} readOnly={readOnly} onClose={() => setOpened(null)} />}
    </>
  );
}
