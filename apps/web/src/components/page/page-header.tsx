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
    <header className="page-header">
      <title>{t('tabTitle', { title })}</title>
      <div className="page-header-words">
        <div className="page-header-line">
          <h1>{title}</h1>
          {beside}
        </div>
        {subtitle && <p>{subtitle}</p>}
      </div>
      {actions && <div className="page-header-actions">{actions}</div>}
    </header>
  );
}
