import { describe, expect, it } from 'vitest';
import { registerCheck, withRegister } from './register-figures.ts';

const account = (openingMinor: bigint, debitMinor: bigint, creditMinor: bigint, transferMinor = 0n) => ({
  openingMinor,
  debitMinor,
  creditMinor,
  transferMinor,
  closingMinor: openingMinor + debitMinor - creditMinor,
});
const ledger = (openingMinor: bigint, debitMinor: bigint, creditMinor: bigint) => {
  const { closingMinor: _, ...figures } = account(openingMinor, debitMinor, creditMinor);
  return figures;
};

describe('the movements of fixed assets in accounts', () => {
  it('are those of the register where a correction made the ledger move twice', () => {
    const figures = new Map([
      ['1500', ledger(100n, 90n, 40n)],
      ['1010', ledger(7n, 0n, 0n)],
    ]);
    const registered = new Map([['1500', account(100n, 50n, 0n)]]);
    expect([...withRegister(figures, registered)]).toEqual([
      ['1500', ledger(100n, 50n, 0n)],
      ['1010', ledger(7n, 0n, 0n)],
    ]);
    expect(registerCheck(figures, registered)).toMatchObject({ holds: true, differenceMinor: 0n, accounts: [] });
  });

  it.each([
    ['the closing balance', account(100n, 60n, 0n), 10n],
    ['only the opening balance', account(90n, 60n, 0n), 10n],
  ])('are those of the ledger where %s differs, which the check says', (_, registered, differenceMinor) => {
    const figures = new Map([['1500', ledger(100n, 50n, 0n)]]);
    const found = new Map([['1500', registered]]);
    expect(withRegister(figures, found)).toEqual(figures);
    expect(registerCheck(figures, found)).toMatchObject({ holds: false, differenceMinor, accounts: ['1500'] });
  });

  it('are not checked for a company whose register is empty', () => {
    expect(registerCheck(new Map([['1500', ledger(1n, 0n, 0n)]]), new Map())).toBeNull();
    expect(registerCheck(new Map(), new Map([['1500', account(5n, 0n, 0n)]]))).toMatchObject({ differenceMinor: 5n });
  });
});
