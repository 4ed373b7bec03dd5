import type { AccountCode } from '../accounts/index.ts';
import type { RegisteredAccount } from '../fixed-assets/index.ts';
import { absolute } from '../money/index.ts';
import { type AccountFigures, NO_FIGURES } from '../report-layout/index.ts';
import type { AccountsCheck } from './checks.ts';

type Registered = ReadonlyMap<AccountCode, RegisteredAccount>;

function closingOf({ openingMinor, debitMinor, creditMinor }: AccountFigures): bigint {
  return openingMinor + debitMinor - creditMinor;
}

/** Ledger less register: of the closing balance, or of the opening balance if the closing one agrees. */
function differenceOf(figures: AccountFigures, registered: RegisteredAccount): bigint {
  const closingMinor = closingOf(figures) - registered.closingMinor;
  return closingMinor === 0n ? figures.openingMinor - registered.openingMinor : closingMinor;
}

/**
 * The figures of a period with additions, disposals, transfers and charges of fixed assets as the register has them: a correction
 * of the ledger is no disposal. An account whose balances differ from the register keeps the figures of the ledger. No
 * balance changes.
 */
export function withRegister(
  figures: ReadonlyMap<AccountCode, AccountFigures>,
  registered: Registered,
): Map<AccountCode, AccountFigures> {
  const own = new Map(figures);
  for (const [code, account] of registered) {
    const before = figures.get(code);
    if (before === undefined || differenceOf(before, account) !== 0n) continue;
    const { openingMinor, debitMinor, creditMinor, transferMinor } = account;
    own.set(code, { openingMinor, debitMinor, creditMinor, transferMinor });
  }
  return own;
}

/** Whether register and ledger agree on each account that the register has; null if it has none. */
export function registerCheck(
  figures: ReadonlyMap<AccountCode, AccountFigures>,
  registered: Registered,
): AccountsCheck | null {
  if (registered.size === 0) return null;
  const differences = [...registered]
    .map(([code, account]) => ({ code, amountMinor: differenceOf(figures.get(code) ?? NO_FIGURES, account) }))
    .filter(({ amountMinor }) => amountMinor !== 0n);
  return {
    code: 'register_ties',
    level: 'warning',
    holds: differences.length === 0,
    differenceMinor: differences.reduce((sum, { amountMinor }) => sum + absolute(amountMinor), 0n),
    accounts: differences.map(({ code }) => code),
  };
}
