import { Secret, TOTP } from 'otpauth';

const STEP_SECONDS = 30;
/** How far the clock of a phone may differ from ours, in 30-second steps. */
const WINDOW_STEPS = 1;

const kind = { issuer: 'Folio', algorithm: 'SHA1', digits: 6, period: STEP_SECONDS };

/** A new secret in base32 (160 bits), the form in which users type it into an authenticator app. */
export function newAuthenticatorSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The address an authenticator app reads from a QR code. */
export function authenticatorUri(secret: string, label: string): string {
  return new TOTP({ ...kind, label, secret: Secret.fromBase32(secret) }).toString();
}

/**
 * The 30-second step since 1970 to which this code belongs: the current step, the one before or the one after. Null
 * if the code matches none of these three. The caller must check whether the step was used before.
 */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const totp = new TOTP({ ...kind, secret: Secret.fromBase32(secret) });
  const timestamp = now.getTime();
  const away = totp.validate({ token: code, timestamp, window: WINDOW_STEPS });
  return away === null ? null : totp.counter({ timestamp }) + away;
}

/** The code that the app shows at this time. */
export function codeAt(secret: string, at: Date): string {
  return new TOTP({ ...kind, secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });
}
