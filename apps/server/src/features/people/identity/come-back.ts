import { hashSecret, newSecret, type SessionUser } from '../../../platform/http/session.ts';
import { OidcFailure, providerOf } from '../../../platform/oidc/index.ts';
import type { VouchedFor } from '../../../platform/oidc/provider.ts';
import { noteAccountEvent } from '../account-event/index.ts';
import { confirmPasswordGiven, findUser } from '../session/index.ts';
import { insertArrival } from './arrival-store.ts';
import { comeIn } from './come-in.ts';
import type { CameIn, IdentityDesk, Visit } from './desk.ts';
import { notifyLinked } from './enter.ts';
import { redirectUriOf, waySecrets } from './start.ts';
import { findIdentity, insertIdentity, noteUse, type SentAway, takeRequest } from './store.ts';

const ARRIVAL_MINUTES = 30;

/** How long an account may be created or proved after the provider's answer. */
export const ARRIVAL_SECONDS = ARRIVAL_MINUTES * 60;

/** The result of a provider's answer. */
export type Landing =
  | { kind: 'in'; came: CameIn; returnTo: string | null }
  | { kind: 'arrived'; token: string }
  | { kind: 'settled'; word: 'linked' | 'linked_elsewhere' | 'confirmed' | 'not_confirmed'; returnTo: string | null };

/** The provider's answer, and the browser that sent it. */
export interface CameBack {
  provider: string;
  answer: Record<string, string>;
  browserSecret: string | null;
  session: SessionUser | null;
}

/** Processes the answer a provider redirected a person with. Throws `OidcFailure` for every invalid answer. */
export async function comeBack(desk: IdentityDesk, back: CameBack, visit: Visit): Promise<Landing> {
  const { queries } = desk.platform.database;
  const provider = providerOf(desk.providers, back.provider);
  const { state } = back.answer;
  if (state === undefined || back.browserSecret === null) throw new OidcFailure('lost');
  const sent = await takeRequest(queries, {
    stateHash: hashSecret(state),
    browserHash: hashSecret(back.browserSecret),
    provider: provider.id,
    now: visit.now,
  });
  if (sent === null) throw new OidcFailure('lost');
  const secrets = waySecrets(state, back.browserSecret);
  const person = await provider.readAnswer(redirectUriOf(desk.platform.config, provider.id), back.answer, secrets);
  if (sent.purpose === 'sign_in') return signIn(desk, sent, person, visit);
  const { session } = back;
  if (session === null || session.secondFactorPending || session.userId !== sent.userId) throw new OidcFailure('lost');
  return sent.purpose === 'link' ? link(desk, sent, person, visit) : confirm(desk, sent, person, visit, session);
}

async function signIn(desk: IdentityDesk, sent: SentAway, person: VouchedFor, visit: Visit): Promise<Landing> {
  const { queries } = desk.platform.database;
  const known = await findIdentity(queries, person);
  if (known !== null) {
    const user = await findUser(queries, known.userId);
    if (!user || user.closed_at !== null) throw new OidcFailure('refused');
    await noteUse(queries, known.id, person.email, visit.now);
    const came = await comeIn(queries, visit, { userId: known.userId, skipsCode: known.skipsCode });
    return { kind: 'in', came, returnTo: sent.returnTo };
  }
  if (person.email === null) throw new OidcFailure('refused');
  const token = newSecret();
  await insertArrival(queries, {
    ...person,
    email: person.email,
    provider: sent.provider,
    returnTo: sent.returnTo,
    tokenHash: hashSecret(token),
    now: visit.now,
    expiresAt: new Date(visit.now.getTime() + ARRIVAL_SECONDS * 1000),
  });
  return { kind: 'arrived', token };
}

async function link(desk: IdentityDesk, sent: SentAway, person: VouchedFor, { from, now }: Visit): Promise<Landing> {
  const { userId, provider, returnTo } = sent;
  if (userId === null) throw new OidcFailure('lost');
  const linked = await desk.platform.database.queries.transaction().execute(async (tx) => {
    const isNew = await insertIdentity(tx, { ...person, userId, provider, now });
    if (isNew) await noteAccountEvent(tx, { userId, action: 'identity_linked', from, change: { provider } });
    return { isNew, isMine: isNew || (await findIdentity(tx, person))?.userId === userId };
  });
  if (linked.isNew) await notifyLinked(desk, userId, provider);
  return { kind: 'settled', word: linked.isMine ? 'linked' : 'linked_elsewhere', returnTo };
}

/** The provider has just confirmed the identity of the signed-in user again. */
async function confirm(
  desk: IdentityDesk,
  { returnTo }: SentAway,
  person: VouchedFor,
  { now }: Visit,
  session: SessionUser,
): Promise<Landing> {
  const { queries } = desk.platform.database;
  const known = await findIdentity(queries, person);
  if (known?.userId !== session.userId) return { kind: 'settled', word: 'not_confirmed', returnTo };
  await noteUse(queries, known.id, person.email, now);
  await confirmPasswordGiven(queries, session.tokenHash, now);
  return { kind: 'settled', word: 'confirmed', returnTo };
}
