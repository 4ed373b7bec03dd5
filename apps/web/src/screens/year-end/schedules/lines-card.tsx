import type { Schedule, ScheduleLine } from '@folio/contract';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Day } from '../../../components/day/day.tsx';
import { formatDay } from '../../../components/day/format-day.ts';
import { formatAmount } from '../../../components/money/format-amount.ts';
import { Card } from '../../../components/page/card.tsx';
import { FigureTable } from '../../../components/table/figure-table.tsx';
import { currentLanguage } from '../../../i18n/start-language.ts';
import { useMay } from '../../../session/use-may.ts';
import { ReverseDialog } from './reverse-dialog.tsx';

/** The posted lines with their entries, then the planned ones; a posted line can be reversed. */
export function LinesCard({ schedule }: { schedule: Schedule }) {
  const { t } = useTranslation('accounting-schedules');
  const readOnly = !useMay('write');
  const [asked, setAsked] = useState<ScheduleLine | null>(null);
  return (
    <Card title={t('lines')}>
      <FigureTable
        caption={t('lines')}
        heads={[
          t('field.due_on'),
          ...(schedule.loan === null ? [t('field.amount')] : paymentHeads.map((one) => t(`loan.${one}`))),
          t('line.state'),
          t('line.action'),
        ]}
        rows={schedule.lines.map((line, index) => ({
          key: String(index),
          head: <Day value={line.due_on} />,
          cells: [
            ...figuresOf(line),
            <LineState key="state" line={line} />,
            !readOnly && isStanding(line) && (
              <Button key="reverse" size="small" onClick={() => setAsked(line)}>
                {t('reverse.open')}
              </Button>
            ),
          ],
        }))}
      />
      {asked && <ReverseDialog scheduleId={schedule.id} line={asked} onClose={() => setAsked(null)} />}
    </Card>
  );
}

const paymentHeads = ['payment', 'interest', 'capital', 'left'] as const;

/** The amount of a month; of a loan what is paid, its interest, its capital, and what is owed after it. */
function figuresOf({ amount, payment }: ScheduleLine): string[] {
  if (payment === null) return [formatAmount(amount)];
  const { total, interest, left } = payment;
  return [formatAmount(total), formatAmount(interest), formatAmount(amount), left === null ? '' : formatAmount(left)];
}

const isStanding = ({ entry_id, reversed_on }: ScheduleLine) => entry_id !== null && reversed_on === null;

function LineState({ line }: { line: ScheduleLine }) {
  const { t } = useTranslation('accounting-schedules');
  if (line.entry_id === null) return t('line.planned');
  const state = t(line.reversed_on === null ? 'line.posted' : 'line.reversed');
  const { posted_on: postedOn, due_on: dueOn } = line;
  return (
    <span className="inline-flex wrap gap-12">
      <Link to={`/journal-entry/${line.entry_id}`}>{state}</Link>
      {postedOn !== null && postedOn !== dueOn && t('line.postedOn', { day: formatDay(postedOn, currentLanguage()) })}
    </span>
  );
}
