import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftAsTyped } from '../../../../../api/queries/trade/invoice-editing.ts';
import { Icon } from '../../../../../components/page/icon.tsx';
import { usePaperPreview } from './use-paper-preview.ts';

const zooms = [1, 1.5, 2] as const;

/** The PDF as it would leave, a page at a time. */
export function PaperPreview({ typed }: { typed: DraftAsTyped }) {
  const { t } = useTranslation('invoice-editor');
  const [page, setPage] = useState(1);
  const [zoom, setZoom] = useState(0);
  const { answer, error, isBusy, retry } = usePaperPreview(typed, page);
  const pages = answer?.pages ?? 1;
  const now = Math.min(page, pages);
  return (
    <div className="preview grid gap-8" aria-busy={isBusy}>
      <div className="flex items-center gap-4 font-small muted">
        <Button
          type="text"
          size="small"
          aria-label={t('preview.before')}
          disabled={now <= 1}
          icon={<Icon name="chevron-left" size={15} />}
          onClick={() => setPage(now - 1)}
        />
        <span>{t('preview.page', { page: now, pages })}</span>
        <Button
          type="text"
          size="small"
          aria-label={t('preview.next')}
          disabled={now >= pages}
          icon={<Icon name="chevron-right" size={15} />}
          onClick={() => setPage(now + 1)}
        />
        <span className="fill-row text-center" role="status">
          {isBusy && answer !== null ? t('preview.drawing') : ''}
        </span>
        <Button
          type="text"
          size="small"
          aria-label={t('preview.smaller')}
          disabled={zoom === 0}
          icon={<Icon name="zoom-out" size={15} />}
          onClick={() => setZoom(zoom - 1)}
        />
        <Button
          type="text"
          size="small"
          aria-label={t('preview.larger')}
          disabled={zoom === zooms.length - 1}
          icon={<Icon name="zoom-in" size={15} />}
          onClick={() => setZoom(zoom + 1)}
        />
      </div>
      {error !== null && (
        <p className="pad-10-14 font-base muted bg-card framed radius-medium" role="status">
          {error.message || t('preview.failed')}{' '}
          <Button type="link" size="small" onClick={retry}>
            {t('common:retry')}
          </Button>
        </p>
      )}
      <section
        className="preview-scroll scroll bg-sunken framed-strong radius-medium"
        aria-label={t('preview.title')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard
        tabIndex={0}
      >
        {answer === null ? (
          <div className="a4 bg-sheet" />
        ) : (
          <img
            className="block bg-sheet"
            style={{ width: `${(zooms[zoom] ?? 1) * 100}%` }}
            src={`data:image/png;base64,${answer.picture}`}
            alt={t('preview.alt', { page: now, pages })}
            decoding="async"
          />
        )}
      </section>
    </div>
  );
}
