import { type Profile, profile } from '@folio/contract';
import { accessesOf, may, permissionLevelOf, type Role, scopeHolds } from '@folio/permissions';
import type { Call } from '../../../../platform/http/call.ts';
import { DomainError } from '../../../../platform/http/domain-error.ts';
import type { ApiToken } from '../../../../platform/http/session.ts';
import { practicesOf, reachOf, rolesOf } from '../reach-store.ts';
import { findUser } from '../users.ts';

/**
 * The signed-in user. `permission_level`, `role` and `may` refer to the requested company; without one
 * `permission_level` is the highest in any company, and a user without a company counts as owner of the one they are
 * about to create.
 */
export async function readProfile(call: Call, secondFactorPending: boolean, companyId?: string): Promise<Profile> {
  const { queries } = call.database;
  const user = await findUser(queries, call.userId);
  if (!user) throw new DomainError('unauthenticated');
  const reach = companyId ? await reachOf(queries, user.id, companyId) : null;
  const role = reach?.role ?? null;
  const accesses = accessesOf(role, reach?.archived ?? false);
  const known = companyId ? accesses : accessesOf(bestOf(await rolesOf(queries, user.id)), false);
  return profile.parse({
    id: user.id,
    name: user.name,
    email: user.email,
    avatar: user.avatar,
    permission_level: permissionLevelOf(known),
    account_type: user.account_type,
    second_factor_pending: secondFactorPending,
    language: user.language,
    date_format: user.date_format,
    role,
    may: accesses,
    via_practice: reach?.practice ?? null,
    practices: secondFactorPending ? [] : await practicesOf(queries, user.id),
  });
}

/**
 * The profile for a program with an API token: who the user is, and what the token may do in the requested company.
 */
export async function readProfileByToken(call: Call, token: ApiToken, companyId?: string): Promise<Profile> {
  const isOutside = token.onlyCompanyId !== null && companyId !== undefined && companyId !== token.onlyCompanyId;
  const asked = companyId ?? token.onlyCompanyId ?? undefined;
  const known = await readProfile(call, false, isOutside ? undefined : asked);
  const may = known.may.filter((access) => scopeHolds(token.scope, access));
  return { ...known, may, permission_level: permissionLevelOf(may), practices: [] };
}

function bestOf(roles: Role[]): Role {
  return roles.find((role) => may(role, 'upload')) ?? roles[0] ?? 'owner';
}
