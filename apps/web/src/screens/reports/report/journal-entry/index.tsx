import type { JournalEntryDetail } from '@folio/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { useJournalEntry } from '../../../../api/queries/reports/report.ts';
import { Day, InstantDay } from '../../../../components/day/day.tsx';
import { ErrorState } from '../../../../components/feedback/error-state.tsx';
import { FullScreenSpinner } from '../../../../components/feedback/full-screen-spinner.tsx';
import { JournalTable } from '../../../../components/journal-grid/journal-table.tsx';
import { postedLine } from '../../../../components/journal-grid/posted-line.tsx';
import { Card } from '../../../../components/page/card.tsx';
import { Icon } from '../../../../components/page/icon.tsx';
import { useSession } from '../../../../session/session-store.ts';
import { Crumbs } from '../crumbs.tsx';
import { EntryHistory } from './entry-history.tsx';
import { accountPath, sourcePath } from './source-path.ts';
import './journal-entry.css';
import { useYearRule } from '../../../../components/day/use-year-rule.ts';

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
        <header className="below-18 flex between gap-16">
          <div>
            <h1 className="font-title">{t('entry.title', { number: entry.number })}</h1>
            <p className="muted">
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
        <Link
          className="entry-source pad-0-12 min-h-34 inline-flex items-center gap-6 bg-card framed-strong radius-medium"
          to={sourcePath({ ...source, type: 'document' }) ?? ''}
        >
          <Icon name="file-search" size={16} /> {t('entry.onPage')}
        </Link>
      )}
      {path && !path.startsWith('/document') && (
        <Link
          className="entry-source pad-0-12 min-h-34 inline-flex items-center gap-6 bg-card framed-strong radius-medium"
          to={path}
        >
          <Icon name="receipt" size={16} /> {source.number ?? t('entry.source')}
        </Link>
      )}
    </>
  );
}

function Lines({ entry }: { entry: JournalEntryDetail }) {
  const { t } = useTranslation('reports');
  const { company } = useSession();
  const years = useYearRule();
  const base = company?.base_currency;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard
    <section className="relative scroll-x" aria-label={t('entry.lines')} tabIndex={0}>
      <JournalTable
        heads={{
          account: t('accountWord'),
          words: t('narration'),
          debit: base === undefined ? t('debit') : t('debitIn', { currency: base }),
          credit: base === undefined ? t('credit') : t('creditIn', { currency: base }),
        }}
        lines={entry.lines.map((line) => {
          const row = postedLine(line);
          return {
            ...row,
            account: <Link to={accountPath(line.account_code, entry.date, years)}>{row.account}</Link>,
          };
        })}
        total={{ label: t('total'), debit: entry.total, credit: entry.total }}
      />
    </section>
  );
}

function Facts({ entry }: { entry: JournalEntryDetail }) {
  const { t } = useTranslation('reports');
  return (
    <dl className="entry-facts above-24 terms-faint grid gap-6 font-base">
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
        <code className="font-small muted break">{entry.hash}</code>
      </Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-12">
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
