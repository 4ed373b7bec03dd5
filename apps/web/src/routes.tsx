import { lazy } from 'react';
import { createBrowserRouter, Navigate, type RouteObject } from 'react-router';
import { RouteError } from './components/feedback/route-error.tsx';
import { AuthLayout } from './layouts/auth/auth-layout.tsx';
import { RootLayout } from './layouts/root-layout.tsx';
import { authScreens, mainScreens, publicScreens, type ScreenLoader } from './screen-loaders.ts';
import { SessionGate } from './session/session-gate.tsx';

/** Routes whose code is loaded when the gate has let someone through to them. */
function routesOf(screens: Readonly<Record<string, ScreenLoader>>): RouteObject[] {
  return Object.entries(screens).map(([path, load]) => ({ path, Component: lazy(load), ErrorBoundary: RouteError }));
}

const MainLayout = lazy(() => import('./layouts/main/main-layout.tsx'));

/** Every route of the app; the table of contents is `screen-loaders.ts`. */
export const router = createBrowserRouter([
  {
    Component: RootLayout,
    ErrorBoundary: RouteError,
    children: [
      { path: '/', element: <Navigate to="/home" replace /> },
      { path: '/auth', element: <Navigate to="/auth/sign-in" replace /> },
      {
        path: '/settings/explore/staff',
        element: <Navigate to="/settings/explore/corporate-staff-management" replace />,
      },
      ...routesOf(publicScreens),
      { Component: AuthLayout, children: routesOf(authScreens) },
      { Component: SessionGate, children: [{ Component: MainLayout, children: routesOf(mainScreens) }] },
    ],
  },
]);
