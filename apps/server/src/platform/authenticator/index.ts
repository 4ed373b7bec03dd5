import { Secret, TOTP } from 'otpauth';

const STEP_SECONDS = 30;
/** How far the clock of a telephone may be away, in steps. */
const WINDOW_STEPS = 1;

const kind = { issuer: 'Folio', algorithm: 'SHA1', digits: 6, period: STEP_SECONDS };

/** A fresh secret, as an authenticator app takes it typed in (base32, 160 bits). */
export function newAuthenticatorSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The address an authenticator app reads from a QR code. */
export function authenticatorUri(secret: string, label: string): string {
  return new TOTP({ ...kind, label, secret: Secret.fromBase32(secret) }).toString();
}

/**
 * The 30-second step since 1970 whose code this is: the present one, the one before or the one after. Null when it is none of them. Whether
 * the step was used before is the caller's to know.
 */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const totp = new TOTP({ ...kind, secret: Secret.fromBase32(secret) });
  const timestamp = now.getTime();
  const away = totp.validate({ token: code, timestamp, window: WINDOW_STEPS });
  return away === null ? null : totp.counter({ timestamp }) + away;
}

/** The code of an instant: what the app shows. */
export function codeAt(secret: string, at: Date): string {
  return new TOTP({ ...kind, secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });
}
