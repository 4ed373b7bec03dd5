import type { InvoiceDetail } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Card } from '../../../../../components/page/card.tsx';
import { Icon } from '../../../../../components/page/icon.tsx';

/** The documents it came from or that came from it, and the uploaded file. */
export function RelatedCard({ invoice }: { invoice: InvoiceDetail }) {
  const { t } = useTranslation(['invoice-life', 'invoice']);
  if (invoice.related.length === 0 && invoice.document_id === null) return null;
  return (
    <Card title={t('related.title')}>
      <ul className="last-unruled">
        {invoice.related.map((one) => (
          <li className="grid columns-wide-auto gap-12 pad-8-0 muted ruled-below" key={`${one.id}${one.relation}`}>
            <span>{t(`related.${one.relation}`, { defaultValue: t(`common:documentKind.${one.type}`) })}</span>
            <Link to={`/invoice/${one.id}`}>{one.number || t('invoice:noNumber')}</Link>
          </li>
        ))}
        {invoice.document_id !== null && (
          <li className="grid columns-wide-auto gap-12 pad-8-0 muted ruled-below">
            <span>{t('related.document')}</span>
            <Link to={`/document/${invoice.document_id}`}>
              <Icon name="file" size={14} /> {t('related.openDocument')}
            </Link>
          </li>
        )}
      </ul>
    </Card>
  );
}
