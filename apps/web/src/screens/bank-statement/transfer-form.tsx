import { Button, Select } from 'antd';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLedgerAccounts } from '../../api/queries/ledger-account.ts';
import { accountName } from '../../components/account-select.tsx';
import { FigureInput } from '../../components/figure-input.tsx';
import { useSession } from '../../session/session-store.ts';
import type { PanelProps } from './panel-props.ts';
import { RateField } from './rate-field.tsx';

const cashRoles: readonly (string | null)[] = ['bank', 'petty_cash', 'credit_card', 'transfer_clearing'];

/** Money moved to or from another account of the company. */
export function TransferForm({ line, account, coding, onClose }: PanelProps) {
  const { t } = useTranslation('bank-statement');
  const { data } = useLedgerAccounts();
  const { company } = useSession();
  const suggested = line.suggestion?.action === 'transfer' ? line.suggestion.account_code : null;
  const [code, setCode] = useState<string | null>(suggested);
  const [rate, setRate] = useState<string | null>(null);
  const [amount, setAmount] = useState<string | null>(null);
  const others = (data ?? []).filter((one) => cashRoles.includes(one.system_role) && one.code !== account.code);
  const other = others.find((one) => one.code === code);
  const otherCurrency = other?.currency ?? company?.base_currency ?? account.currency;
  const isExchange = other !== undefined && otherCurrency !== account.currency;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code === null) return;
    onClose();
    coding.transfer(line.id, code, {
      ...(rate !== null && { rate }),
      ...(isExchange && amount !== null && { amount }),
    });
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
      {isExchange && (
        <FigureInput
          className="panel-rate"
          label={t('panel.transfer.amount', { currency: otherCurrency })}
          placeholder={t('panel.transfer.amount', { currency: otherCurrency })}
          currency={otherCurrency}
          value={amount}
          onChange={setAmount}
        />
      )}
      <RateField account={account} value={rate} onChange={setRate} />
      <span className="panel-buttons">
        <Button onClick={onClose}>{t('common:cancel')}</Button>
        <Button type="primary" htmlType="submit" disabled={code === null}>
          {t('panel.transfer.open')}
        </Button>
      </span>
    </form>
  );
}
