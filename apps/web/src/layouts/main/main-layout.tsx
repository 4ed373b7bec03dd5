import { Drawer, Skeleton } from 'antd';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Outlet, useLocation } from 'react-router';
import { ConfirmProvider } from '../../components/feedback/confirm.tsx';
import { LeaveGuard } from '../../components/form/use-leave-guard.ts';
import { useIsNarrow } from '../../components/hooks/use-is-phone.ts';
import { useAccessEnded } from '../../session/expired/access-ended.ts';
import { invitationPath, keptInvitation } from '../../session/invitation.ts';
import { forgetOnSignOut } from '../../session/page-memory.ts';
import { useSession } from '../../session/session-store.ts';
import { ThemeProvider } from '../../theme/theme-provider.tsx';
import { UploadSurface } from '../../uploads/upload-surface.tsx';
import { startWorker } from '../../worker/start-worker.ts';
import { AccessEnded } from './access/access-ended.tsx';
import { standsWithoutCompany } from './access/first-run.tsx';
import { NotInRole } from './access/not-in-role.tsx';
import { maySeeScreen } from './access/screen-access.ts';
import { WithoutCompany } from './access/without-company.tsx';
import { closeOverlay, useOverlay } from './overlays.ts';
import { forgetRecent } from './palette/recent.ts';
import { Sidebar } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';
import { useShellShortcuts } from './use-shell-shortcuts.ts';
import { ViewAsBar } from './view-as-bar.tsx';
import './main-layout.css';

forgetOnSignOut(() => forgetRecent(localStorage));

const CommandPalette = lazy(() => import('./palette/command-palette.tsx'));
const ShortcutList = lazy(() => import('./shortcut-list.tsx'));

/** The frame of every screen after sign-in. */
export default function MainLayout() {
  const { t } = useTranslation('shell');
  const isNarrow = useIsNarrow();
  useShellShortcuts();
  // Not for visitors of a public link, who would load the files of an application that they never open.
  useEffect(startWorker, []);
  return (
    <ThemeProvider>
      <ConfirmProvider>
        <LeaveGuard />
        <a className="skip-link pad-8-14 text-on-fill bg-fill absolute radius-medium" href="#content">
          {t('skipToContent')}
        </a>
        <div className="shell grid">
          {isNarrow ? (
            <NarrowHead />
          ) : (
            <aside className="sidebar hide-print flex column sticky scroll-y top-0 bg-card">
              <Sidebar />
            </aside>
          )}
          <div className="shell-main min-0">
            <ViewAsBar />
            <main className="content" id="content" tabIndex={-1}>
              <Suspense fallback={<ScreenSkeleton />}>
                <Screen />
              </Suspense>
            </main>
          </div>
        </div>
        <Overlays />
        <UploadSurface />
      </ConfirmProvider>
    </ThemeProvider>
  );
}

function Screen() {
  const { company, profile } = useSession();
  const { pathname } = useLocation();
  const hasEnded = useAccessEnded() !== null;
  // A person who signed in from an invitation returns to it.
  if (keptInvitation() !== '') return <Navigate to={invitationPath} replace />;
  if (hasEnded) return <AccessEnded />;
  if (company === null && !standsWithoutCompany(pathname)) return <WithoutCompany />;
  if (company !== null && !maySeeScreen(pathname, profile?.may ?? [])) return <NotInRole />;
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
        classNames={{ body: 'sidebar hide-print sidebar-drawer' }}
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
