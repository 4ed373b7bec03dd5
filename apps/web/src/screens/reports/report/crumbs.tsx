import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import './crumbs.css';

/** Where this is among the reports, and the report's actions. Names the browser tab. */
export function Crumbs({ title, children }: { title: string; children?: ReactNode }) {
  const { t } = useTranslation('reports');
  return (
    <div className="crumbs hide-print flex wrap items-center between below-14">
      <title>{t('common:tabTitle', { title })}</title>
      <nav className="flex wrap gap-6 font-base faint" aria-label={t('where')}>
        <Link to="/reports">{t('title')}</Link>
        <span aria-hidden="true">{'/'}</span>
        <span aria-current="page">{title}</span>
      </nav>
      <div className="crumbs-actions flex wrap items-center gap-12">{children}</div>
    </div>
  );
}
