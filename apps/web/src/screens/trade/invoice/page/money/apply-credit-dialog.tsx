import type { InvoiceDetail } from '@folio/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { moneyCalls, useContactMoney } from '../../../../../api/queries/trade/invoice-money.ts';
import { Day } from '../../../../../components/day/day.tsx';
import { DayInput } from '../../../../../components/day/day-input.tsx';
import { useUsualDay } from '../../../../../components/day/use-usual-day.ts';
import { SideField } from '../../../../../components/form/side-form.tsx';
import { contactName } from '../../../../../components/invoice/columns.tsx';
import { isSale } from '../../../../../components/invoice/invoice-states.ts';
import { Amount } from '../../../../../components/money/amount.tsx';
import { FigureInput } from '../../../../../components/money/figure-input.tsx';
import { formatAmount } from '../../../../../components/money/format-amount.ts';
import { OnceDialog } from '../../../../../components/payment/once/once-dialog.tsx';
import { useOnce } from '../../../../../components/payment/once/use-once.ts';
import { type ApplyOffer, applyResult, creditCase, mostOf, offersFor } from './apply-offers.ts';
import { ApplyOutcome } from './apply-outcome.tsx';
import { useSettledToast } from './use-settled-toast.ts';

interface ApplyCreditDialogProps {
  /** An invoice or bill a credit is set against; or a credit note that is set against one of those. */
  invoice: InvoiceDetail;
  onClose: () => void;
}

/** Sets an open credit of the contact against a document: no money moves. */
export function ApplyCreditDialog({ invoice, onClose }: ApplyCreditDialogProps) {
  const side = isSale(invoice.type) ? 'sales' : 'purchases';
  const money = useContactMoney(invoice.contact_id ?? '', side);
  const dayFor = useUsualDay();
  if (!money.data || dayFor === null) return null;
  return <ApplyForm invoice={invoice} offers={offersFor(invoice, money.data)} dayFor={dayFor} onClose={onClose} />;
}

const shownFields = ['date', 'amount', 'credit_id'];

interface ApplyFormProps extends ApplyCreditDialogProps {
  offers: readonly ApplyOffer[];
  dayFor: (documents: readonly (string | null)[]) => string;
}

function ApplyForm({ invoice, offers, dayFor, onClose }: ApplyFormProps) {
  const { t } = useTranslation('invoice-life');
  const settled = useSettledToast();
  const { currency, number } = invoice;
  const { isCredit } = creditCase(invoice);
  const [chosen, setChosen] = useState(offers[0]);
  const [amount, setAmount] = useState<string | null>(offers[0] ? mostOf(invoice, offers[0]) : null);
  const [typedDate, setDate] = useState<string | null>(null);
  const date = typedDate ?? dayFor([invoice.issue_date, chosen?.date ?? null]);
  const other = chosen?.id ?? '';
  const call = useOnce(
    (key) => {
      const body = { credit_id: isCredit ? invoice.id : other, amount: amount ?? '0', date };
      return moneyCalls.applyCredit(isCredit ? other : invoice.id, body, key);
    },
    (after) => {
      const applied = formatAmount(amount ?? '0', { currency });
      settled(t('credit.done', { amount: applied, number: after.number }), isCredit ? null : invoice, after);
      onClose();
    },
  );
  return (
    <OnceDialog
      title={t(isCredit ? 'credit.titleOut' : 'credit.title', { number })}
      lead={t(isCredit ? 'credit.leadOut' : 'credit.lead', { contact: contactName(invoice) })}
      okText={t('credit.ok')}
      isReady={applyResult(invoice, chosen, amount).kind === 'applied'}
      call={call}
      fields={shownFields}
      outcome={<ApplyOutcome invoice={invoice} offers={offers} chosen={chosen} amount={amount} />}
      onClose={onClose}
    >
      {chosen && (
        <>
          <OfferList
            offers={offers}
            currency={currency}
            value={chosen.id}
            isCredit={isCredit}
            onChange={(offer) => {
              setChosen(offer);
              setAmount(mostOf(invoice, offer));
            }}
          />
          <div className="side-pair grid gap-16 columns-halves">
            <SideField id="credit-amount" label={t('credit.amount', { currency })} sentences={call.at('amount')}>
              <FigureInput id="credit-amount" value={amount} currency={currency} onChange={setAmount} />
            </SideField>
            <SideField id="credit-date" label={t('credit.date')} sentences={call.at('date')}>
              <DayInput id="credit-date" value={date} onChange={(day) => day && setDate(day)} />
            </SideField>
          </div>
        </>
      )}
    </OnceDialog>
  );
}

interface OfferListProps {
  offers: readonly ApplyOffer[];
  currency: string;
  value: string;
  isCredit: boolean;
  onChange: (offer: ApplyOffer) => void;
}

function OfferList({ offers, currency, value, isCredit, onChange }: OfferListProps) {
  const { t } = useTranslation('invoice-life');
  return (
    <fieldset className="money-credits m-0 p-0 border-0 grid scroll-y gap-6">
      <legend className="visually-hidden absolute clip nowrap">
        {t(isCredit ? 'credit.chooseOut' : 'credit.choose')}
      </legend>
      {offers.map((offer) => (
        <label className="picks grid items-center gap-10 radius-medium pointer framed min-h-44" key={offer.id}>
          <input type="radio" name="offer" checked={offer.id === value} onChange={() => onChange(offer)} />
          <span>
            {offer.number}
            <small className="block font-small muted">
              {t(`credit.kind.${offer.kind}`)} · <Day value={offer.date} />
            </small>
          </span>
          <Amount value={offer.open} currency={currency} />
        </label>
      ))}
    </fieldset>
  );
}
