import type { PublicInvoice } from '@folio/contract';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { publicInvoiceCalls } from '../../../api/queries/trade/public-invoice.ts';

/** A long document shows so many pages at first. */
const firstPages = 5;

/** The pages as pictures, which every phone shows. */
export function Pages({ token, invoice }: { token: string; invoice: PublicInvoice }) {
  const { t } = useTranslation('public-invoice');
  const [isWhole, setWhole] = useState(false);
  const count = isWhole ? invoice.pages : Math.min(firstPages, invoice.pages);
  return (
    <section className="grid gap-16" aria-label={t('pages')}>
      {Array.from({ length: count }, (_, index) => index + 1).map((page) => (
        <PagePicture key={page} token={token} page={page} pages={invoice.pages} />
      ))}
      {count < invoice.pages && (
        <button
          type="button"
          className="public-button tint-hover min-h-42 font-inherit inline-flex items-center justify-center gap-8 medium text-plain bg-card framed-strong radius-large pointer"
          onClick={() => setWhole(true)}
        >
          {t('allPages', { count: invoice.pages })}
        </button>
      )}
    </section>
  );
}

function PagePicture({ token, page, pages }: { token: string; page: number; pages: number }) {
  const { t } = useTranslation('public-invoice');
  const [url, setUrl] = useState<string | null>(null);
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    const ended = new AbortController();
    let made: string | null = null;
    publicInvoiceCalls.page(token, page, ended.signal).then(
      (picture) => {
        if (ended.signal.aborted) return;
        made = URL.createObjectURL(picture);
        setUrl(made);
      },
      () => {
        if (!ended.signal.aborted) setBroken(true);
      },
    );
    return () => {
      ended.abort();
      if (made !== null) URL.revokeObjectURL(made);
    };
  }, [token, page]);
  if (isBroken) return <p className="public-problem font-base text-red">{t('pageBroken', { page })}</p>;
  if (url === null)
    return <div className="public-page block full bg-sheet framed radius-small a4" aria-hidden="true" />;
  return (
    <img className="public-page block full bg-sheet framed radius-small" src={url} alt={t('page', { page, pages })} />
  );
}
