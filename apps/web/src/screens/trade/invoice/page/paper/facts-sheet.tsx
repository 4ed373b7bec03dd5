import type { InvoiceDetail } from '@folio/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Day } from '../../../../../components/day/day.tsx';
import { isSale } from '../../../../../components/invoice/invoice-states.ts';
import { draftTotals } from '../../../../../components/invoice-form/invoice-draft.ts';
import { Amount } from '../../../../../components/money/amount.tsx';

/** The content of the document, with the accounts of its items. */
export function FactsSheet({ invoice }: { invoice: InvoiceDetail }) {
  const { t } = useTranslation('invoice');
  const { draft, type } = invoice;
  const party = isSale(type) ? draft.customer : draft.vendor;
  return (
    <div className="grid gap-20">
      <div className="facts-top flex wrap between">
        <div>
          <p className="font-small muted">{t(isSale(type) ? 'field.bill_to' : 'field.vendor_name')}</p>
          <p className="font-head bold">{party.name || invoice.contact}</p>
          {party.address && <p className="preline around-0-0-12 muted">{party.address}</p>}
          {draft.ship_to && (
            <>
              <p className="font-small muted">{t('field.ship_to')}</p>
              <p>{draft.ship_to.name}</p>
              {draft.ship_to.address && <p className="preline around-0-0-12 muted">{draft.ship_to.address}</p>}
            </>
          )}
        </div>
        <Facts invoice={invoice} />
      </div>
      <FactItems invoice={invoice} />
      <FactTotals invoice={invoice} />
      {draft.notes && <p className="preline around-0-0-12 muted">{draft.notes}</p>}
    </div>
  );
}

function Facts({ invoice }: { invoice: InvoiceDetail }) {
  const { t } = useTranslation('invoice');
  const { draft } = invoice;
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['reference', draft.reference],
    ['issue_date', <Day key="issue" value={draft.issue_date} />],
    ['due_date', draft.due_date && <Day key="due" value={draft.due_date} />],
    ['payment_terms', draft.payment_terms],
    ['currency', draft.currency],
    ['exchange_rate', draft.rate],
  ];
  return (
    <dl className="facts m-0 grid content-start gap-6">
      {facts.map(([name, value]) =>
        value ? (
          <div className="flex between gap-24" key={name}>
            <dt className="muted">{t(`field.${name}`)}</dt>
            <dd className="m-0 text-right">{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}

function FactItems({ invoice }: { invoice: InvoiceDetail }) {
  const { t } = useTranslation('invoice');
  const { draft } = invoice;
  const totals = draftTotals(draft);
  const hasTax = draft.amounts_are !== 'no_tax';
  return (
    /* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to reach a scrolling region */
    <section className="facts-items relative scroll-x" aria-label={t('section.items')} tabIndex={0}>
      <table className="full joined">
        <thead>
          <tr>
            <th className="pad-8-4 font-small medium muted text-left nowrap" scope="col">
              {t('item.name')}
            </th>
            <th className="pad-8-4 font-small medium muted text-left nowrap" scope="col">
              {t('item.account')}
            </th>
            <th className="pad-8-4 font-small medium muted text-left nowrap" scope="col">
              {t('item.quantity')}
            </th>
            <th className="pad-8-4 font-small medium muted text-left nowrap" scope="col">
              {t('item.price')}
            </th>
            {hasTax && (
              <th className="pad-8-4 font-small medium muted text-left nowrap" scope="col">
                {t('item.vat_amount')}
              </th>
            )}
            <th className="pad-8-4 font-small medium muted text-left nowrap" scope="col">
              {t('item.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {draft.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the position is an item's only identity
            <tr key={index}>
              <td className="at-top ruled-below">
                {item.name}
                {item.description && <span className="preline block font-base muted">{item.description}</span>}
              </td>
              <td className="at-top ruled-below">{item.account_code}</td>
              <td className="figures num at-top ruled-below">{item.quantity}</td>
              <td className="figures num at-top ruled-below">{item.price}</td>
              {hasTax && (
                <td className="at-top ruled-below">
                  <Amount value={totals?.items[index]?.vatAmount ?? null} />
                </td>
              )}
              <td className="at-top ruled-below">
                <Amount value={(hasTax ? totals?.items[index]?.vatBase : totals?.items[index]?.gross) ?? item.amount} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function FactTotals({ invoice }: { invoice: InvoiceDetail }) {
  const { t } = useTranslation('invoice');
  const { draft, currency } = invoice;
  const totals = draftTotals(draft);
  const lines: readonly (readonly [string, string | null])[] = [
    ...(draft.amounts_are === 'no_tax'
      ? []
      : ([
          ['subtotal', totals?.subtotal ?? draft.subtotal],
          ['total_tax', totals?.totalTax ?? draft.total_tax],
        ] as const)),
    ['total', invoice.total],
  ];
  return (
    <dl className="facts m-0 grid content-start gap-6 facts-totals">
      {lines.map(([name, value]) => (
        <div className="flex between gap-24" key={name}>
          <dt className="muted">{t(`field.${name}`)}</dt>
          <dd className="m-0 text-right">
            <Amount value={value} currency={currency} withCode={name === 'total'} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
