import { Decimal } from 'decimal.js';
import type { PlacedAmount } from '../../../page/amounts.ts';
import type { Column } from '../columns/columns.ts';
import type { ColumnRole } from '../columns/heading-phrases.ts';
import { overlapOf } from './spans.ts';
import type { TypedLine } from './typed-lines.ts';

type MoneyRole = 'out' | 'in' | 'amount' | 'balance' | 'ignored';

const MONEY: readonly MoneyRole[] = ['out', 'in', 'amount', 'balance', 'ignored'];
const MAX_MONEY_COLUMNS = 5;
const MAX_GUESSES = 8;
/** The cost, in rows, of leaving a column out, reading against its heading, or expecting an unusual order. */
const COSTS = { ignored: 0.3, against: 2.5, order: 0.4, balanceAlone: 0.1, oneWay: 0.6 };

function isMoneyRole(role: ColumnRole): role is MoneyRole {
  return MONEY.some((money) => money === role);
}

/** The amounts of a line by money column. */
function valuesOf({ money }: TypedLine, columns: readonly Column[]): (PlacedAmount | null)[] {
  return columns.map((column) => money.find((amount) => overlapOf(amount, column) > 0) ?? null);
}

/** Every meaning of the columns that a statement can have. */
function assignments(count: number): MoneyRole[][] {
  if (count === 0) return [[]];
  const all = assignments(count - 1).flatMap((rest) => MONEY.map((role): MoneyRole[] => [...rest, role]));
  return all.filter((roles) => {
    const used = roles.filter((role) => role !== 'ignored');
    const single = new Set(used).size === used.length;
    return single && !(roles.includes('amount') && (roles.includes('out') || roles.includes('in')));
  });
}

function moves(roles: readonly MoneyRole[]): boolean {
  return roles.some((role) => role === 'out' || role === 'in' || role === 'amount');
}

function movedBy(values: readonly (PlacedAmount | null)[], roles: readonly MoneyRole[]): Decimal | null {
  const of = (role: MoneyRole) => values[roles.indexOf(role)] ?? null;
  const [out, into, amount] = [of('out'), of('in'), of('amount')];
  if (amount !== null) return new Decimal(amount.value).abs();
  if (out === null && into === null) return null;
  return new Decimal(into?.value ?? 0).abs().minus(new Decimal(out?.value ?? 0).abs());
}

function balanceIn(values: readonly (PlacedAmount | null)[], roles: readonly MoneyRole[]): Decimal | null {
  const printed = values[roles.indexOf('balance')] ?? null;
  if (printed === null) return null;
  const value = new Decimal(printed.value);
  return printed.mark === 'DR' ? value.abs().negated() : value;
}

/** How many rows change a balance in accordance with these meanings, read from old to new or from new to old. */
function equations(rows: readonly (readonly (PlacedAmount | null)[])[], roles: readonly MoneyRole[]): number {
  if (!roles.includes('balance')) return 0;
  const single = roles.includes('amount');
  const counts = [rows, [...rows].reverse()].map((ordered) => {
    let before: Decimal | null = null;
    let held = 0;
    for (const values of ordered) {
      const [moved, balance] = [movedBy(values, roles), balanceIn(values, roles)];
      if (balance === null) continue;
      const step: Decimal | null = before === null ? null : balance.minus(before);
      if (step !== null && moved !== null && (single ? step.abs() : step).equals(moved)) held++;
      before = balance;
    }
    return held;
  });
  return Math.max(...counts);
}

/** Rows that would print a balance without a movement. */
function balancesAlone(rows: readonly (readonly (PlacedAmount | null)[])[], roles: readonly MoneyRole[]): number {
  return rows.filter((values) => balanceIn(values, roles) !== null && movedBy(values, roles) === null).length;
}

/** The cost of a meaning of the columns before their figures are compared. */
function priorCost(roles: readonly MoneyRole[], columns: readonly Column[], open: ReadonlySet<Column>): number {
  const against = columns.filter((column, index) => !open.has(column) && column.role !== roles[index]).length;
  const ignored = columns.filter((column, index) => open.has(column) && roles[index] === 'ignored').length;
  const last = roles.filter((role) => role !== 'ignored').at(-1);
  const unusual =
    (roles.includes('balance') && last !== 'balance' ? 1 : 0) +
    (roles.indexOf('in') < roles.indexOf('out') && roles.includes('in') ? 1 : 0);
  const oneWay = roles.includes('out') !== roles.includes('in') ? 1 : 0;
  return oneWay * COSTS.oneWay + against * COSTS.against + ignored * COSTS.ignored + unusual * COSTS.order;
}

/**
 * The possible meanings of the money columns of a table, the likeliest first: meanings confirmed by the balances,
 * then those that the headings and the usual order suggest.
 */
export function roleGuesses(
  columns: readonly Column[],
  open: readonly number[],
  lines: readonly TypedLine[],
): (readonly Column[])[] {
  const free = new Set(open.flatMap((index) => columns[index] ?? []));
  const money = columns.filter(({ role, grid }) => isMoneyRole(role) && grid === true);
  if (money.length === 0 || money.length > MAX_MONEY_COLUMNS) return [columns];
  const rows = lines.map((line) => valuesOf(line, money)).filter((values) => values.some((value) => value !== null));
  const empty = columns.filter(({ role, grid }) => isMoneyRole(role) && grid !== true);
  return assignments(money.length)
    .filter(moves)
    .map((roles) => ({
      roles,
      score: equations(rows, roles) - priorCost(roles, money, free) - balancesAlone(rows, roles) * COSTS.balanceAlone,
    }))
    .sort((one, other) => other.score - one.score)
    .slice(0, MAX_GUESSES)
    .map(({ roles }) =>
      columns.flatMap((column): readonly Column[] => {
        const role = roles[money.indexOf(column)];
        // A heading whose values are elsewhere has no column.
        if (role === undefined)
          return empty.includes(column) && roles.some((other) => other === column.role) ? [] : [column];
        // A column without a heading that no meaning needs is left to the descriptions.
        return role === 'ignored' && free.has(column) ? [] : [{ ...column, role }];
      }),
    );
}
