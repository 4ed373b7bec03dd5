import type { Day } from '@folio/ledger';
import { likenessOf, plainLetters, takeApart } from './line-likeness.ts';

/** What tells one statement line from another. */
export interface LineText {
  date: Day;
  /** Signed: received positive. */
  amountMinor: bigint;
  /** The running balance after it, where it is printed. */
  balanceMinor: bigint | null;
  description: string;
}

/** Lines in the order they are printed, and the days on which every one of them must be there. */
export interface Stretch {
  lines: readonly LineText[];
  isWhole: (day: Day) => boolean;
}

/** More pairs of lines of one day and amount than these are told apart by their order alone. */
const MOST_PAIRS = 10_000;
/** From here on two texts are the same line, written otherwise. */
const ALIKE_FROM = 0.5;

/**
 * Which lines of a statement came with an earlier one already. Lines correspond one to one: a line is a duplicate only of an
 * earlier line that no other line has used up, so twins are kept as often as they happened. Within a day and an amount the
 * running balance decides where both print it, the text and the order otherwise. A day that both sides hold as a whole must
 * have the same lines on either, however they are written.
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
    const day = fresh.lines[wanted[0] ?? 0]?.date ?? '';
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
  /** The texts may differ altogether. */
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

/** Indexes of the lines that have an earlier one: the surest pairs first. */
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

/** The lines of each key, to be handed out one after the other. */
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

/** What the balance does not tell: the texts most alike first, the earlier of twins first. */
function byText({ wanted, there, isWhole, anyText }: Group): number[] {
  const mayPair = (a: LineText, b: LineText) => isWhole || a.balanceMinor === null || b.balanceMinor === null;
  if (wanted.length * there.length > MOST_PAIRS) return inOrder(wanted, there, mayPair);
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
  // Sorting is stable: among twins the first goes with the first.
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

/** Days on which both sides have the very same amounts, more than one: the same lines, whatever they are called. */
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
