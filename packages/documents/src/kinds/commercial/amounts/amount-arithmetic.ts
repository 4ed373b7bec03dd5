import type { Occurrence } from './amount-occurrences.ts';
import type { AmountRole } from './amounts-by-role.ts';

/** How the amounts of a document relate to one another (all in thousandths, `bigint`). */
export interface Arithmetic {
  /** Sums of a labelled subtotal with labelled charges, taxes and discounts. */
  readonly reachable: ReadonlySet<bigint>;
  /** Labelled payments less labelled change. */
  readonly paid: ReadonlySet<bigint>;
  readonly tendered: ReadonlySet<bigint>;
  /** Sums of neighbouring unlabelled amounts, such as a column of items. */
  readonly blocks: ReadonlySet<bigint>;
  /** In how many ways a value is the sum of two printed amounts. */
  readonly pairs: ReadonlyMap<bigint, number>;
  readonly printed: ReadonlySet<bigint>;
  /** The labelled amounts between one sum and another: taxes, charges, discounts, prepayments and the like. */
  readonly steps: ReadonlyMap<StepRole, readonly bigint[]>;
  /** Values for which a usual percentage of a printed amount is also printed. */
  readonly rated: ReadonlySet<bigint>;
}

/** The roles of amounts between one sum of a document and the next. */
export const STEP_ROLES = ['tax', 'service', 'discount', 'prepaid', 'previous'] as const;
export type StepRole = (typeof STEP_ROLES)[number];

const MAX_OPTIONS = 3;
const MAX_STEPS = 5;
const MAX_BLOCK = 60;
const MAX_PAIRED = 60;
/** Usual tax and service rates in percent. */
const RATES = [5n, 6n, 7n, 8n, 9n, 10n, 13n, 15n, 16n, 17n, 19n, 20n, 21n];

function distinct(values: readonly bigint[]): bigint[] {
  return [...new Set(values)].filter((value) => value > 0n);
}

function valuesOf(found: readonly Occurrence[], role: AmountRole): bigint[] {
  return distinct(
    found.filter((one) => (one.role ?? one.aboveRole) === role && one.shape !== 'pointless').map((one) => one.mills),
  );
}

function reachableSums(found: readonly Occurrence[]): Set<bigint> {
  const options = (role: AmountRole): bigint[] => [0n, ...valuesOf(found, role).slice(0, MAX_OPTIONS)];
  const sums = new Set<bigint>();
  for (const subtotal of valuesOf(found, 'subtotal').slice(0, MAX_OPTIONS)) {
    for (const tax of options('tax'))
      for (const service of options('service'))
        for (const discount of options('discount')) {
          if (tax + service + discount > 0n) sums.add(subtotal + tax + service - discount);
        }
  }
  return sums;
}

function paidSums(found: readonly Occurrence[]): Set<bigint> {
  const tendered = valuesOf(found, 'tendered');
  const change = valuesOf(found, 'change');
  return new Set(tendered.flatMap((cash) => change.map((back) => cash - back)).filter((value) => value > 0n));
}

/** Sums of two and more neighbouring amounts of a column of unlabelled last amounts. */
function blockSums(found: readonly Occurrence[]): Set<bigint> {
  const lastOnLine = new Map<number, bigint>();
  for (const one of found)
    if (one.shape === 'printed' && one.amount.moneyLike && one.role === null) lastOnLine.set(one.lineIndex, one.mills);
  const column = [...lastOnLine.values()].slice(0, MAX_BLOCK);
  const sums = new Set<bigint>();
  for (let from = 0; from < column.length; from++) {
    let sum = column[from] ?? 0n;
    for (let to = from + 1; to < column.length; to++) {
      sum += column[to] ?? 0n;
      sums.add(sum);
    }
  }
  return sums;
}

/** Labelled steps; a negative printed amount is a deduction, whatever its label. */
function stepsOf(found: readonly Occurrence[]): Map<StepRole, bigint[]> {
  const negative = found.filter((one) => one.amount.value.startsWith('-')).map((one) => one.mills);
  return new Map(
    STEP_ROLES.map((role) => {
      const labelled = valuesOf(found, role).slice(0, MAX_STEPS);
      const together = role === 'tax' ? labelled.flatMap((one) => labelled.map((other) => one + other)) : [];
      return [role, distinct([...labelled, ...together, ...(role === 'discount' ? negative : [])])];
    }),
  );
}

function isRated(base: bigint, charge: bigint): boolean {
  return RATES.some((rate) => {
    const off = base * rate - charge * 100n;
    return (off < 0n ? -off : off) <= 1000n;
  });
}

function pairSums(values: readonly bigint[]): Pick<Arithmetic, 'pairs' | 'rated'> {
  const pairs = new Map<bigint, number>();
  const rated = new Set<bigint>();
  const printed = new Set(values);
  for (const [index, larger] of values.entries()) {
    for (const smaller of values.slice(index + 1)) {
      const sum = larger + smaller;
      if (!printed.has(sum)) continue;
      pairs.set(sum, (pairs.get(sum) ?? 0) + 1);
      if (isRated(larger, smaller)) rated.add(sum);
    }
  }
  return { pairs, rated };
}

/** Calculates which values the amounts of a document support. */
export function arithmeticOf(found: readonly Occurrence[]): Arithmetic {
  const money = distinct(
    found.filter((one) => one.amount.moneyLike && one.shape === 'printed').map((one) => one.mills),
  );
  const largest = money.sort((a, b) => (a > b ? -1 : 1)).slice(0, MAX_PAIRED);
  return {
    reachable: reachableSums(found),
    paid: paidSums(found),
    tendered: new Set(valuesOf(found, 'tendered')),
    blocks: blockSums(found),
    printed: new Set(money),
    steps: stepsOf(found),
    ...pairSums(largest),
  };
}

const CASH_ROUNDING_MILLS = 50n;

/** Whether a value is within cash rounding of one of the sums, but not equal to it. */
export function isRounded(value: bigint, sums: ReadonlySet<bigint>): boolean {
  for (let off = 10n; off < CASH_ROUNDING_MILLS; off += 10n)
    if (sums.has(value + off) || sums.has(value - off)) return true;
  return false;
}
