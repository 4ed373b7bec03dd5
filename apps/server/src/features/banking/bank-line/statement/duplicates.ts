import { at, type Day } from '@folio/ledger';
import { likenessOf, plainLetters, takeApart } from './line-likeness.ts';

/** The features by which statement lines are compared. */
export interface LineText {
  date: Day;
  /** Signed; money received is positive. */
  amountMinor: bigint;
  /** The running balance after the line, if printed. */
  balanceMinor: bigint | null;
  description: string;
}

/** Lines in printed order, and the days for which the list is complete. */
export interface Stretch {
  lines: readonly LineText[];
  isWhole: (day: Day) => boolean;
}

/** If lines of one day and amount form more pairs than this, only their order distinguishes them. */
const MAX_PAIRS = 10_000;
/** From this similarity on, two texts describe the same line in different wording. */
const ALIKE_FROM = 0.5;

/**
 * Finds which lines of a statement were already imported with an earlier one. Lines are paired one to one, so that
 * identical transactions are kept as often as they happened. Within a day and an amount, the running balance decides
 * if both sides print it; otherwise text and order decide. On a day for which both sides are complete, both must have
 * the same lines, whatever their wording.
 */
export function markDuplicates(fresh: Stretch, earlier: Stretch): boolean[] {
  const marks = fresh.lines.map(() => false);
  const groups = new Map<string, number[]>();
  earlier.lines.forEach((line, index) => {
    gather(groups, keyOf(line), index);
  });
  const asked = new Map<string, number[]>();
  fresh.lines.forEach((line, index) => {
    if (groups.has(keyOf(line))) gather(asked, keyOf(line), index);
  });
  const sameDays = daysOfSameAmounts(fresh.lines, earlier.lines);
  for (const [key, wanted] of asked) {
    const day = at(fresh.lines, at(wanted, 0)).date;
    const isWhole = fresh.isWhole(day) && earlier.isWhole(day);
    const group: Group = {
      wanted: pick(fresh.lines, wanted),
      there: pick(earlier.lines, groups.get(key) ?? []),
      isWhole,
      anyText: isWhole || sameDays.has(day),
    };
    for (const index of usedUp(group)) marks[index] = true;
  }
  return marks;
}

interface Indexed {
  index: number;
  line: LineText;
}

interface Group {
  wanted: Indexed[];
  there: Indexed[];
  isWhole: boolean;
  /** The texts may differ completely. */
  anyText: boolean;
}

function keyOf(line: LineText): string {
  return `${line.date} ${line.amountMinor}`;
}

function gather(groups: Map<string, number[]>, key: string, index: number): void {
  const group = groups.get(key);
  if (group === undefined) groups.set(key, [index]);
  else group.push(index);
}

function pick(lines: readonly LineText[], indexes: readonly number[]): Indexed[] {
  return indexes.flatMap((index) => {
    const line = lines[index];
    return line === undefined ? [] : [{ index, line }];
  });
}

type KeyFor = (line: LineText) => string | null;

/** Indexes of the lines that match an earlier line; the most certain pairs are assigned first. */
function usedUp(group: Group): number[] {
  const found: number[] = [];
  const pass = (ofWanted: KeyFor, ofThere = ofWanted) => {
    const free = queuesOf(group.there, ofThere);
    const taken = new Set<Indexed>();
    group.wanted = group.wanted.filter((one) => {
      const partner = free.get(ofWanted(one.line) ?? '')?.next().value;
      if (partner === undefined) return true;
      taken.add(partner);
      found.push(one.index);
      return false;
    });
    group.there = group.there.filter((one) => !taken.has(one));
  };
  const text: KeyFor = (line) => plainLetters(line.description) || null;
  const balance: KeyFor = (line) => line.balanceMinor?.toString() ?? null;
  const textAlone: KeyFor = (line) => (group.isWhole || line.balanceMinor === null ? text(line) : null);
  pass((line) => (line.balanceMinor === null ? null : `${line.balanceMinor} ${text(line)}`));
  pass(balance);
  pass(textAlone, text);
  pass(text, textAlone);
  return [...found, ...byText(group)];
}

/** The lines of each key, to be assigned one after the other. */
function queuesOf(lines: readonly Indexed[], keyFor: KeyFor): Map<string, Iterator<Indexed, undefined>> {
  const byKey = new Map<string, Indexed[]>();
  for (const one of lines) {
    const key = keyFor(one.line);
    if (key === null) continue;
    const queue = byKey.get(key);
    if (queue === undefined) byKey.set(key, [one]);
    else queue.push(one);
  }
  return new Map([...byKey].map(([key, queue]) => [key, queue.values()]));
}

/** For lines that the balance does not decide: most similar texts first, then by order. */
function byText({ wanted, there, isWhole, anyText }: Group): number[] {
  const mayPair = (a: LineText, b: LineText) => isWhole || a.balanceMinor === null || b.balanceMinor === null;
  if (wanted.length * there.length > MAX_PAIRS) return inOrder(wanted, there, mayPair);
  const texts = new Map([...wanted, ...there].map((one) => [one, takeApart(one.line.description)]));
  const alike = (one: Indexed, other: Indexed) => {
    const [a, b] = [texts.get(one), texts.get(other)];
    return a === undefined || b === undefined ? 0 : likenessOf(a, b);
  };
  const pairs = wanted.flatMap((one) =>
    there.filter((other) => mayPair(one.line, other.line)).map((other) => ({ one, other, alike: alike(one, other) })),
  );
  const used = new Set<Indexed>();
  const found: number[] = [];
  const likely = pairs.filter((pair) => anyText || pair.alike >= ALIKE_FROM);
  // Sorting is stable: of identical lines, the first is paired with the first.
  for (const { one, other } of likely.sort((a, b) => b.alike - a.alike)) {
    if (used.has(one) || used.has(other)) continue;
    used.add(one).add(other);
    found.push(one.index);
  }
  return found;
}

function inOrder(
  wanted: readonly Indexed[],
  there: readonly Indexed[],
  mayPair: (a: LineText, b: LineText) => boolean,
): number[] {
  const found: number[] = [];
  let next = 0;
  for (const one of wanted) {
    const other = there[next];
    if (other === undefined) break;
    if (!mayPair(one.line, other.line)) continue;
    found.push(one.index);
    next += 1;
  }
  return found;
}

/**
 * Days on which both sides have several lines with exactly the same amounts: the same lines, whatever their texts.
 */
function daysOfSameAmounts(fresh: readonly LineText[], earlier: readonly LineText[]): Set<Day> {
  const [ours, theirs] = [amountsByDay(fresh), amountsByDay(earlier)];
  const same = [...ours].filter(([day, amounts]) => amounts.length > 1 && sorted(amounts) === sorted(theirs.get(day)));
  return new Set(same.map(([day]) => day));
}

function amountsByDay(lines: readonly LineText[]): Map<Day, bigint[]> {
  const days = new Map<Day, bigint[]>();
  for (const { date, amountMinor } of lines) {
    const amounts = days.get(date);
    if (amounts === undefined) days.set(date, [amountMinor]);
    else amounts.push(amountMinor);
  }
  return days;
}

function sorted(amounts: readonly bigint[] | undefined): string {
  return [...(amounts ?? [])].map(String).sort().join(' ');
}
