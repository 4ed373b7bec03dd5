import type { BankAccountRow } from '@folio/contract';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { StateTag } from '../../../../components/feedback/state-tag.tsx';
import { Icon } from '../../../../components/page/icon.tsx';
import { accountName } from '../../../../components/select/account-select.tsx';
import type { DataColumn } from '../../../../components/table/data-table.tsx';

/** `onEdit` is null for who may only read. */
export function useAccountColumns(onEdit: ((id: string) => void) | null): DataColumn<BankAccountRow>[] {
  const { t } = useTranslation('bank-accounts');
  return [
    { title: t('col.code'), width: 90, render: (_, row) => <span className="figures num">{row.code}</span> },
    {
      title: t('col.name'),
      render: (_, row) => <Link to={`/bank-statement?account=${row.id}`}>{accountName(row)}</Link>,
    },
    { title: t('col.kind'), width: 130, render: (_, row) => t(`kind.${row.kind}`) },
    { title: t('col.bank'), width: 190, render: (_, row) => row.bank },
    { title: t('col.number'), width: 190, render: (_, row) => <span className="figures num">{row.number}</span> },
    { title: t('col.currency'), width: 100, render: (_, row) => row.currency },
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
