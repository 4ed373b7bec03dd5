import { type AccountCode, accountByRole, type Chart, isRolledAtYearEnd } from '../accounts/index.ts';
import { addDays, type Period } from '../calendar/index.ts';
import type { AccountFigures } from '../report-layout/index.ts';
import {
  type AccountSides,
  type MovementRange,
  NO_SIDES,
  periodRange,
  type SidesByAccount,
  type Turnovers,
  turnoversOf,
} from '../reports/index.ts';

/** Movements of a period that are not what they seem: both are part of its debits and credits. */
export interface SetAside {
  /** Entries that took balances over from other books. */
  readonly broughtIn: SidesByAccount;
  /** Entries and their reversals, both of them in the period. */
  readonly reversed: SidesByAccount;
}

/** The two ranges behind the figures of a period of any length: everything before it, and the period without closing. */
export function figureRanges(period: Period): { before: MovementRange; period: MovementRange } {
  return {
    before: { from: null, to: addDays(period.from, -1), excludeClosing: false },
    period: periodRange(period),
  };
}

/**
 * Every account in a period. Income, expenses and dividends of earlier days are part of the opening balance of retained
 * earnings. Balances taken over in the period count as opening balances. An entry that was reversed in the period
 * counts neither as a debit nor as a credit.
 */
export function periodFigures(
  period: Period,
  turnovers: Turnovers,
  { broughtIn, reversed }: SetAside,
  chart: Chart,
): Map<AccountCode, AccountFigures> {
  const ranges = figureRanges(period);
  const before = turnoversOf(turnovers, ranges.before);
  const during = turnoversOf(turnovers, ranges.period);
  const figures = new Map<AccountCode, AccountFigures>();
  let rolledMinor = 0n;
  for (const account of chart.accounts) {
    const { code } = account;
    const rolled = isRolledAtYearEnd(account);
    const earlier = netOf(before, code);
    if (rolled) rolledMinor += earlier;
    const taken = rolled ? NO_SIDES : sidesOf(broughtIn, code);
    const moved = less(less(sidesOf(during, code), taken), cancelled(sidesOf(reversed, code)));
    figures.set(code, {
      openingMinor: (rolled ? 0n : earlier) + taken.debitMinor - taken.creditMinor,
      debitMinor: moved.debitMinor,
      creditMinor: moved.creditMinor,
    });
  }
  const { code } = accountByRole(chart, 'retained_earnings');
  const retained = figures.get(code);
  if (retained !== undefined) figures.set(code, { ...retained, openingMinor: retained.openingMinor + rolledMinor });
  return figures;
}

function sidesOf(sides: SidesByAccount, code: AccountCode): AccountSides {
  return sides.get(code) ?? NO_SIDES;
}

/** What cancels out on both sides: the balance at the end never depends on what was reversed. */
function cancelled({ debitMinor, creditMinor }: AccountSides): AccountSides {
  const bothMinor = debitMinor < creditMinor ? debitMinor : creditMinor;
  return { debitMinor: bothMinor, creditMinor: bothMinor, foreignMinor: 0n };
}

function netOf(sides: SidesByAccount, code: AccountCode): bigint {
  const { debitMinor, creditMinor } = sidesOf(sides, code);
  return debitMinor - creditMinor;
}

function less(sides: AccountSides, taken: AccountSides): AccountSides {
  return {
    debitMinor: sides.debitMinor - taken.debitMinor,
    creditMinor: sides.creditMinor - taken.creditMinor,
    foreignMinor: sides.foreignMinor - taken.foreignMinor,
  };
}
