import type { PayInvoiceRequest } from '@folio/contract';
import type { MoneyAccount } from './money-accounts.ts';
import { isForeign, type MoneyCase, type MoneyFigures, outcomeOf } from './outcome.ts';

/** What is typed into the payment dialog. */
export interface PayValues extends MoneyFigures {
  date: string;
  account: string;
  rate: string | null;
  feeAccount: string;
  reference: string;
}

/** Bank charges, where fees go unless told. */
const usualFeeAccount = '6400';

/** The dialog as it opens: all that is due, on the day proposed. */
export function firstValues(money: MoneyCase, account: string, day: string): PayValues {
  return {
    ...amountsFor(money),
    date: day,
    account,
    rate: null,
    fee: null,
    feeAccount: usualFeeAccount,
    writeOff: null,
    reference: '',
  };
}

/** The amounts an account starts with: what is due; in another currency only what it settles is known. */
function amountsFor(money: MoneyCase): Pick<PayValues, 'amount' | 'settles'> {
  return isForeign(money) ? { amount: null, settles: money.due } : { amount: money.due, settles: null };
}

/** The values after another account was chosen: figures in a currency that is no longer asked for are dropped. */
export function withAccount(values: PayValues, account: MoneyAccount, before: MoneyCase, after: MoneyCase): PayValues {
  const same = before.accountCurrency === after.accountCurrency;
  return {
    ...values,
    account: account.code,
    ...(!same && { ...amountsFor(after), fee: null, writeOff: null, rate: null }),
  };
}

/** True when the form may be sent. */
export function isPayable(money: MoneyCase, values: PayValues): boolean {
  const { kind } = outcomeOf(money, values);
  return values.account !== '' && kind !== 'incomplete' && kind !== 'too_much';
}

export function payRequest(money: MoneyCase, values: PayValues): PayInvoiceRequest {
  return {
    date: values.date,
    account_code: values.account,
    amount: values.amount ?? '0',
    settles: isForeign(money) ? values.settles : null,
    rate: values.rate,
    fee: values.fee,
    fee_account: values.fee === null ? null : values.feeAccount,
    write_off: values.writeOff,
    reference: values.reference.trim(),
  };
}
