import type { DashboardNeeds } from '@folio/contract';
import type { IconName } from '../../components/icon.tsx';

/** An item of the menu; `key` is its word in the `shell` messages under `menu`. */
export interface MenuItem {
  key: string;
  path: string;
  icon: IconName;
  /** How many things wait there. */
  count?: (needs: DashboardNeeds) => number;
  /** Other paths that belong to it. */
  covers?: readonly string[];
}

export const mainMenu: readonly MenuItem[] = [
  { key: 'home', path: '/home', icon: 'home' },
  { key: 'bankStatement', path: '/bank-statement', icon: 'bank', count: (needs) => needs.bank_lines_to_reconcile },
  { key: 'sales', path: '/sales', icon: 'receipt' },
  { key: 'purchases', path: '/purchases', icon: 'cart' },
  { key: 'reports', path: '/reports', icon: 'chart', covers: ['/journal-entry', '/accounting'] },
];

/** The accountant's tools: the last part of their paths under /accounting, and their words in `reports` under `tool`. */
export const accountingTools = [
  'chart-of-accounts',
  'journals',
  'opening-balances',
  'tax-codes',
  'exchange-rates',
  'revaluation',
  'year-end',
  'period-lock',
  'audit-trail',
  'verify',
] as const;

export const settingsMenu: readonly MenuItem[] = [
  { key: 'accountSetting', path: '/settings/explore/account-setting', icon: 'user' },
  { key: 'companyManagement', path: '/company', icon: 'building' },
  {
    key: 'fileStorage',
    path: '/settings/explore/file-storage',
    icon: 'folder',
    count: (needs) => needs.documents_to_review + needs.documents_failed,
    covers: ['/document'],
  },
];

/** True when the path is the item's own or one below it. */
export function isUnder(pathname: string, item: MenuItem): boolean {
  return [item.path, ...(item.covers ?? [])].some((path) => pathname === path || pathname.startsWith(`${path}/`));
}
