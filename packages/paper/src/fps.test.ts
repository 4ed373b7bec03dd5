import { describe, expect, it } from 'vitest';
import { crc16, type FpsPayment, fpsAccount, fpsPayload } from './fps.ts';

const PAYMENT: FpsPayment = {
  account: { kind: 'id', value: '1234567' },
  currency: 'HKD',
  amount: '1234.50',
  reference: 'FL7K2M9QX3',
  billNumber: 'INV-2026-0042',
  payee: 'Harbour Lantern Limited',
};

/** Ids, lengths and values one after the other: the plainest reader of the format. */
function fieldsOf(text: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (let at = 0; at < text.length; ) {
    const length = Number(text.slice(at + 2, at + 4));
    expect(text.length).toBeGreaterThanOrEqual(at + 4 + length);
    fields[text.slice(at, at + 2)] = text.slice(at + 4, at + 4 + length);
    at += 4 + length;
  }
  return fields;
}

function decoded(payment: Partial<FpsPayment> = {}): Record<string, unknown> {
  const text = fpsPayload({ ...PAYMENT, ...payment }) ?? '';
  const fields = fieldsOf(text);
  expect(fields['63']).toBe(crc16(text.slice(0, -4)));
  return { ...fields, account: fieldsOf(fields['26'] ?? ''), labels: fieldsOf(fields['62'] ?? '') };
}

/** Payloads published with their checks: the EMV specification's own example, and one of a card scheme. */
const PUBLISHED = [
  [
    '00020101021229300012D156000000000510A93FO3230Q31280012D15600000001030812345678520441115802CN5914BEST TRANSPORT',
    '6007BEIJING64200002ZH0104最佳运输0202北京540523.7253031565502016233030412340603***0708A60086670902ME',
    '91320016A0112233449988770708123456786304',
    'A13A',
  ],
  [
    '000201010211057704736a2f41a3-c54c-fce8-32d2-0324e1c32e22*3440e5bf-81ca-4c5f-a1b2-cf989f09a03952045024530384054031005802US',
    '5913Test Merchant6008New York6208030412346304',
    '6F6D',
  ],
];

describe('CRC-16/CCITT-FALSE', () => {
  it.each([
    ['', 'FFFF'],
    ['A', 'B915'],
    ['123456789', '29B1'],
    ...PUBLISHED.map((parts) => [parts.slice(0, -1).join(''), parts.at(-1) ?? '']),
  ])('of %s', (text, check) => {
    expect(crc16(text)).toBe(check);
  });
});

describe('the payment code of an invoice', () => {
  it('says every field once, and its check is right', () => {
    expect(decoded()).toEqual({
      '00': '01',
      '01': '12',
      '26': '0012hk.com.hkicl02071234567',
      '52': '0000',
      '53': '344',
      '54': '1234.50',
      '58': 'HK',
      '59': 'Harbour Lantern Limited',
      '60': 'HK',
      '62': '0113INV-2026-00420510FL7K2M9QX3',
      '63': expect.stringMatching(/^[0-9A-F]{4}$/),
      account: { '00': 'hk.com.hkicl', '02': '1234567' },
      labels: { '01': 'INV-2026-0042', '05': 'FL7K2M9QX3' },
    });
  });

  it.each<[FpsPayment['account'], Record<string, string>]>([
    [{ kind: 'mobile', value: '9123 4567' }, { '03': '+852-91234567' }],
    [{ kind: 'email', value: 'pay@harbourlantern.example' }, { '04': 'pay@harbourlantern.example' }],
  ])('names the account: %o', (account, expected) => {
    expect(decoded({ account }).account).toEqual({ '00': 'hk.com.hkicl', ...expected });
  });

  it('takes renminbi, and no other currency but these two', () => {
    expect(decoded({ currency: 'CNY' })['53']).toBe('156');
    for (const currency of ['USD', 'EUR', 'JPY', 'MOP']) expect(fpsPayload({ ...PAYMENT, currency })).toBeNull();
  });

  it.each(['0.00', '-1.00', '', '1,000.00', '1.234', '12345678901.00'])('has no code for the amount %s', (amount) => {
    expect(fpsPayload({ ...PAYMENT, amount })).toBeNull();
  });

  it('leaves out a label that would not arrive whole', () => {
    expect(decoded({ reference: '報價-1' }).labels).toEqual({ '01': 'INV-2026-0042' });
    expect(decoded({ billNumber: 'x'.repeat(26) }).labels).toEqual({ '05': 'FL7K2M9QX3' });
    expect(decoded({ billNumber: null, reference: null })['62']).toBeUndefined();
  });

  it('names a payee that has no Latin letters, or too many', () => {
    expect(decoded({ payee: '富港燈籠有限公司' })['59']).toBe('NA');
    expect(decoded({ payee: 'Café Müller International Trading Holdings' })['59']).toBe('Cafe Muller International');
  });
});

describe('an account as typed', () => {
  it.each<[FpsPayment['account']['kind'], string, string | null]>([
    ['id', '1234567', '1234567'],
    ['id', ' 123 456 789 ', '123456789'],
    ['id', '123456', null],
    ['id', '1234567890', null],
    ['id', '12345a7', null],
    ['mobile', '91234567', '+852-91234567'],
    ['mobile', '+852 9123 4567', '+852-91234567'],
    ['mobile', '852-9123-4567', '+852-91234567'],
    ['mobile', '+852-91234567', '+852-91234567'],
    ['mobile', '+44-7700900123', '+44-7700900123'],
    ['mobile', '9123456', null],
    ['mobile', '+852-9123456', null],
    ['mobile', 'nine', null],
    ['email', ' pay@folio.example ', 'pay@folio.example'],
    ['email', 'pay@folio', null],
    ['email', '付款@folio.example', null],
    ['email', `${'p'.repeat(68)}@fo.example`, `${'p'.repeat(68)}@fo.example`],
    ['email', `${'p'.repeat(70)}@fo.example`, null],
  ])('%s %s', (kind, typed, value) => {
    expect(fpsAccount(kind, typed)?.value ?? null).toBe(value);
  });
});
