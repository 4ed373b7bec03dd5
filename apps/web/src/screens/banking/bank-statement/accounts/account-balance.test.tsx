import type { BankAccountRow, BankBalanceRow } from '@folio/contract';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { AccountBalance } from './account-balance.tsx';

const balances: { data: BankBalanceRow[] | undefined } = vi.hoisted(() => ({ data: undefined }));
vi.mock('../../../../api/queries/banking/bank.ts', () => ({ useBankBalances: () => balances }));

const account = { id: 'a', code: '1010', currency: 'HKD' } as BankAccountRow;

it('keeps the place of the line until the balances are here, then says first, last, lowest and highest', () => {
  const { container, rerender } = render(<AccountBalance account={account} />);
  const width = () => container.querySelector('svg')?.getAttribute('width');
  const before = width();
  expect([screen.queryByRole('img'), before]).toEqual([null, '98']);
  const steps = [
    { date: '2026-01-30', balance: '10.00' },
    { date: '2026-02-01', balance: '-5.00' },
    { date: '2026-03-01', balance: '7.00' },
  ];
  const days = { from: '2026-01-30', to: '2026-04-30' };
  balances.data = [
    { account_id: 'a', currency: 'HKD', ...days, steps, last: '7.00', lowest: '-5.00', highest: '10.00' },
  ];
  rerender(<AccountBalance account={account} />);
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
    'balanceLine code=1010 from=Jan 30, 2026 to=Apr 30, 2026 first=HKD $10.00 last=HKD $7.00 lowest=HKD -$5.00 highest=HKD $10.00',
  );
  expect(container.textContent).toContain('HKD $7.00');
  expect(width()).toBe(before);
});
