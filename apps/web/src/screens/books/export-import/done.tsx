import type { ImportDetail } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Day, InstantDay } from '../../../components/day/day.tsx';
import { Card } from '../../../components/page/card.tsx';
import { CompareWith } from './compare-with.tsx';
import { TieOut } from './tie-out.tsx';

/** What an import brought, and how its books compare with ours now. */
export function Done({ run }: { run: ImportDetail }) {
  const { t } = useTranslation('accounting-exchange');
  return (
    <>
      <Card title={t('done.title')}>
        <Facts run={run} />
        {run.archive !== null && (
          <div className="above-14">
            <p>{t('done.archive', { company: run.archive.company, documents: run.archive.documents })}</p>
            <p>{t(run.archive.sealed ? 'done.sealed' : 'done.unsealed')}</p>
            <p className="side-hint above-4 font-small">{t('done.head')}</p>
            <code className="break bg-sunken radius-medium inline-block pad-7-12">{run.archive.head_hash}</code>
          </div>
        )}
        <p className="import-next flex wrap above-16">
          <Link to="/reports/trial-balance">{t('done.trialBalance')}</Link>
          <Link to="/accounting/opening-balances">{t('done.openings')}</Link>
          <Link to="/accounting/journals">{t('done.journals')}</Link>
        </p>
      </Card>
      {run.tie_out && <TieOut tieOut={run.tie_out} />}
      {run.kind !== 'archive' && <CompareWith run={run} />}
    </>
  );
}

function Facts({ run }: { run: ImportDetail }) {
  const { t } = useTranslation('accounting-exchange');
  return (
    <dl className="import-sums terms-faint flex wrap">
      <div>
        <dt className="font-small">{t('post.entries')}</dt>
        <dd className="figures num bold">{run.entries.toLocaleString('en-US')}</dd>
      </div>
      {run.first_number !== null && (
        <div>
          <dt className="font-small">{t('done.numbers')}</dt>
          <dd className="figures num bold">
            {run.first_number} {'–'} {run.last_number}
          </dd>
        </div>
      )}
      <div>
        <dt className="font-small">{t('post.period')}</dt>
        <dd className="bold">
          <Day value={run.first_date} />
          {run.last_date !== run.first_date && (
            <>
              {' – '}
              <Day value={run.last_date} />
            </>
          )}
        </dd>
      </div>
      {run.posted_at !== null && (
        <div>
          <dt className="font-small">{t('done.posted')}</dt>
          <dd className="bold">
            <InstantDay value={run.posted_at} /> {run.created_by}
          </dd>
        </div>
      )}
    </dl>
  );
}
