import type { InvoiceDetail, LedgerAccountRow } from '@folio/contract';
import { Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLedgerAccounts } from '../../../../../api/queries/books/ledger-account.ts';
import { moneyCalls } from '../../../../../api/queries/trade/invoice-money.ts';
import { DayInput } from '../../../../../components/day/day-input.tsx';
import { useUsualDay } from '../../../../../components/day/use-usual-day.ts';
import { SideField } from '../../../../../components/form/side-form.tsx';
import { contactName } from '../../../../../components/invoice/columns.tsx';
import { FigureInput } from '../../../../../components/money/figure-input.tsx';
import { formatAmount } from '../../../../../components/money/format-amount.ts';
import { OnceDialog } from '../../../../../components/payment/once/once-dialog.tsx';
import { useOnce } from '../../../../../components/payment/once/use-once.ts';
import { leftOf } from '../../../../../components/payment/outcome.ts';
import { accountName } from '../../../../../components/select/account-select.tsx';
import { useSettledToast } from './use-settled-toast.ts';

/** Bad debts, and the allowance made for them in an earlier year. */
const roles = ['bad_debt', 'doubtful_debt_allowance'] as const;
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
  const places = roles.flatMap((role) => chart.filter((one) => one.system_role === role && one.active));
  const [account, setAccount] = useState(places[0]?.code);
  const write = (text: string) => formatAmount(text, { currency });
  const call = useOnce(
    (key) =>
      moneyCalls.badDebt(invoice.id, { date, amount: amount ?? '0', ...(account && { account_code: account }) }, key),
    (after) => {
      settled(t('badDebt.done', { amount: write(amount ?? '0'), number: after.number }), invoice, after);
      onClose();
    },
  );
  const left = leftOf(due, amount, currency);
  const isReady = amount !== null && /[1-9]/.test(amount) && !amount.startsWith('-');
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
      <div className="side-pair grid gap-16 columns-halves">
        <SideField id="bad-amount" label={t('badDebt.amount', { currency })} sentences={call.at('amount')}>
          <FigureInput id="bad-amount" value={amount} currency={currency} onChange={setAmount} />
        </SideField>
        <SideField id="bad-date" label={t('badDebt.date')} sentences={call.at('date')}>
          <DayInput id="bad-date" value={date} onChange={(typed) => typed && setDate(typed)} />
        </SideField>
      </div>
      <div className="side-field min-0">
        <Radio.Group
          className="money-radios grid gap-8"
          aria-label={t('badDebt.account')}
          value={account}
          onChange={(event) => setAccount(event.target.value)}
          options={places.map((place) => ({
            value: place.code,
            label: t(`badDebt.place.${place.system_role}`, { account: `${place.code} ${accountName(place)}` }),
          }))}
        />
        {call.at('account_code').length > 0 && (
          <p className="field-error above-4 font-small text-red" role="alert">
            {call.at('account_code').join(' ')}
          </p>
        )}
      </div>
    </OnceDialog>
  );
}
