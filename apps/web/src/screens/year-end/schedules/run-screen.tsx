import type { DueLine } from '@folio/contract';
import { addDays, endOfMonth, isDay, startOfMonth } from '@folio/ledger/calendar';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useDueLines, useScheduleCalls } from '../../../api/queries/year-end/schedule.ts';
import { Day } from '../../../components/day/day.tsx';
import { DayInput } from '../../../components/day/day-input.tsx';
import { todayInHongKong } from '../../../components/day/today.ts';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { toast } from '../../../components/feedback/toast/toast.ts';
import { Refusal } from '../../../components/form/refusal.tsx';
import { SideField } from '../../../components/form/side-form.tsx';
import { settleFields } from '../../../components/form/typed-fields.ts';
import { useSaving } from '../../../components/form/use-saving.ts';
import { useUrlState } from '../../../components/hooks/use-url-state.ts';
import { formatAmount } from '../../../components/money/format-amount.ts';
import { Card } from '../../../components/page/card.tsx';
import { ToolHeader } from '../../../components/page/tool-header.tsx';
import { type DataColumn, DataTable } from '../../../components/table/data-table.tsx';
import { useMay } from '../../../session/use-may.ts';
import { MissingCard } from './missing-card.tsx';

const pageSize = 50;

/** The lines that are due by the end of a month, and the button that posts them. */
export default function RunScreen() {
  const { t } = useTranslation('accounting-schedules');
  const usual = addDays(startOfMonth(todayInHongKong()), -1);
  const [view, setView] = useUrlState({ month: usual, page: '1' });
  const month = endOfMonth(isDay(view.month) ? view.month : usual);
  const due = useDueLines({ month, page: Number(view.page) || 1, limit: pageSize });
  const navigate = useNavigate();
  const columns = useDueColumns();
  const meta = due.data?.meta;
  return (
    <div className="cards-apart">
      <ToolHeader
        title={t('run.title')}
        subtitle={t('run.subtitle')}
        parent={{ title: t('title'), path: '/accounting/schedules' }}
      />
      <Card>
        <SideField id="run-month" label={t('run.month')} hint={t('run.hint')}>
          <DayInput
            id="run-month"
            value={month}
            onChange={(day) => day && setView({ month: endOfMonth(day), page: '1' })}
          />
        </SideField>
      </Card>
      <Card flush title={t('run.due')}>
        <DataTable<DueLine>
          label={t('run.due')}
          rows={due.data?.data}
          rowKey={(row) => `${row.schedule_id} ${row.due_on}`}
          columns={columns}
          error={due.error}
          onRetry={() => due.refetch()}
          onOpen={(row) => navigate(`/accounting/schedules/${row.schedule_id}`)}
          card={(row) => <DueCard row={row} />}
          {...(meta && { paging: { ...meta, onPage: (page: number) => setView({ page: String(page) }) } })}
          empty={<EmptyState title={t('run.nothing')} detail={t('run.nothingDetail')} />}
        />
      </Card>
      {meta && meta.total > 0 && <PostButton month={month} count={meta.total} />}
      <MissingCard month={month} />
    </div>
  );
}

function PostButton({ month, count }: { month: string; count: number }) {
  const { t } = useTranslation('accounting-schedules');
  const calls = useScheduleCalls();
  const readOnly = !useMay('write');
  const { isBusy, error, save } = useSaving();
  const post = () =>
    save(async () => {
      const { posted } = await calls.run(month);
      toast.success(t('run.done', { count: posted }));
    });
  if (readOnly) return null;
  return (
    <>
      {error && <Refusal error={error} />}
      <Button type="primary" loading={isBusy} onClick={() => settleFields() && void post()}>
        {t('run.post', { count })}
      </Button>
    </>
  );
}

function useDueColumns(): DataColumn<DueLine>[] {
  const { t } = useTranslation('accounting-schedules');
  return [
    { key: 'due_on', title: t('field.due_on'), render: (_, row) => <Day value={row.due_on} /> },
    { key: 'name', title: t('field.name'), render: (_, row) => row.name },
    { key: 'kind', title: t('field.kind'), render: (_, row) => t(`kind.${row.kind}`) },
    {
      key: 'amount',
      title: t('field.amount'),
      align: 'right',
      className: 'figures num',
      render: (_, row) => formatAmount(row.amount),
    },
  ];
}

function DueCard({ row }: { row: DueLine }) {
  return (
    <span className="grid gap-4">
      <span className="strong-bold grid items-center columns-wide-auto gap-12">
        <strong>{row.name}</strong>
        <strong className="figures num">{formatAmount(row.amount)}</strong>
      </span>
      <span className="font-small faint">
        <Day value={row.due_on} />
      </span>
    </span>
  );
}
