import type { BillLine, InvoiceDetail } from '@folio/contract';
import { Skeleton } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useJournalEntry } from '../../../../../api/queries/reports/report.ts';
import { Day } from '../../../../../components/day/day.tsx';
import { JournalTable } from '../../../../../components/journal-grid/journal-table.tsx';
import { postedLine } from '../../../../../components/journal-grid/posted-line.tsx';
import { Card } from '../../../../../components/page/card.tsx';
import { AssetChip, useAssetLines } from './asset-chip.tsx';

type Entry = InvoiceDetail['journal_entries'][number];

/** What the document did in the books: each entry with its lines, the first one open. */
export function JournalCard({ invoice }: { invoice: InvoiceDetail }) {
  const { t } = useTranslation('invoice-life');
  return (
    <Card title={t('journal.title')}>
      {invoice.journal_entries.length === 0 && <p className="muted">{t('journal.none')}</p>}
      {invoice.journal_entries.map((entry, index) => (
        <EntryLines key={entry.id} invoice={invoice} entry={entry} isFirst={index === 0} />
      ))}
    </Card>
  );
}

function EntryLines({ invoice, entry, isFirst }: { invoice: InvoiceDetail; entry: Entry; isFirst: boolean }) {
  const { t } = useTranslation('reports');
  const [isOpen, setOpen] = useState(isFirst);
  return (
    <details className="view-entry" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="pointer pad-8-0">
        <span>{t(`kind.${entry.kind}`, { defaultValue: entry.kind })}</span> <Day value={entry.date} />
      </summary>
      {isOpen && <Lines invoice={invoice} id={entry.id} number={entry.number} />}
    </details>
  );
}

function Lines({ invoice, id, number }: { invoice: InvoiceDetail; id: string; number: string }) {
  const { t } = useTranslation(['invoice-life', 'invoice', 'reports']);
  const { data, error } = useJournalEntry(id);
  const mayBeAssets = useAssetLines(invoice);
  if (error) return <p className="muted">{error.message || t('common:error.load')}</p>;
  if (data === undefined) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
  return (
    <>
      <JournalTable
        heads={{ account: t('invoice:item.account'), debit: t('reports:debit'), credit: t('reports:credit') }}
        lines={data.lines.map((line, index) => {
          const row = { ...postedLine(line), words: [] };
          const asset = mayBeAssets.find(({ entry_id, line_no }) => entry_id === id && line_no === index + 1);
          return asset ? { ...row, account: withChip(row.account, asset) } : row;
        })}
      />
      <Link className="view-entry-link inline-block font-base" to={`/journal-entry/${id}`}>
        {t('journal.open', { number })}
      </Link>
    </>
  );
}

function withChip(account: ReactNode, line: BillLine): ReactNode {
  return (
    <>
      {account}
      <AssetChip line={line} />
    </>
  );
}
