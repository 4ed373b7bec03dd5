import { z } from 'zod';
import { fieldMessages } from '../wire/field-messages.ts';
import { id, instant } from '../wire/wire.ts';

/** Second factors this sign-in accepts. */
export const offeredFactors = z.object({
  /** False if the person turned codes by email off. */
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
  /** The device keeps a backup, so that losing it does not lose the passkey. */
  backed_up: z.boolean(),
});
export type PasskeyRow = z.infer<typeof passkeyRow>;

/** The second factors of the caller. */
export const secondFactors = z.object({
  /** When the authenticator app was set up; null without one. */
  authenticator_since: instant.nullable(),
  /** This installation can store the secret of an authenticator app. */
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
    .regex(/^\d{6}$/)
    .register(fieldMessages, { format: 'code_length' }),
});

/** Shown once; the server stores only their hashes. */
export const recoveryCodes = z.object({ codes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof recoveryCodes>;

export const recoveryCodeRequest = z.object({ code: z.string().trim().min(1).max(40) });
export const mailCodesRequest = z.object({ mails_codes: z.boolean() });

const passkeyName = z.string().trim().min(1).max(80);
const encoded = z.string().min(1).max(20_000);

/** Options for the browser to use a passkey: `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. */
export const passkeyOptions = z.looseObject({ challenge: z.string() });
export type PasskeyOptions = z.infer<typeof passkeyOptions>;

/** Options for the browser to create a passkey: `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
export const newPasskeyOptions = z.looseObject({
  challenge: z.string(),
  rp: z.looseObject({ name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
});
export type NewPasskeyOptions = z.infer<typeof newPasskeyOptions>;

/** What the browser did beyond the request; Folio reads none of it. */
const extensionResults = z.object({ credProps: z.object({ rk: z.boolean().optional() }).optional() });

/** A browser's answer when it creates a passkey (`RegistrationResponseJSON` of WebAuthn). */
export const passkeyMade = z.object({
  id: encoded,
  rawId: encoded,
  type: z.literal('public-key'),
  clientExtensionResults: extensionResults,
  response: z.object({
    clientDataJSON: encoded,
    attestationObject: encoded,
    transports: z.array(z.string().max(40)).max(10).default([]),
  }),
});
export type PasskeyMade = z.infer<typeof passkeyMade>;

/** A browser's answer when it uses a passkey (`AuthenticationResponseJSON` of WebAuthn). */
export const passkeyShown = z.object({
  id: encoded,
  rawId: encoded,
  type: z.literal('public-key'),
  clientExtensionResults: extensionResults,
  response: z.object({ clientDataJSON: encoded, authenticatorData: encoded, signature: encoded }),
});
export type PasskeyShown = z.infer<typeof passkeyShown>;

export const newPasskeyRequest = z.object({ name: passkeyName, made: passkeyMade });
export const renamePasskeyRequest = z.object({ name: passkeyName });
export const passkeyShownRequest = z.object({ shown: passkeyShown });
