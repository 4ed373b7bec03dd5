import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PageHeader } from './page-header.tsx';
import './accounting.css';

interface ToolHeaderProps {
  title: string;
  subtitle?: ReactNode;
  beside?: ReactNode;
  actions?: ReactNode;
  /** The parent screen between Accounting and this one: the list that the open record belongs to. */
  parent?: { title: string; path: string };
}

export function ToolHeader({ parent, ...header }: ToolHeaderProps) {
  const { t } = useTranslation('accounting');
  return (
    <>
      <nav className="flex wrap gap-6 below-6 font-base faint" aria-label={t('where')}>
        <Link to="/accounting">{t('home.title')}</Link>
        {parent && (
          <>
            <span aria-hidden="true">{'/'}</span>
            <Link to={parent.path}>{parent.title}</Link>
          </>
        )}
        <span aria-hidden="true">{'/'}</span>
        <span aria-current="page">{header.title}</span>
      </nav>
      <PageHeader {...header} />
    </>
  );
}
