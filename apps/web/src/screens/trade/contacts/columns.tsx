import type { ContactRow } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import type { ContactSide } from '../../../api/queries/trade/contact.ts';
import { Amount } from '../../../components/money/amount.tsx';
import { accountName } from '../../../components/select/account-select.tsx';
import { secondLine } from '../../../components/select/contact-options.ts';
import {
  type ListColumn,
  type ListColumnSet,
  useListColumns,
} from '../../../components/table/columns/use-list-columns.ts';

interface ColumnsOf {
  side: ContactSide;
  sort: string;
  /** The company's base currency: what is open is counted in it. */
  currency: string;
}

/** Who it is, how to reach them, and what is open. */
export function useContactColumns({ side, sort, currency }: ColumnsOf): ListColumnSet<ContactRow> {
  const { t } = useTranslation('contact');
  const sorted = (key: string): Pick<ListColumn<ContactRow>, 'key' | 'sorter' | 'sortOrder'> => ({
    key,
    sorter: true,
    sortOrder: sort === key ? 'ascend' : sort === `-${key}` ? 'descend' : null,
  });
  const open = (key: 'receivable' | 'payable'): ListColumn<ContactRow> => ({
    ...sorted(key),
    title: t('col.openIn', { what: t(`col.${key}`), currency }),
    align: 'right',
    width: 200,
    render: (_, row) => <Amount value={row[key]} dashForZero />,
  });
  return useListColumns(side === 'customer' ? 'customers' : 'suppliers', [
    {
      ...sorted('name'),
      title: t('field.name'),
      className: 'cell-cut',
      onCell: (row) => ({ title: titleOf(row) }),
      render: (_, row) => <NameOf row={row} />,
    },
    {
      ...sorted('email'),
      title: t('field.email'),
      className: 'contact-wide',
      fromPx: 1200,
      render: (_, row) => row.email,
    },
    {
      ...sorted('phone'),
      title: t('field.phone'),
      className: 'contact-wide',
      width: 180,
      render: (_, row) => row.phone,
    },
    open(side === 'customer' ? 'receivable' : 'payable'),
  ]);
}

function titleOf(row: ContactRow): string {
  const shown = accountName(row);
  return [shown, secondLine({ ...row, email: null }, shown)].filter((text) => text !== '').join(' · ');
}

function NameOf({ row }: { row: ContactRow }) {
  const shown = accountName(row);
  const other = secondLine({ ...row, email: null }, shown);
  return (
    <>
      <strong className="bold">{shown}</strong> {other !== '' && <span className="font-small faint">{other}</span>}
    </>
  );
}

/** A contact on a phone. */
export function ContactCard({ row, side, currency }: { row: ContactRow; side: ContactSide; currency: string }) {
  const shown = accountName(row);
  return (
    <span className="grid min-0 gap-2">
      <span className="grid items-center columns-wide-auto gap-12">
        <strong className="bold">{shown}</strong>
        <Amount value={side === 'customer' ? row.receivable : row.payable} currency={currency} strong />
      </span>
      <span className="font-small faint">{secondLine(row, shown)}</span>
    </span>
  );
}
