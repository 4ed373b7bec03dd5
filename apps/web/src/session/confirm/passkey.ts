import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';

/** Whether this browser supports passkeys. Passkeys need a host name; they do not work with an IP address. */
export function hasPasskeys(): boolean {
  return 'PublicKeyCredential' in window && !/^[\d.]+$|^\[/.test(window.location.hostname);
}

/** Asks the user for a passkey; null if they cancel. */
export function showPasskey(
  optionsJSON: PublicKeyCredentialRequestOptionsJSON,
): Promise<AuthenticationResponseJSON | null> {
  return orNothing(async () => (await import('@simplewebauthn/browser')).startAuthentication({ optionsJSON }));
}

/** Creates a passkey; null if the user cancels, or if the device already has one. */
export function makePasskey(
  optionsJSON: PublicKeyCredentialCreationOptionsJSON,
): Promise<RegistrationResponseJSON | null> {
  return orNothing(async () => (await import('@simplewebauthn/browser')).startRegistration({ optionsJSON }));
}

const choices = ['NotAllowedError', 'AbortError', 'InvalidStateError'];

/** Closing the browser's dialog is a choice, not an error. */
async function orNothing<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask();
  } catch (cause) {
    const names = cause instanceof Error ? [cause.name, cause.cause instanceof Error ? cause.cause.name : ''] : [];
    if (names.some((name) => choices.includes(name))) return null;
    throw cause;
  }
}
