import { type Profile, profile } from '@folio/contract';
import { accessesOf, may, permissionLevelOf, type Role, scopeHolds } from '@folio/permissions';
import type { Config } from '../../../../config.ts';
import { AccessMemory } from '../../../../platform/database/access-memory.ts';
import type { Call } from '../../../../platform/http/call.ts';
import { DomainError } from '../../../../platform/http/domain-error.ts';
import type { ApiToken } from '../../../../platform/http/session.ts';
import { type ProfileFacts, readProfileFacts } from './profile-store.ts';

/** A role, or a practice with its name. */
const PART_BYTES = 200;

/** People by their id and the company that was asked for. */
const people = new AccessMemory<ProfileFacts>({
  mostBytes: 16 * 1024 * 1024,
  bytesOf: ({ roles, practices }) => 1000 + PART_BYTES * (roles.length + practices.length),
});

/**
 * The signed-in user. `permission_level`, `role` and `may` refer to the requested company; without one
 * `permission_level` is the highest in any company, and a user without a company counts as owner of the one they are
 * about to create.
 */
export async function readProfile(
  { administrators }: Pick<Config, 'administrators'>,
  call: Call,
  secondFactorPending: boolean,
  companyId?: string,
): Promise<Profile> {
  const { access, queries } = call.database;
  const user = await people.recall(access, `${call.userId} ${companyId}`, () =>
    readProfileFacts(queries, call.userId, companyId ?? null),
  );
  if (user === null) throw new DomainError('unauthenticated');
  const { reach } = user;
  const role = reach?.role ?? null;
  const accesses = accessesOf(role, reach?.archived ?? false);
  const known = companyId ? accesses : accessesOf(bestOf(user.roles), false);
  return profile.parse({
    id: user.id,
    name: user.name,
    email: user.email,
    avatar: user.avatar,
    permission_level: permissionLevelOf(known),
    account_type: user.accountType,
    second_factor_pending: secondFactorPending,
    administers_server: !secondFactorPending && user.isEmailProved && administrators.includes(user.email.toLowerCase()),
    language: user.language,
    date_format: user.dateFormat,
    role,
    may: accesses,
    via_practice: reach?.practice ?? null,
    practices: secondFactorPending ? [] : user.practices,
  });
}

/**
 * The profile for a program with an API token: who the user is, and what the token may do in the requested company.
 */
export async function readProfileByToken(
  config: Pick<Config, 'administrators'>,
  call: Call,
  token: ApiToken,
  companyId?: string,
): Promise<Profile> {
  const isOutside = token.onlyCompanyId !== null && companyId !== undefined && companyId !== token.onlyCompanyId;
  const asked = companyId ?? token.onlyCompanyId ?? undefined;
  const known = await readProfile(config, call, false, isOutside ? undefined : asked);
  const may = known.may.filter((access) => scopeHolds(token.scope, access));
  return { ...known, may, permission_level: permissionLevelOf(may), administers_server: false, practices: [] };
}

function bestOf(roles: readonly Role[]): Role {
  return roles.find((role) => may(role, 'upload')) ?? roles[0] ?? 'owner';
}
