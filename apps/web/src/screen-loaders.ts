import type { ComponentType } from 'react';

/** Loads a screen's code. */
export type ScreenLoader = () => Promise<{ default: ComponentType }>;

const invoiceEditor: ScreenLoader = () => import('./screens/trade/invoice/editor/index.tsx');
const reports: ScreenLoader = () => import('./screens/reports/report/index.tsx');
const reportLayout: ScreenLoader = () => import('./screens/reports/report/layouts/form.tsx');
const reportPack: ScreenLoader = () => import('./screens/reports/report/packs/form.tsx');
const recurring: ScreenLoader = () => import('./screens/trade/recurring/index.tsx');
const recurringForm: ScreenLoader = () => import('./screens/trade/recurring/form.tsx');
const journal: ScreenLoader = () => import('./screens/books/journals/journal-screen.tsx');
const explore: ScreenLoader = () => import('./screens/people/explore/index.tsx');
const companyForm: ScreenLoader = () => import('./screens/people/company/form/index.tsx');

/** The screens before sign-in, by their path. */
export const authScreens: Readonly<Record<string, ScreenLoader>> = {
  '/auth/sign-in': () => import('./screens/people/sign-in/index.tsx'),
  '/auth/sign-up': () => import('./screens/people/sign-up/index.tsx'),
  '/auth/confirm-code': () => import('./screens/people/confirm-code/index.tsx'),
  '/auth/third-party': () => import('./screens/people/third-party/index.tsx'),
  '/auth/forgot-password': () => import('./screens/people/forgot-password/index.tsx'),
  '/auth/accountant-sign-up': () => import('./screens/people/accountant-sign-up/index.tsx'),
  '/auth/verify-password': () => import('./screens/people/verify-password/index.tsx'),
  '/auth/invitation': () => import('./screens/people/invitation/index.tsx'),
  '/auth/reset-password': () => import('./screens/people/reset-password/index.tsx'),
};

/** What a visitor sees who has no account, by its path. */
export const publicScreens: Readonly<Record<string, ScreenLoader>> = {
  '/auditor': () => import('./screens/year-end/auditor-invitation/index.tsx'),
  '/join': () => import('./screens/people/practice-invitation/index.tsx'),
  '/i': () => import('./screens/trade/public-invoice/index.tsx'),
  '/plans': () => import('./screens/people/pricing/public-screen.tsx'),
  '/q': () => import('./screens/documents/public-questions/index.tsx'),
  '/u': () => import('./screens/reports/public-report-email/index.tsx'),
};

/** The screens after sign-in, by their path. */
export const mainScreens: Readonly<Record<string, ScreenLoader>> = {
  '/home': () => import('./screens/reports/home/index.tsx'),
  '/bank-statement': () => import('./screens/banking/bank-statement/index.tsx'),
  '/bank-statement/rules': () => import('./screens/banking/bank-statement/rules/index.tsx'),
  '/bank-statement/statements': () => import('./screens/banking/bank-statement/statements/index.tsx'),
  '/bank-statement/proof/:statementId': () => import('./screens/banking/bank-statement/proof/index.tsx'),
  '/bank-statement/missing': () => import('./screens/banking/bank-statement/missing/index.tsx'),
  '/bank-statement/accounts': () => import('./screens/banking/bank-statement/accounts/index.tsx'),
  '/sales/outbox': () => import('./screens/trade/emails/outbox/index.tsx'),
  '/sales': () => import('./screens/trade/sales/index.tsx'),
  '/sales/quotations': () => import('./screens/trade/sales/quotations/index.tsx'),
  '/sales/settings': () => import('./screens/trade/sales/settings/index.tsx'),
  '/purchases': () => import('./screens/trade/sales/purchases.tsx'),
  '/sales/customers': () => import('./screens/trade/contacts/customers.tsx'),
  '/purchases/suppliers': () => import('./screens/trade/contacts/suppliers.tsx'),
  '/contact/:contactId': () => import('./screens/trade/contacts/contact-screen.tsx'),
  '/sales/recurring': recurring,
  '/sales/recurring/new': recurringForm,
  '/sales/recurring/:recurringId': recurringForm,
  '/purchases/recurring': recurring,
  '/purchases/recurring/new': recurringForm,
  '/purchases/recurring/:recurringId': recurringForm,
  '/invoiceEditor': invoiceEditor,
  '/invoice/:invoiceId?': invoiceEditor,
  '/document/:documentId?': () => import('./screens/documents/document/index.tsx'),
  '/questions': () => import('./screens/documents/questions/index.tsx'),
  '/reports': reports,
  '/reports/:report': reports,
  '/reports/layouts': () => import('./screens/reports/report/layouts/index.tsx'),
  '/reports/layouts/new': reportLayout,
  '/reports/layouts/:layoutId': reportLayout,
  '/reports/packs': () => import('./screens/reports/report/packs/index.tsx'),
  '/reports/packs/new': reportPack,
  '/reports/packs/:packId': reportPack,
  '/journal-entry/:entryId': () => import('./screens/reports/report/journal-entry/index.tsx'),
  '/accounting': () => import('./screens/books/accounting/index.tsx'),
  '/accounting/chart-of-accounts': () => import('./screens/books/chart-of-accounts/index.tsx'),
  '/accounting/tax-codes': () => import('./screens/books/tax-codes/index.tsx'),
  '/accounting/journals': () => import('./screens/books/journals/index.tsx'),
  '/accounting/journals/new': journal,
  '/accounting/journals/:journalId': journal,
  '/accounting/opening-balances': () => import('./screens/books/opening-balances/index.tsx'),
  '/accounting/exchange-rates': () => import('./screens/books/exchange-rates/index.tsx'),
  '/accounting/fixed-assets': () => import('./screens/year-end/fixed-assets/index.tsx'),
  '/accounting/fixed-assets/depreciation': () => import('./screens/year-end/fixed-assets/depreciation-screen.tsx'),
  '/accounting/fixed-assets/movement': () => import('./screens/year-end/fixed-assets/movement-screen.tsx'),
  '/accounting/fixed-assets/:assetId': () => import('./screens/year-end/fixed-assets/asset-screen.tsx'),
  '/accounting/schedules': () => import('./screens/year-end/schedules/index.tsx'),
  '/accounting/schedules/run': () => import('./screens/year-end/schedules/run-screen.tsx'),
  '/accounting/schedules/balances': () => import('./screens/year-end/schedules/balances-screen.tsx'),
  '/accounting/schedules/:scheduleId': () => import('./screens/year-end/schedules/schedule-screen.tsx'),
  '/accounting/revaluation': () => import('./screens/books/revaluation/index.tsx'),
  '/accounting/period-lock': () => import('./screens/books/period-lock/index.tsx'),
  '/accounting/close': () => import('./screens/year-end/close/index.tsx'),
  '/accounting/audit-samples': () => import('./screens/year-end/audit-samples/index.tsx'),
  '/accounting/audit-samples/:sampleId': () => import('./screens/year-end/audit-samples/sample-screen.tsx'),
  '/accounting/auditor-room': () => import('./screens/year-end/auditor-room/index.tsx'),
  '/accounting/auditor-room/:roomId': () => import('./screens/year-end/auditor-room/room-screen.tsx'),
  '/auditor-room': () => import('./screens/year-end/guest-room/index.tsx'),
  '/auditor-room/:roomId': () => import('./screens/year-end/guest-room/room-screen.tsx'),
  '/auditor-room/:roomId/report/:name': () => import('./screens/reports/report/guest-report.tsx'),
  '/auditor-room/:roomId/sample/:sampleId': () => import('./screens/year-end/guest-room/sample-screen.tsx'),
  '/accounting/year-end': () => import('./screens/books/year-end/index.tsx'),
  '/accounting/statutory-accounts': () => import('./screens/year-end/statutory-accounts/index.tsx'),
  '/accounting/filing': () => import('./screens/year-end/filing/index.tsx'),
  '/accounting/deadlines': () => import('./screens/year-end/deadlines/index.tsx'),
  '/accounting/profits-tax': () => import('./screens/year-end/profits-tax/index.tsx'),
  '/accounting/profits-tax/:computationId': () => import('./screens/year-end/profits-tax/computation/index.tsx'),
  '/accounting/audit-trail': () => import('./screens/books/audit-trail/index.tsx'),
  '/accounting/verify': () => import('./screens/books/verify/index.tsx'),
  '/accounting/export-import': () => import('./screens/books/export-import/index.tsx'),
  '/practice': () => import('./screens/people/practice/index.tsx'),
  '/practice/deadlines': () => import('./screens/people/practice/deadlines/index.tsx'),
  '/practice/work': () => import('./screens/people/practice/work/index.tsx'),
  '/practice/requests': () => import('./screens/people/practice/requests/index.tsx'),
  '/practice/staff': () => import('./screens/people/practice/staff/index.tsx'),
  '/practice/settings': () => import('./screens/people/practice/settings/index.tsx'),
  '/settings': explore,
  '/settings/explore': explore,
  '/settings/explore/practice/:practiceId': () => import('./components/practice/practice-screen.tsx'),
  '/settings/explore/access-management': () => import('./screens/people/access-management/index.tsx'),
  '/company': () => import('./screens/people/company/index.tsx'),
  '/company/new': companyForm,
  '/company/:editedCompanyId': companyForm,
  '/operator': () => import('./screens/people/operator/index.tsx'),
  '/pricing': () => import('./screens/people/pricing/index.tsx'),
  '/settings/explore/account-setting': () => import('./screens/people/account-setting/index.tsx'),
  '/settings/explore/corporate-staff-management': () => import('./screens/people/staff/index.tsx'),
  '/settings/explore/file-storage': () => import('./screens/documents/file-storage/index.tsx'),
  '*': () => import('./components/not-found/index.tsx'),
};

/** Fetches a screen's code ahead, when the pointer or the focus is on its link. */
export function preloadScreen(path: string): void {
  mainScreens[path]?.().catch(() => undefined);
}
