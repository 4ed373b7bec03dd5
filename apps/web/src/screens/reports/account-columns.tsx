import type { JournalLineRow } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Amount } from '../../components/amount.tsx';
import type { DataColumn } from '../../components/data-table.tsx';
import { Day } from '../../components/day.tsx';

/** The columns of an account's postings, in the order the export has them. */
export function useAccountColumns(): DataColumn<JournalLineRow>[] {
  const { t } = useTranslation('reports');
  const figure = (key: 'debit' | 'credit' | 'balance'): DataColumn<JournalLineRow> => ({
    key,
    title: t(key),
    align: 'right',
    render: (_, row) => <Amount value={row[key]} brackets {...(key === 'balance' && { tone: 'muted' as const })} />,
  });
  return [
    { key: 'date', title: t('date'), render: (_, row) => <Day value={row.date} /> },
    {
      key: 'journal_number',
      title: t('journalNo'),
      render: (_, row) => <Link to={`/journal-entry/${row.journal_entry_id}`}>{row.journal_number}</Link>,
    },
    {
      key: 'kind',
      title: t('type'),
      render: (_, row) => (
        <>
          {t(`kind.${row.kind}`, { defaultValue: row.kind })}
          <span className="account-number-below">{row.source_number}</span>
        </>
      ),
    },
    { key: 'source_number', title: t('number'), className: 'account-number', render: (_, row) => row.source_number },
    { key: 'contact', title: t('contact'), className: 'account-words', render: (_, row) => row.contact },
    {
      key: 'description',
      title: t('narration'),
      className: 'account-words',
      render: (_, row) => (
        <>
          {row.description}
          {row.foreign_amount !== null && (
            <span className="line-foreign">
              <Amount value={row.foreign_amount} currency={row.currency} withCode brackets tone="muted" />
            </span>
          )}
        </>
      ),
    },
    figure('debit'),
    figure('credit'),
    figure('balance'),
  ];
}

/** A posting on a phone. */
export function LineCard({ row }: { row: JournalLineRow }) {
  const { t } = useTranslation('reports');
  return (
    <span className="line-card">
      <span>
        <strong>{row.contact ?? row.description}</strong>
        <span className="line-card-note">
          <Day value={row.date} /> · {row.journal_number} · {t(`kind.${row.kind}`, { defaultValue: row.kind })}
        </span>
      </span>
      <span className="line-card-figures">
        <Amount value={row.debit ?? (row.credit && `-${row.credit}`)} brackets strong />
        <Amount value={row.balance} brackets tone="muted" />
      </span>
    </span>
  );
}
