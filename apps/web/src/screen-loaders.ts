import type { ComponentType } from 'react';

/** Loads a screen's code. */
export type ScreenLoader = () => Promise<{ default: ComponentType }>;

const invoiceEditor: ScreenLoader = () => import('./screens/invoice-editor/index.tsx');
const reports: ScreenLoader = () => import('./screens/reports/index.tsx');
const companyForm: ScreenLoader = () => import('./screens/company/form/index.tsx');

/** The screens before sign-in, by their path. */
export const authScreens: Readonly<Record<string, ScreenLoader>> = {
  '/auth/sign-in': () => import('./screens/sign-in/index.tsx'),
  '/auth/sign-up': () => import('./screens/sign-up/index.tsx'),
  '/auth/confirm-code': () => import('./screens/confirm-code/index.tsx'),
  '/auth/forgot-password': () => import('./screens/forgot-password/index.tsx'),
  '/auth/reset-password': () => import('./screens/reset-password/index.tsx'),
};

/** The screens after sign-in, by their path. */
export const mainScreens: Readonly<Record<string, ScreenLoader>> = {
  '/home': () => import('./screens/home/index.tsx'),
  '/bank-statement': () => import('./screens/bank-statement/index.tsx'),
  '/sales': () => import('./screens/sales/index.tsx'),
  '/purchases': () => import('./screens/purchases/index.tsx'),
  '/invoiceEditor': invoiceEditor,
  '/invoice/:invoiceId?': invoiceEditor,
  '/document/:documentId?': () => import('./screens/document/index.tsx'),
  '/reports': reports,
  '/reports/:report': reports,
  '/journal-entry/:entryId': () => import('./screens/reports/journal-entry/index.tsx'),
  '/company': () => import('./screens/company/index.tsx'),
  '/company/new': companyForm,
  '/company/:editedCompanyId': companyForm,
  '/settings/explore/account-setting': () => import('./screens/account-setting/index.tsx'),
  '/settings/explore/file-storage': () => import('./screens/file-storage/index.tsx'),
  '*': () => import('./screens/not-found/index.tsx'),
};

/** Fetches a screen's code ahead, when the pointer or the focus is on its link. */
export function preloadScreen(path: string): void {
  mainScreens[path]?.().catch(() => undefined);
}
