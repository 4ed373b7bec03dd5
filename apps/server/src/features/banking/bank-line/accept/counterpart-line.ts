import { absolute, addDays, type Currency, daysBetween, multiplyRate } from '@folio/ledger';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { readRateTable } from '../../../books/exchange-rate/index.ts';
import { byTheRules, readBooks } from '../../../books/ledger/index.ts';
import { lockLine } from '../list/line-store.ts';
import { readMirrors } from '../list/to-do-store.ts';
import { isToDo, type StoredLine } from '../stored-line.ts';
import { entriesMoving, readUnlinked } from '../suggest/unlinked-store.ts';

const APART_DAYS = 5;
/** How far the two amounts of a transfer between currencies may be apart at the day's rate. */
const BAND_PERCENT = 3n;

/** A transfer between the two accounts that the other side's line booked and that this line may be the bank's side of. */
export async function bookedAlready(
  tx: CompanyTransaction,
  line: StoredLine,
  otherCode: string,
): Promise<string | null> {
  const days = { from: addDays(line.date, -APART_DAYS), to: addDays(line.date, APART_DAYS) };
  const unlinked = await readUnlinked(tx, { id: line.bankAccountId, code: line.accountCode }, days);
  const same = unlinked.filter((entry) => entry.kind === 'transfer' && entry.amountMinor === line.amountMinor);
  const both = await entriesMoving(
    tx,
    otherCode,
    same.map((entry) => entry.ref),
  );
  const [nearest] = same
    .filter((entry) => both.includes(entry.ref))
    .toSorted((a, b) => Math.abs(daysBetween(a.date, line.date)) - Math.abs(daysBetween(b.date, line.date)));
  return nearest?.ref ?? null;
}

/** The other account's open line that shows the other side: the one chosen, else the nearest whose amount fits. */
export async function counterpartOf(
  tx: CompanyTransaction,
  line: StoredLine,
  other: { code: string; currency: Currency; amountMinor: bigint | null },
  chosen: string | undefined,
): Promise<StoredLine | null> {
  const apart = ({ date }: { date: string }) => Math.abs(daysBetween(date, line.date));
  const open = (await readMirrors(tx, line.bankAccountId, { from: line.date, to: line.date })).filter(
    (mirror) => mirror.accountCode === other.code && (chosen === undefined || mirror.ref === chosen),
  );
  const fits = await fitting(tx, line, other);
  const [nearest] = open.filter((mirror) => fits(mirror.amountMinor)).toSorted((a, b) => apart(a) - apart(b));
  if (nearest === undefined) return null;
  const locked = await lockLine(tx, nearest.ref);
  return locked !== null && isToDo(locked) ? locked : null;
}

/** Whether an amount of the other account may be the other side: the known one, or one about it at the day's rates. */
async function fitting(
  tx: CompanyTransaction,
  line: StoredLine,
  other: { currency: Currency; amountMinor: bigint | null },
): Promise<(amountMinor: bigint) => boolean> {
  if (other.amountMinor !== null) return (amountMinor) => amountMinor === other.amountMinor;
  const { baseCurrency } = await readBooks(tx);
  const foreign = [line.currency, other.currency].filter((currency) => currency !== baseCurrency);
  const rateOn = await readRateTable(tx, foreign, { from: line.date, to: line.date });
  const toBase = (amountMinor: bigint, currency: Currency) => {
    const rate = currency === baseCurrency ? '1' : rateOn(currency, line.date);
    return rate === null ? null : byTheRules(() => multiplyRate(absolute(amountMinor), currency, rate, baseCurrency));
  };
  const ownBase = toBase(line.amountMinor, line.currency);
  return (amountMinor) => {
    const otherBase = toBase(amountMinor, other.currency);
    if (ownBase === null || otherBase === null || amountMinor > 0n === line.amountMinor > 0n) return false;
    return absolute(otherBase - ownBase) * 100n <= ownBase * BAND_PERCENT;
  };
}
