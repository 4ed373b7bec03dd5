import { Button, Select } from 'antd';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLedgerAccounts } from '../../api/queries/ledger-account.ts';
import { accountName } from '../../components/account-select.tsx';
import type { PanelProps } from './line-panel.tsx';

const cashRoles: readonly (string | null)[] = ['bank', 'petty_cash', 'credit_card', 'transfer_clearing'];

/** Money moved to or from another account of the company. */
export function TransferForm({ line, account, coding, onClose }: PanelProps) {
  const { t } = useTranslation('bank-statement');
  const { data } = useLedgerAccounts();
  const suggested = line.suggestion?.action === 'transfer' ? line.suggestion.account_code : null;
  const [code, setCode] = useState<string | null>(suggested);
  const others = (data ?? []).filter((one) => cashRoles.includes(one.system_role) && one.code !== account.code);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code === null) return;
    onClose();
    coding.transfer(line.id, code);
  };
  return (
    <form onSubmit={submit} className="panel-line">
      <Select<string>
        autoFocus
        className="panel-wide"
        aria-label={t('panel.transfer.account')}
        placeholder={t('panel.transfer.account')}
        value={code}
        options={others.map((one) => ({ value: one.code, label: `${one.code} ${accountName(one)}` }))}
        onChange={setCode}
      />
      <span className="panel-buttons">
        <Button onClick={onClose}>{t('common:cancel')}</Button>
        <Button type="primary" htmlType="submit" disabled={code === null}>
          {t('panel.transfer.open')}
        </Button>
      </span>
    </form>
  );
}
