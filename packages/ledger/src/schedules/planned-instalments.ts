import { addDays, type Day } from '../calendar/index.ts';
import type { PlannedLine } from './spread.ts';

/** A payment of a loan: interest and capital in minor units. */
export interface PlannedInstalment {
  dueOn: Day;
  interestMinor: bigint;
  capitalMinor: bigint;
}

/** A loan as agreed. `to`: the day by which all is repaid; earlier than the last instalment if the loan ends early. */
export interface AgreedLoan {
  capitalMinor: bigint;
  to: Day;
  instalments: readonly PlannedInstalment[];
}

/**
 * The instalments that are still to be posted: those up to the end without a posted line, and what is then left of the
 * capital on the last day, without interest. Without capital (its journal was reversed) no instalment is left, and one
 * negative line undoes what was posted. `posted` holds the posted lines that are not reversed; their amounts are
 * capital. The capital of posted and planned lines adds up to the loan.
 */
export function plannedInstalments(
  { capitalMinor, to, instalments }: AgreedLoan,
  posted: readonly PlannedLine[],
): PlannedInstalment[] {
  const taken = new Set(posted.map(({ dueOn }) => dueOn));
  const agreed = capitalMinor === 0n ? [] : instalments;
  const open = agreed.filter(({ dueOn }) => dueOn <= to && !taken.has(dueOn)).map((one) => ({ ...one }));
  const planned = open.reduce((sum, one) => sum + one.capitalMinor, 0n);
  const restMinor = posted.reduce((rest, { amountMinor }) => rest - amountMinor, capitalMinor - planned);
  if (restMinor === 0n) return open;
  const last = open.at(-1);
  if (last?.dueOn === to) last.capitalMinor += restMinor;
  else open.push({ dueOn: freeDay(to, taken), interestMinor: 0n, capitalMinor: restMinor });
  return open;
}

function freeDay(to: Day, taken: ReadonlySet<Day>): Day {
  let day = to;
  while (taken.has(day)) day = addDays(day, 1);
  return day;
}
