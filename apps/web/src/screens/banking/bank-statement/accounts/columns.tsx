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

/** `onEdit` is null for who may only read. */
export function useAccountColumns(onEdit: ((id: string) => void) | null): DataColumn<BankAccountRow>[] {
  const { t } = useTranslation('bank-accounts');
  const mayRead = useMay('read');
  return [
    { title: t('col.code'), width: 90, render: (_, row) => <span className="figures num">{row.code}</span> },
    {
      title: t('col.name'),
      render: (_, row) => <Link to={`/bank-statement?account=${row.id}`}>{accountName(row)}</Link>,
    },
    { title: t('col.kind'), width: 120, render: (_, row) => t(`kind.${row.kind}`) },
    { title: t('col.bank'), width: 150, render: (_, row) => row.bank },
    { title: t('col.number'), width: 160, render: (_, row) => <span className="figures num">{row.number}</span> },
    { title: t('col.currency'), width: 90, render: (_, row) => row.currency },
    ...(mayRead
      ? [
          {
            title: t('col.balance'),
            width: 260,
            align: 'right' as const,
            render: (_: unknown, row: BankAccountRow) => <AccountBalance account={row} />,
          },
        ]
      : []),
    {
      title: t('col.state'),
      width: 110,
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
            width: 90,
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
