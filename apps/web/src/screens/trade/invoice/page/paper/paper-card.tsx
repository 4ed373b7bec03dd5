import type { InvoiceDetail } from '@folio/contract';
import { Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isSale } from '../../../../../components/invoice/invoice-states.ts';
import { Card } from '../../../../../components/page/card.tsx';
import { FactsSheet } from './facts-sheet.tsx';
import { PrintedPages } from './printed-pages.tsx';
import { SourcePages } from './source-pages.tsx';

/** The document as printed, and, for users who keep the books, its content with the accounts. */
export function PaperCard({ invoice }: { invoice: InvoiceDetail }) {
  const { t } = useTranslation('invoice-life');
  const hasPicture = invoice.document_id !== null || isSale(invoice.type);
  const [shown, setShown] = useState<'page' | 'facts'>('page');
  const isPage = hasPicture && shown === 'page';
  return (
    <Card className="view-paper">
      {hasPicture && (
        <Segmented
          className="below-14"
          aria-label={t('paper.shown')}
          value={shown}
          onChange={setShown}
          options={[
            { value: 'page', label: t(invoice.document_id === null ? 'paper.page' : 'paper.source') },
            { value: 'facts', label: t('paper.facts') },
          ]}
        />
      )}
      {isPage && invoice.document_id !== null && <SourcePages documentId={invoice.document_id} />}
      {isPage && invoice.document_id === null && <PrintedPages invoice={invoice} />}
      {!isPage && <FactsSheet invoice={invoice} />}
    </Card>
  );
}
