import { type NewToken, type NewTokenRequest, type TokenRow, tokenScope } from '@folio/contract';
import type { Queries } from '../../../platform/database/open.ts';
import type { Call } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { hashSecret, newSecret } from '../../../platform/http/session.ts';
import { noteAccountEvent, type Origin } from '../account-event/index.ts';
import { deleteTokens, dropEnded, insertToken, markRevoked, reaches, readTokens, type StoredToken } from './store.ts';

const DAY_MS = 24 * 3_600_000;
/** Identifies a string as a token, for people and for tools that search for leaked secrets. */
const PREFIX = 'folio_';
const ENDING_LENGTH = 4;
const MAX_OPEN = 50;
/** How many days an ended token stays in the list. */
const KEPT_DAYS = 90;

type TokenCall = Pick<Call, 'database' | 'userId' | 'now'>;

/** The user's tokens, without their secrets. */
export async function listTokens({ database, userId, now }: TokenCall): Promise<TokenRow[]> {
  return (await readTokens(database.queries, userId)).map((token) => present(token, now));
}

/**
 * Creates a token and returns its secret only once: only the hash is stored. Throws `validation_failed` for a company
 * the user has no access to, and `conflict` when the user has the maximum number of active tokens.
 */
export async function makeToken(
  { database, userId, now }: TokenCall,
  from: Origin,
  asked: NewTokenRequest,
): Promise<NewToken> {
  const secret = `${PREFIX}${newSecret()}`;
  return database.queries.transaction().execute(async (queries) => {
    const { name, scope, company_id: onlyCompanyId } = asked;
    if (onlyCompanyId !== null && !(await reaches(queries, userId, onlyCompanyId))) throw unknownCompany();
    await dropEnded(queries, userId, new Date(now.getTime() - KEPT_DAYS * DAY_MS));
    const open = (await readTokens(queries, userId)).filter((token) => stateOf(token, now) === 'active');
    if (open.length >= MAX_OPEN)
      throw new DomainError('conflict', { word: 'token_too_many', values: { most: String(MAX_OPEN) } });
    const expiresAt = new Date(now.getTime() + asked.days * DAY_MS);
    const ending = secret.slice(-ENDING_LENGTH);
    const tokenHash = hashSecret(secret);
    const id = await insertToken(queries, { userId, name, scope, onlyCompanyId, tokenHash, ending, now, expiresAt });
    const change = { token: name, scope, company_id: onlyCompanyId, expires_at: expiresAt.toISOString() };
    await noteAccountEvent(queries, { userId, action: 'token_made', from, change });
    const made = (await readTokens(queries, userId)).find((token) => token.id === id);
    if (made === undefined) throw new Error('the token that was made is not there');
    return { ...present(made, now), token: secret };
  });
}

function unknownCompany(): DomainError {
  return new DomainError('validation_failed', { faults: [{ path: 'company_id', word: 'token_company_unknown' }] });
}

/**
 * Revokes a token immediately; has no effect on one that has ended. Throws `not_found` for a token of another user.
 */
export async function revokeToken({ database, userId, now }: TokenCall, from: Origin, id: string): Promise<TokenRow[]> {
  const rows = await database.queries.transaction().execute(async (queries) => {
    const token = await markRevoked(queries, userId, id, now);
    if (token !== null) await noteAccountEvent(queries, { userId, action: 'token_revoked', from, change: { token } });
    return readTokens(queries, userId);
  });
  if (!rows.some((token) => token.id === id)) throw new DomainError('not_found');
  return rows.map((token) => present(token, now));
}

function present(token: StoredToken, now: Date): TokenRow {
  const { id, name, ending, only_company_id: companyId, company_name: companyName } = token;
  return {
    id,
    name,
    scope: tokenScope.parse(token.scope),
    company: companyId === null ? null : { id: companyId, name: companyName ?? '' },
    ending,
    created_at: token.created_at.toISOString(),
    expires_at: token.expires_at.toISOString(),
    revoked_at: token.revoked_at?.toISOString() ?? null,
    last_used_at: token.last_used_at?.toISOString() ?? null,
    last_address: token.last_address,
    state: stateOf(token, now),
  };
}

function stateOf(token: StoredToken, now: Date): TokenRow['state'] {
  if (token.revoked_at !== null) return 'revoked';
  return token.expires_at.getTime() <= now.getTime() ? 'expired' : 'active';
}

/** Deletes the tokens of a person who closes their account. */
export function forgetTokens(queries: Queries, userId: string): Promise<void> {
  return deleteTokens(queries, userId);
}
