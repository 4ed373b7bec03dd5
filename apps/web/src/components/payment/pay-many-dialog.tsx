import type { ContactMoney, InvoiceRow } from '@folio/contract';
import { Button, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import type { InvoiceSide } from '../../api/queries/trade/invoice.ts';
import { moneyCalls, useContactMoney } from '../../api/queries/trade/invoice-money.ts';
import { DayInput } from '../day/day-input.tsx';
import { useUsualDay } from '../day/use-usual-day.ts';
import { toast } from '../feedback/toast/toast.ts';
import { SideField } from '../form/side-form.tsx';
import { contactName } from '../invoice/columns.tsx';
import { FigureInput } from '../money/figure-input.tsx';
import { formatAmount } from '../money/format-amount.ts';
import { MoneyAccountSelect } from './money-account-select.tsx';
import { accountWords, type MoneyAccount, usualAccount } from './money-accounts.ts';
import { OnceDialog } from './once/once-dialog.tsx';
import { useOnce } from './once/use-once.ts';
import { PayManyOutcome } from './pay-many-outcome.tsx';
import { PayManyTable } from './pay-many-table.tsx';
import { oldestFirst } from './spread.ts';
import { useMoneyAccounts } from './use-money-accounts.ts';
import { type PayManyState, usePayMany } from './use-pay-many.ts';

interface PayManyDialogProps {
  contactId: string;
  side: InvoiceSide;
  /** Ids of the documents it is opened for; empty means all open documents. */
  chosen: readonly string[];
  onClose: () => void;
  onPaid?: () => void;
}

export function PayManyDialog(props: PayManyDialogProps) {
  const own = useMoneyAccounts(['account', 'director'], props.side);
  const { data: money } = useContactMoney(props.contactId, props.side);
  const dayFor = useUsualDay();
  if (own === null || money === undefined || dayFor === null) return null;
  const documents = payable(money, props.chosen);
  const currency = documents[0]?.currency ?? own.base;
  const accounts = own.accounts.filter((one) => one.currency === currency);
  const paid = documents.filter(({ id }) => props.chosen.length === 0 || props.chosen.includes(id));
  const first = {
    account: usualAccount(accounts, currency)?.code ?? '',
    date: dayFor(paid.map(({ issue_date }) => issue_date)),
  };
  const form = { documents, currency, base: own.base, accounts, first };
  return <PayManyForm {...props} {...form} />;
}

/** The contact's open documents in one currency (that of the chosen documents), the oldest first. */
function payable(money: ContactMoney, chosen: readonly string[]): InvoiceRow[] {
  const open = money.documents.filter((one) => !one.due.startsWith('-') && /[1-9]/.test(one.due));
  const currency = (open.find(({ id }) => chosen.includes(id)) ?? open[0])?.currency;
  return oldestFirst(open.filter((one) => one.currency === currency));
}

interface PayManyFormProps extends PayManyDialogProps {
  documents: readonly InvoiceRow[];
  currency: string;
  base: string;
  accounts: readonly MoneyAccount[];
  /** Initial values. */
  first: { account: string; date: string };
}

const shownFields = ['date', 'account_code', 'amount', 'reference'];

function PayManyForm(props: PayManyFormProps) {
  const { contactId, side, chosen, onClose, onPaid, documents, currency, accounts, first } = props;
  const { t } = useTranslation('invoice-life');
  const form = usePayMany(documents, chosen, currency, first);
  const contact = documents[0] ? contactName(documents[0]) : '';
  const call = useOnce(
    (key) => moneyCalls.payMany(form.request(contactId, side), key),
    ({ number }) => {
      const amount = formatAmount(form.values.amount ?? '0', { currency, withCode: true });
      const account = accounts.find(({ code }) => code === form.values.account);
      toast.success(t(`many.done.${side}`, { number, amount, account: account ? accountWords(account) : '' }));
      onPaid?.();
      onClose();
    },
  );
  return (
    <OnceDialog
      title={t(`many.title.${side}`, { contact })}
      okText={t(`many.ok.${side}`)}
      width={720}
      isReady={form.isReady}
      call={call}
      fields={shownFields}
      outcome={<PayManyOutcome form={form} documents={documents} currency={currency} contact={contact} />}
      onClose={onClose}
    >
      <PayManyFields {...props} form={form} at={call.at} />
      <div className="gap-8-16 flex wrap items-center between">
        <span>{t('many.spread')}</span>
        <Button size="small" onClick={form.fill}>
          {t('many.fill')}
        </Button>
      </div>
      <PayManyTable documents={documents} currency={currency} shares={form.values.shares} onShare={form.setShare} />
    </OnceDialog>
  );
}

interface PayManyFieldsProps extends PayManyFormProps {
  form: PayManyState;
  at: (field: string) => string[];
}

function PayManyFields({ side, currency, base, accounts, form, at }: PayManyFieldsProps) {
  const { t } = useTranslation('invoice-life');
  const { values, change } = form;
  return (
    <div className="side-pair grid gap-16 columns-halves">
      <SideField id="many-amount" label={t(`pay.amount.${side}`, { currency })} sentences={at('amount')}>
        <FigureInput id="many-amount" value={values.amount} currency={currency} onChange={form.setAmount} />
      </SideField>
      <SideField id="many-date" label={t(`pay.date.${side}`)} sentences={at('date')}>
        <DayInput id="many-date" value={values.date} onChange={(date) => date && change({ date })} />
      </SideField>
      <SideField id="many-account" label={t(`pay.account.account.${side}`)} sentences={at('account_code')}>
        <MoneyAccountSelect
          id="many-account"
          side={side}
          accounts={accounts}
          base={base}
          value={values.account || null}
          onChange={(account) => change({ account })}
          isWrong={at('account_code').length > 0}
        />
      </SideField>
      <SideField id="many-reference" label={t('pay.reference')} sentences={at('reference')}>
        <Input
          id="many-reference"
          value={values.reference}
          maxLength={120}
          onChange={(event) => change({ reference: event.target.value })}
        />
      </SideField>
    </div>
  );
}
