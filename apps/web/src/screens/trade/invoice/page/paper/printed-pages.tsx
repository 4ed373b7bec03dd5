import type { InvoiceDetail } from '@folio/contract';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePaperPage } from '../../../../../api/queries/trade/paper-page.ts';
import { FactsSheet } from './facts-sheet.tsx';
import { PageLoading } from './page-loading.tsx';
import { PageTurner } from './page-turner.tsx';

/** Pages of exactly the PDF the customer gets; if they cannot be rendered, the document's content. */
export function PrintedPages({ invoice }: { invoice: InvoiceDetail }) {
  const { t } = useTranslation('invoice-life');
  const [page, setPage] = useState(1);
  const { data, error, refetch } = usePaperPage(invoice, page);
  if (error && !data) {
    return (
      <>
        <p className="pad-8-12 below-14 font-base muted bg-sunken radius-medium" role="alert">
          {t('paper.failed')} {error.message}{' '}
          <Button type="link" size="small" onClick={() => void refetch()}>
            {t('common:retry')}
          </Button>
        </p>
        <FactsSheet invoice={invoice} />
      </>
    );
  }
  return (
    <>
      <div className="block">
        {data ? (
          <img
            className="block full bg-sheet framed"
            src={`data:image/png;base64,${data.picture}`}
            alt={t('paper.alt', { number: invoice.number, page: data.page, pages: data.pages })}
          />
        ) : (
          <PageLoading />
        )}
      </div>
      <PageTurner page={page} pages={data?.pages ?? 1} onPage={setPage} />
    </>
  );
}
