import type { PayInvoiceRequest } from '@folio/contract';
import type { MoneyAccount } from '../../../../../components/payment/money-accounts.ts';
import { isForeign, type MoneyCase, type MoneyFigures, outcomeOf } from '../../../../../components/payment/outcome.ts';

export interface PayValues extends MoneyFigures {
  date: string;
  account: string;
  rate: string | null;
  /** Null: the company's account for bank charges. */
  feeAccount: string | null;
  reference: string;
}

/** The dialog's start values: the whole amount due, on the proposed day. */
export function firstValues(
  money: MoneyCase,
  { account, feeAccount, day }: { account: string; feeAccount: string | null; day: string },
): PayValues {
  return {
    ...amountsFor(money),
    date: day,
    account,
    rate: null,
    fee: null,
    feeAccount,
    writeOff: null,
    reference: '',
  };
}

/** The start amounts for an account: the amount due; in another currency only the amount to settle is known. */
function amountsFor(money: MoneyCase): Pick<PayValues, 'amount' | 'settles'> {
  return isForeign(money) ? { amount: null, settles: money.due } : { amount: money.due, settles: null };
}

/** The values after another account was chosen: amounts in a currency that is no longer needed are dropped. */
export function withAccount(values: PayValues, account: MoneyAccount, before: MoneyCase, after: MoneyCase): PayValues {
  const same = before.accountCurrency === after.accountCurrency;
  return {
    ...values,
    account: account.code,
    ...(!same && { ...amountsFor(after), fee: null, writeOff: null, rate: null }),
  };
}

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
