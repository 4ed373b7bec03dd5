import { type Profile, profile } from '@folio/contract';
import { MEMBER, OWNER } from '@folio/permissions';
import type { Call } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { bestLevel, findUser, levelIn } from './store.ts';

/**
 * The signed-in user. `permission_level` is the level in the company asked about; without one the best level anywhere, and
 * a user without any company owns what they are about to create.
 */
export async function readProfile(call: Call, secondFactorPending: boolean, companyId?: string): Promise<Profile> {
  const { queries } = call.database;
  const user = await findUser(queries, call.userId);
  if (!user) throw new Refusal('unauthenticated');
  const level = companyId
    ? ((await levelIn(queries, user.id, companyId)) ?? MEMBER)
    : ((await bestLevel(queries, user.id)) ?? OWNER);
  return profile.parse({
    id: user.id,
    name: user.name,
    email: user.email,
    avatar: user.avatar,
    permission_level: level,
    account_type: user.account_type,
    second_factor_pending: secondFactorPending,
    language: user.language,
  });
}
