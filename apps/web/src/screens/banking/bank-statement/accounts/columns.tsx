import type { BankAccountRow } from '@folio/contract';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { StateTag } from '../../../../components/feedback/state-tag.tsx';
import { Icon } from '../../../../components/page/icon.tsx';
import { accountName } from '../../../../components/select/account-select.tsx';
import type { DataColumn } from '../../../../components/table/data-table.tsx';
import { useMay } from '../../../../session/use-may.ts';
import { AccountBalance } from './account-balance.tsx';

/** `onEdit` is null for who may only read. The balance is written with its currency. */
export function useAccountColumns(onEdit: ((id: string) => void) | null): DataColumn<BankAccountRow>[] {
  const { t } = useTranslation('bank-accounts');
  const mayRead = useMay('read');
  return [
    { title: t('col.code'), render: (_, row) => <span className="figures num">{row.code}</span> },
    {
      title: t('col.name'),
      className: 'cell-cut',
      minWidth: 140,
      onCell: (row) => ({ title: accountName(row) }),
      render: (_, row) => <Link to={`/bank-statement?account=${row.id}`}>{accountName(row)}</Link>,
    },
    { title: t('col.kind'), responsive: ['xl'], render: (_, row) => t(`kind.${row.kind}`) },
    { title: t('col.bank'), responsive: ['xl'], render: (_, row) => row.bank },
    {
      title: t('col.number'),
      responsive: ['xl'],
      render: (_, row) => <span className="figures num">{row.number}</span>,
    },
    ...(mayRead
      ? [
          {
            title: t('col.balance'),
            align: 'right' as const,
            render: (_: unknown, row: BankAccountRow) => <AccountBalance account={row} />,
          },
        ]
      : [{ title: t('col.currency'), render: (_: unknown, row: BankAccountRow) => row.currency }]),
    {
      title: t('col.state'),
      render: (_, row) => (
        <StateTag tone={row.active ? 'green' : 'grey'}>
          {t(row.is_default ? 'default' : row.active ? 'active' : 'closed')}
        </StateTag>
      ),
    },
    ...(onEdit === null
      ? []
      : [
          {
            title: <span className="visually-hidden absolute clip nowrap">{t('edit')}</span>,
            render: (_: unknown, row: BankAccountRow) => (
              <Button
                size="small"
                icon={<Icon name="pencil" size={14} />}
                aria-label={t('editOne', { account: `${row.code} ${accountName(row)}` })}
                onClick={(event) => {
                  event.stopPropagation();
                  onEdit(row.id);
                }}
              >
                {t('edit')}
              </Button>
            ),
          },
        ]),
  ];
}
