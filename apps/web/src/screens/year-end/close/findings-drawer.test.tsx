import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useCloseFindings } from '../../../api/queries/year-end/close.ts';
import { FindingsDrawer } from './findings-drawer.tsx';

vi.mock('../../../api/queries/year-end/close.ts', () => ({ useCloseFindings: vi.fn() }));

const period = { kind: 'month', end: '2026-03-31' } as const;
const onClose = vi.fn();

function open(total: number) {
  vi.mocked(useCloseFindings).mockImplementation(
    (_period, _check, page) =>
      ({ error: null, data: { data: [], meta: { page, limit: 50, total } } }) as unknown as ReturnType<
        typeof useCloseFindings
      >,
  );
  render(<FindingsDrawer period={period} check="duplicates" onClose={onClose} />);
}

beforeEach(() => onClose.mockClear());

it('says that nothing is left, and leads back to the board', () => {
  open(0);
  expect(screen.getByText('checks.nothing')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'checks.backToBoard' }));
  expect(onClose).toHaveBeenCalledOnce();
});

it('says that a page was emptied, and leads to the first page', () => {
  open(3);
  expect(screen.getByText('checks.pageDone')).toBeTruthy();
  expect(screen.getByText('checks.stillOpen count=3')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'checks.firstPage' }));
  expect(vi.mocked(useCloseFindings).mock.lastCall).toEqual([period, 'duplicates', 1]);
});
