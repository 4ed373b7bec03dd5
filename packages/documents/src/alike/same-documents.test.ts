import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alikeness, type DocumentFacts, hamming } from './alikeness.ts';
import { supplierLikeness } from './supplier-likeness.ts';

const hex = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 16, maxLength: 16 });
const facts: fc.Arbitrary<DocumentFacts> = fc.record({
  kind: fc.constantFrom('invoice' as const, 'receipt' as const, 'credit_note' as const, 'other' as const),
  supplier: fc.constantFrom(
    null,
    'Sunrise Printing Limited',
    'Sunrlse Printing Ltd',
    '晨曦印刷有限公司',
    'Harbour Cafe',
    '',
  ),
  supplierTaxId: fc.constantFrom(null, '12345678', '1234 5678', '87654321', ''),
  number: fc.constantFrom(null, 'SP-20871', 'SP 20871', '381', ''),
  total: fc.constantFrom(null, '2300.00', '2300', '-2300.00', '40.00', '0.00'),
  currency: fc.constantFrom(null, 'HKD', 'USD'),
  issueDate: fc.constantFrom(null, '2025-03-03', '2025-03-04'),
  pictureHashes: fc.array(fc.oneof(hex, fc.constant('ff00ff00ff00ff00')), { maxLength: 2 }),
});

describe('alikeness', () => {
  it('is the same in both directions, and a share', () => {
    fc.assert(
      fc.property(facts, facts, (left, right) => {
        const found = alikeness(left, right);
        expect(alikeness(right, left)).toEqual(found);
        if (found !== null) {
          expect(found.score).toBeGreaterThan(0);
          expect(found.score).toBeLessThan(1);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('is never found between amounts in two currencies by number or by fields', () => {
    fc.assert(
      fc.property(facts, facts, (left, right) => {
        const found = alikeness({ ...left, currency: 'HKD' }, { ...right, currency: 'USD' });
        expect(found?.reason ?? 'same_picture').toBe('same_picture');
      }),
      { numRuns: 1000 },
    );
  });

  it('is never found between a credit note and another document', () => {
    fc.assert(
      fc.property(facts, facts, (left, right) => {
        expect(alikeness({ ...left, kind: 'credit_note' }, { ...right, kind: 'invoice' })).toBeNull();
      }),
    );
  });

  it('of a complete document with itself is nearly certain', () => {
    fc.assert(
      fc.property(facts, (one) => {
        const whole = { ...one, supplier: 'Sunrise Printing Limited', number: 'SP-20871', total: '5.00' };
        expect(alikeness(whole, whole)?.score).toBeCloseTo(0.99);
      }),
    );
  });

  const BILL: DocumentFacts = {
    kind: 'invoice',
    supplier: 'Sunrise Printing Limited',
    supplierTaxId: null,
    number: null,
    total: '40.00',
    currency: 'HKD',
    issueDate: '2025-03-03',
    pictureHashes: [],
  };

  it.each<[string, Partial<DocumentFacts>, Partial<DocumentFacts>, string | null]>([
    ['no number on either side', {}, {}, 'same_fields'],
    ['a number on one side', {}, { number: 'A1' }, 'same_fields'],
    ['two numbers', { number: 'A1' }, { number: 'A2' }, null],
    ['an empty number', { number: '' }, { number: 'A2' }, 'same_fields'],
    ['another day', {}, { issueDate: '2025-03-04' }, null],
    ['no day', {}, { issueDate: null }, null],
    ['no total', {}, { total: null }, null],
    ['no supplier', {}, { supplier: null }, null],
    [
      'no supplier but one tax number',
      { supplierTaxId: '12345678' },
      { supplier: null, supplierTaxId: '1234-5678' },
      'same_fields',
    ],
    ['two tax numbers and one name', { supplierTaxId: '12345678' }, { supplierTaxId: '87654321' }, 'same_fields'],
    ['a negative total', { total: '-40.00' }, {}, 'same_fields'],
    ['a total without cents', { total: '40' }, {}, 'same_fields'],
    ['a currency on one side', { currency: null }, {}, 'same_fields'],
    ['a receipt', { kind: 'receipt' }, {}, 'same_fields'],
  ])('with %s is %s', (_, left, right, reason) => {
    expect(alikeness({ ...BILL, ...left }, { ...BILL, ...right })?.reason ?? null).toBe(reason);
  });

  it('falls with the distance of pictures', () => {
    const picture = (hash: string): DocumentFacts => ({ ...BILL, supplier: null, pictureHashes: [hash] });
    const scores = ['0000000000000000', '0000000000000001', '000000000000001f', '00000000000003ff'].map(
      (hash) => alikeness(picture('0000000000000000'), picture(hash))?.score ?? 0,
    );
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(alikeness(picture('0000000000000000'), picture('00000000000007ff'))).toBeNull();
  });

  it.each([
    ['one page and two', ['ff00ff00ff00ff00'], ['ff00ff00ff00ff00', 'ff00ff00ff00ff00'], null],
    ['two pages', ['ff00ff00ff00ff00', '00ff'], ['ff00ff00ff00ff00', '00ff'], 'same_picture'],
    ['a second page that differs', ['ff00ff00ff00ff00', 'ffff'], ['ff00ff00ff00ff00', '0000'], null],
    ['a broken hash', ['xyz'], ['xyz'], null],
  ])('compares all pages: %s', (_, left, right, reason) => {
    const one = { ...BILL, supplier: null };
    expect(alikeness({ ...one, pictureHashes: left }, { ...one, pictureHashes: right })?.reason ?? null).toBe(reason);
  });
});

describe('hamming', () => {
  it('counts the bits that differ', () => {
    fc.assert(
      fc.property(hex, hex, (left, right) => {
        const bits = (BigInt(`0x${left}`) ^ BigInt(`0x${right}`)).toString(2).replaceAll('0', '').length;
        expect(hamming(left, right)).toBe(bits);
        expect(hamming(left.toUpperCase(), right)).toBe(bits);
      }),
    );
  });

  it.each([
    ['', '', 0],
    ['f', '0', 4],
    ['f', 'ff', null],
    ['g', '0', null],
    ['0', ' ', null],
    ['1.', '11', null],
  ])('of %j and %j is %s', (left, right, bits) => expect(hamming(left, right)).toBe(bits));
});

describe('supplierLikeness', () => {
  it.each([
    ['Sunrise Printing Limited', 'SUNRISE PRINTING LTD.', 1],
    ['Sunrise Printing', 'Sunrise Printing (HK) Company Limited', 1],
    ['晨曦印刷有限公司', '晨曦印刷', 1],
    ['Sunrise 晨曦印刷', '晨曦印刷有限公司', 1],
    ['The Limited Company', 'Sunrise Printing', null],
    ['Sunrise Printing', '晨曦印刷', null],
    ['', 'Sunrise', null],
    ['AB', 'AB', null],
    ['晨', '晨', null],
    ['Ｓｕｎｒｉｓｅ Ｐｒｉｎｔｉｎｇ', 'Sunrise Printing', 1],
  ])('%j and %j: %s', (left, right, share) => expect(supplierLikeness(left, right)).toBe(share));

  it('of a name and the name with a branch behind it is high, of two short names by their letters only', () => {
    expect(supplierLikeness('Lai Chi Kok Storage', 'Lai Chi Kok Storage Tsuen Wan Branch')).toBeGreaterThanOrEqual(0.9);
    expect(supplierLikeness('Cafe', 'Cafe Harbour')).toBeLessThan(0.6);
    expect(supplierLikeness('Pacific Coffee', 'Pacific Place')).toBeLessThan(0.85);
  });

  it('is the same in both directions, and a share', () => {
    const word = fc.constantFrom(
      'Sun',
      'Printing',
      'Limited',
      '晨曦',
      '印刷',
      '有限公司',
      'HK',
      'Harbour',
      '&',
      '(香港)',
    );
    const name = fc.array(word, { maxLength: 5 }).map((words) => words.join(' '));
    fc.assert(
      fc.property(name, name, (left, right) => {
        const share = supplierLikeness(left, right);
        expect(supplierLikeness(right, left)).toBe(share);
        expect(share ?? 0).toBeGreaterThanOrEqual(0);
        expect(share ?? 0).toBeLessThanOrEqual(1);
        if (left === right && share !== null) expect(share).toBe(1);
      }),
    );
  });
});
