import { fireEvent, render } from '@testing-library/react';
import fc from 'fast-check';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { acted } from '../../../../../test/render.tsx';
import { settleFields } from '../../../../components/form/typed-fields.ts';
import { formatAmount } from '../../../../components/money/format-amount.ts';
import { ShareInput } from './share-input.tsx';

function Field({ first }: { first: string | null }) {
  const [value, setValue] = useState(first);
  return (
    <div data-value={value ?? 'none'}>
      <ShareInput label="share" whole="1000.00" currency="HKD" value={value} onChange={setValue} />
      <button type="button" onClick={() => setValue('77.00')} />
    </div>
  );
}

function open(first: string | null = null) {
  Element.prototype.checkVisibility = () => true;
  const { container, unmount } = render(<Field first={first} />);
  const input = container.querySelector('input') as HTMLInputElement;
  return {
    type: (...texts: string[]) => {
      fireEvent.focus(input);
      for (const text of texts) fireEvent.change(input, { target: { value: text } });
    },
    leave: () => fireEvent.blur(input),
    fromElsewhere: () => fireEvent.click(container.querySelector('button') as HTMLElement),
    shown: () => ({
      text: input.value,
      value: (container.firstElementChild as HTMLElement).dataset.value,
      isWrong: input.getAttribute('aria-invalid') === 'true',
    }),
    close: unmount,
  };
}

describe('a part of a line', () => {
  it.each([
    ['250', '250.00', '250.00'],
    ['25%', '250.00', '250.00'],
    ['33.33%', '333.30', '333.30'],
    ['100 %', '1,000.00', '1000.00'],
    ['1,000', '1,000.00', '1000.00'],
    ['', '', 'none'],
  ])('typed as %s shows %s and holds %s', (typed, text, value) => {
    const share = open('5.00');
    share.type(typed);
    share.leave();
    expect(share.shown()).toEqual({ text, value, isWrong: false });
  });

  it.each(['abc', '1,23', '12x', '12.345', '33.333%'])('%s stays as typed, and nothing is sent with it', (typed) => {
    const share = open('5.00');
    share.type(typed);
    share.leave();
    expect([share.shown().text, share.shown().isWrong]).toEqual([typed, true]);
    expect(acted(settleFields)).toBe(false);
    share.type('12');
    share.leave();
    expect([share.shown(), acted(settleFields)]).toEqual([{ text: '12.00', value: '12.00', isWrong: false }, true]);
  });

  it('a value from outside takes the place of a wrong text', () => {
    const share = open('5.00');
    share.type('12x');
    share.leave();
    share.fromElsewhere();
    expect(share.shown()).toEqual({ text: '77.00', value: '77.00', isWrong: false });
  });

  it('is shown as it is held, or marked, whatever was typed', () => {
    const text = fc.oneof(
      fc.constantFrom('', '-', '5', '50', '50%', '50%%', '%', '1,5', 'x', '-5'),
      fc.string({ unit: fc.constantFrom(...'0123456789.,%- '), maxLength: 5 }),
    );
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 5 }), (texts) => {
        const share = open('5.00');
        share.type(...texts);
        share.leave();
        const { text: shown, value = '', isWrong } = share.shown();
        if (isWrong) expect(acted(settleFields)).toBe(false);
        else expect(shown).toBe(value === 'none' ? '' : formatAmount(value));
        share.close();
      }),
      { numRuns: 12 },
    );
  });
});
