import type { YearRule } from '@folio/ledger/calendar';
import { Button, Input } from 'antd';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../api/api-error.ts';
import { useClosingCalls } from '../../../api/queries/books/accounting-closing.ts';
import { DayInput } from '../../../components/day/day-input.tsx';
import { formatDay } from '../../../components/day/format-day.ts';
import { todayInHongKong } from '../../../components/day/today.ts';
import { useConfirm } from '../../../components/feedback/confirm.tsx';
import { toast } from '../../../components/feedback/toast/toast.ts';
import { Refusal } from '../../../components/form/refusal.tsx';
import { asApiError } from '../../../components/form/refusal-text.ts';
import { SideField } from '../../../components/form/side-form.tsx';
import { settleFields } from '../../../components/form/typed-fields.ts';
import { Card } from '../../../components/page/card.tsx';
import { currentLanguage } from '../../../i18n/start-language.ts';
import { isOpening, type LockMove, moveOf, openedDays, usualLocks } from './lock-move.ts';

interface LockFormProps {
  lockedThrough: string | null;
  yearRule: YearRule;
  /** The day thought of; null locks nothing, undefined is not chosen yet. */
  chosen: string | null | undefined;
  onChoose: (day: string | null | undefined) => void;
}

/** Chooses the day and says why. Forward is done at once; what opens days again asks, and needs a reason. */
export function LockForm({ lockedThrough, yearRule, chosen, onChoose }: LockFormProps) {
  const { t } = useTranslation('accounting-period-lock');
  const [reason, setReason] = useState('');
  const [isReasonMissing, setReasonMissing] = useState(false);
  const { isBusy, error, run } = useMove();
  const today = todayInHongKong();
  const move: LockMove = chosen === undefined ? 'none' : moveOf(lockedThrough, chosen);
  const isFuture = typeof chosen === 'string' && chosen > today;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (chosen === undefined || move === 'none' || isFuture || isBusy || !settleFields()) return;
    if (isOpening(move) && reason.trim() === '') return setReasonMissing(true);
    if (!(await run({ from: lockedThrough, to: chosen, move, reason: reason.trim() }))) return;
    setReason('');
    onChoose(undefined);
  };
  const isReasonFault = isReasonMissing && isOpening(move) && reason.trim() === '';
  const dayFaults = isFuture ? [t('inFuture', { date: formatDay(today, currentLanguage()) })] : error?.fields.through;
  return (
    <Card title={t('form.title')}>
      <form className="grid gap-14" aria-label={t('form.title')} onSubmit={(event) => void submit(event)}>
        <UsualDays lockedThrough={lockedThrough} yearRule={yearRule} chosen={chosen} onChoose={onChoose} />
        <div className="lock-fields grid items-start gap-16">
          <SideField id="lock-day" label={t('form.day')} sentences={dayFaults}>
            <DayInput
              id="lock-day"
              value={chosen ?? null}
              placeholder={t(chosen === null ? 'usual.nothing' : 'form.choose')}
              status={isFuture ? 'error' : ''}
              onChange={(day) => onChoose(day ?? undefined)}
            />
          </SideField>
          <SideField
            id="lock-reason"
            label={t(isOpening(move) ? 'form.reason' : 'form.reasonOptional')}
            sentences={isReasonFault ? [t('form.reasonMissing')] : []}
          >
            <Input
              id="lock-reason"
              value={reason}
              maxLength={300}
              status={isReasonFault ? 'error' : ''}
              onChange={(event) => setReason(event.target.value)}
            />
          </SideField>
          <Button
            type={isOpening(move) ? 'default' : 'primary'}
            htmlType="submit"
            danger={isOpening(move)}
            loading={isBusy}
            disabled={move === 'none' || isFuture}
          >
            {chosen ? t(`do.${move}`, { date: formatDay(chosen, currentLanguage()) }) : t(`do.${move}`)}
          </Button>
        </div>
        {error && dayFaults === undefined && <Refusal error={error} />}
      </form>
    </Card>
  );
}

/** The days most people lock through, and lifting the lock, one click away. */
function UsualDays({ lockedThrough, yearRule, chosen, onChoose }: LockFormProps) {
  const { t } = useTranslation('accounting-period-lock');
  return (
    <div className="lock-usual flex wrap gap-8">
      {usualLocks(todayInHongKong(), yearRule).map(({ name, day }) => (
        <button
          className="font-inherit font-base muted text-left bg-card radius-medium pointer framed-strong min-h-34"
          key={name}
          type="button"
          aria-pressed={chosen === day}
          onClick={() => onChoose(day)}
        >
          {t(`usual.${name}`)} <span className="figures num">{formatDay(day, currentLanguage())}</span>
        </button>
      ))}
      {lockedThrough !== null && (
        <button
          className="font-inherit font-base muted text-left bg-card radius-medium pointer framed-strong min-h-34"
          type="button"
          aria-pressed={chosen === null}
          onClick={() => onChoose(null)}
        >
          {t('usual.nothing')}
        </button>
      )}
    </div>
  );
}

interface Move {
  from: string | null;
  to: string | null;
  move: LockMove;
  reason: string;
}

/** Asks where days are opened again, then moves the lock; answers whether it moved. */
function useMove() {
  const { t } = useTranslation('accounting-period-lock');
  const { moveLock } = useClosingCalls();
  const confirm = useConfirm();
  const [error, setError] = useState<ApiError | null>(null);
  const [isBusy, setBusy] = useState(false);
  const dayOf = (day: string) => formatDay(day, currentLanguage());
  const ask = ({ from, to, move }: Move) => {
    if (!isOpening(move) || from === null) return Promise.resolve(true);
    const opened = openedDays(from, to);
    const days = { from: opened.from === null ? '' : dayOf(opened.from), to: dayOf(opened.to) };
    return confirm({
      title: t(`ask.${move}`, { date: to === null ? '' : dayOf(to) }),
      detail: t(opened.from === null ? 'ask.detailOpen' : 'ask.detailBack', days),
      okText: t(`ask.ok.${move}`),
      danger: true,
    });
  };
  const run = async (wanted: Move): Promise<boolean> => {
    setError(null);
    if (!(await ask(wanted))) return false;
    setBusy(true);
    try {
      await moveLock(wanted.to, wanted.reason);
      toast.success(t(`done.${wanted.move}`, { date: wanted.to === null ? '' : dayOf(wanted.to) }));
      return true;
    } catch (cause) {
      setError(asApiError(cause));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, error, run };
}
