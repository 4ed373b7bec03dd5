import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';

/** This browser knows passkeys. They need a name of a host: an address of numbers has none. */
export function hasPasskeys(): boolean {
  return 'PublicKeyCredential' in window && !/^[\d.]+$|^\[/.test(window.location.hostname);
}

/** Lets the person show a passkey; null when they chose not to. */
export function showPasskey(
  optionsJSON: PublicKeyCredentialRequestOptionsJSON,
): Promise<AuthenticationResponseJSON | null> {
  return orNothing(async () => (await import('@simplewebauthn/browser')).startAuthentication({ optionsJSON }));
}

/** Lets the person make a passkey; null when they chose not to, or the device has one already. */
export function makePasskey(
  optionsJSON: PublicKeyCredentialCreationOptionsJSON,
): Promise<RegistrationResponseJSON | null> {
  return orNothing(async () => (await import('@simplewebauthn/browser')).startRegistration({ optionsJSON }));
}

const choices = ['NotAllowedError', 'AbortError', 'InvalidStateError'];

/** Closing the browser's own dialog is a choice, not a fault. */
async function orNothing<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask();
  } catch (cause) {
    const names = cause instanceof Error ? [cause.name, cause.cause instanceof Error ? cause.cause.name : ''] : [];
    if (names.some((name) => choices.includes(name))) return null;
    throw cause;
  }
}
