import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { OpeningDocument } from '../../../api/queries/books/accounting-opening.ts';
import { Day } from '../../../components/day/day.tsx';
import { StateTag } from '../../../components/feedback/state-tag.tsx';
import { useMediaQuery } from '../../../components/hooks/use-is-phone.ts';
import { Amount } from '../../../components/money/amount.tsx';
import { Icon } from '../../../components/page/icon.tsx';
import type { DataColumn } from '../../../components/table/data-table.tsx';

interface DocumentColumns {
  base: string;
  isFixed: boolean;
  /** Which document is being removed. */
  leaving: string | null;
  onRemove: (document: OpeningDocument) => void;
}

export function useDocumentColumns({
  base,
  isFixed,
  leaving,
  onRemove,
}: DocumentColumns): DataColumn<OpeningDocument>[] {
  const { t } = useTranslation('accounting-opening-balances');
  const isTight = useMediaQuery('(width < 1240px)');
  const all: DataColumn<OpeningDocument>[] = [
    { key: 'type', title: t('field.type'), render: (_, row) => t(`common:documentKind.${row.type}`) },
    {
      key: 'number',
      title: t('field.number'),
      render: (_, row) => (
        <Link to={`/invoice/${row.id}`} className="document-number bold nowrap">
          {row.number}
        </Link>
      ),
    },
    { key: 'contact', title: t('field.contact'), render: (_, row) => row.contact },
    { key: 'issue_date', title: t('field.issue_date'), render: (_, row) => <Day value={row.issue_date} /> },
    { key: 'due_date', title: t('field.due_date'), render: (_, row) => <Day value={row.due_date} /> },
    {
      key: 'total',
      title: t('field.total'),
      align: 'right',
      render: (_, row) => (
        <>
          <Amount value={row.total} currency={row.currency} withCode={row.currency !== base} />
          {row.rate !== null && <span className="document-rate block font-small faint figures num">@ {row.rate}</span>}
        </>
      ),
    },
    {
      key: 'base',
      title: t('col.inBase', { currency: base }),
      align: 'right',
      render: (_, row) => <Amount value={row.base} />,
    },
    {
      key: 'actions',
      title: <span className="visually-hidden absolute clip nowrap">{t('col.actions')}</span>,
      align: 'right',
      render: (_, row) =>
        row.settled ? (
          <StateTag tone="green">{t('settled')}</StateTag>
        ) : (
          !isFixed && (
            <Button
              type="text"
              size="small"
              loading={leaving === row.id}
              icon={<Icon name="trash" size={15} />}
              aria-label={t('removeOne', { number: row.number })}
              title={t('common:remove')}
              onClick={() => onRemove(row)}
            />
          )
        ),
    },
  ];
  return isTight ? all.filter((column) => column.key !== 'issue_date') : all;
}

/** A document on a phone. */
export function DocumentCard({ row, base, onRemove }: { row: OpeningDocument; base: string; onRemove?: () => void }) {
  const { t } = useTranslation('accounting-opening-balances');
  return (
    <span className="grid gap-4">
      <span className="strong-bold grid items-center columns-wide-auto gap-12">
        <strong>{row.contact}</strong>
        <Amount value={row.total} currency={row.currency} withCode={row.currency !== base} strong />
      </span>
      <span className="strong-bold grid items-center columns-wide-auto gap-12">
        <span className="font-small faint">
          {t(`common:documentKind.${row.type}`)} {row.number} · <Day value={row.due_date} />
        </span>
        {onRemove && !row.settled && (
          <Button
            type="text"
            size="small"
            icon={<Icon name="trash" size={15} />}
            aria-label={t('removeOne', { number: row.number })}
            onClick={onRemove}
          />
        )}
      </span>
    </span>
  );
}
