import { canonicalEntry } from '../journal/index.ts';
import type { CommandKind, Step } from './command.ts';
import { same } from './expectation.ts';
import { historyOf } from './history.ts';
import type { Property, Trial } from './property.ts';
import { balanceSheet, profitLoss, trialBalance } from './report-properties.ts';

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
