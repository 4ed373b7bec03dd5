import { type Profile, profile } from '@folio/contract';
import { accessesOf, may, permissionLevelOf, type Role } from '@folio/permissions';
import type { Call } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { findUser, practicesOf, reachOf, rolesOf } from './store.ts';

/**
 * The signed-in user. `permission_level`, `role` and `may` speak of the company asked about; without one `permission_level` is the best
 * anywhere, and a user without any company owns what they are about to create.
 */
export async function readProfile(call: Call, secondFactorPending: boolean, companyId?: string): Promise<Profile> {
  const { queries } = call.database;
  const user = await findUser(queries, call.userId);
  if (!user) throw new Refusal('unauthenticated');
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
    role,
    may: accesses,
    via_practice: reach?.practice ?? null,
    practices: secondFactorPending ? [] : await practicesOf(queries, user.id),
  });
}

function bestOf(roles: Role[]): Role {
  return roles.find((role) => may(role, 'upload')) ?? roles[0] ?? 'owner';
}
