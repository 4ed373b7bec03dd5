import type { InvoiceRow } from '@folio/contract';
import { Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InvoiceSide } from '../../api/queries/trade/invoice.ts';
import { moneyCalls } from '../../api/queries/trade/invoice-money.ts';
import { DayInput } from '../day/day-input.tsx';
import { useUsualDay } from '../day/use-usual-day.ts';
import { toast } from '../feedback/toast/toast.ts';
import { SideField } from '../form/side-form.tsx';
import { formatAmount } from '../money/format-amount.ts';
import { type BatchGroup, batchGroups, batchRequest, batchTotals } from './batch-groups.ts';
import { MoneyAccountSelect } from './money-account-select.tsx';
import { accountWords, type MoneyAccount, usualAccount } from './money-accounts.ts';
import { OnceDialog } from './once/once-dialog.tsx';
import { useOnce } from './once/use-once.ts';
import { PayBatchTable } from './pay-batch-table.tsx';
import { useMoneyAccounts } from './use-money-accounts.ts';

interface PayBatchDialogProps {
  side: InvoiceSide;
  /** Open documents of more than one contact or currency. */
  rows: readonly InvoiceRow[];
  /** Number of selected documents without an amount due. */
  leftOut: number;
  onClose: () => void;
  onPaid: () => void;
}

/**
 * Pays several suppliers, or records receipts from several customers, in one batch: one payment for each contact and
 * currency.
 */
export function PayBatchDialog(props: PayBatchDialogProps) {
  const own = useMoneyAccounts(['account', 'director'], props.side);
  const dayFor = useUsualDay();
  if (own === null || dayFor === null) return null;
  return <PayBatchForm {...props} {...own} day={dayFor(props.rows.map(({ issue_date }) => issue_date))} />;
}

interface PayBatchFormProps extends PayBatchDialogProps {
  base: string;
  accounts: readonly MoneyAccount[];
  /** The proposed date. */
  day: string;
}

const shownFields = ['date', 'reference'];

function PayBatchForm({ side, rows, leftOut, onClose, onPaid, base, accounts, day }: PayBatchFormProps) {
  const { t } = useTranslation('invoice-life');
  const groups = batchGroups(rows);
  const totals = batchTotals(groups);
  const inCurrency = (currency: string) => accounts.filter((one) => one.currency === currency);
  const [values, setValues] = useState(() => ({
    date: day,
    reference: '',
    accounts: Object.fromEntries(
      totals.map(({ currency }) => [currency, usualAccount(inCurrency(currency), currency)?.code ?? '']),
    ),
  }));
  const change = (changes: Partial<typeof values>) => setValues((before) => ({ ...before, ...changes }));
  const isPaid = ({ currency }: Pick<BatchGroup, 'currency'>) => (values.accounts[currency] ?? '') !== '';
  const paid = groups.filter(isPaid);
  const written = totals
    .filter(isPaid)
    .map(({ currency, amount }) => formatAmount(amount, { currency, withCode: true }))
    .join(' + ');
  const call = useOnce(
    (key) => moneyCalls.payBatch(batchRequest(paid, side, values), key),
    (made) => {
      const numbers = made.map(({ number }) => number);
      toast.success(sentences(numbers).join(' '));
      onPaid();
      onClose();
    },
  );
  /** One sentence for each currency: its total, its account, and the numbers of its payments. */
  const sentences = (numbers: readonly string[]) =>
    totals.filter(isPaid).map(({ currency, amount }) => {
      const account = accounts.find(({ code }) => code === values.accounts[currency]);
      return t(`many.done.${side}`, {
        amount: formatAmount(amount, { currency, withCode: true }),
        account: account === undefined ? '' : accountWords(account),
        number: numbers.filter((_, at) => paid[at]?.currency === currency).join(', '),
      });
    });
  const contacts = new Set(groups.map(({ contactId }) => contactId)).size;
  return (
    <OnceDialog
      title={t(`batch.title.${side}`, { count: contacts })}
      lead={t('batch.lead')}
      okText={t('batch.ok', { count: paid.length })}
      width={720}
      isReady={paid.length > 0}
      call={call}
      fields={shownFields}
      outcome={paid.length > 0 ? t('batch.outcome', { count: paid.length, totals: written }) : t('outcome.incomplete')}
      onClose={onClose}
    >
      <div className="side-pair grid gap-16 columns-halves">
        <SideField id="batch-date" label={t(`pay.date.${side}`)} sentences={call.at('date')}>
          <DayInput id="batch-date" value={values.date} onChange={(date) => date && change({ date })} />
        </SideField>
        <SideField id="batch-reference" label={t('pay.reference')} sentences={call.at('reference')}>
          <Input
            id="batch-reference"
            value={values.reference}
            maxLength={120}
            onChange={(event) => change({ reference: event.target.value })}
          />
        </SideField>
        {totals.map(({ currency }) => (
          <BatchAccount
            key={currency}
            currency={currency}
            side={side}
            accounts={inCurrency(currency)}
            base={base}
            value={values.accounts[currency] || null}
            onChange={(code) => change({ accounts: { ...values.accounts, [currency]: code } })}
          />
        ))}
      </div>
      {leftOut > 0 && <p className="muted">{t('batch.leftOut', { count: leftOut })}</p>}
      <PayBatchTable side={side} groups={groups} totals={totals} isPaid={isPaid} />
    </OnceDialog>
  );
}

interface BatchAccountProps {
  currency: string;
  side: InvoiceSide;
  /** The accounts in the currency. */
  accounts: readonly MoneyAccount[];
  base: string;
  value: string | null;
  onChange: (code: string) => void;
}

function BatchAccount({ currency, side, accounts, base, value, onChange }: BatchAccountProps) {
  const { t } = useTranslation('invoice-life');
  const hasNone = accounts.length === 0;
  return (
    <SideField
      id={`batch-account-${currency}`}
      label={t(`batch.account.${side}`, { currency })}
      sentences={hasNone ? [t('refund.noAccount', { currency })] : []}
    >
      <MoneyAccountSelect
        id={`batch-account-${currency}`}
        side={side}
        accounts={accounts}
        base={base}
        value={value}
        onChange={onChange}
        isWrong={hasNone}
      />
    </SideField>
  );
}
