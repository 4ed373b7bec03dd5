import type { BankAccountRow } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { StateTag } from '../../../../components/feedback/state-tag.tsx';
import { accountName } from '../../../../components/select/account-select.tsx';
import { useMay } from '../../../../session/use-may.ts';
import { AccountBalance } from './account-balance.tsx';

/** An account as a phone shows it. */
export function AccountCard({ account }: { account: BankAccountRow }) {
  const { t } = useTranslation('bank-accounts');
  const mayRead = useMay('read');
  const { code, bank, number, currency, kind, active } = account;
  return (
    <div className="bank-account-card gap-4-12 grid columns-wide-auto">
      <strong>{`${code} ${accountName(account)}`}</strong>
      {active ? <span>{currency}</span> : <StateTag tone="grey">{t('closed')}</StateTag>}
      <span>{[t(`kind.${kind}`), bank, number].filter(Boolean).join(' · ')}</span>
      {mayRead && (
        <span className="whole-row">
          <AccountBalance account={account} />
        </span>
      )}
    </div>
  );
}
