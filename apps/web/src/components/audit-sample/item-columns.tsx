import type { SampleDocument, SampleItem } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Day } from '../day/day.tsx';
import { spotPath } from '../document/evidence.ts';
import { Amount } from '../money/amount.tsx';
import { accountName } from '../select/account-select.tsx';
import type { DataColumn } from '../table/data-table.tsx';

interface ItemOptions {
  /** Only where an item can have several hits. */
  withHits: boolean;
  /** False for a guest, who cannot open entries and documents on their screens. */
  withLinks: boolean;
}

/** The columns of the items of a sample. */
export function useItemColumns({ withHits, withLinks }: ItemOptions): DataColumn<SampleItem>[] {
  const { t } = useTranslation('audit-samples');
  const hits: DataColumn<SampleItem> = {
    key: 'hits',
    title: t('col.hits'),
    align: 'right',
    render: (_, row) => <span className="num">{row.hits}</span>,
  };
  return [
    {
      key: 'place',
      title: t('col.place'),
      align: 'right',
      render: (_, row) => <span className="num">{row.place}</span>,
    },
    { key: 'date', title: t('col.date'), render: (_, row) => <Day value={row.date} /> },
    { key: 'entry', title: t('col.entry'), render: (_, row) => <EntryLink row={row} withLinks={withLinks} /> },
    { key: 'account', title: t('col.account'), render: (_, row) => <AccountOf row={row} /> },
    { key: 'description', title: t('col.description'), render: (_, row) => row.description },
    { key: 'documents', title: t('col.documents'), render: (_, row) => <Documents row={row} withLinks={withLinks} /> },
    ...(withHits ? [hits] : []),
    { key: 'side', title: t('side.label'), render: (_, row) => t(`side.${row.side}`) },
    { key: 'amount', title: t('col.amount'), align: 'right', render: (_, row) => <Amount value={row.amount} /> },
  ];
}

interface ItemProps {
  row: SampleItem;
  withLinks: boolean;
}

function EntryLink({ row, withLinks }: ItemProps) {
  if (!withLinks) return <span className="nowrap">{row.entry_number}</span>;
  return (
    <Link className="nowrap" to={`/journal-entry/${row.entry_id}`}>
      {row.entry_number}
    </Link>
  );
}

function AccountOf({ row: { account } }: { row: SampleItem }) {
  return (
    <>
      <span className="figures num muted">{account.code}</span> {accountName(account)}
    </>
  );
}

/** Each document opens at the place that shows the item; a file of a manual journal is on the screen of its entry. */
function Documents({ row, withLinks }: ItemProps) {
  const { t } = useTranslation('audit-samples');
  if (row.documents.length === 0) return <span className="muted">{t('noDocument')}</span>;
  return (
    <span className="grid gap-2">
      {row.documents.map((one) => (
        <DocumentLink key={`${one.document_id} ${one.name}`} row={row} withLinks={withLinks} document={one} />
      ))}
    </span>
  );
}

function DocumentLink({ row, withLinks, document }: ItemProps & { document: SampleDocument }) {
  const { t } = useTranslation('audit-samples');
  const { document_id: id, name, page } = document;
  const words = page === null ? name : t('documentPage', { name, page });
  if (!withLinks) return <span className="break">{words}</span>;
  return <Link to={id === null ? `/journal-entry/${row.entry_id}` : spotPath(id, document)}>{words}</Link>;
}

/** An item on a phone. */
export function ItemCard({ row, withLinks }: ItemProps) {
  return (
    <span className="grid gap-4">
      <span className="strong-bold grid items-center columns-wide-auto gap-12">
        <strong>{row.description}</strong>
        <Amount value={row.amount} strong />
      </span>
      <span className="font-small muted">
        {row.place} {'·'} <Day value={row.date} /> {'·'} <AccountOf row={row} />
      </span>
      <EntryLink row={row} withLinks={withLinks} />
      <Documents row={row} withLinks={withLinks} />
    </span>
  );
}
