import { fireEvent, render } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useEnterTakesFirst } from './use-enter-takes-first.ts';

interface Shown {
  typed: string;
  isStale: boolean;
}

const take = vi.fn<(text: string) => void>();
const own = vi.fn();

function Field({ typed, isStale }: Shown) {
  const onKey = useEnterTakesFirst({ typed, isStale, takeFirst: () => take(typed) });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: represents the list of the field
    <div onKeyDown={own}>
      <input onKeyDown={onKey} />
    </div>
  );
}

function open(first: Shown) {
  const { container, rerender } = render(<Field {...first} />);
  return {
    press: (key: string) => fireEvent.keyDown(container.querySelector('input') as HTMLElement, { key }),
    show: (next: Shown) => rerender(<Field {...next} />),
  };
}

beforeEach(() => {
  take.mockClear();
  own.mockClear();
});

describe('Enter pressed before the options have arrived', () => {
  it('chooses the first option for the text once it is there, and only once', () => {
    const field = open({ typed: 'acme', isStale: true });
    expect(field.press('Enter')).toBe(false);
    expect([take.mock.calls, own.mock.calls]).toEqual([[], []]);
    field.show({ typed: 'acme', isStale: false });
    field.show({ typed: 'acme', isStale: true });
    field.show({ typed: 'acme', isStale: false });
    expect(take.mock.calls).toEqual([['acme']]);
  });

  it('chooses nothing if the text has changed meanwhile', () => {
    const field = open({ typed: 'acme', isStale: true });
    field.press('Enter');
    field.show({ typed: 'acme l', isStale: true });
    field.show({ typed: 'acme l', isStale: false });
    expect(take).not.toHaveBeenCalled();
  });

  it.each([
    ['Enter with the options there', { typed: 'acme', isStale: false }, 'Enter', 1],
    ['Enter without a text', { typed: '', isStale: true }, 'Enter', 1],
    ['another key', { typed: 'acme', isStale: true }, 'a', 1],
    ['Tab, which keeps the text', { typed: 'acme', isStale: false }, 'Tab', 0],
  ] as const)('%s: the list hears it %j %s, times: %i', (_, shown, key, times) => {
    const field = open(shown);
    field.press(key);
    expect(own).toHaveBeenCalledTimes(times);
    expect(take).not.toHaveBeenCalled();
  });
});
