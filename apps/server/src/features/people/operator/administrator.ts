import type { Config } from '../../../config.ts';
import type { Call } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { provedEmail } from './person-store.ts';

/**
 * Throws `not_found` unless the caller is an administrator of the server: a person whose proved email address the
 * setting names. The answer does not show that the page exists.
 */
export async function demandAdministrator(
  { administrators }: Pick<Config, 'administrators'>,
  call: Call,
): Promise<void> {
  const email = administrators.length === 0 ? null : await provedEmail(call.database.queries, call.userId);
  if (email === null || !administrators.includes(email)) throw new DomainError('not_found');
}
