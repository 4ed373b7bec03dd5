import type { BookProof } from '@folio/contract';
import { endOfMonth, isDay } from '@folio/ledger/calendar';

type Finding = BookProof['findings'][number];

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Where what does not hold can be looked at; null where no screen shows it. */
export function findingPath({ check, subject }: Pick<Finding, 'check' | 'subject'>): string | null {
  if (check === 'month_balance') return monthPath(subject);
  if (check === 'control_account') return accountPath(subject);
  if (check === 'document_balance' || check === 'document_list') {
    return uuid.test(subject) ? `/accounting/audit-trail?${new URLSearchParams({ subject })}` : null;
  }
  return check === 'trial_balance' ? '/reports/trial-balance' : null;
}

function accountPath(account: string): string {
  return `/reports/account-transaction?${new URLSearchParams({ account })}`;
}

/** The subject of a month balance is the account and the month: `6400 2025-05`. */
function monthPath(subject: string): string | null {
  const [account = '', month = ''] = subject.split(' ');
  const from = `${month}-01`;
  if (!isDay(from)) return null;
  return `/reports/account-transaction?${new URLSearchParams({ account, from, to: endOfMonth(from) })}`;
}
