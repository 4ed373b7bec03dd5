import type { BankAccountRow } from '@folio/contract';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useBankAccounts } from '../../../../api/queries/banking/bank.ts';
import { EmptyState } from '../../../../components/feedback/empty-state.tsx';
import { useUrlState } from '../../../../components/hooks/use-url-state.ts';
import { Card } from '../../../../components/page/card.tsx';
import { Icon } from '../../../../components/page/icon.tsx';
import { PageHeader } from '../../../../components/page/page-header.tsx';
import { DataTable } from '../../../../components/table/data-table.tsx';
import { useMay } from '../../../../session/use-may.ts';
import { BankNav } from '../bank-nav.tsx';
import { AccountCard } from './account-card.tsx';
import { AddAccount } from './add-account.tsx';
import { useAccountColumns } from './columns.tsx';
import { EditAccount } from './edit-account.tsx';
import '../css/head.css';
import './accounts.css';

const isNew = 'new';

/** The company's bank, card and cash accounts. The form to add or change one opens next to the list. */
export default function BankAccountsScreen() {
  const { t } = useTranslation('bank-accounts');
  const readOnly = !useMay('write');
  const accounts = useBankAccounts();
  const [{ account, edit }, setView] = useUrlState({ account: '', edit: '' });
  const columns = useAccountColumns(readOnly ? null : (id) => setView({ edit: id }));
  const edited = accounts.data?.find((one) => one.id === edit);
  const close = () => setView({ edit: '' });
  const add = !readOnly && (
    <Button type="primary" icon={<Icon name="plus" />} onClick={() => setView({ edit: isNew })}>
      {t('add')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('title')} actions={add} />
      <BankNav accountId={account} />
      <Card flush>
        <DataTable<BankAccountRow>
          label={t('title')}
          rows={accounts.data}
          rowKey={(row) => row.id}
          columns={columns}
          isOneLine
          error={accounts.error}
          onRetry={() => accounts.refetch()}
          {...(!readOnly && { onOpen: (row: BankAccountRow) => setView({ edit: row.id }) })}
          rowClassName={(row) => (row.active ? '' : 'account-closed')}
          card={(row) => <AccountCard account={row} />}
          empty={<EmptyState illustration="bank" title={t('none')} detail={t('noneDetail')} action={add} />}
        />
      </Card>
      {!readOnly && edit === isNew && <AddAccount onClose={close} />}
      {!readOnly && edited && <EditAccount key={edited.id} account={edited} onClose={close} />}
    </>
  );
}
