import type { ScheduleListRow } from '@folio/contract';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useSchedules } from '../../../api/queries/year-end/schedule.ts';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { useUrlState } from '../../../components/hooks/use-url-state.ts';
import { ToolHeader } from '../../../components/page/tool-header.tsx';
import { ListToolbar } from '../../../components/table/list-toolbar.tsx';
import { PagedCard } from '../../../components/table/paged-card.tsx';
import { useMay } from '../../../session/use-may.ts';
import { ScheduleCard, useScheduleColumns } from './columns.tsx';
import { LoanForm } from './loan-form.tsx';
import { RecurringForm } from './recurring-form.tsx';
import { ScheduleForm } from './schedule-form.tsx';

const pageSize = 50;
const states = ['open', 'finished', 'all'] as const;

/** Schedules of prepayments, deferred income, accruals, loans and recurring journals. */
export default function SchedulesScreen() {
  const { t } = useTranslation('accounting-schedules');
  const navigate = useNavigate();
  const [view, setView] = useUrlState({ q: '', state: 'open', page: '1' });
  const [adding, setAdding] = useState<Adding | null>(null);
  const state = states.find((one) => one === view.state) ?? 'open';
  const list = useSchedules({ page: Number(view.page) || 1, limit: pageSize, q: view.q || undefined, state });
  const columns = useScheduleColumns();
  return (
    <div className="cards-apart">
      <ToolHeader title={t('title')} subtitle={t('subtitle')} actions={<Actions onAdd={setAdding} />} />
      <ListToolbar
        searchLabel={t('search')}
        search={view.q}
        onSearch={(q) => setView({ q, page: '1' })}
        chipsLabel={t('stateLabel')}
        chips={states.map((value) => ({ value, label: t(`state.${value}`) }))}
        chip={state}
        onChip={(next) => setView({ state: next, page: '1' })}
      />
      <PagedCard<ScheduleListRow>
        list={list}
        label={t('title')}
        rowKey={(row) => row.id}
        columns={columns}
        onOpen={(row) => navigate(`/accounting/schedules/${row.id}`)}
        onPage={(page) => setView({ page: String(page) })}
        card={(row) => <ScheduleCard row={row} />}
        empty={<EmptyState title={t('empty')} detail={t('emptyDetail')} />}
      />
      {adding === 'schedule' && <ScheduleForm onClose={() => setAdding(null)} />}
      {adding === 'recurring' && <RecurringForm onClose={() => setAdding(null)} />}
      {adding === 'loan' && <LoanForm onClose={() => setAdding(null)} />}
    </div>
  );
}

type Adding = 'schedule' | 'loan' | 'recurring';

function Actions({ onAdd }: { onAdd: (what: Adding) => void }) {
  const { t } = useTranslation('accounting-schedules');
  const navigate = useNavigate();
  const readOnly = !useMay('write');
  return (
    <>
      <Button onClick={() => navigate('/accounting/schedules/balances')}>{t('balances.title')}</Button>
      <Button onClick={() => navigate('/accounting/schedules/run')}>{t('run.title')}</Button>
      {!readOnly && (
        <>
          <Button onClick={() => onAdd('recurring')}>{t('recurring.title')}</Button>
          <Button onClick={() => onAdd('loan')}>{t('loan.title')}</Button>
          <Button type="primary" onClick={() => onAdd('schedule')}>
            {t('form.title')}
          </Button>
        </>
      )}
    </>
  );
}
