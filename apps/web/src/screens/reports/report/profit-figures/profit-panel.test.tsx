import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { sampleSheet } from '../sheet/sample-sheet.ts';
import { ProfitPanel } from './profit-panel.tsx';

const sheet = { ...sampleSheet, report: 'profit-loss' as const };
const open = () =>
  render(
    <MemoryRouter>
      <ProfitPanel sheet={sheet} />
    </MemoryRouter>,
  );
const panel = () => screen.getByText('profit.title').closest('details');

afterEach(() => localStorage.clear());

it('stays closed for a reader who leaves the page in the moment of the click', () => {
  const first = open();
  expect(panel()?.open).toBe(true);
  fireEvent.click(screen.getByText('profit.title'));
  first.unmount();
  open();
  expect(panel()?.open).toBe(false);
  fireEvent.click(screen.getByText('profit.title'));
  expect(panel()?.open).toBe(true);
});
