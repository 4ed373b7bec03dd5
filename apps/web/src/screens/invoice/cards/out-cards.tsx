import type { InvoiceDetail } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../components/card.tsx';
import { LinkPanel } from '../../outgoing/link-panel.tsx';
import { MailsPanel } from '../../outgoing/mails-panel.tsx';
import { isSale } from '../../sales/invoice-states.ts';

/** How it went out to the customer: mails and links. Bills do not go out. */
export function OutCards({ invoice }: { invoice: InvoiceDetail }) {
  const { t } = useTranslation('invoice-life');
  if (!isSale(invoice.type) || invoice.confirm_status !== 'confirmed') return null;
  return (
    <>
      <Card title={t('out.mails')}>
        <MailsPanel invoiceId={invoice.id} />
      </Card>
      <div id="invoice-links">
        <Card title={t('out.links')}>
          <LinkPanel invoiceId={invoice.id} />
        </Card>
      </div>
    </>
  );
}
