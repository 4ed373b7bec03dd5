import type { OpenCredit } from '@folio/contract';
import { Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InvoiceSide } from '../../../../../api/queries/trade/invoice.ts';
import { moneyCalls } from '../../../../../api/queries/trade/invoice-money.ts';
import { DayInput } from '../../../../../components/day/day-input.tsx';
import { useUsualDay } from '../../../../../components/day/use-usual-day.ts';
import { toast } from '../../../../../components/feedback/toast/toast.ts';
import { SideField } from '../../../../../components/form/side-form.tsx';
import { FigureInput } from '../../../../../components/money/figure-input.tsx';
import { formatAmount } from '../../../../../components/money/format-amount.ts';
import { MoneyAccountSelect } from '../../../../../components/payment/money-account-select.tsx';
import { accountWords, type MoneyAccount, usualAccount } from '../../../../../components/payment/money-accounts.ts';
import { OnceDialog } from '../../../../../components/payment/once/once-dialog.tsx';
import { useOnce } from '../../../../../components/payment/once/use-once.ts';
import { leftOf } from '../../../../../components/payment/outcome.ts';
import { useMoneyAccounts } from '../../../../../components/payment/use-money-accounts.ts';

interface RefundDialogProps {
  /** The credit note or over-payment that is paid back. */
  credit: Pick<OpenCredit, 'id' | 'number' | 'currency' | 'open'> & { date: string | null };
  side: InvoiceSide;
  contact: string;
  onClose: () => void;
}

/** Records money that went back to a customer, or came back from a supplier. */
export function RefundDialog(props: RefundDialogProps) {
  const money = useMoneyAccounts(['account', 'director'], 'purchases');
  const dayFor = useUsualDay();
  if (money === null || dayFor === null) return null;
  const accounts = money.accounts.filter((one) => one.currency === props.credit.currency);
  return <RefundForm {...props} base={money.base} accounts={accounts} day={dayFor([props.credit.date])} />;
}

interface RefundFormProps extends RefundDialogProps {
  base: string;
  accounts: readonly MoneyAccount[];
  /** The day proposed. */
  day: string;
}

const shownFields = ['date', 'account_code', 'amount', 'reference'];

function RefundForm({ credit, side, contact, onClose, base, accounts, day }: RefundFormProps) {
  const { t } = useTranslation('invoice-life');
  const { currency, open, number } = credit;
  const [amount, setAmount] = useState<string | null>(open);
  const [date, setDate] = useState(day);
  const [account, setAccount] = useState(usualAccount(accounts, currency)?.code ?? '');
  const [reference, setReference] = useState('');
  const write = (text: string) => formatAmount(text, { currency });
  const call = useOnce(
    (key) =>
      moneyCalls.refund(
        credit.id,
        { date, account_code: account, amount: amount ?? '0', reference: reference.trim() },
        key,
      ),
    (made) => {
      const chosen = accounts.find((one) => one.code === account);
      toast.success(
        t(`refund.done.${side}`, {
          amount: formatAmount(amount ?? '0', { currency, withCode: true }),
          account: chosen === undefined ? account : accountWords(chosen),
          number: made.number,
        }),
      );
      onClose();
    },
  );
  const left = leftOf(open, amount, currency);
  const isReady = amount !== null && /[1-9]/.test(amount) && !amount.startsWith('-') && account !== '';
  const isTooMuch = left.startsWith('-');
  return (
    <OnceDialog
      title={t(`refund.title.${side}`, { number })}
      lead={t(`refund.lead.${side}`, { contact, open: write(open) })}
      okText={t(`refund.ok.${side}`)}
      isReady={isReady && !isTooMuch}
      call={call}
      fields={shownFields}
      outcome={
        isTooMuch ? (
          <span className="money-outcome-wrong">{t('refund.tooMuch', { open: write(open) })}</span>
        ) : isReady ? (
          t(/[1-9]/.test(left) ? 'refund.part' : 'refund.whole', { left: write(left), number })
        ) : (
          t(accounts.length === 0 ? 'refund.noAccount' : 'outcome.incomplete', { currency })
        )
      }
      onClose={onClose}
    >
      <div className="side-pair grid gap-16 columns-halves">
        <SideField id="refund-amount" label={t('refund.amount', { currency })} sentences={call.at('amount')}>
          <FigureInput id="refund-amount" value={amount} currency={currency} onChange={setAmount} />
        </SideField>
        <SideField id="refund-date" label={t('refund.date')} sentences={call.at('date')}>
          <DayInput id="refund-date" value={date} onChange={(typed) => typed && setDate(typed)} />
        </SideField>
      </div>
      <SideField id="refund-account" label={t(`refund.account.${side}`)} sentences={call.at('account_code')}>
        <MoneyAccountSelect
          id="refund-account"
          side={side}
          accounts={accounts}
          base={base}
          value={account || null}
          onChange={setAccount}
          isWrong={call.at('account_code').length > 0}
        />
      </SideField>
      <SideField id="refund-reference" label={t('pay.reference')} sentences={call.at('reference')}>
        <Input
          id="refund-reference"
          value={reference}
          maxLength={120}
          onChange={(event) => setReference(event.target.value)}
        />
      </SideField>
    </OnceDialog>
  );
}
