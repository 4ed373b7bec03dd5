import { z } from 'zod';
import { id, instant } from './wire.ts';

/** What may be given as the second step of this sign-in, beside the mailed code. */
export const offeredFactors = z.object({
  /** False where the person asked for no codes by e-mail. */
  mail: z.boolean(),
  authenticator: z.boolean(),
  passkey: z.boolean(),
  recovery: z.boolean(),
});
export type OfferedFactors = z.infer<typeof offeredFactors>;

export const passkeyRow = z.object({
  id,
  name: z.string(),
  created_at: instant,
  last_used_at: instant.nullable(),
  /** The device keeps a copy elsewhere, so that losing it does not lose the passkey. */
  backed_up: z.boolean(),
});
export type PasskeyRow = z.infer<typeof passkeyRow>;

/** The second factors of the one who asks. */
export const secondFactors = z.object({
  /** Since when an authenticator app counts; null without one. */
  authenticator_since: instant.nullable(),
  /** This installation can keep the secret of an authenticator app. */
  authenticator_possible: z.boolean(),
  passkeys: z.array(passkeyRow),
  recovery_codes_left: z.number().int(),
  mails_codes: z.boolean(),
  has_password: z.boolean(),
});
export type SecondFactors = z.infer<typeof secondFactors>;

/** A new authenticator app that waits for its first code: the secret as text, and as the address of a QR code. */
export const authenticatorSetUp = z.object({ secret: z.string(), uri: z.string() });
export type AuthenticatorSetUp = z.infer<typeof authenticatorSetUp>;

export const authenticatorCode = z.object({
  code: z
    .string()
    .trim()
    .regex(/^\d{6}$/),
});

/** Shown once; only their hashes are kept. */
export const recoveryCodes = z.object({ codes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof recoveryCodes>;

export const recoveryCodeRequest = z.object({ code: z.string().trim().min(1).max(40) });
export const mailCodesRequest = z.object({ mails_codes: z.boolean() });

const passkeyName = z.string().trim().min(1).max(80);
const encoded = z.string().min(1).max(20_000);

/** What a browser is asked to do: `PublicKeyCredentialCreationOptionsJSON` or `...RequestOptionsJSON` of WebAuthn. */
export const passkeyOptions = z.record(z.string(), z.unknown());

/** A browser's answer to making a passkey (`RegistrationResponseJSON` of WebAuthn). */
export const passkeyMade = z.object({
  id: encoded,
  rawId: encoded,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
  response: z.object({
    clientDataJSON: encoded,
    attestationObject: encoded,
    transports: z.array(z.string().max(40)).max(10).default([]),
  }),
});
export type PasskeyMade = z.infer<typeof passkeyMade>;

/** A browser's answer to showing a passkey (`AuthenticationResponseJSON` of WebAuthn). */
export const passkeyShown = z.object({
  id: encoded,
  rawId: encoded,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
  response: z.object({ clientDataJSON: encoded, authenticatorData: encoded, signature: encoded }),
});
export type PasskeyShown = z.infer<typeof passkeyShown>;

export const newPasskeyRequest = z.object({ name: passkeyName, made: passkeyMade });
export const renamePasskeyRequest = z.object({ name: passkeyName });
export const passkeyShownRequest = z.object({ shown: passkeyShown });
