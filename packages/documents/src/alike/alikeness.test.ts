import { describe, expect, it } from 'vitest';
import { alikeness, type DocumentFacts, hamming } from './alikeness.ts';
import { supplierLikeness } from './supplier-likeness.ts';

const BILL: DocumentFacts = {
  kind: 'invoice',
  supplier: 'Sunrise Printing Company Limited 晨曦印刷有限公司',
  supplierTaxId: null,
  number: 'SP-20871',
  total: '2300.00',
  currency: 'HKD',
  issueDate: '2025-03-03',
  pictureHashes: [],
};
const SLIP: DocumentFacts = {
  ...BILL,
  kind: 'receipt',
  supplier: '華興冰室',
  number: '000381',
  total: '40.00',
  pictureHashes: ['ff00ff00ff00ff00'],
};

describe('alikeness', () => {
  it.each<{ case: string; left: DocumentFacts; right: Partial<DocumentFacts>; reason: string | null }>([
    { case: 'the same bill twice', left: BILL, right: {}, reason: 'same_number' },
    { case: 'the number spaced otherwise', left: BILL, right: { number: 'SP 20871' }, reason: 'same_number' },
    { case: 'one language of the name', left: BILL, right: { supplier: '晨曦印刷有限公司' }, reason: 'same_number' },
    { case: 'a misread name', left: BILL, right: { supplier: 'Sunrlse Printing Company Ltd' }, reason: 'same_number' },
    {
      case: 'a badly misread name',
      left: BILL,
      right: { supplier: 'Sunnise Printingting Co Ltd' },
      reason: 'same_number',
    },
    {
      case: 'a badly misread name and another day',
      left: BILL,
      right: { supplier: 'Sunnise Printingting Co Ltd', issueDate: '2025-03-04' },
      reason: null,
    },
    {
      case: 'another supplier with a like name and the same short number',
      left: { ...BILL, supplier: 'Wing Lok Seafood', number: '0042' },
      right: { supplier: 'Wing Fat Seafood' },
      reason: null,
    },
    { case: 'the total without cents', left: BILL, right: { total: '2300' }, reason: 'same_number' },
    { case: 'the sign of a total', left: BILL, right: { total: '-2300.00' }, reason: 'same_number' },
    { case: 'a kind read otherwise', left: BILL, right: { kind: 'receipt' }, reason: 'same_number' },
    {
      case: 'the same tax number under another name',
      left: { ...BILL, supplierTaxId: 'DE 123 456 789' },
      right: { supplierTaxId: 'DE123456789', supplier: 'SP Druck' },
      reason: 'same_number',
    },
    { case: 'another number', left: BILL, right: { number: 'SP-20872' }, reason: null },
    { case: 'another total', left: BILL, right: { total: '2300.10' }, reason: null },
    { case: 'another currency', left: BILL, right: { currency: 'USD' }, reason: null },
    {
      case: 'another supplier with the same number',
      left: BILL,
      right: { supplier: 'Golden Wheat Ltd' },
      reason: null,
    },
    { case: 'the credit note over a bill', left: BILL, right: { kind: 'credit_note' }, reason: null },
    { case: 'a number missing', left: BILL, right: { number: null }, reason: 'same_fields' },
    {
      case: 'a number missing and another day',
      left: BILL,
      right: { number: null, issueDate: '2025-03-04' },
      reason: null,
    },
    { case: 'a number missing and no date', left: BILL, right: { number: null, issueDate: null }, reason: null },
    { case: 'no supplier read and no picture', left: BILL, right: { supplier: null }, reason: null },
    {
      case: 'a second photograph, the number unread',
      left: SLIP,
      right: { number: null, supplier: null, pictureHashes: ['ff00ff00ff00ff03'] },
      reason: 'same_picture',
    },
    {
      case: 'a second photograph, the total misread',
      left: SLIP,
      right: { number: null, total: '46.00', pictureHashes: ['ff00ff00ff00ff01'] },
      reason: 'same_picture',
    },
    {
      case: 'two slips of one shop that look alike, same day and sum, other numbers',
      left: SLIP,
      right: { number: '000382', pictureHashes: ['ff00ff00ff00ff01'] },
      reason: null,
    },
    {
      case: 'a like picture and no field in common',
      left: SLIP,
      right: { number: null, total: '12.00', issueDate: '2025-04-01', pictureHashes: ['ff00ff00ff00ff00'] },
      reason: null,
    },
    {
      case: 'another picture, same shop, day and sum, a number unread',
      left: SLIP,
      right: { number: null, pictureHashes: ['00ff00ff00ff00ff'] },
      reason: 'same_fields',
    },
    {
      case: 'a picture with a page more',
      left: { ...SLIP, supplier: null },
      right: { number: null, pictureHashes: ['ff00ff00ff00ff00', 'ff00ff00ff00ff00'] },
      reason: null,
    },
  ])('$case: $reason', ({ left, right, reason }) => {
    const other = { ...left, ...right };
    expect(alikeness(left, other)?.reason ?? null).toBe(reason);
    expect(alikeness(other, left)?.reason ?? null).toBe(reason);
  });

  it('is surer of a number than of a picture than of fields', () => {
    const score = (right: Partial<DocumentFacts>): number => alikeness(SLIP, { ...SLIP, ...right })?.score ?? 0;
    const byNumber = score({});
    const byPicture = score({ number: null, pictureHashes: ['ff00ff00ff00ff03'] });
    const byFields = score({ number: null, pictureHashes: [] });
    expect(byNumber).toBeGreaterThan(byPicture);
    expect(byPicture).toBeGreaterThan(byFields);
    expect(byFields).toBeGreaterThan(0.5);
  });
});

describe('hamming', () => {
  it.each([
    { left: '0000000000000000', right: '0000000000000000', distance: 0 },
    { left: '0000000000000000', right: 'ffffffffffffffff', distance: 64 },
    { left: '8000000000000001', right: '0000000000000000', distance: 2 },
    { left: 'ABCD', right: 'abcd', distance: 0 },
    { left: 'abcd', right: 'abc', distance: null },
    { left: 'abcg', right: 'abcd', distance: null },
    { left: '', right: '', distance: 0 },
  ])('of $left and $right is $distance', ({ left, right, distance }) => {
    expect(hamming(left, right)).toBe(distance);
  });
});

describe('supplierLikeness', () => {
  it.each([
    { left: 'Lai Chi Kok Storage Limited', right: 'LAI CHI KOK STORAGE LTD.', alike: true },
    { left: '荔枝角倉儲有限公司', right: 'Lai Chi Kok Storage Limited 荔枝角倉儲有限公司', alike: true },
    { left: 'Fresh Valley Mart Sdn Bhd', right: 'FRESH VALLEY MART SDN BHD (KAJANG)', alike: true },
    { left: 'Wing Lok Seafood', right: 'Wing Fat Seafood', alike: false },
    { left: '富記麵家', right: '文記麵家', alike: false },
  ])('$left and $right: $alike', ({ left, right, alike }) => {
    expect((supplierLikeness(left, right) ?? 0) >= 0.85).toBe(alike);
  });

  it('cannot compare names in different scripts', () => {
    expect(supplierLikeness('Lai Chi Kok Storage', '荔枝角倉儲')).toBeNull();
  });
});
