import { describe, expect, it } from 'vitest';
import type { Field } from '../../../evidence/field.ts';
import type { Item } from '../../../reading.ts';
import { mended } from './item-repairs.ts';

function read(value: string): Field<string> {
  return { value, page: 1, box: null, confidence: 0.9, origin: 'read' };
}

function item(quantity: string, price: string, amount: string): Item {
  return { name: read('Lamp'), quantity: read(quantity), price: read(price), rate: null, amount: read(amount) };
}

function numbers({ quantity, price, amount }: Item): (string | undefined)[] {
  return [quantity?.value, price?.value, amount?.value];
}

describe('items misread by recognition', () => {
  it.each([
    ['a lost point in the price', item('8', '94050', '7524.00'), null, ['8', '940.50', '7524.00']],
    ['lost points in quantity and price', item('800', '94050', '7524.00'), null, ['8.00', '940.50', '7524.00']],
    ['a lost point in the amount', item('2', '15.00', '3000'), null, ['2', '15.00', '30.00']],
    ['a lost digit of the quantity', item('1', '1168.50', '14022.00'), null, ['12', '1168.50', '14022.00']],
    ['one that agrees', item('3', '10.00', '30.00'), null, ['3', '10.00', '30.00']],
    ['one that agrees with its discount', item('120', '114.30', '13030.20'), '5', ['120', '114.30', '13030.20']],
    ['one that nothing explains', item('7', '10.00', '33.33'), null, ['7', '10.00', '33.33']],
  ] as const)('%s', (_, misread, discount, expected) => {
    expect(numbers(mended(misread, true, discount))).toEqual(expected);
  });

  it('marks what was repaired as less sure, and leaves text layers alone', () => {
    expect(mended(item('8', '94050', '7524.00'), true, null).price?.confidence).toBeLessThan(0.9);
    expect(numbers(mended(item('8', '94050', '7524.00'), false, null))).toEqual(['8', '94050', '7524.00']);
  });
});
