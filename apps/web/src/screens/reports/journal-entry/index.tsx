import type { JournalEntryDetail } from '@folio/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { useJournalEntry } from '../../../api/queries/report.ts';
import { accountName } from '../../../components/account-select.tsx';
import { Amount } from '../../../components/amount.tsx';
import { Card } from '../../../components/card.tsx';
import { Day, InstantDay } from '../../../components/day.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { FullScreenSpinner } from '../../../components/full-screen-spinner.tsx';
import { Icon } from '../../../components/icon.tsx';
import { useSession } from '../../../session/session-store.ts';
import { Crumbs } from '../crumbs.tsx';
import { EntryHistory } from './entry-history.tsx';
import { accountPath, sourcePath } from './source-path.ts';
import './journal-entry.css';

/** A journal entry: its lines, who posted it and when, and what it came from. */
export default function JournalEntryScreen() {
  const { t } = useTranslation('reports');
  const { entryId = '' } = useParams();
  const query = useJournalEntry(entryId);
  const entry = query.data;
  if (query.error && !entry) return <ErrorState detail={query.error.message} onRetry={() => query.refetch()} />;
  if (!entry) return <FullScreenSpinner />;
  return (
    <>
      <Crumbs title={t('entry.title', { number: entry.number })}>
        <SourceLink source={entry.source} />
      </Crumbs>
      <Card className="entry">
        <header className="entry-head">
          <div>
            <h1>{t('entry.title', { number: entry.number })}</h1>
            <p>
              {t(`kind.${entry.kind}`, { defaultValue: entry.kind })}
              {entry.narration && ` · ${entry.narration}`}
            </p>
          </div>
          <Day value={entry.date} />
        </header>
        <Lines entry={entry} />
        <Facts entry={entry} />
        <EntryHistory subjectId={entry.source.id ?? entry.id} />
      </Card>
    </>
  );
}

function SourceLink({ source }: { source: JournalEntryDetail['source'] }) {
  const { t } = useTranslation('reports');
  const path = sourcePath(source);
  return (
    <>
      {source.document_id && (
        <Link className="entry-source" to={sourcePath({ ...source, type: 'document' }) ?? ''}>
          <Icon name="file-search" size={16} /> {t('entry.onPage')}
        </Link>
      )}
      {path && !path.startsWith('/document') && (
        <Link className="entry-source" to={path}>
          <Icon name="receipt" size={16} /> {source.number ?? t('entry.source')}
        </Link>
      )}
    </>
  );
}

function Lines({ entry }: { entry: JournalEntryDetail }) {
  const { t } = useTranslation('reports');
  const { company } = useSession();
  const base = company?.base_currency;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard
    <section className="entry-scroll" aria-label={t('entry.lines')} tabIndex={0}>
      <table className="entry-table">
        <thead>
          <tr>
            <th scope="col">{t('accountWord')}</th>
            <th scope="col">{t('narration')}</th>
            <th scope="col">{base === undefined ? t('debit') : t('debitIn', { currency: base })}</th>
            <th scope="col">{base === undefined ? t('credit') : t('creditIn', { currency: base })}</th>
          </tr>
        </thead>
        <tbody>
          {entry.lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other identity than its place
            <tr key={index}>
              <th scope="row">
                <Link to={accountPath(line.account_code, entry.date, company?.fye)}>
                  <span className="figures">{line.account_code}</span>{' '}
                  {accountName({ name: line.account_name, name_zh: line.account_name_zh })}
                </Link>
              </th>
              <td className="entry-words">
                {[line.contact, line.description].filter(Boolean).join(' · ')}
                {line.foreign_amount !== null && (
                  <span className="entry-foreign">
                    <Amount value={line.foreign_amount} currency={line.currency} withCode brackets tone="muted" />
                    {line.rate !== null && ` @ ${line.rate}`}
                  </span>
                )}
              </td>
              <td>
                <Amount value={line.debit} />
              </td>
              <td>
                <Amount value={line.credit} />
              </td>
            </tr>
          ))}
          <tr className="entry-total">
            <th scope="row" colSpan={2}>
              {t('total')}
            </th>
            <td>
              <Amount value={entry.total} />
            </td>
            <td>
              <Amount value={entry.total} />
            </td>
          </tr>
        </tbody>
      </table>
    </section>
  );
}

function Facts({ entry }: { entry: JournalEntryDetail }) {
  const { t } = useTranslation('reports');
  return (
    <dl className="entry-facts">
      <Fact label={t('entry.postedAt')}>
        <InstantDay value={entry.posted_at} />
      </Fact>
      {entry.posted_by && <Fact label={t('entry.postedBy')}>{entry.posted_by}</Fact>}
      {entry.reverses && (
        <Fact label={t('entry.reverses')}>
          <Link to={`/journal-entry/${entry.reverses.id}`}>{entry.reverses.number}</Link>
        </Fact>
      )}
      {entry.reversed_by && (
        <Fact label={t('entry.reversedBy')}>
          <Link to={`/journal-entry/${entry.reversed_by.id}`}>{entry.reversed_by.number}</Link>
        </Fact>
      )}
      <Fact label={t('entry.hash')}>
        <code>{entry.hash}</code>
      </Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
