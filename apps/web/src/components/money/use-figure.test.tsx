import { fireEvent, render } from '@testing-library/react';
import fc from 'fast-check';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { acted } from '../../../test/render.tsx';
import { settleFields } from '../form/typed-fields.ts';
import { formatAmount } from './format-amount.ts';
import { readAmount } from './read-amount.ts';
import { useFigure } from './use-figure.ts';

interface FieldProps {
  first: string | null;
  currency?: string;
  onValue?: (value: string | null) => void;
}

/** The smallest field: an input with the hook's props. `data-value` is what the form holds. */
function Field({ first, currency, onValue }: FieldProps) {
  const [value, setValue] = useState(first);
  const keep = (next: string | null) => {
    setValue(next);
    onValue?.(next);
  };
  const { text, isWrong, fault, ...listeners } = useFigure({ value, onChange: keep, currency });
  return (
    <>
      <input value={text} aria-invalid={isWrong} data-value={value ?? 'none'} data-fault={fault} {...listeners} />
      <button type="button" onClick={() => setValue('77.00')} />
    </>
  );
}

function open(first: string | null, currency: string | null = 'HKD') {
  Element.prototype.checkVisibility = () => true;
  const { container } = render(<Field first={first} {...(currency !== null && { currency })} />);
  const input = container.querySelector('input') as HTMLInputElement;
  let hasFocus = false;
  const focus = () => {
    if (!hasFocus) fireEvent.focus(input);
    hasFocus = true;
  };
  return {
    focus,
    type: (text: string) => {
      focus();
      fireEvent.change(input, { target: { value: text } });
    },
    leave: () => {
      fireEvent.blur(input);
      hasFocus = false;
    },
    enter: () => fireEvent.keyDown(input, { key: 'Enter' }),
    fromElsewhere: () => fireEvent.click(container.querySelector('button') as HTMLElement),
    shown: () => ({
      text: input.value,
      value: input.dataset.value,
      isWrong: input.getAttribute('aria-invalid') === 'true',
    }),
    fault: () => input.dataset.fault,
  };
}

describe('an amount field', () => {
  it('groups thousands while it is not edited, and shows the plain figure while it is', () => {
    const field = open('1234567.50');
    expect(field.shown().text).toBe('1,234,567.50');
    field.focus();
    expect(field.shown().text).toBe('1234567.50');
    field.leave();
    expect(field.shown().text).toBe('1,234,567.50');
  });

  it.each([
    ['1200', '1,200.00', '1200.00'],
    ['(20)', '-20.00', '-20.00'],
    ['12*350', '4,200.00', '4200.00'],
    ['', '', 'none'],
  ])('left with %s shows %s and holds %s', (typed, text, value) => {
    const field = open('5.00');
    field.type(typed);
    field.leave();
    expect(field.shown()).toEqual({ text, value, isWrong: false });
  });

  it('holds the figure while it is typed, and the figure before the edit once the text makes no sense', () => {
    const field = open('5.00');
    field.type('12');
    expect(field.shown()).toEqual({ text: '12', value: '12.00', isWrong: false });
    field.type('12z');
    field.type('12-');
    field.leave();
    expect(field.shown()).toEqual({ text: '12-', value: '5.00', isWrong: true });
  });

  it.each(['12*', '1,2', '(5', '12×'])('does not complain of %s until the field is left', (typed) => {
    const field = open(null);
    field.type(typed);
    expect(field.shown().isWrong).toBe(false);
    field.leave();
    expect(field.shown().isWrong).toBe(true);
  });

  it.each([
    ['1/0', 'arithmetic.division_by_nothing'],
    ['12,34', 'arithmetic.ambiguous'],
    ['abc', 'figureWrong'],
  ])('says what is wrong with %s', (typed, fault) => {
    const field = open(null);
    field.type(typed);
    field.leave();
    expect(field.fault()).toBe(fault);
  });

  it('computes a sum on Enter and stays open; Enter after a plain figure is left to the form', () => {
    const field = open(null);
    field.type('2+3');
    field.enter();
    expect(field.shown()).toEqual({ text: '5.00', value: '5.00', isWrong: false });
    field.type('7');
    field.enter();
    expect(field.shown().text).toBe('7');
  });

  it('shows a value that arrives from elsewhere instead of the typed text', () => {
    const field = open('5.00');
    field.type('12,34');
    field.fromElsewhere();
    expect(field.shown()).toEqual({ text: '77.00', value: '77.00', isWrong: false });
  });

  it('keeps a form with an unfinished figure from being saved', () => {
    const field = open('5.00');
    field.type('5*');
    expect(acted(settleFields)).toBe(false);
    expect(field.shown().isWrong).toBe(true);
    field.type('5*2');
    expect(acted(settleFields)).toBe(true);
  });

  it('never holds a figure that its text does not show, whatever is typed', () => {
    const text = fc.oneof(
      fc.constantFrom('', '-', '1', '12', '1.5', '1,234', '1,23', '12*', '12*2', '(3)', 'x', '9.999', '1/0', '$4'),
      fc.string({ unit: fc.constantFrom(...'0123456789.,+-*/() '), maxLength: 6 }),
    );
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 6 }), fc.boolean(), (texts, leavesBetween) => {
        const field = open('5.00');
        let before = '5.00';
        for (const one of texts) {
          field.type(one);
          if (leavesBetween) {
            field.leave();
            const { isWrong, value = '', text: shown } = field.shown();
            if (isWrong) expect([value, shown]).toEqual([before, one]);
            else expect(shown).toBe(value === 'none' ? '' : formatAmount(value));
            before = value;
          }
        }
        field.leave();
        const { isWrong, value, text: shown } = field.shown();
        if (isWrong) expect(value).toBe(before);
        else expect(readAmount(shown, 'HKD')).toEqual({ ok: true, value: value === 'none' ? null : value });
      }),
      { numRuns: 25 },
    );
  });
});

it('a field without a currency holds a plain decimal of at most six decimals, as typed', () => {
  const field = open('7.8', null);
  expect(field.shown().text).toBe('7.8');
  field.type('7.123456');
  expect(field.shown().value).toBe('7.123456');
  field.type('7.1234567');
  field.leave();
  expect(field.shown()).toEqual({ text: '7.1234567', value: '7.8', isWrong: true });
});
