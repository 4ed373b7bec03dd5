import type { DashboardNeeds } from '@folio/contract';
import type { IconName } from '../../components/page/icon.tsx';

/** An item of the menu; `key` is its word in the `shell` messages under `menu`. */
export interface MenuItem {
  key: string;
  path: string;
  icon: IconName;
  /** How many things wait there. */
  count?: (needs: DashboardNeeds) => number;
  /** Other paths that belong to it. */
  covers?: readonly string[];
  /** What lies below its path belongs to others, but for what it covers. */
  isExact?: boolean;
}

/** Who may not see a screen has no item for it: `screen-access.ts`. */
export const mainMenu: readonly MenuItem[] = [
  { key: 'home', path: '/home', icon: 'home' },
  {
    key: 'documents',
    path: '/document',
    icon: 'file-search',
    count: (needs) => needs.documents_to_review + needs.documents_failed,
  },
  { key: 'bankStatement', path: '/bank-statement', icon: 'bank', count: (needs) => needs.bank_lines_to_reconcile },
  { key: 'sales', path: '/sales', icon: 'receipt' },
  { key: 'purchases', path: '/purchases', icon: 'cart' },
  {
    key: 'questions',
    path: '/questions',
    icon: 'comment',
    count: (needs) => needs.open_questions + needs.accountant_questions,
  },
  { key: 'accounting', path: '/accounting', icon: 'calculator' },
  { key: 'reports', path: '/reports', icon: 'chart', covers: ['/journal-entry'] },
];

/** For people who work in a practice: shown above the menu of a company. */
export const practiceItem: MenuItem = { key: 'practice', path: '/practice', icon: 'users' };

/** For guests of auditor's rooms: instead of the menu of a company, and by the finder. */
export const guestItem: MenuItem = { key: 'auditorRooms', path: '/auditor-room', icon: 'users' };

/** The accountant's tools: the last part of their paths under /accounting, and their words in `reports` under `tool`. */
export const accountingTools = [
  'chart-of-accounts',
  'journals',
  'opening-balances',
  'tax-codes',
  'exchange-rates',
  'fixed-assets',
  'schedules',
  'revaluation',
  'close',
  'audit-samples',
  'auditor-room',
  'year-end',
  'statutory-accounts',
  'period-lock',
  'profits-tax',
  'filing',
  'deadlines',
  'audit-trail',
  'verify',
] as const;

export const settingsMenu: readonly MenuItem[] = [
  { key: 'accountSetting', path: '/settings/explore/account-setting', icon: 'user' },
  { key: 'companyManagement', path: '/company', icon: 'building' },
  { key: 'corporateStaffManagement', path: '/settings/explore/corporate-staff-management', icon: 'users' },
  {
    key: 'explorePractices',
    path: '/settings/explore',
    icon: 'search',
    isExact: true,
    count: (needs) => needs.access_requests,
    covers: ['/settings/explore/practice', '/settings/explore/access-management'],
  },
  { key: 'fileStorage', path: '/settings/explore/file-storage', icon: 'folder' },
];

/** For the administrators of the server: opened from their name, and by the finder. */
export const serverItem: MenuItem = { key: 'server', path: '/operator', icon: 'monitor' };

/** True when the path is the item's own or one below it. */
export function isUnder(pathname: string, item: MenuItem): boolean {
  if (pathname === item.path) return true;
  const below = item.isExact ? (item.covers ?? []) : [item.path, ...(item.covers ?? [])];
  return below.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}
