import { absolute, type Currency, type Day, daysBetween } from '@folio/ledger';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { DomainError } from '../../../../platform/http/domain-error.ts';
import { type CompanyBooks, type LedgerCall, openBooks, type Posted } from '../../../books/ledger/index.ts';
import type { StoredLine } from '../stored-line.ts';
import type { Affected } from '../suggest/affected.ts';
import { bookTransfer } from './book-bank-line.ts';
import { bookedAlready, counterpartOf } from './counterpart-line.ts';
import { affectedBy, BY_HAND, type Decision, keepCoding, learnFrom, narrationOf } from './keep-coding.ts';
import { linkToEntries } from './link-to-entries.ts';
import { rateOfLine } from './rate-of-line.ts';

export interface TransferTo {
  accountCode: string;
  /** The amount a person gave, once the other account's currency is known; null if a line or the same currency determines it. */
  amountIn: (currency: Currency) => bigint | null;
  rate?: string | undefined;
  /** The counterpart line in the other account; null or absent for the nearest match. */
  counterpartId?: string | null;
}

/**
 * The company's other account and the amount moved on it, signed as its bank shows it. The amount is null if a line
 * of that account determines it.
 */
interface Other {
  code: string;
  currency: Currency;
  amountMinor: bigint | null;
}

/**
 * Posts a line as a transfer to or from another account of the company. If that account's statement shows the
 * counterpart, both lines are coded; if the two banks show different days, funds in transit holds the money in
 * between. A transfer already posted from the other account is not posted again: the line is linked to it.
 */
export async function transfer(
  tx: CompanyTransaction,
  call: LedgerCall,
  line: StoredLine,
  input: TransferTo,
  decision: Decision = BY_HAND,
): Promise<Affected> {
  const books = await openBooks(tx);
  const other = otherOf(line, input, books);
  const booked = await bookedAlready(tx, line, other.code);
  if (booked !== null) return linkToEntries(tx, call, line, [booked], decision);
  const affected = await bookBoth(tx, call, { line, input, other, books });
  await learnFrom(tx, call, line, decision);
  return affected;
}

function otherOf(line: StoredLine, { accountCode: code, amountIn }: TransferTo, books: CompanyBooks): Other {
  const account = books.chart.byCode.get(code);
  const isOwn = account !== undefined && (account.cashFlow === 'cash' || account.systemRole === 'credit_card');
  if (!isOwn || code === line.accountCode)
    throw new DomainError('validation_failed', { faults: [{ path: 'account_code', word: 'choose_own_account' }] });
  const currency = account.currency ?? books.baseCurrency;
  const given = amountIn(currency);
  if (given !== null) return { code, currency, amountMinor: line.amountMinor > 0n ? -given : given };
  return { code, currency, amountMinor: currency === line.currency ? -line.amountMinor : null };
}

interface Booking {
  line: StoredLine;
  input: TransferTo;
  other: Other;
  books: CompanyBooks;
}

async function bookBoth(tx: CompanyTransaction, call: LedgerCall, booking: Booking): Promise<Affected> {
  const { line, input, other } = booking;
  const counterpart = await counterpartOf(tx, line, other, input.counterpartId ?? undefined);
  const otherMinor = other.amountMinor ?? counterpart?.amountMinor ?? null;
  if (otherMinor === null) {
    const faults = [{ path: 'amount', word: 'transfer_amount_needed', values: { currency: other.currency } }];
    throw new DomainError('validation_failed', { faults });
  }
  const posted = await book(tx, call, booking, { otherMinor, otherDate: counterpart?.date ?? line.date });
  const sides = sidesOf(line, posted);
  const coded = { kind: 'transfer' as const, posted: true, about: [other.code], moneyId: null };
  const own = { ...coded, mirrorLineId: counterpart?.id ?? null };
  await keepCoding(tx, line, { state: 'classified', coded: own, entryIds: [sides.own.id] });
  if (counterpart === null) return affectedBy(line);
  const itsCoding = { ...coded, about: [line.accountCode], mirrorLineId: line.id };
  await keepCoding(tx, counterpart, { state: 'classified', coded: itsCoding, entryIds: [sides.other.id] });
  return affectedBy(line, { lineIds: [counterpart.id] });
}

async function book(
  tx: CompanyTransaction,
  call: LedgerCall,
  { line, input, other, books }: Booking,
  { otherMinor, otherDate }: { otherMinor: bigint; otherDate: Day },
): Promise<Posted[]> {
  const sends = line.amountMinor < 0n;
  // The sending account's rate on the sending date. Needed only if neither account is in base currency.
  const sender = sends ? line : { currency: other.currency, date: otherDate };
  const rate = await rateOfLine(tx, sender, input.rate, books.baseCurrency);
  const [date, arrivesOn] = sends ? [line.date, otherDate] : [otherDate, line.date];
  const [from, to] = sends ? [line.accountCode, other.code] : [other.code, line.accountCode];
  const [sent, arrived] = sends ? [line.amountMinor, otherMinor] : [otherMinor, line.amountMinor];
  return bookTransfer(tx, call, {
    date,
    // If a bank shows the arrival before the departure, both are dated on the day of departure.
    arrivesOn: daysBetween(date, arrivesOn) < 0 ? date : arrivesOn,
    fromAccount: from,
    toAccount: to,
    fromAmountMinor: absolute(sent),
    toAmountMinor: absolute(arrived),
    rate,
    narration: narrationOf(line),
    bankLineId: line.id,
  });
}

/** The entry of each side: if there are two, the first is the departure and the second the arrival. */
function sidesOf(line: StoredLine, posted: readonly Posted[]): { own: Posted; other: Posted } {
  const [departure, arrival] = [posted[0], posted[1] ?? posted[0]];
  if (departure === undefined || arrival === undefined) throw new Error('a transfer posted nothing');
  return line.amountMinor < 0n ? { own: departure, other: arrival } : { own: arrival, other: departure };
}
