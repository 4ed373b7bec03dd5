import { companyLevel, companyPageSize } from '../../../api/queries/people/company.ts';

/** Values of the level in the address, as the wire takes them. */
export const levels = {
  member: String(companyLevel.member),
  owner: String(companyLevel.owner),
  all: String(companyLevel.all),
} as const;

/** Values of the state in the address. */
export const standings = { inUse: 'active', archived: 'archived', any: 'any' } as const;

const mostRows = 200;

/** The query of the list. A value of the address that is not valid is replaced by its default. */
export function listQueryOf(view: { q: string; page: string; limit: string; level: string; state: string }) {
  const limit = wholeNumber(view.limit, companyPageSize);
  const level = Object.values(companyLevel).find((one) => String(one) === view.level) ?? companyLevel.member;
  const state =
    view.state === standings.archived ? ('archived' as const) : view.state === standings.any ? undefined : 'active';
  return { q: view.q, page: wholeNumber(view.page, 1), limit: Math.min(limit, mostRows), level, state } as const;
}

function wholeNumber(text: string, fallback: number): number {
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : fallback;
}
