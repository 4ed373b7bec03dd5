import type { NewPasskeyOptions, PasskeyMade, PasskeyOptions, PasskeyShown } from '@folio/contract';
import type { Config } from '../../config.ts';

/** A passkey in its stored form. */
export interface KeptPasskey {
  credentialId: string;
  publicKey: Buffer;
  counter: number;
  transports: string[];
}

export interface NewPasskey extends KeptPasskey {
  backedUp: boolean;
}

/** Checks whether a challenge was issued for this purpose, and marks it as used. */
type UseChallenge = (challenge: string) => Promise<boolean>;

/** The options for a browser; they are sent to the browser unchanged. */
export interface Asked<Options> {
  challenge: string;
  options: Options;
}

const TIMEOUT_MS = 300_000;

/** Loaded with the first passkey: most installations start without one. */
const webAuthn = () => import('@simplewebauthn/server');

/** The relying party of the passkeys: the host of the public address. */
function siteOf({ publicUrl }: Pick<Config, 'publicUrl'>): { rpId: string; origin: string } {
  const { hostname, origin } = new URL(publicUrl);
  return { rpId: hostname, origin };
}

/** Options for creating a passkey. A passkey that already exists is not created again. */
export async function askForNewPasskey(
  config: Config,
  user: { id: string; email: string; name: string },
  known: readonly KeptPasskey[],
): Promise<Asked<NewPasskeyOptions>> {
  const { generateRegistrationOptions } = await webAuthn();
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
  return { challenge: options.challenge, options: { ...options, rp: { ...options.rp } } };
}

/** The new passkey; null if the answer does not match our challenge. */
export async function readNewPasskey(
  config: Config,
  response: PasskeyMade,
  useChallenge: UseChallenge,
): Promise<NewPasskey | null> {
  const { rpId, origin } = siteOf(config);
  const { verifyRegistrationResponse } = await webAuthn();
  const verified = await verifyRegistrationResponse({
    response: { ...response, clientExtensionResults: {} },
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

/**
 * Options for signing in with a passkey: one of the known passkeys, or if `known` is null the one that the person
 * chooses.
 */
export async function askForPasskey(
  config: Config,
  known: readonly KeptPasskey[] | null,
): Promise<Asked<PasskeyOptions>> {
  const { generateAuthenticationOptions } = await webAuthn();
  const options = await generateAuthenticationOptions({
    rpID: siteOf(config).rpId,
    timeout: TIMEOUT_MS,
    userVerification: known === null ? 'required' : 'preferred',
    ...(known && { allowCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })) }),
  });
  return { challenge: options.challenge, options: { ...options } };
}

/**
 * Checks an answer against the passkey that it names. Null if the check fails: another challenge, another site, a
 * wrong signature, or a counter that went back, which is the sign of a copied passkey. `verified`: the device asked
 * for a fingerprint, a face or a PIN.
 */
export async function checkPasskey(
  config: Config,
  response: PasskeyShown,
  kept: KeptPasskey,
  useChallenge: UseChallenge,
): Promise<{ counter: number; verified: boolean } | null> {
  const { rpId, origin } = siteOf(config);
  const { verifyAuthenticationResponse } = await webAuthn();
  const checked = await verifyAuthenticationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge: useChallenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    credential: { id: kept.credentialId, publicKey: new Uint8Array(kept.publicKey), counter: kept.counter },
    requireUserVerification: false,
  }).catch(() => null);
  if (!checked?.verified) return null;
  return { counter: checked.authenticationInfo.newCounter, verified: checked.authenticationInfo.userVerified };
}
