import { describe, expect, it } from 'vitest';
import { authenticatorUri, codeAt, newAuthenticatorSecret, stepOfCode } from './index.ts';

/** The secret of RFC 6238's appendix B, '12345678901234567890'. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000);

describe('codes of an authenticator app', () => {
  // The appendix has eight digits; six are their end.
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
  ])('at %i s is %s, as RFC 6238 has it', (seconds, code) => {
    expect(codeAt(secret, at(seconds))).toBe(code);
    expect(stepOfCode(secret, code, at(seconds))).toBe(Math.floor(seconds / 30));
  });

  const now = 1_800_000_000;
  it.each([
    [-60, null],
    [-30, -1],
    [0, 0],
    [29, 0],
    [30, 1],
    [60, null],
  ])('a clock %i s away: step %s', (away, step) => {
    const expected = step === null ? null : now / 30 + step;
    expect(stepOfCode(secret, codeAt(secret, at(now + away)), at(now))).toBe(expected);
  });

  it.each(['', '12345', '1234567', 'ABCDEF', '000000'])('"%s" is none', (code) => {
    expect(stepOfCode(secret, code, at(now))).toBeNull();
  });

  it('the address for the QR code names the product, the person and the secret', () => {
    const uri = authenticatorUri(secret, 'hoiyan@harbourlantern.example');
    expect(uri).toMatch(/^otpauth:\/\/totp\/Folio:hoiyan%40harbourlantern\.example\?/);
    expect(new URL(uri).searchParams.get('secret')).toBe(secret);
  });

  it('secrets have 160 bits and are never the same', () => {
    expect(newAuthenticatorSecret()).toMatch(/^[A-Z2-7]{32}$/);
    expect(newAuthenticatorSecret()).not.toBe(newAuthenticatorSecret());
  });
});
