import type { PasskeyMade, PasskeyShown } from '@folio/contract';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Config } from '../../config.ts';

/** A passkey as it is kept. */
export interface KeptPasskey {
  credentialId: string;
  publicKey: Buffer;
  counter: number;
  transports: string[];
}

export interface NewPasskey extends KeptPasskey {
  backedUp: boolean;
}

/** Asks whether a challenge was given out for this, and uses it up. */
type UseChallenge = (challenge: string) => Promise<boolean>;

/** What a browser is asked to do; it goes to the browser as it is. */
export interface Asked {
  challenge: string;
  options: Record<string, unknown>;
}

const TIMEOUT_MS = 300_000;

/** The site as passkeys know it: the host of the address people open. */
function siteOf({ publicUrl }: Pick<Config, 'publicUrl'>): { rpId: string; origin: string } {
  const { hostname, origin } = new URL(publicUrl);
  return { rpId: hostname, origin };
}

/** Options for making a passkey. One that is there already is not made again. */
export async function askForNewPasskey(
  config: Config,
  user: { id: string; email: string; name: string },
  known: readonly KeptPasskey[],
): Promise<Asked> {
  const options = await generateRegistrationOptions({
    rpName: 'Folio 富理',
    rpID: siteOf(config).rpId,
    userID: new TextEncoder().encode(user.id),
    userName: user.email,
    userDisplayName: user.name,
    timeout: TIMEOUT_MS,
    excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
  return { challenge: options.challenge, options: { ...options } };
}

/** The new passkey; null when the answer is not one to our question. */
export async function readNewPasskey(
  config: Config,
  response: PasskeyMade,
  useChallenge: UseChallenge,
): Promise<NewPasskey | null> {
  const { rpId, origin } = siteOf(config);
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge: useChallenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: false,
  }).catch(() => null);
  if (!verified?.verified) return null;
  const { credential, credentialBackedUp } = verified.registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: credential.transports ?? [],
    backedUp: credentialBackedUp,
  };
}

/** Options for showing a passkey: one of those known, or without any the one the person picks. */
export async function askForPasskey(config: Config, known: readonly KeptPasskey[] | null): Promise<Asked> {
  const options = await generateAuthenticationOptions({
    rpID: siteOf(config).rpId,
    timeout: TIMEOUT_MS,
    userVerification: known === null ? 'required' : 'preferred',
    ...(known && { allowCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })) }),
  });
  return { challenge: options.challenge, options: { ...options } };
}

/**
 * Checks an answer against the passkey it names. Null when it does not hold: another question, another site, a signature that is wrong, or a
 * counter that went back, which a copied passkey betrays itself by. `verified`: the device asked for a finger, a face or a PIN.
 */
export async function checkPasskey(
  config: Config,
  response: PasskeyShown,
  kept: KeptPasskey,
  useChallenge: UseChallenge,
): Promise<{ counter: number; verified: boolean } | null> {
  const { rpId, origin } = siteOf(config);
  const checked = await verifyAuthenticationResponse({
    response,
    expectedChallenge: useChallenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    credential: { id: kept.credentialId, publicKey: new Uint8Array(kept.publicKey), counter: kept.counter },
    requireUserVerification: false,
  }).catch(() => null);
  if (!checked?.verified) return null;
  return { counter: checked.authenticationInfo.newCounter, verified: checked.authenticationInfo.userVerified };
}
