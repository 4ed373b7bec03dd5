import { absolute, type Currency, type Day, daysBetween, parseMoney } from '@folio/ledger';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { byTheRules, type CompanyBooks, type LedgerCall, openBooks, type Posted } from '../ledger/index.ts';
import { bookTransfer } from './book-bank-line.ts';
import { BY_HAND, type Decision, keepCoding, learnFrom, openLine, took, wordsOf } from './code-line.ts';
import { linkToEntries } from './match-line.ts';
import { bookedAlready, mirrorOf } from './other-side.ts';
import { rateOfLine } from './rate-of-line.ts';
import type { StoredLine } from './stored-line.ts';
import type { Touched } from './touched.ts';

export interface TransferInput {
  id: string;
  account_code: string;
  /** In the other account's currency. */
  amount?: string | undefined;
  rate?: string | undefined;
  /** The line of the other account that is the other side; absent = the nearest that fits. */
  mirrorLineId?: string | undefined;
}

/** The other own account, and what moved on it: signed as its bank shows it; null where a line of it is to tell. */
interface Other {
  code: string;
  currency: Currency;
  amountMinor: bigint | null;
}

/**
 * Books a line as a transfer to or from another own account. Where that account's statement shows the other side, its
 * line is coded with it; when the two banks show different days, the money stands in funds in transit between them. A transfer
 * that was booked from the other account's side already is not booked again: the line is linked to it.
 */
export async function transferLine(
  tx: CompanyTransaction,
  call: LedgerCall,
  input: TransferInput,
  decision: Decision = BY_HAND,
): Promise<Touched> {
  const line = await openLine(tx, input.id);
  const books = await openBooks(tx);
  const other = otherOf(line, input, books);
  const booked = await bookedAlready(tx, line, other.code);
  const touched =
    booked === null ? await bookBoth(tx, call, { line, input, other, books }) : await linkToEntries(tx, line, [booked]);
  await learnFrom(tx, call, line, decision);
  return touched;
}

function otherOf(line: StoredLine, { account_code: code, amount }: TransferInput, books: CompanyBooks): Other {
  const account = books.chart.byCode.get(code);
  const isOwn = account !== undefined && (account.cashFlow === 'cash' || account.systemRole === 'credit_card');
  if (!isOwn || code === line.accountCode)
    throw new Refusal('validation_failed', { faults: [{ path: 'account_code', word: 'choose_own_account' }] });
  const currency = account.currency ?? books.baseCurrency;
  if (amount !== undefined) {
    const minor = absolute(byTheRules(() => parseMoney(amount, currency)));
    return { code, currency, amountMinor: line.amountMinor > 0n ? -minor : minor };
  }
  return { code, currency, amountMinor: currency === line.currency ? -line.amountMinor : null };
}

interface Booking {
  line: StoredLine;
  input: TransferInput;
  other: Other;
  books: CompanyBooks;
}

async function bookBoth(tx: CompanyTransaction, call: LedgerCall, booking: Booking): Promise<Touched> {
  const { line, input, other } = booking;
  const mirror = await mirrorOf(tx, line, other, input.mirrorLineId);
  const otherMinor = other.amountMinor ?? mirror?.amountMinor ?? null;
  if (otherMinor === null) {
    const faults = [{ path: 'amount', word: 'transfer_amount_needed', values: { currency: other.currency } }];
    throw new Refusal('validation_failed', { faults });
  }
  const posted = await book(tx, call, booking, { otherMinor, otherDate: mirror?.date ?? line.date });
  const sides = sidesOf(line, posted);
  const coded = { kind: 'transfer' as const, posted: true, about: [other.code], moneyId: null };
  const own = { ...coded, mirrorLineId: mirror?.id ?? null };
  await keepCoding(tx, line, { state: 'classified', coded: own, entryIds: [sides.own.id] });
  if (mirror === null) return took(line);
  const mirrored = { ...coded, about: [line.accountCode], mirrorLineId: line.id };
  await keepCoding(tx, mirror, { state: 'classified', coded: mirrored, entryIds: [sides.other.id] });
  return took(line, { lineIds: [mirror.id] });
}

async function book(
  tx: CompanyTransaction,
  call: LedgerCall,
  { line, input, other, books }: Booking,
  { otherMinor, otherDate }: { otherMinor: bigint; otherDate: Day },
): Promise<Posted[]> {
  const sends = line.amountMinor < 0n;
  // The sending account's rate on the day it sent: needed only where neither account is in base currency.
  const sender = sends ? line : { currency: other.currency, date: otherDate };
  const rate = await rateOfLine(tx, sender, input.rate, books.baseCurrency);
  const [date, arrivesOn] = sends ? [line.date, otherDate] : [otherDate, line.date];
  const [from, to] = sends ? [line.accountCode, other.code] : [other.code, line.accountCode];
  const [sent, arrived] = sends ? [line.amountMinor, otherMinor] : [otherMinor, line.amountMinor];
  return bookTransfer(tx, call, {
    date,
    // A bank that shows the arrival before the departure: then both stand on the day of departure.
    arrivesOn: daysBetween(date, arrivesOn) < 0 ? date : arrivesOn,
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
