import { describe, expect, it } from 'vitest';
import { blankContact, bodyOf, numberDoubt, valuesOf } from './contact-values.ts';

describe('a contact in the form', () => {
  it('sends no empty texts and no spaces around them', () => {
    const body = bodyOf({ ...blankContact('supplier', '  Golden Printing '), email: '  ', phone: ' 2111 0000 ' });
    expect(body).toMatchObject({ name: 'Golden Printing', email: null, phone: '2111 0000', is_supplier: true });
    expect(bodyOf(blankContact('customer', '   ')).name).toBe('');
  });

  it('takes over what is kept and nothing else', () => {
    const detail = {
      ...blankContact('customer', 'Blue'),
      id: 'c',
      version: 3,
      archived: false,
      merged: [],
      alike: [],
      receivable: '0.00',
      payable: '0.00',
      base_currency: 'HKD',
      history: [],
      reminders: false,
    };
    expect(valuesOf(detail as never)).toEqual({ ...blankContact('customer', 'Blue'), reminders: false });
  });

  it.each([
    [null, null],
    ['', null],
    ['12345678', null],
    [' 12345678-000-04-25-5 ', null],
    ['1234567', 'br'],
    ['DE 811 569 869', 'br'],
  ])('doubts a business registration number %s: %s', (br, doubt) => {
    expect(numberDoubt(br)).toBe(doubt);
  });
});
