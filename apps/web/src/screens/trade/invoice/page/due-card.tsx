import type { InvoiceDetail } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Day } from '../../../../components/day/day.tsx';
import { contactName, OutMarks, OverdueDays } from '../../../../components/invoice/columns.tsx';
import { isSale } from '../../../../components/invoice/invoice-states.ts';
import { Amount } from '../../../../components/money/amount.tsx';
import { Card } from '../../../../components/page/card.tsx';
import { positive } from '../../../../components/payment/outcome.ts';
import { useSession } from '../../../../session/session-store.ts';

/** What matters of a document at a glance: who, how much, what of it is still open, and by when. */
export function DueCard({ invoice }: { invoice: InvoiceDetail }) {
  const { t } = useTranslation(['invoice-life', 'invoice']);
  const { company } = useSession();
  const { type, currency } = invoice;
  const isQuotation = type === 'quotation';
  const isCredit = type.endsWith('credit_note');
  const withCode = currency !== company?.base_currency;
  const figure = (value: string) => <Amount value={positive(value)} currency={currency} withCode={withCode} />;
  const side = isSale(type) ? 'sales' : 'purchases';
  return (
    <Card className="due-card gap-16-32 flex items-center between below-16">
      <dl className="m-0 flex wrap">
        <div className="due-party">
          <dt className="font-small line-18 faint">{t(`invoice:col.${side === 'sales' ? 'to' : 'from'}`)}</dt>
          <dd className="m-0 bold">
            {invoice.contact_id === null ? (
              contactName(invoice)
            ) : (
              <Link to={`/contact/${invoice.contact_id}`}>{contactName(invoice)}</Link>
            )}
            <OutMarks row={invoice} />
          </dd>
        </div>
        {invoice.due_date !== null && (
          <div>
            <dt className="font-small line-18 faint">{t(isQuotation ? 'col.validUntil' : 'invoice:col.dueDate')}</dt>
            <dd className="m-0 bold">
              <Day value={invoice.due_date} />
              <OverdueDays row={invoice} />
            </dd>
          </div>
        )}
        {invoice.payment_reference !== null && (
          <div>
            <dt className="font-small line-18 faint">{t('due.reference')}</dt>
            <dd className="figures num m-0 bold">{invoice.payment_reference}</dd>
          </div>
        )}
        <div>
          <dt className="font-small line-18 faint">{t('invoice:col.total')}</dt>
          <dd className="m-0 bold">{figure(invoice.total)}</dd>
        </div>
        {!isQuotation && (
          <div>
            <dt className="font-small line-18 faint">{t(isCredit ? 'due.used' : `due.paid.${side}`)}</dt>
            <dd className="m-0 bold">{figure(invoice.paid)}</dd>
          </div>
        )}
      </dl>
      {!isQuotation && (
        <p className="due-figure strong-bold rigid text-right">
          <span className="block font-small line-18 faint">{t(isCredit ? 'due.left' : `due.due.${side}`)}</span>
          <strong className={invoice.state === 'overdue' ? 'text-amber font-hero line-32' : 'font-hero line-32'}>
            {figure(invoice.due)}
          </strong>
        </p>
      )}
    </Card>
  );
}
