import type { InvoiceDetail, LedgerAccountRow } from '@folio/contract';
import { Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { moneyCalls } from '../../../api/queries/invoice-money.ts';
import { useLedgerAccounts } from '../../../api/queries/ledger-account.ts';
import { accountName } from '../../../components/account-select.tsx';
import { DayInput } from '../../../components/day-input.tsx';
import { FigureInput } from '../../../components/figure-input.tsx';
import { formatAmount } from '../../../components/format-amount.ts';
import { useUsualDay } from '../../../components/use-usual-day.ts';
import { SideField } from '../../accounting/side-form.tsx';
import { contactName } from '../../sales/columns.tsx';
import { OnceDialog } from '../once/once-dialog.tsx';
import { useOnce } from '../once/use-once.ts';
import { leftOf } from './outcome.ts';
import { useSettledToast } from './use-settled-toast.ts';

/** Bad debts, and the allowance made for them in an earlier year. */
const places = ['6600', '1110'] as const;
const shownFields = ['date', 'amount', 'account_code'];

interface BadDebtDialogProps {
  invoice: InvoiceDetail;
  onClose: () => void;
}

/** Gives up what a customer will not pay. */
export function BadDebtDialog({ invoice, onClose }: BadDebtDialogProps) {
  const dayFor = useUsualDay();
  const { data: chart } = useLedgerAccounts();
  if (dayFor === null || chart === undefined) return null;
  return <BadDebtForm invoice={invoice} day={dayFor([invoice.issue_date])} chart={chart} onClose={onClose} />;
}

interface BadDebtFormProps extends BadDebtDialogProps {
  /** The day proposed. */
  day: string;
  chart: readonly LedgerAccountRow[];
}

function BadDebtForm({ invoice, day, chart, onClose }: BadDebtFormProps) {
  const { t } = useTranslation('invoice-life');
  const settled = useSettledToast();
  const { currency, due } = invoice;
  const [amount, setAmount] = useState<string | null>(due);
  const [date, setDate] = useState(day);
  const [account, setAccount] = useState<(typeof places)[number]>('6600');
  const write = (text: string) => formatAmount(text, { currency });
  const call = useOnce(
    (key) => moneyCalls.badDebt(invoice.id, { date, amount: amount ?? '0', account_code: account }, key),
    (after) => {
      settled(t('badDebt.done', { amount: write(amount ?? '0'), number: after.number }), invoice, after);
      onClose();
    },
  );
  const left = leftOf(due, amount, currency);
  const isReady = amount !== null && /[1-9]/.test(amount) && !amount.startsWith('-');
  const nameOf = (code: string) => {
    const known = chart.find((one) => one.code === code);
    return known ? `${code} ${accountName(known)}` : code;
  };
  return (
    <OnceDialog
      title={t('badDebt.title', { number: invoice.number })}
      lead={t('badDebt.lead', { contact: contactName(invoice) })}
      okText={t('badDebt.ok')}
      isDanger
      isReady={isReady && !left.startsWith('-')}
      call={call}
      fields={shownFields}
      outcome={
        left.startsWith('-') ? (
          <span className="money-outcome-wrong">{t('badDebt.tooMuch', { due: write(due) })}</span>
        ) : isReady ? (
          t(/[1-9]/.test(left) ? 'badDebt.part' : 'badDebt.whole', { amount: write(amount), left: write(left) })
        ) : (
          t('outcome.incomplete')
        )
      }
      onClose={onClose}
    >
      <div className="side-pair">
        <SideField id="bad-amount" label={t('badDebt.amount', { currency })} sentences={call.at('amount')}>
          <FigureInput id="bad-amount" value={amount} currency={currency} onChange={setAmount} />
        </SideField>
        <SideField id="bad-date" label={t('badDebt.date')} sentences={call.at('date')}>
          <DayInput id="bad-date" value={date} onChange={(typed) => typed && setDate(typed)} />
        </SideField>
      </div>
      <div className="side-field">
        <Radio.Group
          className="money-radios"
          aria-label={t('badDebt.account')}
          value={account}
          onChange={(event) => setAccount(event.target.value)}
          options={places.map((value) => ({
            value,
            label: t(`badDebt.place.${value}`, { account: nameOf(value) }),
          }))}
        />
        {call.at('account_code').length > 0 && (
          <p className="field-error" role="alert">
            {call.at('account_code').join(' ')}
          </p>
        )}
      </div>
    </OnceDialog>
  );
}
