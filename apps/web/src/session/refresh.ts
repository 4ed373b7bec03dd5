import type { CompanyRow, Profile } from '@folio/contract';
import { ApiError } from '../api/api-error.ts';
import { companyCalls } from '../api/queries/company.ts';
import { sessionCalls } from '../api/queries/session.ts';
import { pickCompany } from './pick-ids.ts';
import type { SessionEvent } from './session-state.ts';
import { dispatchSession } from './session-store.ts';
import { keepId, storageKeys } from './stored-ids.ts';

const wholeListLimit = 200;

/** The user's companies: the first page, or all of them when the stored one is not on it. */
async function loadCompanies(storedId: string | null): Promise<CompanyRow[]> {
  const first = await companyCalls.page({ page: 1 }, true);
  const isKnown = first.data.some((company) => company.id === storedId);
  if (storedId === null || isKnown || first.meta.total <= first.data.length) return first.data;
  const all: CompanyRow[] = [];
  for (let page = 1; all.length < first.meta.total; page += 1) {
    const { data } = await companyCalls.page({ page, limit: wholeListLimit }, true);
    if (data.length === 0) break;
    all.push(...data);
  }
  return all;
}

async function loadPlace(storedId: string | null): Promise<CompanyRow | null> {
  const company = pickCompany(storedId, await loadCompanies(storedId));
  keepId(localStorage, 'companyId', company?.id ?? null);
  const accounts = company === null ? [] : await companyCalls.accounts(company.id);
  keepId(localStorage, 'accountId', accounts[0]?.id ?? null);
  return company;
}

async function load(): Promise<{ profile: Profile; company: CompanyRow | null }> {
  const storedId = localStorage.getItem(storageKeys.companyId);
  const profile = await sessionCalls.profile(storedId);
  // Before the code is confirmed the server answers nothing but the profile.
  if (profile.second_factor_pending) return { profile, company: null };
  const company = await loadPlace(storedId);
  const companyId = company?.id ?? null;
  if (companyId === storedId) return { profile, company };
  return { profile: await sessionCalls.profile(companyId), company };
}

/**
 * Loads profile, companies and accounts, picks the company and account, and sets the flags. `confirmed` marks the
 * refresh that follows a confirmed code, so that the flags change together with what was loaded.
 */
export async function refreshSession({ confirmed = false } = {}): Promise<void> {
  const before: SessionEvent[] = confirmed ? [{ type: 'codeConfirmed' }] : [];
  try {
    const loaded = await load();
    dispatchSession(...before, { type: 'refreshed', ...loaded });
  } catch (cause) {
    // Nobody being signed in is an ordinary answer, not a fault.
    const isNobody = cause instanceof ApiError && cause.status === 401;
    if (!isNobody) console.error('The session could not be refreshed', cause);
    dispatchSession(...before, { type: 'refreshFailed' });
  }
}
