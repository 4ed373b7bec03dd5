import type { InvoiceDetail } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Amount } from '../../components/amount.tsx';
import { Card } from '../../components/card.tsx';
import { Day } from '../../components/day.tsx';
import { Icon } from '../../components/icon.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { StateTag } from '../../components/state-tag.tsx';
import { useSession } from '../../session/session-store.ts';
import { InvoiceStateTag } from '../sales/columns.tsx';
import { confirmTones } from '../sales/invoice-states.ts';
import { draftTotals, sideOf } from './invoice-draft.ts';
import { VoidButton } from './void-button.tsx';

/** A confirmed invoice, bill or credit note: what it says, what it posted, how it was settled. */
export function InvoiceView({ invoice }: { invoice: InvoiceDetail }) {
  const { t } = useTranslation('invoice');
  const { readOnly } = useSession();
  const canVoid = !readOnly && invoice.confirm_status === 'confirmed' && invoice.state !== 'voided';
  return (
    <>
      <PageHeader
        title={t(`editor.edit.${invoice.type}`, { number: invoice.number })}
        beside={
          <span className="view-tags">
            <InvoiceStateTag row={invoice} />
            <StateTag tone={confirmTones[invoice.confirm_status]}>{t(`confirm.${invoice.confirm_status}`)}</StateTag>
          </span>
        }
        actions={
          <>
            {invoice.document_id && (
              <Link to={`/document/${invoice.document_id}`} className="invoice-source">
                <Icon name="file" size={15} /> {t('view.document')}
              </Link>
            )}
            {canVoid && <VoidButton invoice={invoice} />}
          </>
        }
      />
      <div className="view-grid">
        <Sheet invoice={invoice} />
        <div className="view-side">
          <Settlements invoice={invoice} />
          <Entries invoice={invoice} />
        </div>
      </div>
    </>
  );
}

function Sheet({ invoice }: { invoice: InvoiceDetail }) {
  const { t } = useTranslation('invoice');
  const { draft } = invoice;
  const isSale = sideOf(invoice.type) === 'sales';
  const party = isSale ? draft.customer : draft.vendor;
  return (
    <Card className="paper">
      <div className="paper-top">
        <div className="view-party">
          <p className="paper-label">{t(isSale ? 'field.bill_to' : 'field.vendor_name')}</p>
          <p className="view-name">{party.name || invoice.contact}</p>
          {party.address && <p className="view-address">{party.address}</p>}
          {draft.ship_to && (
            <>
              <p className="paper-label">{t('field.ship_to')}</p>
              <p>{draft.ship_to.name}</p>
              {draft.ship_to.address && <p className="view-address">{draft.ship_to.address}</p>}
            </>
          )}
        </div>
        <Facts invoice={invoice} />
      </div>
      <ViewItems invoice={invoice} />
    </Card>
  );
}

function Facts({ invoice }: { invoice: InvoiceDetail }) {
  const { t } = useTranslation('invoice');
  const { draft } = invoice;
  const facts = [
    ['number', invoice.number],
    ['reference', draft.reference],
    ['issue_date', <Day key="issue" value={draft.issue_date} />],
    ['due_date', draft.due_date && <Day key="due" value={draft.due_date} />],
    ['payment_terms', draft.payment_terms],
    ['currency', draft.currency],
    ['exchange_rate', draft.rate],
  ] as const;
  return (
    <dl className="view-facts">
      {facts.map(([name, value]) =>
        value ? (
          <div key={name}>
            <dt>{t(`field.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}

function ViewItems({ invoice }: { invoice: InvoiceDetail }) {
  const { t } = useTranslation('invoice');
  const { draft } = invoice;
  const totals = draftTotals(draft);
  const hasTax = draft.amounts_are !== 'no_tax';
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard */}
      <section className="items" aria-label={t('section.items')} tabIndex={0}>
        <table className="view-items">
          <thead>
            <tr>
              <th scope="col">{t('item.name')}</th>
              <th scope="col">{t('item.account')}</th>
              <th scope="col">{t('item.quantity')}</th>
              <th scope="col">{t('item.price')}</th>
              {hasTax && <th scope="col">{t('item.vat_amount')}</th>}
              <th scope="col">{t('item.amount')}</th>
            </tr>
          </thead>
          <tbody>
            {draft.items.map((item, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an item has no other identity than its place
              <tr key={index}>
                <td>
                  {item.name}
                  {item.description && <span className="view-note">{item.description}</span>}
                </td>
                <td>{item.account_code}</td>
                <td className="figures">{item.quantity}</td>
                <td className="figures">{item.price}</td>
                {hasTax && (
                  <td>
                    <Amount value={totals?.items[index]?.vatAmount ?? null} />
                  </td>
                )}
                <td>
                  <Amount
                    value={(hasTax ? totals?.items[index]?.vatBase : totals?.items[index]?.gross) ?? item.amount}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <dl className="paper-totals">
        {hasTax && (
          <>
            <Total name="subtotal" value={totals?.subtotal ?? draft.subtotal} currency={invoice.currency} />
            <Total name="total_tax" value={totals?.totalTax ?? draft.total_tax} currency={invoice.currency} />
          </>
        )}
        <Total name="total" value={invoice.total} currency={invoice.currency} />
        <Total
          name={sideOf(invoice.type) === 'sales' ? 'paid_sales' : 'paid'}
          value={invoice.paid}
          currency={invoice.currency}
        />
        <div className="paper-due">
          <dt>{t('field.amount_due')}</dt>
          <dd>
            <Amount value={invoice.due} currency={invoice.currency} withCode={invoice.currency !== 'HKD'} />
          </dd>
        </div>
      </dl>
    </>
  );
}

function Total({ name, value, currency }: { name: string; value: string | null; currency: string }) {
  const { t } = useTranslation('invoice');
  return (
    <div>
      <dt>{t(`field.${name}`)}</dt>
      <dd>
        <Amount value={value} currency={currency} />
      </dd>
    </div>
  );
}

function Settlements({ invoice }: { invoice: InvoiceDetail }) {
  const { t } = useTranslation('invoice');
  return (
    <Card title={t('view.settlements')}>
      {invoice.settlements.length === 0 && <p className="view-none">{t('view.noSettlements')}</p>}
      <ul className="view-list">
        {invoice.settlements.map((one) => (
          <li key={`${one.journal_entry_id}${one.number}`}>
            <Link to={`/journal-entry/${one.journal_entry_id}`}>
              {one.number ?? t(`reports:kind.${one.kind}`, { defaultValue: one.kind })}
            </Link>
            <span>
              <Day value={one.date} />
            </span>
            <Amount value={one.amount} currency={invoice.currency} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Entries({ invoice }: { invoice: InvoiceDetail }) {
  const { t } = useTranslation(['invoice', 'reports']);
  return (
    <Card title={t('view.entries')}>
      {invoice.journal_entries.length === 0 && <p className="view-none">{t('view.noEntries')}</p>}
      <ul className="view-list">
        {invoice.journal_entries.map((entry) => (
          <li key={entry.id}>
            <Link to={`/journal-entry/${entry.id}`}>{entry.number}</Link>
            <span>{t(`reports:kind.${entry.kind}`, { defaultValue: entry.kind })}</span>
            <Day value={entry.date} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
