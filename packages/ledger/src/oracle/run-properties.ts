import fc from 'fast-check';
import type { Day, FinancialYearEnd } from '../calendar/index.ts';
import { CASH_BASIS_PROPERTIES } from './cash-basis-properties.ts';
import { RANDOM_DAY, type Step, stepsOf } from './command.ts';
import { ENTRY_PROPERTIES } from './entry-properties.ts';
import { historyOf } from './history.ts';
import { ORDER_PROPERTIES } from './order-properties.ts';
import type { Property, Trial } from './property.ts';
import { REPORT_PROPERTIES } from './report-properties.ts';
import { SETTLEMENT_PROPERTIES } from './settlement-properties.ts';

/** All properties that are true in any books. */
export const PROPERTIES: readonly Property[] = [
  ...ENTRY_PROPERTIES,
  ...SETTLEMENT_PROPERTIES,
  ...REPORT_PROPERTIES,
  ...ORDER_PROPERTIES,
  ...CASH_BASIS_PROPERTIES,
];

/** How many random histories of how many events; the same seed gives the same histories. */
export interface PropertyRun {
  readonly runs: number;
  readonly events: number;
  readonly seed: number;
}

/** The result for a property: null when it held in every history, else the smallest history in which it did not. */
export interface PropertyResult {
  readonly name: string;
  readonly failure: string | null;
}

interface Question {
  readonly steps: readonly Step[];
  readonly one: Day;
  readonly other: Day;
  readonly yearEnd: FinancialYearEnd;
}

function questionsOf(events: { min: number; max: number }): fc.Arbitrary<Question> {
  const yearEnd = fc.constantFrom('03-31', '12-31', '02-29', '06-15');
  return fc.record({ steps: stepsOf(events), one: RANDOM_DAY, other: RANDOM_DAY, yearEnd });
}

function trialOf({ steps, one, other, yearEnd }: Question): Trial {
  return { history: historyOf(steps), days: one < other ? [one, other] : [other, one], yearEnd };
}

/**
 * Looks for the smallest history in which a property fails, first among shorter ones, then the original one: the
 * counterexample and the history.
 */
function smallestFailure({ check }: Property, { runs, events, seed }: PropertyRun): string {
  for (const min of [1, events]) {
    const failing = fc.property(questionsOf({ min, max: events }), (question) => check(trialOf(question)));
    const { counterexample, errorInstance } = fc.check(failing, { numRuns: runs, seed });
    if (counterexample === null) continue;
    const found = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
    return `${found}\n${JSON.stringify(counterexample[0])}`;
  }
  return 'it failed once and did not fail again';
}

/** Checks every property that has not failed yet in one history. */
function checkAll(trial: Trial, failed: Set<string>): void {
  for (const { name, check } of PROPERTIES) {
    if (failed.has(name)) continue;
    try {
      check(trial);
    } catch {
      failed.add(name);
    }
  }
}

/**
 * Builds random histories one after another and checks every property in each. A property that failed is checked
 * again alone, to find the smallest history that shows it. Throws when a history cannot be built at all.
 */
export function runProperties(run: PropertyRun): PropertyResult[] {
  const failed = new Set<string>();
  const questions = questionsOf({ min: run.events, max: run.events });
  const look = fc.property(questions, (question) => checkAll(trialOf(question), failed));
  fc.assert(look, { numRuns: run.runs, seed: run.seed });
  return PROPERTIES.map((property) => ({
    name: property.name,
    failure: failed.has(property.name) ? smallestFailure(property, run) : null,
  }));
}
