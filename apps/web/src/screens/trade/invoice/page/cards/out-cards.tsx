import type { InvoiceDetail } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { LinkPanel } from '../../../../../components/emails/link-panel.tsx';
import { MailsPanel } from '../../../../../components/emails/mails-panel.tsx';
import { isSale } from '../../../../../components/invoice/invoice-states.ts';
import { Card } from '../../../../../components/page/card.tsx';

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
