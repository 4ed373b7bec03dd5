import fc from 'fast-check';
import type { Day, FinancialYearEnd } from '../calendar/index.ts';
import { canonicalEntry } from '../journal/index.ts';
import { CASH_BASIS_PROPERTIES } from './cash-basis-properties.ts';
import { type CommandKind, RANDOM_DAY, type Step, stepsOf } from './command.ts';
import { ENTRY_PROPERTIES } from './entry-properties.ts';
import { same } from './expectation.ts';
import { historyOf } from './history.ts';
import type { Property, Trial } from './property.ts';
import { balanceSheet, profitLoss, REPORT_PROPERTIES, trialBalance } from './report-properties.ts';
import { SETTLEMENT_PROPERTIES } from './settlement-properties.ts';

/** Events that touch all books at once, and so depend on what came before them. */
const OF_ALL_BOOKS: readonly CommandKind[] = ['revaluation', 'period_lock', 'opening_balances'];

/** A place in the history, chosen by the days of the trial. */
function placeIn(steps: readonly Step[], [first, second]: Trial['days']): number {
  const seed = Number(first.slice(8)) * 31 + Number(second.slice(8));
  return steps.length === 0 ? 0 : seed % steps.length;
}

/** A report as known when only some steps had been entered equals the report of the entries up to their last number. */
function knownThen({ history, days, yearEnd }: Trial): void {
  const place = placeIn(history.steps, days);
  const count = history.countAfter[place] ?? 0;
  const then = historyOf(history.steps.slice(0, place + 1));
  same(then.entries.map(canonicalEntry), history.entries.slice(0, count).map(canonicalEntry), 'the prefix');
  const upTo = history.entries.filter((entry) => Number(entry.journalNumber.slice(1)) <= count);
  for (const day of days) {
    same(trialBalance(upTo, day, yearEnd), trialBalance(then.entries, day, yearEnd), `as known then, at ${day}`);
    same(balanceSheet(upTo, day, yearEnd), balanceSheet(then.entries, day, yearEnd), `as known then, at ${day}`);
  }
}

/** Events of two groups of contacts that never meet: entered mixed, or one group after the other. */
function orderDoesNotMatter({ history, days: [from, to], yearEnd }: Trial): void {
  const steps = history.steps.filter((step) => !OF_ALL_BOOKS.includes(step.command.kind));
  const [mixed, sorted] = [steps, [...steps].sort((a, b) => a.command.lane - b.command.lane)].map(historyOf);
  const texts = (entries = mixed?.entries ?? []) =>
    entries.map((entry) => canonicalEntry({ ...entry, journalNumber: '' })).sort();
  same(texts(sorted?.entries), texts(mixed?.entries), 'entries in another order');
  const reports = (entries = mixed?.entries ?? []) => [
    trialBalance(entries, to, yearEnd),
    profitLoss(entries, from, to),
  ];
  same(reports(sorted?.entries), reports(mixed?.entries), `reports at ${to} of another order`);
}

export const ORDER_PROPERTIES: readonly Property[] = [
  { name: 'as known then: reports over the first entries are the reports of that time', check: knownThen },
  { name: 'the order of independent events does not matter', check: orderDoesNotMatter },
];

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
