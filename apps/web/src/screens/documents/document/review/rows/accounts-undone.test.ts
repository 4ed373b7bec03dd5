import type { StatementDraft } from '@folio/contract';
import { describe, expect, it } from 'vitest';
import { emptyStatement } from '../statement/statement-arithmetic.ts';
import { listUndone, mergeWithBefore, removeAccount } from './row-edits.ts';

const account = (account_number: string): StatementDraft => ({ ...emptyStatement('HKD'), account_number });
const numbers = (statements: readonly StatementDraft[]) => statements.map((one) => one.account_number).join(' ');

const before = [account('a'), account('b'), account('c')];

describe.each([
  ['removed', removeAccount, 'a c'],
  ['joined with the one before', mergeWithBefore, 'a c'],
])('an account that was %s', (_, edit, gone) => {
  const after = edit(before, 1);

  it('comes back in its place', () => {
    expect(numbers(after)).toBe(gone);
    expect(listUndone(after, after, before)).toEqual(before);
  });

  it('keeps what was typed into another account since', () => {
    const typed = after.with(1, { ...(after[1] as StatementDraft), closing_balance: '7.00' });
    const undone = listUndone(typed, after, before);
    expect([numbers(undone), undone[2]?.closing_balance]).toEqual(['a b c', '7.00']);
  });

  it('does not come back if accounts were added or removed since', () => {
    const more = [...after, account('d')];
    expect(listUndone(more, after, before)).toBe(more);
  });
});
