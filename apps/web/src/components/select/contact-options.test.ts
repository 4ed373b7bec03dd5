import { describe, expect, it } from 'vitest';
import { contactOptions, newName, rowNamed, secondLine } from './contact-options.ts';

const row = (id: string, name: string, name_zh: string | null, side: 'customer' | 'supplier') => ({
  id,
  name,
  name_zh,
  is_customer: side === 'customer',
  is_supplier: side === 'supplier',
  email: id === 'a' ? 'pay@blue.example' : null,
  phone: null,
  archived: false,
  receivable: '0.00',
  payable: '0.00',
});
const blue = row('a', 'Blue Harbour Retail Limited', '藍港零售有限公司', 'customer');
const ship = row('b', 'Blue Ship Supplies', null, 'supplier');

describe('the contacts offered for a name', () => {
  it('puts those of the side first', () => {
    expect(contactOptions([ship, blue], 'customer', '').map((one) => one === newName || one.id)).toEqual(['a', 'b']);
    expect(contactOptions([blue, ship], 'supplier', '').map((one) => one === newName || one.id)).toEqual(['b', 'a']);
  });

  it('offers the typed name as a new one, unless somebody is called so in either language', () => {
    expect(contactOptions([blue, ship], 'customer', 'Blue').at(-1)).toBe(newName);
    expect(contactOptions([blue], 'customer', ' 藍港零售有限公司 ')).toEqual([blue]);
    expect(contactOptions([blue], 'customer', 'blue harbour retail limited')).toEqual([blue]);
    expect(contactOptions([], 'customer', '富')).toEqual([newName]);
  });

  it('finds no contact for an empty name', () => {
    expect(rowNamed([row('c', '', null, 'customer')], ' ')).toBeNull();
  });

  it('says the other language and the e-mail under a name', () => {
    expect(secondLine(blue, blue.name)).toBe('藍港零售有限公司 · pay@blue.example');
    expect(secondLine(blue, '藍港零售有限公司')).toBe('Blue Harbour Retail Limited · pay@blue.example');
    expect(secondLine(ship, ship.name)).toBe('');
  });
});
