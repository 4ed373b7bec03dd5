import type { ContactListMeta } from '@folio/contract';
import { Table } from 'antd';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../../components/money/amount.tsx';

interface ContactTotalsProps {
  meta: ContactListMeta;
  /** The columns above the totals. */
  columns: readonly { key: string }[];
}

/** What all contacts of the list owe, or are owed, on all its pages. */
export function ContactTotals({ meta, columns }: ContactTotalsProps) {
  const { t } = useTranslation('contact');
  return (
    <Table.Summary.Row>
      {columns.map(({ key }, index) => (
        <Table.Summary.Cell key={key} index={index} align={key === 'name' ? 'left' : 'right'}>
          {key === 'name' && <strong className="bold">{t('totals', { count: meta.total })}</strong>}
          {(key === 'receivable' || key === 'payable') && <Amount value={meta[key]} dashForZero strong />}
        </Table.Summary.Cell>
      ))}
    </Table.Summary.Row>
  );
}
