import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../../components/page/icon.tsx';

interface PageTurnerProps {
  /** From 1. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** From page to page of a document that has several. */
export function PageTurner({ page, pages, onPage }: PageTurnerProps) {
  const { t } = useTranslation('document');
  if (pages < 2) return null;
  return (
    <nav className="flex items-center justify-center gap-8 above-12" aria-label={t('common:pages')}>
      <Button
        type="text"
        aria-label={t('page.previous')}
        icon={<Icon name="chevron-left" />}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      <span className="figures num">{t('page.of', { page, pages })}</span>
      <Button
        type="text"
        aria-label={t('page.next')}
        icon={<Icon name="chevron-right" />}
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  );
}
