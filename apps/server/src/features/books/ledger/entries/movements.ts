import {
  type AccountSides,
  type MovementRange,
  type Movements,
  movementsOfTurnovers,
  rangeKey,
  type Turnovers,
} from '@folio/ledger';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import type { AsRecordedOn } from '../days/as-recorded-on-store.ts';
import { cutRange } from './cut-range.ts';
import { type MonthSum, type Sum, type SumsAsked, sumStretches } from './movement-store.ts';
import type { Stretch } from './recorded-lines-store.ts';

const NOTHING: AccountSides = { debitMinor: 0n, creditMinor: 0n, foreignMinor: 0n };

/**
 * Debits and credits of every account over each range: month balances for whole months, lines for the other days. The
 * cost is accounts x months, for any number of entries; as recorded on an instant it adds the lines of one month of
 * recording. With `accounts` only those are summed; `balances`: their month balances, if they were read already.
 */
export function readTurnovers(
  tx: CompanyTransaction,
  ranges: readonly MovementRange[],
  known: AsRecordedOn | null = null,
  accounts?: readonly string[],
  balances?: readonly MonthSum[] | null,
): Promise<Turnovers> {
  return sumRanges(tx, ranges, { known, accounts, netOnly: false }, balances);
}

async function sumRanges(
  tx: CompanyTransaction,
  ranges: readonly MovementRange[],
  asked: SumsAsked,
  balances?: readonly MonthSum[] | null,
): Promise<Turnovers> {
  const months: Stretch[] = [];
  const days: Stretch[] = [];
  ranges.forEach((range, index) => {
    const cut = cutRange(range);
    const { excludeClosing } = range;
    if (cut.months !== null) months.push({ index, ...cut.months, excludeClosing });
    days.push(...cut.days.map((part) => ({ index, ...part, excludeClosing })));
  });
  const inHand = balances ? sumBalances(balances, months) : [];
  const read = await sumStretches(tx, { months: balances ? [] : months, days }, asked);
  const sums = [...inHand, ...read];
  const sides = ranges.map(() => new Map<string, AccountSides>());
  for (const sum of sums) {
    const of = sides[sum.index];
    of?.set(sum.account_code, withSum(of.get(sum.account_code) ?? NOTHING, sum));
  }
  return new Map(ranges.map((range, index) => [rangeKey(range), sides[index] ?? new Map()]));
}

/** The same sums of whole months from month balances in hand. */
function sumBalances(balances: readonly MonthSum[], stretches: readonly Stretch[]): Sum[] {
  return stretches.flatMap(({ index, from, to, excludeClosing }) =>
    balances
      .filter(({ month, closing }) => month >= from && month <= to && !(excludeClosing && closing))
      .map((sum) => ({ ...sum, index })),
  );
}

function withSum(sides: AccountSides, { debit, credit, amount }: Sum): AccountSides {
  return {
    debitMinor: sides.debitMinor + debit,
    creditMinor: sides.creditMinor + credit,
    foreignMinor: sides.foreignMinor + amount,
  };
}

/** Debit less credit of every account over each range; see `readTurnovers`. */
export async function readMovements(
  tx: CompanyTransaction,
  ranges: readonly MovementRange[],
  known: AsRecordedOn | null = null,
): Promise<Movements> {
  return movementsOfTurnovers(await sumRanges(tx, ranges, { known, accounts: undefined, netOnly: true }));
}
