import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useEntries } from '../../../api/queries/books/accounting-closing.ts';
import { Day } from '../../../components/day/day.tsx';
import { formatDay } from '../../../components/day/format-day.ts';
import { StateTag } from '../../../components/feedback/state-tag.tsx';
import { formatAmount } from '../../../components/money/format-amount.ts';
import { Card } from '../../../components/page/card.tsx';
import { Icon } from '../../../components/page/icon.tsx';
import { currentLanguage } from '../../../i18n/start-language.ts';
import { useMay } from '../../../session/use-may.ts';
import { effectOf } from './effect.ts';
import type { Run } from './use-run-again.ts';

interface RunsCardProps {
  runs: readonly Run[];
  /** The run whose rates are being read. */
  reading: Run | null;
  /** Copies the day and the rates of an earlier run into the form. */
  onAgain: (run: Run) => void;
}

/** The runs in effect, newest first; a run that a later back-dated posting made outdated is marked. */
export function RunsCard({ runs, reading, onAgain }: RunsCardProps) {
  const { t } = useTranslation('accounting-revaluation');
  return (
    <Card title={t('runs.title')}>
      {runs.length === 0 ? (
        <p className="font-base muted">{t('runs.none')}</p>
      ) : (
        <ul className="reval-runs">
          {runs.map((run) => (
            <RunItem key={`${run.date} ${run.entry_ids.join()}`} run={run} reading={reading} onAgain={onAgain} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function RunItem({ run, reading, onAgain }: Omit<RunsCardProps, 'runs'> & { run: Run }) {
  const { t } = useTranslation('accounting-revaluation');
  const readOnly = !useMay('write');
  const [isOpen, setOpen] = useState(false);
  const day = formatDay(run.date, currentLanguage());
  return (
    <li className="pad-10-0 ruled-below">
      <div className="reval-run flex wrap items-center">
        <strong className="bold">
          <Day value={run.date} />
        </strong>
        <span className="figures num">
          {t(`runs.effect.${effectOf(run.gain)}`, { amount: formatAmount(run.gain.replace(/^-/, '')) })}
        </span>
        {run.stale && (
          <StateTag tone="amber" icon="triangle-alert">
            {t('runs.stale')}
          </StateTag>
        )}
        <span className="flex items-center gap-10 push-right">
          <Button type="link" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t('runs.entries', { count: run.entry_ids.length })}
          </Button>
          {!readOnly && (
            <Button
              size="small"
              aria-label={t('runs.againOf', { date: day })}
              loading={reading === run}
              disabled={reading !== null && reading !== run}
              onClick={() => onAgain(run)}
            >
              {t('runs.again')}
            </Button>
          )}
        </span>
      </div>
      {run.stale && <p className="reval-stale above-4 font-base text-amber">{t('runs.staleDetail', { date: day })}</p>}
      {isOpen && <RunEntries ids={run.entry_ids} />}
    </li>
  );
}

function RunEntries({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation('accounting-revaluation');
  const entries = useEntries(ids);
  if (entries.error && !entries.data) {
    return (
      <p className="reval-stale above-4 font-base text-amber" role="alert">
        <Icon name="circle-alert" size={15} /> {entries.error.message}{' '}
        <button
          type="button"
          className="link-button font-inherit p-0 border-0 bg-none radius-tiny pointer"
          onClick={() => void entries.refetch()}
        >
          {t('common:retry')}
        </button>
      </p>
    );
  }
  if (!entries.data) return <p className="font-base muted">{t('common:loading')}</p>;
  const inOrder = [...entries.data].sort((a, b) => (a.number < b.number ? -1 : 1));
  return (
    <ul className="grid gap-4 above-8 pad-8-14 font-base bg-sunken radius-medium">
      {inOrder.map((entry) => (
        <li key={entry.id}>
          <Link className="underlined" to={`/journal-entry/${entry.id}`}>
            {entry.number}
          </Link>{' '}
          <Day value={entry.date} /> {t(`entryKind.${entry.kind}`, { defaultValue: entry.narration })}
        </li>
      ))}
    </ul>
  );
}
