import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import './page-header.css';

interface PageHeaderProps {
  title: string;
  /** One line under the title. */
  subtitle?: ReactNode;
  /** Next to the title, such as an account picker. */
  beside?: ReactNode;
  /** At the right: buttons. */
  actions?: ReactNode;
}

/** The header of a screen. It also sets the title of the browser tab. */
export function PageHeader({ title, subtitle, beside, actions }: PageHeaderProps) {
  const { t } = useTranslation('common');
  return (
    <header className="page-header min-h-40 flex wrap items-center between below-20">
      <title>{t('tabTitle', { title })}</title>
      <div className="min-0">
        <div className="page-header-line flex wrap items-center">
          <h1 className="break font-page">{title}</h1>
          {beside}
        </div>
        {subtitle && <p className="above-4 muted">{subtitle}</p>}
      </div>
      {actions && <div className="page-header-actions flex wrap items-center gap-12">{actions}</div>}
    </header>
  );
}
