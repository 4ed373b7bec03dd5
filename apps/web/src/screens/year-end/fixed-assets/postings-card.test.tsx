import type { AssetPosting } from '@folio/contract';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { PostingsCard } from './postings-card.tsx';

const posting: AssetPosting = {
  id: '7b6b0c52-5a0e-4c42-9f5e-6f6d1a4c0a01',
  kind: 'addition',
  date: '2026-01-10',
  cost: '3600.00',
  depreciation: '0.00',
  proceeds: '0.00',
  note: '',
  entry_id: '7b6b0c52-5a0e-4c42-9f5e-6f6d1a4c0a02',
  reversed_on: null,
  transfer: null,
  source: null,
};

const show = (width: 'phone' | 'desktop') => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width === 'phone' && query.includes('640px'),
    addEventListener() {},
    removeEventListener() {},
  }));
  render(
    <MemoryRouter>
      <PostingsCard postings={[posting]} />
    </MemoryRouter>,
  );
};

afterEach(() => vi.unstubAllGlobals());

it('shows every figure of a posting in a stacked row on a phone, without a table to scroll', () => {
  show('phone');
  expect(screen.queryByRole('table')).toBeNull();
  const row = within(screen.getByRole('listitem'));
  expect(row.getByText('3,600.00')).toBeDefined();
  expect(row.getByRole('link').getAttribute('href')).toBe(`/journal-entry/${posting.entry_id}`);
});

it('shows the postings in a table on a wide screen', () => {
  show('desktop');
  expect(screen.getByRole('table')).toBeDefined();
  expect(screen.getByRole('link').getAttribute('href')).toBe(`/journal-entry/${posting.entry_id}`);
});
