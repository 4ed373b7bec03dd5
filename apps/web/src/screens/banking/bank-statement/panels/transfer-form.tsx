import { Select } from 'antd';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLedgerAccounts } from '../../../../api/queries/books/ledger-account.ts';
import { settleFields } from '../../../../components/form/typed-fields.ts';
import { FigureInput } from '../../../../components/money/figure-input.tsx';
import { accountName } from '../../../../components/select/account-select.tsx';
import { useSession } from '../../../../session/session-store.ts';
import { takesTransfer } from './chart-accounts.ts';
import { focusSoon } from './focus-soon.ts';
import { useLineDraft } from './line-draft.ts';
import { PanelFoot } from './panel-foot.tsx';
import type { PanelProps } from './panel-props.ts';

interface Draft {
  code: string | null;
  /** What moved in the other account, in its currency. */
  amount: string | null;
  rate: string | null;
}

/** Money moved to or from another account of the company. */
export function TransferForm({ line, desk }: PanelProps) {
  const { t } = useTranslation('bank-statement');
  const { account } = desk;
  const { data } = useLedgerAccounts();
  const { company } = useSession();
  const [draft, setDraft] = useLineDraft<Draft>(line.id, 'transfer', () => {
    const part = line.suggestion?.action === 'transfer' ? line.suggestion.parts[0] : undefined;
    return { code: part?.account_code ?? null, amount: null, rate: null };
  });
  const { code, amount, rate } = draft;
  const others = (data ?? []).filter((one) => takesTransfer(one) && one.code !== account.code);
  const other = others.find((one) => one.code === code);
  const otherCurrency = other?.currency ?? company?.base_currency ?? account.currency;
  const isExchange = other !== undefined && otherCurrency !== account.currency;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code === null || !settleFields()) return;
    desk.coding.transfer(line, {
      account_code: code,
      ...(rate !== null && { rate }),
      ...(isExchange && amount !== null && { amount }),
    });
    desk.close();
  };
  const label = t('panel.transfer.amount', { currency: otherCurrency });
  return (
    <form onSubmit={submit}>
      <div className="panel-line gap-8-12 flex wrap items-center">
        <Select<string>
          autoFocus
          showSearch={{ optionFilterProp: 'label' }}
          className="panel-wide"
          aria-label={t('panel.transfer.account')}
          placeholder={t('panel.transfer.account')}
          value={code}
          options={others.map((one) => ({ value: one.code, label: `${one.code} ${accountName(one)}` }))}
          onChange={(next) => setDraft({ ...draft, code: next })}
          onSelect={() => focusSoon('.line-panel [type="submit"]')}
        />
        {isExchange && (
          <FigureInput
            className="panel-rate"
            label={label}
            placeholder={label}
            currency={otherCurrency}
            value={amount}
            onChange={(next) => setDraft({ ...draft, amount: next })}
          />
        )}
      </div>
      <PanelFoot
        account={account}
        rate={rate}
        onRate={(next) => setDraft({ ...draft, rate: next })}
        onClose={desk.close}
        verb={t('panel.transfer.open')}
        isReady={code !== null}
      />
    </form>
  );
}
