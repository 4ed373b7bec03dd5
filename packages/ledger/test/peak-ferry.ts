import { readFileSync } from 'node:fs';
import { parseMoney } from '../src/money/index.ts';
import { parseExampleCompany, type replayEvents } from '../src/replay/index.ts';

/* Reading of the second golden case, for tests only. */

const FOLDER = new URL('../golden/peak-ferry/', import.meta.url);

export function peakFerryJson<Content>(name: string): Content {
  return JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8'));
}

export const PEAK_FERRY = parseExampleCompany(peakFerryJson('events.json'));

/** The year that is worked by hand. */
export const WORKED_YEAR = { from: '2025-04-01', to: '2026-03-31' } as const;

export const minorOf = (amount: string): bigint => parseMoney(amount, 'HKD');

/** An object of amounts in text as minor units, with `Minor` after each name. */
export function minorsOf(amounts: Readonly<Record<string, string>>): Record<string, bigint> {
  return Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [`${name}Minor`, minorOf(amount)]));
}

/** Debit less credit of an account through a day. */
export function balanceAt({ entries }: ReturnType<typeof replayEvents>, account: string, day: string): bigint {
  const lines = entries.filter(({ date }) => date <= day).flatMap((entry) => entry.lines);
  return lines
    .filter(({ accountCode }) => accountCode === account)
    .reduce((sum, { debitMinor, creditMinor }) => sum + debitMinor - creditMinor, 0n);
}
