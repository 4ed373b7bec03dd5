import type { InvoiceDetail, OpenCredit } from '@folio/contract';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useContactMoney } from '../../../../../api/queries/trade/invoice-money.ts';
import { Day } from '../../../../../components/day/day.tsx';
import { contactName } from '../../../../../components/invoice/columns.tsx';
import { isSale } from '../../../../../components/invoice/invoice-states.ts';
import { Amount } from '../../../../../components/money/amount.tsx';
import { useMay } from '../../../../../session/use-may.ts';
import { ApplyCreditDialog } from '../money/apply-credit-dialog.tsx';
import { RefundDialog } from '../money/refund-dialog.tsx';

/** What of the contact's credits is not used yet: over-payments and credit notes, to be set against it or paid back. */
export function OpenCredits({ invoice }: { invoice: InvoiceDetail }) {
  const { t } = useTranslation('invoice-life');
  const readOnly = !useMay('write');
  const side = isSale(invoice.type) ? 'sales' : 'purchases';
  const { data } = useContactMoney(invoice.contact_id ?? '', side);
  const [open, setOpen] = useState<'apply' | OpenCredit | null>(null);
  const credits = (data?.credits ?? []).filter((one) => one.id !== invoice.id);
  if (credits.length === 0) return null;
  const contact = contactName(invoice);
  const isOpen = !invoice.type.endsWith('credit_note') && invoice.state !== 'voided' && /[1-9]/.test(invoice.due);
  return (
    <section className="open-credits above-8 bg-sunken radius-medium" aria-label={t('openCredits.title', { contact })}>
      <h3 className="m-0 font-small muted">{t('openCredits.title', { contact })}</h3>
      <ul className="settlements last-unruled">
        {credits.map((credit) => (
          <li className="grid columns-wide-auto gap-12 pad-8-0 ruled-below" key={credit.id}>
            <div>
              <span className="settlement-kind">{t(`credit.kind.${credit.kind}`)}</span> {credit.number}
              <small className="flex wrap items-center font-small muted min-h-26">
                <Day value={credit.date} />
                {!readOnly && isOpen && credit.currency === invoice.currency && (
                  <Button type="link" size="small" onClick={() => setOpen('apply')}>
                    {t('openCredits.apply')}
                  </Button>
                )}
                {!readOnly && (
                  <Button type="link" size="small" onClick={() => setOpen(credit)}>
                    {t(`action.refund.${side}`)}
                  </Button>
                )}
              </small>
            </div>
            <Amount value={credit.open} currency={credit.currency} withCode={credit.currency !== invoice.currency} />
          </li>
        ))}
      </ul>
      {open === 'apply' && <ApplyCreditDialog invoice={invoice} onClose={() => setOpen(null)} />}
      {open !== null && open !== 'apply' && (
        <RefundDialog credit={open} side={side} contact={contact} onClose={() => setOpen(null)} />
      )}
    </section>
  );
}
