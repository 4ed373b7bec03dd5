import type { BankAccountRow } from '@folio/contract';
import { Button, Select } from 'antd';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useBankAccounts, useBankHeader } from '../../../api/queries/banking/bank.ts';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { ErrorState } from '../../../components/feedback/error-state.tsx';
import { useUrlState } from '../../../components/hooks/use-url-state.ts';
import { KeyCap } from '../../../components/keyboard/key-cap.tsx';
import { Card } from '../../../components/page/card.tsx';
import { Icon } from '../../../components/page/icon.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { accountName } from '../../../components/select/account-select.tsx';
import { showOverlay } from '../../../layouts/main/overlays.ts';
import { storageKeys } from '../../../session/stored-ids.ts';
import { useCanUpload } from '../../../uploads/use-can-upload.ts';
import { BankNav } from './bank-nav.tsx';
import { ImportDialog, openImport } from './import/index.ts';
import { Lines } from './list/lines.tsx';
import { StatementHead } from './statement-head.tsx';
import './css/index.css';

/**
 * The lines of a bank account. The user matches, categorizes, transfers or excludes each one until the difference is
 * zero.
 */
export default function BankStatementScreen() {
  // Loads the texts for the kinds of records with the page: loading them later would shift the list.
  const { t } = useTranslation(['bank-statement', 'reports']);
  const accounts = useBankAccounts();
  const [{ account }, setView] = useUrlState({ account: '' });
  const chosen = chosenAccount(accounts.data, account);
  const header = useBankHeader(chosen?.id ?? '');
  const choose = (id: string) => {
    localStorage.setItem(storageKeys.accountId, id);
    setView({ account: id });
  };
  return (
    <>
      <PageHeader
        title={t('title')}
        beside={chosen && <AccountPicker accounts={accounts.data ?? []} chosen={chosen} onChoose={choose} />}
        actions={<HeadActions accountId={chosen?.id} />}
      />
      <BankNav accountId={chosen?.id ?? ''} missing={header.data?.missing_evidence} />
      {accounts.error && !accounts.data && (
        <ErrorState detail={accounts.error.message} onRetry={() => accounts.refetch()} />
      )}
      {accounts.data?.length === 0 && <NoAccount />}
      {chosen && (
        <>
          <StatementHead header={header.data} error={header.error} onRetry={() => header.refetch()} />
          <Lines key={chosen.id} account={chosen} header={header.data} />
        </>
      )}
      <Suspense fallback={null}>
        <ImportDialog />
      </Suspense>
    </>
  );
}

/** The account in the address, otherwise the stored one, otherwise the first. */
function chosenAccount(accounts: BankAccountRow[] | undefined, id: string): BankAccountRow | undefined {
  const stored = localStorage.getItem(storageKeys.accountId);
  return accounts?.find((one) => one.id === id) ?? accounts?.find((one) => one.id === stored) ?? accounts?.[0];
}

interface AccountPickerProps {
  accounts: BankAccountRow[];
  chosen: BankAccountRow;
  onChoose: (id: string) => void;
}

function AccountPicker({ accounts, chosen, onChoose }: AccountPickerProps) {
  const { t } = useTranslation('bank-statement');
  return (
    <Select
      className="bank-account"
      variant="filled"
      aria-label={t('account')}
      value={chosen.id}
      options={accounts.map((one) => ({ value: one.id, label: `${one.code} ${accountName(one)}` }))}
      popupMatchSelectWidth={false}
      onChange={onChoose}
    />
  );
}

function HeadActions({ accountId }: { accountId: string | undefined }) {
  const { t } = useTranslation('bank-statement');
  const canUpload = useCanUpload();
  return (
    <>
      <Button className="hide-tablet" icon={<Icon name="keyboard" />} onClick={() => showOverlay('shortcuts')}>
        {t('shortcuts')} <KeyCap>{t('keys.help')}</KeyCap>
      </Button>
      {canUpload && (
        <Button icon={<Icon name="download" />} onClick={() => openImport({ accountId })}>
          {t('import')}
        </Button>
      )}
    </>
  );
}

function NoAccount() {
  const { t } = useTranslation('bank-statement');
  const canUpload = useCanUpload();
  return (
    <Card>
      <EmptyState
        illustration="bank"
        title={t('noAccount')}
        detail={t('noAccountDetail')}
        action={
          canUpload && (
            <Button type="primary" icon={<Icon name="upload" />} onClick={() => openImport()}>
              {t('import')}
            </Button>
          )
        }
      />
    </Card>
  );
}
