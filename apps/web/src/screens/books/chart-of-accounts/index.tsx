import type { ChartRow } from '@folio/contract';
import { Button, Switch } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChart } from '../../../api/queries/books/accounting-chart.ts';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { ErrorState } from '../../../components/feedback/error-state.tsx';
import { useUrlState } from '../../../components/hooks/use-url-state.ts';
import { newMark } from '../../../components/keyboard/use-list-keys.ts';
import { Card } from '../../../components/page/card.tsx';
import { Icon } from '../../../components/page/icon.tsx';
import { RowsSkeleton } from '../../../components/page/rows-skeleton.tsx';
import { ToolHeader } from '../../../components/page/tool-header.tsx';
import { accountTypes, filterChart } from '../../../components/select/chart.ts';
import { ListToolbar } from '../../../components/table/list-toolbar.tsx';
import { useSession } from '../../../session/session-store.ts';
import { useMay } from '../../../session/use-may.ts';
import { ChartTable } from './chart-table.tsx';
import { NewAccountForm } from './new-account-form.tsx';
import './chart-of-accounts.css';

/** The company's accounts by section, with their use and today's balance. */
export default function ChartOfAccountsScreen() {
  const { t } = useTranslation('accounting-chart-of-accounts');
  const { company } = useSession();
  const readOnly = !useMay('write');
  const [view, setView] = useUrlState({ q: '', type: '', inactive: '' });
  const [newIn, setNewIn] = useState<string | null>(null);
  const chart = useChart();
  const rows = chart.data;
  const withInactive = view.inactive !== '';
  const found = rows && filterChart(rows, { q: view.q, type: view.type, withInactive });
  const inactive = rows?.filter((row) => !row.active).length ?? 0;
  return (
    <>
      <ToolHeader
        title={t('title')}
        subtitle={t('subtitle', { currency: company?.base_currency ?? '' })}
        actions={
          !readOnly && (
            <Button
              {...newMark}
              type="primary"
              icon={<Icon name="plus" />}
              disabled={!rows}
              onClick={() => setNewIn('')}
            >
              {t('add')}
            </Button>
          )
        }
      />
      <ListToolbar
        searchLabel={t('search')}
        search={view.q}
        onSearch={(q) => setView({ q })}
        chipsLabel={t('type.label')}
        chips={['', ...accountTypes].map((value) => ({ value, label: t(`type.${value || 'all'}`) }))}
        chip={view.type}
        onChip={(type) => setView({ type })}
      >
        <label className="min-h-34 inline-flex items-center gap-8 muted nowrap" htmlFor="with-inactive">
          <Switch
            id="with-inactive"
            size="small"
            checked={withInactive}
            onChange={(on) => setView({ inactive: on ? '1' : '' })}
          />
          {t('withInactive', { count: inactive })}
        </label>
      </ListToolbar>
      <Card flush className="chart-card">
        {chart.error && !rows && <ErrorState detail={chart.error.message} onRetry={() => chart.refetch()} />}
        {!chart.error && !rows && <RowsSkeleton rows={12} />}
        {rows && found && found.length > 0 && <ChartTable rows={found} onAdd={setNewIn} />}
        {found?.length === 0 && <NoneFound rows={rows ?? []} onClear={() => setView({ q: '', type: '' })} />}
      </Card>
      {rows && newIn !== null && <NewAccountForm rows={rows} section={newIn} onClose={() => setNewIn(null)} />}
    </>
  );
}

function NoneFound({ rows, onClear }: { rows: readonly ChartRow[]; onClear: () => void }) {
  const { t } = useTranslation('accounting-chart-of-accounts');
  if (rows.length === 0) return <EmptyState title={t('empty')} detail={t('emptyDetail')} />;
  return (
    <EmptyState
      illustration="search"
      title={t('noneFound')}
      detail={t('noneFoundDetail')}
      action={<Button onClick={onClear}>{t('clear')}</Button>}
    />
  );
}
