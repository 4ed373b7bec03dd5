import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Icon } from '../../components/page/icon.tsx';
import { Logo } from '../../components/page/logo.tsx';
import { closeOverlay, openPalette, showOverlay } from './overlays.ts';

/** Below 900 px: opens the drawer and the finder. Going to another screen closes the drawer. */
export function TopBar() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is the occasion, not an input
  useEffect(() => closeOverlay(), [pathname]);
  return (
    <header className="top-bar hide-print z-20 pad-0-12 flex items-center between sticky top-0 gap-8 bg-card ruled-below">
      <button
        type="button"
        className="icon-button w-30 h-30 p-0 border-0 bg-none rigid grid centred muted radius-medium pointer"
        aria-label={t('openMenu')}
        onClick={() => showOverlay('drawer')}
      >
        <Icon name="menu" size={20} />
      </button>
      <Logo />
      <button
        type="button"
        className="icon-button w-30 h-30 p-0 border-0 bg-none rigid grid centred muted radius-medium pointer"
        aria-label={t('find')}
        onClick={openPalette}
      >
        <Icon name="search" size={18} />
      </button>
    </header>
  );
}
