import type { CompanyBody, CompanyStart } from '@folio/contract';
import { isFinancialYearEnd } from '@folio/ledger';
import type { FieldIssue } from '../../../platform/http/domain-error.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { peopleFaults } from './check-people.ts';

/** The maximum period of the first accounts, in months. */
const MAX_FIRST_MONTHS = 18;

/**
 * Checks the schema cannot express: the company was not incorporated in the future, its currency exists, its first
 * accounts are not too long, and its people meet the legal requirements. `keptFirstAccounts`: the first accounts of the company
 * so far, which ended on the year end of their time and stay when it changes.
 */
export function checkCompany(body: CompanyBody, today: string, keptFirstAccounts: string | null): void {
  const faults = companyFaults(body, today, keptFirstAccounts);
  if (faults.length > 0) throw new DomainError('validation_failed', { faults });
}

/** The same for the fields of a company in set-up. */
export function checkStart(start: CompanyStart): void {
  const faults = startFaults(start);
  if (faults.length > 0) throw new DomainError('validation_failed', { faults });
}

function startFaults({ base_currency: currency, fye }: CompanyStart): FieldIssue[] {
  const faults: FieldIssue[] = [];
  if (!Intl.supportedValuesOf('currency').includes(currency))
    faults.push({ path: 'base_currency', word: 'currency_unknown' });
  if (!isFinancialYearEnd(fye)) faults.push({ path: 'fye', word: 'fye_no_day', values: { found: fye } });
  return faults;
}

export function companyFaults(body: CompanyBody, today: string, keptFirstAccounts: string | null): FieldIssue[] {
  const faults: FieldIssue[] = [];
  if (body.incorporated_date > today) faults.push({ path: 'incorporated_date', word: 'date_future' });
  faults.push(...startFaults(body));
  if (isFinancialYearEnd(body.fye)) faults.push(...firstAccountsFaults(body, keptFirstAccounts));
  return [...faults, ...peopleFaults(body)];
}

/** The first accounts end on a financial year end, after incorporation, and within eighteen months of it. */
function firstAccountsFaults(
  { first_accounts_to: end, incorporated_date: start, fye }: CompanyBody,
  kept: string | null,
): FieldIssue[] {
  if (!end) return [];
  const path = 'first_accounts_to';
  if (end !== kept && !endsYear(end, fye))
    return [{ path, word: 'first_accounts_day', values: { found: end, expected: fye } }];
  const latest = monthsAfter(start, MAX_FIRST_MONTHS);
  if (end <= start || end > latest) return [{ path, word: 'first_accounts_length', values: { found: end, latest } }];
  return [];
}

function endsYear(day: string, fye: string): boolean {
  const isFebruary = fye === '02-28' || fye === '02-29';
  return day.endsWith(fye) || (isFebruary && (day.endsWith('02-28') || day.endsWith('02-29')));
}

/** The same day after a number of months; in a shorter month its last day. */
function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const end = new Date(Date.UTC(year, month - 1 + months, Math.min(date, last)));
  return end.toISOString().slice(0, 10);
}
