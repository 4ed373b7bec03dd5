import { blankItem } from '@folio/contract/blank-draft';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPastedItems, withPasted } from './pasted-items.ts';

const itemsOf = (text: string, start: Parameters<typeof readPastedItems>[1] = 'name') =>
  readPastedItems(text, start)?.items;

describe('rows pasted from a spreadsheet', () => {
  it('fill name, quantity and price downwards', () => {
    expect(itemsOf('Tea\t2\t3.50\nCake\t1\t1,200.00\n')).toEqual([
      { name: 'Tea', quantity: '2', price: '3.50' },
      { name: 'Cake', quantity: '1', price: '1200.00' },
    ]);
  });
  it('begin at the column they are pasted into', () => {
    expect(itemsOf('2\t3.50\n4\t5', 'quantity')).toEqual([
      { quantity: '2', price: '3.50' },
      { quantity: '4', price: '5' },
    ]);
    expect(itemsOf('3.50\n5', 'price')).toEqual([{ price: '3.50' }, { price: '5' }]);
  });
  it('leave out an amount that only repeats quantity × price, and take any other as a discount', () => {
    expect(itemsOf('Tea\t2\t3.50\t7.00\nCake\t3\t0.335\t1.01')).toEqual([
      { name: 'Tea', quantity: '2', price: '3.50' },
      { name: 'Cake', quantity: '3', price: '0.335' },
    ]);
    expect(itemsOf('Tea\t2\t3.50\t10%\nCake\t1\t9\t1.50')).toEqual([
      { name: 'Tea', quantity: '2', price: '3.50', discount: '10', discount_is: 'percent' },
      { name: 'Cake', quantity: '1', price: '9', discount: '1.50', discount_is: 'amount' },
    ]);
  });
  it.each([
    ['Qty\tDescription\tUnit price\tAmount\n2\tTea\t$3.50\t$7.00'],
    ['品名\t數量\t單價\nTea\t2\t3.50'],
    ['Item\tQuantity\tPrice\nTea\t2\tHK$3.50'],
  ])('follow their headings: %j', (text) => {
    expect(itemsOf(text)).toEqual([{ name: 'Tea', quantity: '2', price: '3.50' }]);
  });
  it('may be CSV, but a comma in a list of names is a comma', () => {
    expect(itemsOf('Tea,2,3.50\nCake,1,9')).toHaveLength(2);
    expect(itemsOf('"Tea, green",2,3.50\n"Cake, big",1,9')?.[0]).toEqual({
      name: 'Tea, green',
      quantity: '2',
      price: '3.50',
    });
    expect(itemsOf('Tea, green\nCake, big')).toEqual([{ name: 'Tea, green' }, { name: 'Cake, big' }]);
  });
  it('take a line break inside a cell as a space', () => {
    expect(itemsOf('"Tea\nof the house"\t2\t3')?.[0]?.name).toBe('Tea of the house');
  });
  it('lose nothing that is no figure, and say so', () => {
    expect(itemsOf('Tea\t2\t3.50\t7\nCake\tone\t9\t9')?.[1]).toEqual({ name: 'Cake', price: '9', description: 'one' });
    expect(readPastedItems('Tea\ttwo\t3.50', 'name')).toEqual({
      items: [{ name: 'Tea', price: '3.50', description: 'two' }],
      unread: [{ row: 1, text: 'two' }],
    });
  });
  it('are not recognised when one text is pasted, or lines into a description', () => {
    expect(readPastedItems('Tea, 2', 'name')).toBeNull();
    expect(readPastedItems('first line\nsecond line', 'description')).toBeNull();
    expect(readPastedItems('Tea\t2', 'description')?.items).toEqual([{ name: 'Tea', quantity: '2' }]);
  });
});

describe('items with pasted ones', () => {
  const fill = (before = blankItem, changes = {}) => ({ ...before, ...changes });
  it('fill the existing items and add the rest', () => {
    const filled = withPasted(
      [{ ...blankItem, name: 'A', account_code: '4000' }],
      0,
      [{ name: 'B' }, { name: 'C' }],
      fill,
    );
    expect(filled?.map((one) => [one.name, one.account_code])).toEqual([
      ['B', '4000'],
      ['C', null],
    ]);
  });
  it('are refused whole when they are too many', () => {
    const many = Array.from({ length: 998 }, () => ({ name: 'x' }));
    expect(withPasted([blankItem], 2, many, fill)).toHaveLength(1000);
    expect(withPasted([blankItem], 3, many, fill)).toBeNull();
  });
});

describe('any table', () => {
  it('is read row by row, and no text is lost', () => {
    const word = fc.stringMatching(/^[a-z]{1,8}$/);
    const quantity = fc.integer({ min: 1, max: 99 }).map(String);
    fc.assert(
      fc.property(fc.array(fc.tuple(word, fc.oneof(quantity, word)), { minLength: 2, maxLength: 20 }), (rows) => {
        fc.pre(!rows.some((row) => row.some((cell) => ['item', 'name', 'qty', 'price', 'tax', 'vat'].includes(cell))));
        const text = rows.map((row) => row.join('\t')).join('\n');
        const items = itemsOf(text) ?? [];
        expect(items.map((one) => [one.name, one.quantity ?? one.description])).toEqual(rows);
      }),
    );
  });
});
