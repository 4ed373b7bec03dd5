import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type BarPart, StackedBar } from './stacked-bar.tsx';

const parts: readonly BarPart[] = [
  { key: 'young', label: 'Not due', value: '300.00', step: 0, note: '2 documents' },
  { key: 'old', label: 'Late', value: '100.00', step: 1 },
  { key: 'none', label: 'Very late', value: '0.00', step: 2 },
  { key: 'credit', label: 'Credits', value: '-5.00', step: 3 },
];
const show = (selected: string) => {
  const onSelect = vi.fn();
  const { container } = render(
    <StackedBar label="By age" parts={parts} currency="HKD" selected={selected} onSelect={onSelect} />,
  );
  const drawn = [...container.querySelectorAll<HTMLElement>('.stacked-part')];
  return { onSelect, drawn };
};

describe('a stacked bar', () => {
  it('draws what is positive, in proportion', () => {
    expect(show('').drawn.map((part) => part.style.flexGrow)).toEqual(['300', '100']);
  });

  it('has a button for each part, with its figure; an empty part cannot be selected', () => {
    show('old');
    const buttons = screen.getAllByRole<HTMLButtonElement>('button');
    expect(buttons.map((button) => [button.textContent, button.getAttribute('aria-pressed'), button.disabled])).toEqual(
      [
        ['Not due $300.00 2 documents', 'false', false],
        ['Late $100.00 ', 'true', false],
        ['Very late – ', 'false', true],
        ['Credits -$5.00 ', 'false', false],
      ],
    );
  });

  it.each([
    ['', 'old'],
    ['young', 'old'],
    ['old', ''],
  ])('with %j selected, a click on Late selects %j', (selected, expected) => {
    const { onSelect } = show(selected);
    fireEvent.click(screen.getByRole('button', { name: /^Late/ }));
    expect(onSelect).toHaveBeenCalledWith(expected);
  });

  it('can be clicked in the bar itself', () => {
    const { onSelect, drawn } = show('');
    drawn[1]?.click();
    expect(onSelect).toHaveBeenCalledWith('old');
  });
});
