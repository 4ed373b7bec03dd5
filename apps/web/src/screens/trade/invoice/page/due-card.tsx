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
    <Card className="due-card flex items-center between below-16">
      <dl>
        <div className="due-party">
          <dt>{t(`invoice:col.${side === 'sales' ? 'to' : 'from'}`)}</dt>
          <dd>
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
            <dt>{t(isQuotation ? 'col.validUntil' : 'invoice:col.dueDate')}</dt>
            <dd>
              <Day value={invoice.due_date} />
              <OverdueDays row={invoice} />
            </dd>
          </div>
        )}
        {invoice.payment_reference !== null && (
          <div>
            <dt>{t('due.reference')}</dt>
            <dd className="figures num">{invoice.payment_reference}</dd>
          </div>
        )}
        <div>
          <dt>{t('invoice:col.total')}</dt>
          <dd>{figure(invoice.total)}</dd>
        </div>
        {!isQuotation && (
          <div>
            <dt>{t(isCredit ? 'due.used' : `due.paid.${side}`)}</dt>
            <dd>{figure(invoice.paid)}</dd>
          </div>
        )}
      </dl>
      {!isQuotation && (
        <p className="due-figure strong-bold rigid text-right">
          <span>{t(isCredit ? 'due.left' : `due.due.${side}`)}</span>
          <strong className={invoice.state === 'overdue' ? 'text-amber' : undefined}>{figure(invoice.due)}</strong>
        </p>
      )}
    </Card>
  );
}
