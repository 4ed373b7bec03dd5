import type { InvoiceDetail } from '@folio/contract';
import { Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useJournalEntry } from '../../../api/queries/report.ts';
import { accountName } from '../../../components/account-select.tsx';
import { Amount } from '../../../components/amount.tsx';
import { Card } from '../../../components/card.tsx';
import { Day } from '../../../components/day.tsx';

type Entry = InvoiceDetail['journal_entries'][number];

/** What the document did in the books: each entry with its lines, the first one open. */
export function JournalCard({ invoice }: { invoice: InvoiceDetail }) {
  const { t } = useTranslation('invoice-life');
  return (
    <Card title={t('journal.title')}>
      {invoice.journal_entries.length === 0 && <p className="view-none">{t('journal.none')}</p>}
      {invoice.journal_entries.map((entry, index) => (
        <EntryLines key={entry.id} entry={entry} isFirst={index === 0} />
      ))}
    </Card>
  );
}

function EntryLines({ entry, isFirst }: { entry: Entry; isFirst: boolean }) {
  const { t } = useTranslation('reports');
  const [isOpen, setOpen] = useState(isFirst);
  return (
    <details className="view-entry" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span>{t(`kind.${entry.kind}`, { defaultValue: entry.kind })}</span> <Day value={entry.date} />
      </summary>
      {isOpen && <Lines id={entry.id} number={entry.number} />}
    </details>
  );
}

function Lines({ id, number }: { id: string; number: string }) {
  const { t } = useTranslation(['invoice-life', 'invoice', 'reports']);
  const { data, error } = useJournalEntry(id);
  if (error) return <p className="view-none">{error.message || t('common:error.load')}</p>;
  if (data === undefined) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
  return (
    <>
      <table className="view-lines">
        <thead>
          <tr>
            <th scope="col">{t('invoice:item.account')}</th>
            <th scope="col">{t('reports:debit')}</th>
            <th scope="col">{t('reports:credit')}</th>
          </tr>
        </thead>
        <tbody>
          {data.lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other identity than its place
            <tr key={index}>
              <th scope="row">
                <span className="figures">{line.account_code}</span>{' '}
                {accountName({ name: line.account_name, name_zh: line.account_name_zh })}
                {line.foreign_amount !== null && (
                  <small>
                    <Amount value={line.foreign_amount} currency={line.currency} withCode brackets tone="muted" />
                  </small>
                )}
              </th>
              <td>
                <Amount value={line.debit} />
              </td>
              <td>
                <Amount value={line.credit} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Link className="view-entry-link" to={`/journal-entry/${id}`}>
        {t('journal.open', { number })}
      </Link>
    </>
  );
}
