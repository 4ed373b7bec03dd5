import type { InvoiceDetail } from '@folio/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { moneyCalls } from '../../../../../api/queries/trade/invoice-money.ts';
import { useUsualDay } from '../../../../../components/day/use-usual-day.ts';
import { contactName } from '../../../../../components/invoice/columns.tsx';
import { isSale } from '../../../../../components/invoice/invoice-states.ts';
import { formatAmount } from '../../../../../components/money/format-amount.ts';
import {
  accountWords,
  type MoneyAccount,
  type MoneyPlace,
  usualAccount,
} from '../../../../../components/payment/money-accounts.ts';
import { OnceDialog } from '../../../../../components/payment/once/once-dialog.tsx';
import { useOnce } from '../../../../../components/payment/once/use-once.ts';
import { type MoneyCase, positive } from '../../../../../components/payment/outcome.ts';
import { useMoneyAccounts } from '../../../../../components/payment/use-money-accounts.ts';
import { OutcomeSentence } from './outcome-sentence.tsx';
import { PayFields } from './pay-fields.tsx';
import { firstValues, isPayable, type PayValues, payRequest } from './pay-values.ts';
import { newSettlement } from './settlements.ts';
import { useSettledToast } from './use-settled-toast.ts';

interface PayDialogProps {
  invoice: InvoiceDetail;
  /** Where the money is: an account of the company or a director's pocket, only the latter, or a deposit taken earlier. */
  place: MoneyPlace;
  onClose: () => void;
}

/** Records money received or paid for one document. */
export function PayDialog({ invoice, place, onClose }: PayDialogProps) {
  const places: readonly MoneyPlace[] = place === 'account' ? ['account', 'director'] : [place];
  const money = useMoneyAccounts(places, isSale(invoice.type) ? 'sales' : 'purchases');
  const dayFor = useUsualDay();
  if (money === null || dayFor === null) return null;
  return <PayForm invoice={invoice} place={place} onClose={onClose} day={dayFor([invoice.issue_date])} {...money} />;
}

interface PayFormProps extends PayDialogProps {
  base: string;
  accounts: readonly MoneyAccount[];
  /** The account for bank charges. */
  bankFees: string | null;
  /** The day proposed. */
  day: string;
}

const shownFields = [
  'date',
  'account_code',
  'amount',
  'settles',
  'rate',
  'fee',
  'fee_account',
  'write_off',
  'reference',
];

function PayForm({ invoice, place, onClose, base, accounts, bankFees, day }: PayFormProps) {
  const { t } = useTranslation('invoice-life');
  const settled = useSettledToast();
  const side = isSale(invoice.type) ? 'sales' : 'purchases';
  const caseOf = (account: MoneyAccount | null): MoneyCase => ({
    side,
    currency: invoice.currency,
    due: positive(invoice.due),
    accountCurrency: account?.currency ?? base,
    isRealMoney: place !== 'deposit',
  });
  const [values, setValues] = useState<PayValues>(() => {
    const first = usualAccount(accounts, invoice.currency);
    return firstValues(caseOf(first), { account: first?.code ?? '', feeAccount: bankFees, day });
  });
  const account = accounts.find((one) => one.code === values.account) ?? null;
  const money = caseOf(account);
  const call = useOnce(
    (key) => moneyCalls.pay(invoice.id, payRequest(money, values), key),
    (after) => {
      const left = formatAmount(after.due, { currency: after.currency });
      const moved = t(`pay.moved.${place === 'deposit' ? 'deposit' : side}`, {
        amount: formatAmount(values.amount ?? '0', { currency: money.accountCurrency, withCode: true }),
        account: account === null ? '' : accountWords(account),
        number: newSettlement(invoice.settlements, after.settlements)?.number ?? '',
      });
      const isWhole = !/[1-9]/.test(after.due);
      settled(t(isWhole ? 'pay.doneWhole' : 'pay.donePart', { moved, number: after.number, left }), invoice, after);
      onClose();
    },
  );
  return (
    <OnceDialog
      title={t(`pay.title.${place}.${side}`, { number: invoice.number })}
      lead={place === 'account' ? undefined : t(`pay.lead.${place}.${side}`)}
      okText={t(`pay.ok.${place}.${side}`)}
      isReady={isPayable(money, values)}
      call={call}
      fields={shownFields}
      outcome={<OutcomeSentence money={money} figures={values} contact={contactName(invoice)} />}
      onClose={onClose}
    >
      <PayFields
        place={place}
        money={money}
        base={base}
        accounts={accounts}
        values={values}
        onValues={(changes) => setValues((before) => ({ ...before, ...changes }))}
        caseOf={caseOf}
        at={call.at}
      />
    </OnceDialog>
  );
}
