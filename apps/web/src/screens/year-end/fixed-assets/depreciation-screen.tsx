import type { DepreciationRun } from '@folio/contract';
import { addDays, endOfMonth, isDay, startOfMonth } from '@folio/ledger/calendar';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAssetCalls, useDepreciation } from '../../../api/queries/year-end/fixed-asset.ts';
import { DayInput } from '../../../components/day/day-input.tsx';
import { formatDay } from '../../../components/day/format-day.ts';
import { monthsIn } from '../../../components/day/months-in.ts';
import { todayInHongKong } from '../../../components/day/today.ts';
import { ErrorState } from '../../../components/feedback/error-state.tsx';
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
import { RowsSkeleton } from '../../../components/page/rows-skeleton.tsx';
import { ToolHeader } from '../../../components/page/tool-header.tsx';
import { Pages } from '../../../components/table/data-table.tsx';
import { FigureTable } from '../../../components/table/figure-table.tsx';
import { currentLanguage } from '../../../i18n/start-language.ts';
import { useMay } from '../../../session/use-may.ts';
import { className } from './class-name.ts';
import { ReverseDialog } from './reverse-dialog.tsx';

/** The depreciation of a month: what a run would post, what was posted, and its reversal. */
export default function DepreciationScreen() {
  const { t } = useTranslation('accounting-fixed-assets');
  const usual = addDays(startOfMonth(todayInHongKong()), -1);
  const [view, setView] = useUrlState({ month: usual, class: '', page: '1' });
  const month = startOfMonth(isDay(view.month) ? view.month : usual);
  const run = useDepreciation({ month, class_id: view.class || undefined, page: Number(view.page) || 1 });
  return (
    <div className="cards-apart">
      <ToolHeader
        title={t('run.title')}
        subtitle={t('run.subtitle')}
        parent={{ title: t('title'), path: '/accounting/fixed-assets' }}
      />
      <Card>
        <SideField id="run-month" label={t('run.month')} hint={t('run.hint')}>
          <DayInput
            id="run-month"
            value={endOfMonth(month)}
            onChange={(day) => day && setView({ month: endOfMonth(day), class: '', page: '1' })}
          />
        </SideField>
      </Card>
      {run.error && !run.data && <ErrorState detail={run.error.message} onRetry={() => run.refetch()} />}
      {!run.data && !run.error && <RowsSkeleton rows={5} />}
      {run.data && <RunCards run={run.data} onPage={(of, page) => setView({ class: of, page: String(page) })} />}
    </div>
  );
}

type OnPage = (classId: string, page: number) => void;

function RunCards({ run, onPage }: { run: DepreciationRun; onPage: OnPage }) {
  const { t } = useTranslation('accounting-fixed-assets');
  const calls = useAssetCalls();
  const readOnly = !useMay('write');
  const { isBusy, error, save } = useSaving();
  const { catch_up: late } = run;
  const { chosenOn: catch_up_on, choose } = useChosenDay(late?.on ?? null);
  const open = run.classes.some(({ posting_id }) => posting_id === null);
  const post = () =>
    save(async () => {
      await calls.run({ month: run.month, catch_up_on });
      toast.success(t('run.done'));
    });
  return (
    <>
      {error && <Refusal error={error} />}
      {run.classes.length === 0 && (
        <Card>
          <p className="font-base muted">{t('run.nothing')}</p>
        </Card>
      )}
      {run.classes.map((one) => (
        <ClassCard key={one.class_id} run={one} month={run.month} onPage={(page) => onPage(one.class_id, page)} />
      ))}
      {late && !readOnly && (
        <LatePosting
          months={[run.month]}
          lockedThrough={late.locked_through}
          on={late.on}
          isChosen={catch_up_on !== null}
          onChoose={choose}
        />
      )}
      {open && !readOnly && (
        <Button type="primary" loading={isBusy} onClick={() => settleFields() && void post()}>
          {t('run.post')}
        </Button>
      )}
    </>
  );
}

interface ClassCardProps {
  run: DepreciationRun['classes'][number];
  month: string;
  onPage: (page: number) => void;
}

function ClassCard({ run, month, onPage }: ClassCardProps) {
  const { t } = useTranslation('accounting-fixed-assets');
  const readOnly = !useMay('write');
  const [isOpen, setOpen] = useState(false);
  const { posting_id: postingId } = run;
  return (
    <Card title={className(run)} extra={<RunState run={run} month={month} />}>
      {run.earlier_months.length > 0 && (
        <p className="below-14 font-base">{t('run.earlier', { months: monthsIn(run.earlier_months) })}</p>
      )}
      <FigureTable
        caption={className(run)}
        heads={[t('col.name'), t('field.amount')]}
        rows={run.lines.map((line) => ({
          key: line.asset_id,
          head: <Link to={`/accounting/fixed-assets/${line.asset_id}`}>{`${line.number} ${line.name}`}</Link>,
          cells: [formatAmount(line.amount)],
        }))}
        foot={{ key: 'total', head: t('total'), cells: [formatAmount(run.total)] }}
      />
      {run.assets.total > run.assets.limit && <Pages {...run.assets} onPage={onPage} />}
      {postingId !== null && !readOnly && <Button onClick={() => setOpen(true)}>{t('reverse.open')}</Button>}
      {isOpen && postingId !== null && (
        <ReverseDialog
          posting={{ id: postingId, date: run.posted_on ?? endOfMonth(month) }}
          onClose={() => setOpen(false)}
        />
      )}
    </Card>
  );
}

/** The entry of a posted run, with its day where it was posted after its month. */
function RunState({ run, month }: { run: DepreciationRun['classes'][number]; month: string }) {
  const { t } = useTranslation('accounting-fixed-assets');
  if (run.entry_id === null) return t('run.open');
  const { posted_on: on } = run;
  const isLate = on !== null && on > endOfMonth(month);
  const posted = isLate ? t('run.postedOn', { day: formatDay(on, currentLanguage()) }) : t('run.posted');
  return <Link to={`/journal-entry/${run.entry_id}`}>{posted}</Link>;
}
