import { absolute, type Day, daysBetween, parseMoney } from '@folio/ledger';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { byTheRules, type LedgerCall, openBooks, type Posted } from '../ledger/index.ts';
import { bookTransfer } from './book-bank-line.ts';
import { keepCoding, openLine, wordsOf } from './code-line.ts';
import { lockLine, readToDo } from './line-store.ts';
import { rateOfLine } from './rate-of-line.ts';
import { isToDo, type StoredLine } from './stored-line.ts';

export interface TransferInput {
  id: string;
  account_code: string;
  /** In the other account's currency. */
  amount?: string | undefined;
  rate?: string | undefined;
}

const APART_DAYS = 5;

/**
 * Books a line as a transfer to or from another own account. Where that account's statement shows the other side, its
 * line is coded with it; when the two banks show different days, the money stands in funds in transit between them.
 */
export async function transferLine(tx: CompanyTransaction, call: LedgerCall, input: TransferInput): Promise<void> {
  const line = await openLine(tx, input.id);
  const books = await openBooks(tx);
  const other = books.chart.byCode.get(input.account_code);
  if (other === undefined || other.cashFlow !== 'cash' || other.code === line.accountCode)
    throw new Refusal('validation_failed', { faults: [{ path: 'account_code', word: 'choose_own_account' }] });
  const otherCurrency = other.currency ?? books.baseCurrency;
  const otherMinor = otherAmount(line, input, otherCurrency);
  const mirror = await mirrorOf(tx, line, input.account_code, otherMinor);
  const rate = await senderRate(tx, line, mirror?.date ?? line.date, input.rate, {
    base: books.baseCurrency,
    other: otherCurrency,
  });
  const posted = await book(tx, call, { line, input, otherMinor, mirrorDate: mirror?.date ?? null, rate });
  const sides = sidesOf(line, posted);
  const coded = { kind: 'transfer' as const, posted: true, about: [input.account_code], moneyId: null };
  const own = { ...coded, mirrorLineId: mirror?.id ?? null };
  await keepCoding(tx, line, { state: 'classified', coded: own, entryId: sides.own.id });
  if (mirror === null) return;
  const mirrored = { ...coded, about: [line.accountCode], mirrorLineId: line.id };
  await keepCoding(tx, mirror, { state: 'classified', coded: mirrored, entryId: sides.other.id });
}

/** What moved on the other account, signed as its bank shows it. */
function otherAmount(line: StoredLine, input: TransferInput, currency: string): bigint {
  const { amount } = input;
  if (amount !== undefined) {
    const minor = absolute(byTheRules(() => parseMoney(amount, currency)));
    return line.amountMinor > 0n ? -minor : minor;
  }
  if (currency === line.currency) return -line.amountMinor;
  const faults = [{ path: 'amount', word: 'transfer_amount_needed', values: { currency } }];
  throw new Refusal('validation_failed', { faults });
}

async function mirrorOf(
  tx: CompanyTransaction,
  line: StoredLine,
  accountCode: string,
  amountMinor: bigint,
): Promise<StoredLine | null> {
  const apart = (other: StoredLine) => Math.abs(daysBetween(other.date, line.date));
  const [nearest] = (await readToDo(tx, { notAccount: line.bankAccountId }))
    .filter((other) => other.accountCode === accountCode && other.amountMinor === amountMinor)
    .filter((other) => apart(other) <= APART_DAYS)
    .toSorted((a, b) => apart(a) - apart(b));
  if (nearest === undefined) return null;
  const locked = await lockLine(tx, nearest.id);
  return locked !== null && isToDo(locked) ? locked : null;
}

/** The sending account's rate on the day it sent: needed only where neither account is in base currency. */
function senderRate(
  tx: CompanyTransaction,
  line: StoredLine,
  otherDate: Day,
  typed: string | undefined,
  currencies: { base: string; other: string },
): Promise<string | null> {
  const sender = line.amountMinor < 0n ? line : { currency: currencies.other, date: otherDate };
  return rateOfLine(tx, sender, typed, currencies.base);
}

interface Booking {
  line: StoredLine;
  input: TransferInput;
  otherMinor: bigint;
  mirrorDate: Day | null;
  rate: string | null;
}

async function book(
  tx: CompanyTransaction,
  call: LedgerCall,
  { line, input, otherMinor, mirrorDate, rate }: Booking,
): Promise<Posted[]> {
  const sends = line.amountMinor < 0n;
  const otherDate = mirrorDate ?? line.date;
  const [date, arrivesOn] = sends ? [line.date, otherDate] : [otherDate, line.date];
  const [from, to] = sends ? [line.accountCode, input.account_code] : [input.account_code, line.accountCode];
  const [sent, arrived] = sends ? [line.amountMinor, otherMinor] : [otherMinor, line.amountMinor];
  return bookTransfer(tx, call, {
    date,
    // A bank that shows the arrival before the departure: then both stand on the day of departure.
    arrivesOn: arrivesOn < date ? date : arrivesOn,
    fromAccount: from,
    toAccount: to,
    fromAmountMinor: absolute(sent),
    toAmountMinor: absolute(arrived),
    rate,
    narration: wordsOf(line),
    bankLineId: line.id,
  });
}

/** The entry of each side: of two, the first is the departure and the second the arrival. */
function sidesOf(line: StoredLine, posted: readonly Posted[]): { own: Posted; other: Posted } {
  const [departure, arrival] = [posted[0], posted[1] ?? posted[0]];
  if (departure === undefined || arrival === undefined) throw new Error('a transfer posted nothing');
  return line.amountMinor < 0n ? { own: departure, other: arrival } : { own: arrival, other: departure };
}
