import type { CompanyRow, Profile } from '@folio/contract';
import { ApiError } from '../../api/api-error.ts';
import { type CompanyPage, companyCalls } from '../../api/queries/people/company.ts';
import { sessionCalls } from '../../api/queries/people/session.ts';
import { toast } from '../../components/feedback/toast/toast.ts';
import { pickCompany } from '../pick-ids.ts';
import type { SessionEvent } from '../session-state.ts';
import { dispatchSession } from '../session-store.ts';
import { keepId, storageKeys } from '../stored-ids.ts';

/**
 * The stored company if the user can access it, else the first of their companies; null without any. A company that
 * is not on the first page is fetched by its id: it may be on a later page, or be one of hundreds of clients of the
 * user's practice.
 */
async function loadCompany(storedId: string | null, companies: Promise<CompanyPage>): Promise<CompanyRow | null> {
  const { data: first } = await companies;
  const isOnPage = first.some((company) => company.id === storedId);
  if (storedId === null || isOnPage) return pickCompany(storedId, first);
  return (await companyCalls.reached(storedId)) ?? pickCompany(null, first);
}

/** `isNewest` is false once another refresh began: it decides which company is stored. */
async function loadPlace(
  storedId: string | null,
  companies: Promise<CompanyPage>,
  isNewest: () => boolean,
): Promise<CompanyRow | null> {
  const company = await loadCompany(storedId, companies);
  if (isNewest()) keepId(localStorage, 'companyId', company?.id ?? null);
  const accounts = company === null ? [] : await companyCalls.accounts(company.id);
  if (isNewest()) keepId(localStorage, 'accountId', accounts[0]?.id ?? null);
  return company;
}

function firstPage(): Promise<CompanyPage> {
  const page = companyCalls.page({ page: 1 }, true);
  // A failure counts only where the companies are used.
  void page.catch(() => undefined);
  return page;
}

async function load(isNewest: () => boolean): Promise<{ profile: Profile; company: CompanyRow | null }> {
  const storedId = localStorage.getItem(storageKeys.companyId);
  const asked = sessionCalls.profile(storedId);
  // Without a stored company this is a stranger or a first sign-in: the server would return only the profile.
  const early = storedId === null ? null : firstPage();
  const profile = await asked;
  // Before the code is confirmed, the server returns only the profile.
  if (profile.second_factor_pending) return { profile, company: null };
  const company = await loadPlace(storedId, early ?? firstPage(), isNewest);
  const companyId = company?.id ?? null;
  if (companyId === storedId) return { profile, company };
  return { profile: await sessionCalls.profile(companyId), company };
}

/** The gate shows the sign-in page next; this message explains why. */
function announceFailure(cause: unknown): void {
  console.error('The session could not be refreshed', cause);
  const isReached = cause instanceof ApiError && cause.word !== 'network';
  toast.error(isReached ? cause.message : 'common:error.network', { translate: !isReached });
}

/** The number of the refresh that began last; the answers of an earlier one are out of date. */
let turn = 0;
let newest = Promise.resolve();
/** A code was confirmed, and the flags do not say so yet. */
let isCodeConfirmed = false;

/** Drops the answers of a refresh that is running: the session it asked about has ended. */
export function dropRefresh(): void {
  turn += 1;
  newest = Promise.resolve();
  isCodeConfirmed = false;
}

/**
 * Loads profile, companies and accounts, chooses the company and account, and sets the flags. `confirmed` marks the
 * refresh after a confirmed code, so that the flags change together with the loaded data.
 */
export async function refreshSession({ confirmed = false } = {}): Promise<void> {
  isCodeConfirmed ||= confirmed;
  turn += 1;
  const own = turn;
  newest = refresh(() => own === turn);
  await newest;
  // A refresh that began meanwhile is the one that counts.
  if (own !== turn) await newest;
}

async function refresh(isNewest: () => boolean): Promise<void> {
  const ended = await load(isNewest).then(
    (loaded): SessionEvent => ({ type: 'refreshed', ...loaded }),
    (cause: unknown): SessionEvent => {
      // The app was opened without network: the screen says so, and the person may still be signed in.
      if (cause instanceof ApiError && cause.word === 'network' && !navigator.onLine) return { type: 'offlineFound' };
      // A 401 is an ordinary response of a visitor who is not signed in, not an error.
      const isNobody = cause instanceof ApiError && cause.status === 401;
      if (!isNobody && isNewest()) announceFailure(cause);
      return { type: 'refreshFailed' };
    },
  );
  if (!isNewest()) return;
  const before: SessionEvent[] = isCodeConfirmed ? [{ type: 'codeConfirmed' }] : [];
  isCodeConfirmed = false;
  dispatchSession(...before, ended);
}
