import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { useMay } from '../../session/use-may.ts';
import './sales-nav.css';

export function ExploreNav() {
  const { t } = useTranslation('access');
  const isOwner = useMay('owner');
  return (
    <nav className="sales-nav rings-inside flex scroll-x gap-4 ruled-below" aria-label={t('nav.label')}>
      <NavLink end to="/settings/explore">
        {t('nav.explore')}
      </NavLink>
      {isOwner && <NavLink to="/settings/explore/access-management">{t('nav.access')}</NavLink>}
    </nav>
  );
}
