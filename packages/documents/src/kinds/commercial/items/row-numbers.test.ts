import { describe, expect, it } from 'vitest';
import type { Field } from '../../../evidence/field.ts';
import type { Item } from '../../../reading.ts';
import { withoutRowNumbers } from './row-numbers.ts';

function read(value: string): Field<string> {
  return { value, page: 1, box: null, confidence: 0.9, origin: 'read' };
}

function item(name: string, quantity: string | null = '1'): Item {
  return {
    name: read(name),
    quantity: quantity === null ? null : read(quantity),
    price: null,
    rate: null,
    amount: read('10.00'),
  };
}

describe('row numbers in front of item names', () => {
  it.each([
    ['numbered rows', [item('1 Lantern'), item('2. Lamp'), item('3) Frame')], ['Lantern', 'Lamp', 'Frame']],
    ['one numbered row with a quantity of its own', [item('1 Storage')], ['Storage']],
    ['one row whose number may be its quantity', [item('1 Storage', null)], ['1 Storage']],
    ['names that begin with other numbers', [item('500 g tea'), item('2 Lamps')], ['500 g tea', '2 Lamps']],
    ['nothing', [], []],
  ])('%s', (_, items, names) => {
    expect(withoutRowNumbers(items).map(({ name }) => name.value)).toEqual(names);
  });
});
