import { Drawer, Skeleton } from 'antd';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router';
import { ConfirmProvider } from '../../components/confirm.tsx';
import { useIsNarrow } from '../../components/use-is-phone.ts';
import { useSession } from '../../session/session-store.ts';
import { ThemeProvider } from '../../theme/theme-provider.tsx';
import { UploadSurface } from '../../uploads/upload-surface.tsx';
import { FirstRun, standsWithoutCompany } from './first-run.tsx';
import { closeOverlay, useOverlay } from './overlays.ts';
import { Sidebar } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';
import { useShellShortcuts } from './use-shell-shortcuts.ts';
import './main-layout.css';

const CommandPalette = lazy(() => import('./command-palette.tsx'));
const ShortcutList = lazy(() => import('./shortcut-list.tsx'));

/** The frame of every screen after sign-in. */
export default function MainLayout() {
  const { t } = useTranslation('shell');
  const isNarrow = useIsNarrow();
  useShellShortcuts();
  return (
    <ThemeProvider>
      <ConfirmProvider>
        <a className="skip-link" href="#content">
          {t('skipToContent')}
        </a>
        <div className="shell">
          {isNarrow ? (
            <NarrowHead />
          ) : (
            <aside className="sidebar">
              <Sidebar />
            </aside>
          )}
          <main className="content" id="content" tabIndex={-1}>
            <Suspense fallback={<ScreenSkeleton />}>
              <Screen />
            </Suspense>
          </main>
        </div>
        <Overlays />
        <UploadSurface />
      </ConfirmProvider>
    </ThemeProvider>
  );
}

function Screen() {
  const { company } = useSession();
  const { pathname } = useLocation();
  if (company === null && !standsWithoutCompany(pathname)) return <FirstRun />;
  // Another company is another set of screens: nothing of the last one stays on show.
  return <Outlet key={company?.id} />;
}

function NarrowHead() {
  const overlay = useOverlay();
  const { pathname } = useLocation();
  return (
    <>
      <TopBar />
      <Drawer
        key={pathname}
        open={overlay === 'drawer'}
        onClose={closeOverlay}
        placement="left"
        size={280}
        closable={false}
        classNames={{ body: 'sidebar sidebar-drawer' }}
      >
        <Sidebar />
      </Drawer>
    </>
  );
}

function Overlays() {
  const overlay = useOverlay();
  return (
    <Suspense>
      {overlay === 'palette' && <CommandPalette />}
      {overlay === 'shortcuts' && <ShortcutList />}
    </Suspense>
  );
}

function ScreenSkeleton() {
  return (
    <div className="screen-skeleton" aria-busy="true">
      <Skeleton active paragraph={{ rows: 6 }} />
    </div>
  );
}
