import type { BankAccountRow } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { accountName } from '../../../components/account-select.tsx';
import { StateTag } from '../../../components/state-tag.tsx';

/** An account as a phone shows it. */
export function AccountCard({ account }: { account: BankAccountRow }) {
  const { t } = useTranslation('bank-accounts');
  const { code, bank, number, currency, kind, active } = account;
  return (
    <div className="bank-account-card">
      <strong>{`${code} ${accountName(account)}`}</strong>
      {active ? <span>{currency}</span> : <StateTag tone="grey">{t('closed')}</StateTag>}
      <span>{[t(`kind.${kind}`), bank, number].filter(Boolean).join(' · ')}</span>
    </div>
  );
}
