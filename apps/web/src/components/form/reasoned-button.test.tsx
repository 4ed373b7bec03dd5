import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ReasonedButton } from './reasoned-button.tsx';

it.each([
  [null, 1, null, null],
  ['Nothing is due.', 0, 'true', 'Nothing is due.'],
])('with the reason %s it acts %i times, and keeps the focus', (reason, times, disabled, description) => {
  const act = vi.fn();
  render(
    <ReasonedButton reason={reason} onClick={act}>
      Pay
    </ReasonedButton>,
  );
  const button = screen.getByRole('button', { name: 'Pay' });
  button.focus();
  fireEvent.click(button);
  expect(act).toHaveBeenCalledTimes(times);
  expect(document.activeElement).toBe(button);
  expect([button.getAttribute('aria-disabled'), button.getAttribute('aria-description')]).toEqual([
    disabled,
    description,
  ]);
});
