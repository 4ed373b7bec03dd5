import type { RecurringDetail } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Day } from '../../../components/day/day.tsx';
import { Card } from '../../../components/page/card.tsx';

/** What it made, the newest first, and why something stayed a draft. */
export function Runs({ runs }: { runs: RecurringDetail['runs'] }) {
  const { t } = useTranslation('recurring');
  return (
    <Card>
      <h2 className="around-0-0-8 bold font-body">{t('runs')}</h2>
      {runs.length === 0 && <p className="font-base muted">{t('noRuns')}</p>}
      <ul className="m-0 p-0 grid list-none gap-6">
        {runs.map((run) => (
          <li key={run.on}>
            <span className="flex items-center between gap-8">
              <Day value={run.on} />
              {run.invoice_id === null ? (
                <span className="font-base muted">{t('removed')}</span>
              ) : (
                <Link to={`/invoice/${run.invoice_id}`}>{run.number ?? t('stayedDraft')}</Link>
              )}
            </span>
            {run.problem && <span className="above-2 block font-base text-red">{run.problem}</span>}
          </li>
        ))}
      </ul>
    </Card>
  );
}
