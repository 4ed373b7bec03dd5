import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  findPaymentReferences,
  formatPaymentReference,
  PAYMENT_REFERENCE_BYTES,
  parsePaymentReference,
  paymentReferenceOf,
} from './index.ts';

const references = fc
  .uint8Array({ minLength: PAYMENT_REFERENCE_BYTES, maxLength: PAYMENT_REFERENCE_BYTES })
  .map(paymentReferenceOf);
const ALPHABET = [...'23456789BCDFGHJKMNPQRTVWXY'];

describe('payment references', () => {
  const example = paymentReferenceOf(Uint8Array.from([0, 1, 2, 3, 4, 5, 6, 7]));

  it('survive case, spaces, dashes and full-width forms', () => {
    const [one, two, three] = [example.slice(0, 3), example.slice(3, 6), example.slice(6)];
    for (const written of [
      example.toLowerCase(),
      formatPaymentReference(example),
      ` ${one}-${two}–${three} `,
      example.replace(/./g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
    ])
      expect(parsePaymentReference(written)).toBe(example);
  });

  it.each(['', 'BLUE HARBOUR', '123456789', '234567892', 'INV-2026-005', `${example}2`, example.slice(1)])(
    'are not seen in %j',
    (text) => {
      expect(parsePaymentReference(text)).toBeNull();
    },
  );

  it('are found in what a bank writes', () => {
    const text = `FPS CR 20260405 ${formatPaymentReference(example)}/BLUE HARBOUR RETAIL LTD ref${example.toLowerCase()}`;
    expect(findPaymentReferences(text)).toEqual([example]);
    expect(findPaymentReferences('AUTOPAY 0123456789 CHAN TAI MAN INV-2026-005')).toEqual([]);
  });

  it('can be parsed, and detect every single wrong character', () => {
    const places = fc.integer({ min: 0, max: PAYMENT_REFERENCE_BYTES });
    fc.assert(
      fc.property(references, places, fc.constantFrom(...ALPHABET), (reference, place, other) => {
        expect(parsePaymentReference(reference)).toBe(reference);
        const wrong = `${reference.slice(0, place)}${other}${reference.slice(place + 1)}`;
        expect(parsePaymentReference(wrong)).toBe(wrong === reference ? reference : null);
      }),
    );
  });

  it('detect two swapped neighbouring characters, except one pair of the 325 at any place (ISO 7064)', () => {
    const pairs = ALPHABET.flatMap((a, at) => ALPHABET.slice(at + 1).map((b) => [a, b] as const));
    for (const start of ['B2', 'K7', 'Y9']) {
      const missed = pairs.filter(([a, b]) => {
        const [check = ''] = ALPHABET.filter((last) => parsePaymentReference(`${start}${a}${b}QQ22${last}`) !== null);
        return parsePaymentReference(`${start}${b}${a}QQ22${check}`) !== null;
      });
      expect(missed).toHaveLength(1);
    }
  });
});
