import type { Day } from '@folio/ledger';
import { matcherOf, numberAt } from './scheme.ts';

/** A number a document has, with the document's day. */
export interface UsedNumber {
  number: string;
  day: Day | null;
}

/** A run of numbers that no document has; `after` is the day of the document before it. */
export interface GapRun {
  from: string;
  to: string;
  count: number;
  after: Day | null;
}

export interface Gaps {
  used: number;
  missing: number;
  runs: GapRun[];
}

interface Counted {
  count: number;
  day: Day | null;
}

/**
 * The numbers of a pattern between the first and the last used one of each period that no document has, oldest period
 * first. Numbers of other patterns are ignored; a number used twice counts once.
 */
export function gapsOf(pattern: string, numbers: Iterable<UsedNumber>): Gaps {
  const match = matcherOf(pattern);
  const digits = /\{(#+)\}/.exec(pattern)?.[1]?.length ?? 1;
  const periods = new Map<string, { head: string; tail: string; counted: Map<number, Day | null> }>();
  for (const { number, day } of numbers) {
    const found = match(number);
    if (found === null) continue;
    const { head, tail, count } = found;
    const period = periods.get(`${head}#${tail}`) ?? { head, tail, counted: new Map<number, Day | null>() };
    periods.set(`${head}#${tail}`, period);
    if (!period.counted.has(count)) period.counted.set(count, day);
  }
  const inOrder = [...periods.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, period]) => period);
  const runs = inOrder.flatMap(({ head, tail, counted }) =>
    runsOf(counted).map(({ from, to, after }) => ({
      from: numberAt({ head, tail, digits }, from),
      to: numberAt({ head, tail, digits }, to),
      count: to - from + 1,
      after,
    })),
  );
  return {
    used: inOrder.reduce((sum, { counted }) => sum + counted.size, 0),
    missing: runs.reduce((sum, run) => sum + run.count, 0),
    runs,
  };
}

function runsOf(counted: ReadonlyMap<number, Day | null>): { from: number; to: number; after: Day | null }[] {
  const inOrder = [...counted]
    .map(([count, day]): Counted => ({ count, day }))
    .sort((one, other) => one.count - other.count);
  return inOrder.flatMap((before, index) => {
    const next = inOrder[index + 1];
    if (next === undefined || next.count === before.count + 1) return [];
    return [{ from: before.count + 1, to: next.count - 1, after: before.day }];
  });
}
