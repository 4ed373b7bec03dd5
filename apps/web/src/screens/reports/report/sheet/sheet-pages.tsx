import type { ReportMeta, ReportSheet } from '@folio/contract';
import { Pagination } from 'antd';
import { useTranslation } from 'react-i18next';

interface SheetPagesProps {
  sheet: ReportSheet;
  meta: ReportMeta;
  onPage: (page: number) => void;
}

/** Which part of a long report this is, and the way to the others. */
export function SheetPages({ sheet, meta, onPage }: SheetPagesProps) {
  const { t } = useTranslation('reports');
  if (meta.total <= meta.limit) return null;
  const pages = Math.ceil(meta.total / meta.limit);
  return (
    <nav
      className="sheet-pages pad-top-16 flex wrap items-center between font-base muted"
      aria-label={t('common:pages')}
    >
      <span className="figures num">
        {t('pageOf', { title: sheet.title, page: meta.page, pages, total: meta.total })}
      </span>
      <Pagination
        current={meta.page}
        pageSize={meta.limit}
        total={meta.total}
        showSizeChanger={false}
        showQuickJumper={pages > 8}
        showLessItems
        onChange={onPage}
      />
    </nav>
  );
}
