import { Collapse, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { DayInput } from '../../../../../components/day/day-input.tsx';
import { payingRoles } from '../../../../../components/invoice-form/payment-fields.tsx';
import { FigureInput } from '../../../../../components/money/figure-input.tsx';
import { RateNote } from '../../../../../components/money/rate-note.tsx';
import { AccountSelect } from '../../../../../components/select/account-select.tsx';
import { useSession } from '../../../../../session/session-store.ts';
import { ReviewField } from '../review-field.tsx';
import { type InvoiceFieldsProps, useSetInvoice } from './use-set-invoice.ts';

/** The day's rate, where the document is in another currency. */
export function ExchangeRate({ invoice }: Pick<InvoiceFieldsProps, 'invoice'>) {
  const { t } = useTranslation('invoice');
  const { company } = useSession();
  const set = useSetInvoice();
  const base = company?.base_currency ?? 'HKD';
  if (invoice.currency === base) return null;
  return (
    <ReviewField path="invoice.rate" label={t('field.exchange_rate')}>
      {(input) => (
        <>
          <FigureInput
            {...input}
            decimals={8}
            value={invoice.rate}
            placeholder={t('placeholder.rate', { currency: invoice.currency, base })}
            onChange={(rate) => set('invoice.rate', { rate })}
          />
          <RateNote
            currency={invoice.currency}
            day={invoice.issue_date}
            rate={invoice.rate}
            readOnly={input.disabled}
            onRate={(rate) => set('invoice.rate', { rate })}
          />
        </>
      )}
    </ReviewField>
  );
}

/** Receipts are paid already; a bill may be. */
export function PaidFields({ invoice, kind }: InvoiceFieldsProps) {
  const set = useSetInvoice();
  const { t } = useTranslation('invoice');
  if (kind.endsWith('credit_note')) return null;
  return (
    <>
      <ReviewField
        path="invoice.paid_from"
        label={t(kind.startsWith('sales') ? 'field.paid_to' : 'field.paid_from')}
        className="review-half"
      >
        {(input) => (
          <AccountSelect
            {...input}
            value={invoice.paid_from}
            allowClear
            placeholder={t('placeholder.unpaid')}
            offers={(one) => payingRoles.includes(one.system_role)}
            onChange={(code) =>
              set('invoice.paid_from', {
                paid_from: code,
                paid_date: code === null ? null : (invoice.paid_date ?? invoice.issue_date),
              })
            }
          />
        )}
      </ReviewField>
      <ReviewField path="invoice.paid_date" label={t('field.paid_date')} className="review-half">
        {(input) => (
          <DayInput
            {...input}
            allowClear
            base={invoice.issue_date}
            disabled={input.disabled || invoice.paid_from === null}
            value={invoice.paid_date}
            onChange={(day) => set('invoice.paid_date', { paid_date: day })}
          />
        )}
      </ReviewField>
    </>
  );
}

const texts = ['reference', 'payment_terms'] as const;

/** What is seldom corrected, folded away. */
export function MoreFields({ invoice }: Pick<InvoiceFieldsProps, 'invoice'>) {
  const set = useSetInvoice();
  const { t } = useTranslation(['invoice', 'document']);
  const fields = (
    <div className="review-fields selects-full grid">
      {texts.map((name) => (
        <ReviewField key={name} path={`invoice.${name}`} label={t(`field.${name}`)} className="review-half">
          {(input) => (
            <Input
              {...input}
              value={invoice[name] ?? ''}
              maxLength={400}
              onChange={(event) => set(`invoice.${name}`, { [name]: event.target.value || null })}
            />
          )}
        </ReviewField>
      ))}
      {(['vendor', 'customer'] as const).map((side) => (
        <ReviewField key={side} path={`invoice.${side}.address`} label={t(`field.${side}_address`)}>
          {(input) => (
            <Input.TextArea
              {...input}
              autoSize={{ minRows: 2, maxRows: 5 }}
              maxLength={400}
              value={invoice[side].address ?? ''}
              onChange={(event) =>
                set(`invoice.${side}.address`, { [side]: { ...invoice[side], address: event.target.value || null } })
              }
            />
          )}
        </ReviewField>
      ))}
    </div>
  );
  return (
    <Collapse
      ghost
      className="review-more"
      items={[{ key: 'more', label: t('document:moreFields'), children: fields }]}
    />
  );
}
