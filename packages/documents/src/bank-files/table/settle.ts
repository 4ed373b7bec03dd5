import type { BankFileLine, BankFileStatement } from '../bank-file.ts';
import { outAndIn, textOfUnits } from '../exact.ts';
import type { Entry } from './entry.ts';
import type { TableFacts } from './facts.ts';

/** How often each balance follows from the one before it; `sign` is -1 when balances are amounts owed. */
function linksOf(entries: readonly Entry[], sign: 1n | -1n): number {
  let links = 0;
  for (let index = 1; index < entries.length; index++) {
    const [before, entry] = [entries[index - 1]?.balance ?? null, entries[index]];
    if (before === null || entry === undefined || entry.balance === null || entry.units === null) continue;
    if (before + sign * entry.units === entry.balance) links++;
  }
  return links;
}

/** Counts links that hold in either direction, for rows without a direction. */
function looseLinksOf(entries: readonly Entry[]): number {
  let links = 0;
  for (let index = 1; index < entries.length; index++) {
    const [before, entry] = [entries[index - 1]?.balance ?? null, entries[index]];
    if (before === null || entry === undefined || entry.balance === null || entry.units === null) continue;
    const change = entry.balance - before;
    if (change === entry.units || change === -entry.units) links++;
  }
  return links;
}

/** How often the next row has a later day, less how often it has an earlier one. */
function riseOfDays(entries: readonly Entry[]): number {
  let rise = 0;
  for (let index = 1; index < entries.length; index++) {
    const [before, after] = [entries[index - 1]?.date ?? '', entries[index]?.date ?? ''];
    if (after > before) rise++;
    if (after < before) rise--;
  }
  return rise;
}

/** Days newest first, but the rows of each day oldest first. */
function byDayTurned(entries: readonly Entry[]): Entry[] {
  return entries.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}

/**
 * Orders the entries oldest first: the order in which most balances follow, then the one in which the days rise. Where the days say
 * nothing, equal amounts can follow in both orders: then the one in which they follow as the amounts are signed.
 */
function oldestFirst(entries: readonly Entry[]): readonly Entry[] {
  const rise = riseOfDays(entries);
  const turned = entries.toReversed();
  const orders = rise < 0 ? [turned, byDayTurned(entries), entries] : [entries, turned];
  const ranked = orders.map((order, rank) => ({
    order,
    rank,
    links: looseLinksOf(order),
    signedLinks: rise === 0 ? linksOf(order, 1n) : 0,
  }));
  ranked.sort((a, b) => b.links - a.links || b.signedLinks - a.signedLinks || a.rank - b.rank);
  return ranked[0]?.order ?? entries;
}

/** Gives movements without a direction the direction their balances show. */
function directed(entries: readonly Entry[], opening: bigint | null): readonly Entry[] {
  const moved = entries.filter((entry) => entry.units !== null);
  if (!moved.some((entry) => entry.undirected) || linksOf(entries, 1n) === looseLinksOf(entries)) return entries;
  if (moved.some((entry) => (entry.units ?? 0n) < 0n)) return entries;
  let before = opening;
  return entries.map((entry) => {
    const { units, balance } = entry;
    const falls = units !== null && before !== null && balance === before - units;
    before = balance ?? before;
    return falls && entry.undirected ? { ...entry, units: -units } : entry;
  });
}

function lineOf(entry: Entry, units: bigint): BankFileLine {
  return {
    row: entry.row,
    date: entry.date,
    valueDate: entry.valueDate,
    payee: entry.payee,
    description: entry.description,
    reference: entry.reference,
    ...outAndIn(units),
    balance: entry.balance === null ? null : textOfUnits(entry.balance),
  };
}

function saidBalance(entries: readonly Entry[], says: 'opening' | 'closing'): bigint | null {
  const rows = entries.filter((entry) => entry.says === says);
  const row = says === 'opening' ? rows[0] : rows.at(-1);
  return row === undefined ? null : (row.balance ?? row.units);
}

/** The balance before the first movement: as stated, else calculated from the first running balance and amount. */
function openingOf(entries: readonly Entry[], moved: readonly Entry[], sign: 1n | -1n): bigint | null {
  const [first] = moved;
  const start = entries.indexOf(first as Entry);
  const before = entries.slice(0, Math.max(0, start)).findLast((entry) => entry.balance !== null)?.balance ?? null;
  if (before !== null) return before;
  if (first === undefined || first.balance === null || first.units === null) return null;
  return first.balance - sign * first.units;
}

function balanceText(units: bigint | null | undefined): string | null {
  return units === null || units === undefined ? null : textOfUnits(units);
}

/** The currency of an account: from its column, else the one printed with amounts. */
function currencyOf(entries: readonly Entry[]): string | null {
  const named = entries.find(({ currency }) => currency !== null)?.currency;
  return named ?? entries.find(({ mark }) => mark !== null)?.mark ?? null;
}

/**
 * Turns the entries of one account into its statement: oldest first, with signs from the balances where nothing else
 * gives them.
 */
export function settleStatement(all: readonly Entry[], facts: TableFacts, spentPositive: boolean): BankFileStatement {
  const said = {
    opening: saidBalance(all, 'opening') ?? facts.opening,
    closing: saidBalance(all, 'closing') ?? facts.closing,
  };
  const ordered = oldestFirst(all.filter((entry) => entry.says === null));
  const entries = directed(ordered, said.opening);
  const owed = linksOf(entries, -1n) > linksOf(entries, 1n);
  const card = owed || (spentPositive && facts.saysCard && linksOf(entries, 1n) === 0);
  const moved = entries.filter((entry) => entry.units !== null && entry.units !== 0n);
  const days = moved.map((entry) => entry.date).sort();
  const last = entries.findLast((entry) => entry.balance !== null)?.balance;
  return {
    account: all.find((entry) => entry.account !== null)?.account ?? facts.account,
    currency: currencyOf(all) ?? facts.currency,
    periodStart: facts.periodStart ?? days[0] ?? null,
    periodEnd: facts.periodEnd ?? days.at(-1) ?? null,
    openingBalance: balanceText(said.opening ?? openingOf(entries, moved, card ? -1n : 1n)),
    closingBalance: balanceText(said.closing ?? last),
    card,
    lines: moved.map((entry) => lineOf(entry, entry.units ?? 0n)),
  };
}
