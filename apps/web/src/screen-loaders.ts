import type { ComponentType } from 'react';

/** Loads a screen's code. */
export type ScreenLoader = () => Promise<{ default: ComponentType }>;

const invoiceEditor: ScreenLoader = () => import('./screens/invoice-editor/index.tsx');
const reports: ScreenLoader = () => import('./screens/reports/index.tsx');
const recurring: ScreenLoader = () => import('./screens/recurring/index.tsx');
const recurringForm: ScreenLoader = () => import('./screens/recurring/form.tsx');
const journal: ScreenLoader = () => import('./screens/accounting/journals/journal-screen.tsx');
const explore: ScreenLoader = () => import('./screens/explore/index.tsx');
const companyForm: ScreenLoader = () => import('./screens/company/form/index.tsx');

/** The screens before sign-in, by their path. */
export const authScreens: Readonly<Record<string, ScreenLoader>> = {
  '/auth/sign-in': () => import('./screens/sign-in/index.tsx'),
  '/auth/sign-up': () => import('./screens/sign-up/index.tsx'),
  '/auth/confirm-code': () => import('./screens/confirm-code/index.tsx'),
  '/auth/third-party': () => import('./screens/third-party/index.tsx'),
  '/auth/forgot-password': () => import('./screens/forgot-password/index.tsx'),
  '/auth/accountant-sign-up': () => import('./screens/accountant-sign-up/index.tsx'),
  '/auth/verify-password': () => import('./screens/verify-password/index.tsx'),
  '/auth/invitation': () => import('./screens/invitation/index.tsx'),
  '/auth/reset-password': () => import('./screens/reset-password/index.tsx'),
};

/** What a visitor sees who has no account, by its path. */
export const publicScreens: Readonly<Record<string, ScreenLoader>> = {
  '/join': () => import('./screens/practice-invitation/index.tsx'),
  '/i': () => import('./screens/public-invoice/index.tsx'),
  '/plans': () => import('./screens/pricing/public-screen.tsx'),
  '/q': () => import('./screens/public-questions/index.tsx'),
};

/** The screens after sign-in, by their path. */
export const mainScreens: Readonly<Record<string, ScreenLoader>> = {
  '/home': () => import('./screens/home/index.tsx'),
  '/bank-statement': () => import('./screens/bank-statement/index.tsx'),
  '/bank-statement/rules': () => import('./screens/bank-statement/rules/index.tsx'),
  '/bank-statement/statements': () => import('./screens/bank-statement/statements/index.tsx'),
  '/bank-statement/proof/:statementId': () => import('./screens/bank-statement/proof/index.tsx'),
  '/bank-statement/missing': () => import('./screens/bank-statement/missing/index.tsx'),
  '/bank-statement/accounts': () => import('./screens/bank-statement/accounts/index.tsx'),
  '/sales/outbox': () => import('./screens/outgoing/outbox/index.tsx'),
  '/sales': () => import('./screens/sales/index.tsx'),
  '/sales/quotations': () => import('./screens/sales/quotations/index.tsx'),
  '/sales/settings': () => import('./screens/sales/settings/index.tsx'),
  '/purchases': () => import('./screens/purchases/index.tsx'),
  '/sales/customers': () => import('./screens/contacts/customers.tsx'),
  '/purchases/suppliers': () => import('./screens/contacts/suppliers.tsx'),
  '/contact/:contactId': () => import('./screens/contacts/contact-screen.tsx'),
  '/sales/recurring': recurring,
  '/sales/recurring/new': recurringForm,
  '/sales/recurring/:recurringId': recurringForm,
  '/purchases/recurring': recurring,
  '/purchases/recurring/new': recurringForm,
  '/purchases/recurring/:recurringId': recurringForm,
  '/invoiceEditor': invoiceEditor,
  '/invoice/:invoiceId?': invoiceEditor,
  '/document/:documentId?': () => import('./screens/document/index.tsx'),
  '/questions': () => import('./screens/questions/index.tsx'),
  '/reports': reports,
  '/reports/:report': reports,
  '/journal-entry/:entryId': () => import('./screens/reports/journal-entry/index.tsx'),
  '/accounting/chart-of-accounts': () => import('./screens/accounting/chart-of-accounts/index.tsx'),
  '/accounting/tax-codes': () => import('./screens/accounting/tax-codes/index.tsx'),
  '/accounting/journals': () => import('./screens/accounting/journals/index.tsx'),
  '/accounting/journals/new': journal,
  '/accounting/journals/:journalId': journal,
  '/accounting/opening-balances': () => import('./screens/accounting/opening-balances/index.tsx'),
  '/accounting/exchange-rates': () => import('./screens/accounting/exchange-rates/index.tsx'),
  '/accounting/revaluation': () => import('./screens/accounting/revaluation/index.tsx'),
  '/accounting/period-lock': () => import('./screens/accounting/period-lock/index.tsx'),
  '/accounting/year-end': () => import('./screens/accounting/year-end/index.tsx'),
  '/accounting/audit-trail': () => import('./screens/accounting/audit-trail/index.tsx'),
  '/accounting/verify': () => import('./screens/accounting/verify/index.tsx'),
  '/accounting/export-import': () => import('./screens/accounting/export-import/index.tsx'),
  '/practice': () => import('./screens/practice/index.tsx'),
  '/practice/requests': () => import('./screens/practice/requests/index.tsx'),
  '/practice/staff': () => import('./screens/practice/staff/index.tsx'),
  '/practice/settings': () => import('./screens/practice/settings/index.tsx'),
  '/settings': explore,
  '/settings/explore': explore,
  '/settings/explore/practice/:practiceId': () => import('./screens/explore/practice-screen.tsx'),
  '/settings/explore/access-management': () => import('./screens/access-management/index.tsx'),
  '/company': () => import('./screens/company/index.tsx'),
  '/company/new': companyForm,
  '/company/:editedCompanyId': companyForm,
  '/pricing': () => import('./screens/pricing/index.tsx'),
  '/settings/explore/account-setting': () => import('./screens/account-setting/index.tsx'),
  '/settings/explore/corporate-staff-management': () => import('./screens/staff/index.tsx'),
  '/settings/explore/file-storage': () => import('./screens/file-storage/index.tsx'),
  '*': () => import('./screens/not-found/index.tsx'),
};

/** Fetches a screen's code ahead, when the pointer or the focus is on its link. */
export function preloadScreen(path: string): void {
  mainScreens[path]?.().catch(() => undefined);
}
