import type { TaughtColumn } from '@folio/contract';
import { describe, expect, it } from 'vitest';
import { addBoundary, isReadable, moveBoundary, removeBoundary, setRole, swapMoney } from './column-edits.ts';

const columns: TaughtColumn[] = [
  { role: 'date', from: 0, to: 0.2 },
  { role: 'description', from: 0.2, to: 0.6 },
  { role: 'amount', from: 0.6, to: 1 },
];
const show = (some: readonly TaughtColumn[]) => some.map(({ role, to }) => `${role} ${to}`).join(', ');

describe('boundaries', () => {
  it('move as far as the adjacent columns', () => {
    expect(show(moveBoundary(columns, 0, 0.25))).toBe('date 0.25, description 0.6, amount 1');
    expect(show(moveBoundary(columns, 0, 0.9))).toBe('date 0.59, description 0.6, amount 1');
    expect(moveBoundary(columns, 2, 0.5)).toEqual(columns);
  });
  it('are added and taken out', () => {
    const cut = addBoundary(columns, 0.8);
    expect(show(cut)).toBe('date 0.2, description 0.6, amount 0.8, ignored 1');
    expect(removeBoundary(cut, 2)).toEqual(columns);
    expect(addBoundary(columns, 0.2)).toEqual(columns);
    expect(show(removeBoundary(setRole(columns, 0, 'ignored'), 0))).toBe('description 0.6, amount 1');
  });
});

describe('what a column holds', () => {
  it('is one of a kind, where there can be only one', () => {
    expect(show(setRole(columns, 1, 'date'))).toBe('description 0.2, date 0.6, amount 1');
    expect(show(setRole(columns, 0, 'description'))).toBe('description 0.2, description 0.6, amount 1');
  });
  it('is swapped between money out and money in', () => {
    const taught = { columns, plain: null, decimal_mark: null, date_order: null };
    expect(swapMoney(taught).plain).toBe('in');
    expect(swapMoney(swapMoney(taught)).plain).toBe('out');
    const apart = { ...taught, columns: setRole(addBoundary(setRole(columns, 2, 'out'), 0.8), 3, 'in') };
    expect(show(swapMoney(apart).columns)).toBe('date 0.2, description 0.6, in 0.8, out 1');
  });
  it('has to be a day and an amount before rows can be read', () => {
    expect(isReadable(columns)).toBe(true);
    expect(isReadable(setRole(columns, 2, 'balance'))).toBe(false);
  });
});
