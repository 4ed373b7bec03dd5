import { fireEvent, render } from '@testing-library/react';
import fc from 'fast-check';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { readAmount } from '../money/read-amount.ts';
import { RateCell, SideCell } from './sided-cells.tsx';
import type { SidedLine } from './sided-line.ts';

const empty: SidedLine = { debit: null, credit: null, currency: null, foreign_amount: null, rate: null };

/** A line of a grid; `data-line` is what the draft holds. */
function Line({ first }: { first: SidedLine }) {
  const [line, setLine] = useState(first);
  const change = (changes: Partial<SidedLine>) => setLine((before) => ({ ...before, ...changes }));
  const cell = { line, base: 'HKD', nameOf: (label: string) => label, onChange: change };
  return (
    <div data-line={JSON.stringify(line)}>
      <RateCell {...cell} />
      <SideCell {...cell} side="debit" />
      <SideCell {...cell} side="credit" />
    </div>
  );
}

type Column = 'rate' | 'debit' | 'credit' | 'debitForeign' | 'creditForeign';

function open(first: SidedLine) {
  const { container, unmount } = render(<Line first={first} />);
  const input = (column: Column) =>
    container.querySelector<HTMLInputElement>(`[data-column="${column}"] input`) as HTMLInputElement;
  return {
    type: (column: Column, ...texts: string[]) => {
      fireEvent.focus(input(column));
      for (const text of texts) fireEvent.change(input(column), { target: { value: text } });
      fireEvent.blur(input(column));
    },
    text: (column: Column) => input(column).value,
    isWrong: (column: Column) => input(column).getAttribute('aria-invalid') === 'true',
    line: (): SidedLine => JSON.parse((container.firstElementChild as HTMLElement).dataset.line ?? ''),
    close: unmount,
  };
}

describe('an amount in a journal', () => {
  it.each([
    ['1234.5', '1,234.50', { debit: '1234.50', credit: null }],
    ['12*350', '4,200.00', { debit: '4200.00', credit: null }],
    ['', '', { debit: null, credit: '9.00' }],
  ])('typed as %s is shown as %s; a line has one side', (typed, text, sides) => {
    const grid = open({ ...empty, credit: '9.00' });
    grid.type('debit', typed || '1', typed);
    if (typed === '') grid.type('credit', '9');
    expect([grid.text('debit'), grid.line()]).toEqual([text, { ...empty, ...sides }]);
  });

  it.each(['abc', '1,23', '-5', '1.234'])('%s stays as typed and is marked', (typed) => {
    const grid = open(empty);
    grid.type('debit', typed);
    expect(grid.isWrong('debit')).toBe(true);
    expect(grid.text('debit')).toContain(typed.replace(/^-/, ''));
  });

  it('is never shown differently from what the draft holds', () => {
    const text = fc.oneof(
      fc.constantFrom('', '-', '1', '12', '1.5', '1,234', '1,23', '12*2', 'x', '9.999', '1/0'),
      fc.string({ unit: fc.constantFrom(...'0123456789.,-*/ '), maxLength: 5 }),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom<Column>('debit', 'credit'), text), { maxLength: 5 }), (typings) => {
        const grid = open(empty);
        for (const [column, typed] of typings) grid.type(column, typed);
        const { debit, credit } = grid.line();
        for (const [column, held] of [['debit', debit] as const, ['credit', credit] as const]) {
          const reading = readAmount(grid.text(column), 'HKD');
          if (grid.isWrong(column)) expect(held).not.toBeNull();
          else expect(reading).toEqual({ ok: true, value: held });
        }
        grid.close();
      }),
      { numRuns: 10 },
    );
  });
});

describe('a line on an account in another currency', () => {
  const dollars: SidedLine = { ...empty, currency: 'USD', rate: '7.8' };

  it('has the worth of what is typed, on the same side', () => {
    const grid = open(dollars);
    grid.type('creditForeign', '100');
    expect(grid.line()).toEqual({ ...dollars, foreign_amount: '-100.00', credit: '780.00' });
    expect([grid.text('creditForeign'), grid.text('debitForeign'), grid.text('credit')]).toEqual([
      '100.00',
      '',
      '780.00',
    ]);
  });

  it('follows its rate, and keeps its worth while the rate is empty', () => {
    const grid = open({ ...dollars, foreign_amount: '100.00', debit: '780.00' });
    grid.type('rate', '', '7', '7.5');
    expect(grid.line()).toMatchObject({ rate: '7.5', debit: '750.00' });
    grid.type('rate', '');
    expect(grid.line()).toMatchObject({ rate: null, debit: '750.00' });
  });

  it('takes a minus for nothing: the side says which way the money goes', () => {
    const grid = open(dollars);
    grid.type('debitForeign', '-');
    expect(grid.line()).toEqual(dollars);
    grid.type('debitForeign', '-5');
    expect(grid.line()).toMatchObject({ foreign_amount: '5.00', debit: '39.00' });
  });

  it('can be worth something else than its rate says', () => {
    const grid = open({ ...dollars, foreign_amount: '100.00', debit: '780.00' });
    grid.type('debit', '781.50');
    expect(grid.line()).toMatchObject({ foreign_amount: '100.00', debit: '781.50', rate: '7.8' });
  });
});
