import type { arrivalAccount } from '@folio/contract';
import type { z } from 'zod';
import type { Language } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { noteAccountEvent } from '../account-event/index.ts';
import { checkSignUpAllowed, createUser, limitAttempts, openPractice } from '../session/index.ts';
import { arrivalOf, standingOf } from './arrival.ts';
import { deleteArrival } from './arrival-store.ts';
import { comeIn } from './come-in.ts';
import type { CameIn, IdentityDesk, Visit } from './desk.ts';
import { insertIdentity } from './store.ts';

/**
 * Creates the account that was shown, without a password, and signs its owner in. Throws `conflict` where the e-mail
 * must be proved first, or got an account meanwhile.
 */
export async function createAccount(
  desk: IdentityDesk,
  token: string | null,
  form: z.infer<typeof arrivalAccount>,
  { visit, language }: { visit: Visit; language: Language },
): Promise<CameIn> {
  const { from, now } = visit;
  const { queries } = desk.platform.database;
  await limitAttempts(queries, 'sign-up', from.address ?? '', 30, now);
  const standing = await standingOf(desk, token, now);
  const { entry, tokenHash } = standing;
  if (arrivalOf(desk, standing).step !== 'create') throw new DomainError('conflict', { word: 'arrival_prove_first' });
  await checkSignUpAllowed(desk.platform.config, queries, entry.email, now);
  return queries.transaction().execute(async (tx) => {
    if (!(await deleteArrival(tx, tokenHash))) throw new DomainError('not_found', { word: 'arrival_over' });
    const { name, account_type: accountType } = form;
    const userId = await createUser(tx, { name, email: entry.email, passwordHash: null, accountType, language });
    if (userId === null) throw new DomainError('conflict', { word: 'arrival_prove_first' });
    await openPractice(tx, userId, { ...form, email: entry.email });
    if (!(await insertIdentity(tx, { ...entry, userId, now })))
      throw new DomainError('conflict', { word: 'identity_taken' });
    await noteAccountEvent(tx, { userId, action: 'signed_up', from, change: { provider: entry.provider } });
    return comeIn(tx, visit, { userId, codeGiven: entry.emailProved });
  });
}
