import { Checkbox, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { DayInput } from '../../../../../components/day/day-input.tsx';
import { SideField } from '../../../../../components/form/side-form.tsx';
import { FigureInput } from '../../../../../components/money/figure-input.tsx';
import { formatAmount } from '../../../../../components/money/format-amount.ts';
import { MoneyAccountSelect } from '../../../../../components/payment/money-account-select.tsx';
import type { MoneyAccount, MoneyPlace } from '../../../../../components/payment/money-accounts.ts';
import { isForeign, type MoneyCase, smallDifference } from '../../../../../components/payment/outcome.ts';
import { PayMore } from './pay-more.tsx';
import { type PayValues, withAccount } from './pay-values.ts';

export interface PayFieldsProps {
  place: MoneyPlace;
  money: MoneyCase;
  base: string;
  accounts: readonly MoneyAccount[];
  values: PayValues;
  onValues: (changes: Partial<PayValues>) => void;
  /** The case with another account chosen. */
  caseOf: (account: MoneyAccount | null) => MoneyCase;
  /** The server's sentences for a field. */
  at: (field: string) => string[];
}

/** How much, when, and where from or to; the rest is folded away. */
export function PayFields(props: PayFieldsProps) {
  const { place, money, base, accounts, values, onValues, caseOf, at } = props;
  const { t } = useTranslation('invoice-life');
  const choose = (code: string) => {
    const account = accounts.find((one) => one.code === code);
    if (account) onValues(withAccount(values, account, money, caseOf(account)));
  };
  return (
    <>
      <AmountFields money={money} values={values} onValues={onValues} at={at} />
      <div className="side-pair grid gap-16 columns-halves">
        <SideField id="pay-date" label={t(`pay.date.${money.side}`)} sentences={at('date')}>
          <DayInput id="pay-date" value={values.date} onChange={(date) => date && onValues({ date })} />
        </SideField>
        <SideField id="pay-reference" label={t('pay.reference')} sentences={at('reference')}>
          <Input
            id="pay-reference"
            value={values.reference}
            maxLength={120}
            onChange={(event) => onValues({ reference: event.target.value })}
          />
        </SideField>
      </div>
      <SideField id="pay-account" label={t(`pay.account.${place}.${money.side}`)} sentences={at('account_code')}>
        <MoneyAccountSelect
          id="pay-account"
          side={money.side}
          accounts={accounts}
          base={base}
          value={values.account || null}
          onChange={choose}
          isWrong={at('account_code').length > 0}
        />
      </SideField>
      <SmallDifference money={money} values={values} onValues={onValues} at={at} />
      {place === 'account' && <PayMore money={money} base={base} values={values} onValues={onValues} at={at} />}
    </>
  );
}

type Part = Pick<PayFieldsProps, 'money' | 'values' | 'onValues' | 'at'>;

/** One amount; two where the account has another currency than the document. */
function AmountFields({ money, values, onValues, at }: Part) {
  const { t } = useTranslation('invoice-life');
  const { accountCurrency, currency, side } = money;
  const isOther = isForeign(money);
  const amount = (
    <SideField
      id="pay-amount"
      label={t(`pay.amount.${side}`, { currency: accountCurrency })}
      sentences={at('amount')}
      hint={isOther ? t(`pay.amountHint.${side}`, { currency: accountCurrency }) : undefined}
    >
      <FigureInput
        id="pay-amount"
        value={values.amount}
        currency={accountCurrency}
        status={at('amount').length > 0 ? 'error' : ''}
        onChange={(next) => onValues({ amount: next, writeOff: null })}
      />
    </SideField>
  );
  if (!isOther) return amount;
  return (
    <div className="side-pair grid gap-16 columns-halves">
      <SideField
        id="pay-settles"
        label={t('pay.settles', { currency })}
        sentences={at('settles')}
        hint={t('pay.settlesHint', { due: formatAmount(money.due, { currency, withCode: true }) })}
      >
        <FigureInput
          id="pay-settles"
          value={values.settles}
          currency={currency}
          status={at('settles').length > 0 ? 'error' : ''}
          onChange={(settles) => onValues({ settles })}
        />
      </SideField>
      {amount}
    </div>
  );
}

/** Offered only where what would stay open is a trifle. */
function SmallDifference({ money, values, onValues, at }: Part) {
  const { t } = useTranslation('invoice-life');
  const difference = smallDifference(money, values);
  if (difference === null) return null;
  return (
    <div className="side-field min-0">
      <Checkbox
        checked={values.writeOff !== null}
        onChange={(event) => onValues({ writeOff: event.target.checked ? difference : null })}
      >
        {t('pay.writeOff', { amount: formatAmount(difference, { currency: money.currency }) })}
      </Checkbox>
      {at('write_off').length > 0 && (
        <p className="field-error above-4 font-small text-red" role="alert">
          {at('write_off').join(' ')}
        </p>
      )}
    </div>
  );
}
