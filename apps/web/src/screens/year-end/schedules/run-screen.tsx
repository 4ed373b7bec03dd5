import type { DueLine, DueMeta } from '@folio/contract';
import { addDays, endOfMonth, isDay, startOfMonth } from '@folio/ledger/calendar';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useDueLines, useScheduleCalls } from '../../../api/queries/year-end/schedule.ts';
import { Day } from '../../../components/day/day.tsx';
import { DayInput } from '../../../components/day/day-input.tsx';
import { formatDay } from '../../../components/day/format-day.ts';
import { todayInHongKong } from '../../../components/day/today.ts';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { toast } from '../../../components/feedback/toast/toast.ts';
import { LatePosting } from '../../../components/form/late-posting.tsx';
import { Refusal } from '../../../components/form/refusal.tsx';
import { SideField } from '../../../components/form/side-form.tsx';
import { settleFields } from '../../../components/form/typed-fields.ts';
import { useChosenDay } from '../../../components/form/use-chosen-day.ts';
import { useSaving } from '../../../components/form/use-saving.ts';
import { useUrlState } from '../../../components/hooks/use-url-state.ts';
import { formatAmount } from '../../../components/money/format-amount.ts';
import { Card } from '../../../components/page/card.tsx';
import { ToolHeader } from '../../../components/page/tool-header.tsx';
import type { DataColumn } from '../../../components/table/data-table.tsx';
import { PagedCard } from '../../../components/table/paged-card.tsx';
import { currentLanguage } from '../../../i18n/start-language.ts';
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
  const meta = due.data?.meta;
  const columns = useDueColumns(meta?.catch_up != null);
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
      <PagedCard<DueLine>
        list={due}
        title={t('run.due')}
        label={t('run.due')}
        rowKey={(row) => `${row.schedule_id} ${row.due_on}`}
        columns={columns}
        onOpen={(row) => navigate(`/accounting/schedules/${row.schedule_id}`)}
        onPage={(page) => setView({ page: String(page) })}
        card={(row) => <DueCard row={row} />}
        empty={<EmptyState title={t('run.nothing')} detail={t('run.nothingDetail')} />}
      />
      {meta && meta.total > 0 && <PostLines month={month} meta={meta} />}
      <MissingCard month={month} />
    </div>
  );
}

/** The button that posts the lines, below the choice of the day for those of locked months. */
function PostLines({ month, meta: { total: count, catch_up: late } }: { month: string; meta: DueMeta }) {
  const { t } = useTranslation('accounting-schedules');
  const calls = useScheduleCalls();
  const readOnly = !useMay('write');
  const { isBusy, error, save } = useSaving();
  const { chosenOn: catch_up_on, choose } = useChosenDay(late?.on ?? null);
  const post = () =>
    save(async () => {
      const { posted } = await calls.run({ month, catch_up_on });
      toast.success(t('run.done', { count: posted }));
    });
  if (readOnly) return null;
  return (
    <>
      {late && (
        <LatePosting
          months={late.months}
          lockedThrough={late.locked_through}
          on={late.on}
          isChosen={catch_up_on !== null}
          onChoose={choose}
        />
      )}
      {error && <Refusal error={error} />}
      <Button type="primary" loading={isBusy} onClick={() => settleFields() && void post()}>
        {t('run.post', { count })}
      </Button>
    </>
  );
}

/** The day of the entry is shown where it differs from the day of a line. */
function useDueColumns(isLate: boolean): DataColumn<DueLine>[] {
  const { t } = useTranslation('accounting-schedules');
  const postOn: DataColumn<DueLine> = {
    key: 'post_on',
    title: t('field.post_on'),
    render: (_, row) => <Day value={row.post_on} />,
  };
  return [
    { key: 'due_on', title: t('field.due_on'), render: (_, row) => <Day value={row.due_on} /> },
    ...(isLate ? [postOn] : []),
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
  const { t } = useTranslation('accounting-schedules');
  return (
    <span className="grid gap-4">
      <span className="strong-bold grid items-center columns-wide-auto gap-12">
        <strong>{row.name}</strong>
        <strong className="figures num">{formatAmount(row.amount)}</strong>
      </span>
      <span className="font-small faint">
        <Day value={row.due_on} />
        {row.post_on !== row.due_on && ` · ${t('line.postedOn', { day: formatDay(row.post_on, currentLanguage()) })}`}
      </span>
    </span>
  );
}
