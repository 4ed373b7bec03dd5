import type { InvoiceDetail } from '@folio/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { moneyCalls } from '../../../api/queries/invoice-money.ts';
import { formatAmount } from '../../../components/format-amount.ts';
import { todayInHongKong } from '../../../components/today.ts';
import { contactName } from '../../sales/columns.tsx';
import { isSale } from '../../sales/invoice-states.ts';
import { OnceDialog } from '../once/once-dialog.tsx';
import { useOnce } from '../once/use-once.ts';
import { type MoneyAccount, type MoneyPlace, usualAccount } from './money-accounts.ts';
import { type MoneyCase, positive } from './outcome.ts';
import { OutcomeSentence } from './outcome-sentence.tsx';
import { PayFields } from './pay-fields.tsx';
import { firstValues, isPayable, type PayValues, payRequest } from './pay-values.ts';
import { useMoneyAccounts } from './use-money-accounts.ts';
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
  return money && <PayForm invoice={invoice} place={place} onClose={onClose} {...money} />;
}

interface PayFormProps extends PayDialogProps {
  base: string;
  accounts: readonly MoneyAccount[];
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

function PayForm({ invoice, place, onClose, base, accounts }: PayFormProps) {
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
    return firstValues(caseOf(first), first?.code ?? '', todayInHongKong());
  });
  const money = caseOf(accounts.find((one) => one.code === values.account) ?? null);
  const call = useOnce(
    (key) => moneyCalls.pay(invoice.id, payRequest(money, values), key),
    (after) => {
      const left = formatAmount(after.due, { currency: after.currency });
      const isWhole = !/[1-9]/.test(after.due);
      settled(
        isWhole ? t('pay.doneWhole', { number: after.number }) : t('pay.donePart', { number: after.number, left }),
        invoice,
        after,
      );
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
