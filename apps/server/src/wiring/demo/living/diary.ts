import { addDays, type Day, daysInMonth, formatMoney, makeDay, parseMoney, partsOf } from '@folio/ledger';
import type {
  BankLineEvent,
  DocumentEvent,
  ExampleEvent,
  MoneyEvent,
  OtherEvent,
  TransferEvent,
} from '@folio/sample-documents';

/*
 * What happened in the fictional company, day by day. `books`: entered before anybody looks. `bank`: only the bank's statement
 * has it. `paper`: only a document that waits for review has it.
 */
export type Knows = 'books' | 'bank' | 'paper';

interface Split {
  account: string;
  amount: string;
}

/** The parts of an event that only the ledger reads; documents are drawn without them. */
export type DiaryEvent =
  | (Omit<DocumentEvent, 'items'> & {
      items: readonly (DocumentEvent['items'][number] & { account: string })[];
      rate?: string;
      confirmStatus?: 'unconfirmed' | 'confirmed';
    })
  | (MoneyEvent & { rate?: string; fee?: string; feeAccount?: string })
  | (BankLineEvent & { splits: readonly Split[]; rate?: string })
  | TransferEvent
  | (OtherEvent & Record<string, unknown>)
  | (ExampleEvent & { type: 'opening_balances' });

type WithoutId<Event> = Event extends unknown ? Omit<Event, 'id'> : never;

export interface Entry {
  event: DiaryEvent;
  knows: Knows;
}

/** A document that was issued, as far as its payment needs it. */
export interface Issued {
  number: string;
  contact: string;
  currency: string;
  totalMinor: bigint;
  issueDate: Day;
}

export interface Item {
  name: string;
  quantity: number;
  /** Decimal text in the document's currency, before tax. */
  price: string;
  account: string;
}

/** Accounts of which the demo has statements. */
const STATEMENT_ACCOUNTS = new Set(['1010', '1030']);

const TAX_PERCENT = { UK20: 20n, CN13N: 13n };
export type TaxCode = keyof typeof TAX_PERCENT;

/** The middle of the year's rates in ten-thousandths of a dollar. They move with the month and the day, not with chance. */
const RATES: Record<string, { base: number; swing: number }> = {
  USD: { base: 78_050, swing: 260 },
  CNY: { base: 10_810, swing: 420 },
  GBP: { base: 102_400, swing: 3_100 },
};

/** HKD for one unit of a currency on a day, as decimal text with four places. Throws a RangeError for an unknown currency. */
export function rateOn(currency: string, day: Day): string {
  const known = RATES[currency];
  if (known === undefined) throw new RangeError(`the demo has no rate for ${currency}`);
  const { month, dayOfMonth } = partsOf(day);
  const step = ((month * 7 + dayOfMonth) % 25) - 12;
  const tenThousandths = known.base + Math.trunc((known.swing * step) / 12);
  return `${Math.trunc(tenThousandths / 10_000)}.${String(tenThousandths % 10_000).padStart(4, '0')}`;
}

/** The same amount in HKD at the rate of the day, rounded down to a cent. */
export function inHkdMinor(amountMinor: bigint, currency: string, day: Day): bigint {
  return (amountMinor * BigInt(rateOn(currency, day).replace('.', ''))) / 10_000n;
}

export const money = (minor: bigint, currency = 'HKD'): string => formatMoney(minor, currency);

/** Whole numbers that depend on the seed alone (xorshift). */
export class Dice {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0 || 1;
  }

  /** A whole number from 0 to `sides - 1`. */
  roll(sides: number): number {
    this.#state ^= this.#state << 13;
    this.#state ^= this.#state >>> 17;
    this.#state ^= this.#state << 5;
    this.#state >>>= 0;
    return this.#state % sides;
  }
}

/** One month of the diary. */
export interface Month {
  /** 0 for the first month of the books. */
  index: number;
  year: number;
  month: number;
  start: Day;
  /** The day of the month, or its last day if it is shorter. */
  day: (dayOfMonth: number) => Day;
  end: Day;
}

export function monthAt(start: Day, index: number): Month {
  const { year, month } = partsOf(start);
  const days = daysInMonth(year, month);
  return {
    index,
    year,
    month,
    start,
    day: (dayOfMonth) => makeDay(year, month, Math.min(dayOfMonth, days)),
    end: makeDay(year, month, days),
  };
}

/** The day, or the Monday after it if it is a Saturday or Sunday. */
export function workday(day: Day): Day {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, weekday === 6 ? 2 : weekday === 0 ? 1 : 0);
}

/** The series of numbers of events that get theirs in the order of their days. */
const SERIES: Partial<Record<DiaryEvent['type'], string>> = {
  receipt: 'RCT',
  payment: 'PAY',
  bank_line: 'BNK',
  transfer: 'TRF',
  manual_journal: 'MJ',
};

/** Sorts by day; an opening comes first on its day, a revaluation and a lock come last. */
function orderOf(event: DiaryEvent): string {
  const day = 'issueDate' in event ? event.issueDate : 'date' in event ? String(event.date) : '';
  const rank = event.type === 'opening_balances' ? 0 : event.type === 'opening_document' ? 1 : 2;
  const last = event.type === 'revaluation' ? 3 : event.type === 'period_lock' ? 4 : rank;
  return `${event.type === 'opening_document' ? String(event.date) : day} ${last}`;
}

/** Collects events and gives numbers. Nothing later than `today` happens. */
export class Diary {
  readonly entries: Entry[] = [];
  readonly #numbers = new Map<string, number>();
  readonly today: Day;
  /** Of this day and later, movements of accounts with statements are known to the bank alone. */
  readonly openFrom: Day;

  constructor(today: Day, openFrom: Day) {
    this.today = today;
    this.openFrom = openFrom;
  }

  /** The next number of a series, such as `RCT-0004`. */
  next(series: string, digits = 4): string {
    const number = (this.#numbers.get(series) ?? 0) + 1;
    this.#numbers.set(series, number);
    return `${series}-${String(number).padStart(digits, '0')}`;
  }

  /** True if the day has come. */
  has(day: Day): boolean {
    return day <= this.today;
  }

  add(event: WithoutId<DiaryEvent>, knows: Knows = 'books'): void {
    const id = `L${String(this.entries.length + 1).padStart(4, '0')}`;
    this.entries.push({ event: { id, ...event } as DiaryEvent, knows });
  }

  /** Every event by its day. Payments, transfers and journals get their numbers now, so that numbers follow the days. */
  inOrder(): Entry[] {
    const sorted = [...this.entries].sort((left, right) => {
      const [first, second] = [orderOf(left.event), orderOf(right.event)];
      return first < second ? -1 : first > second ? 1 : 0;
    });
    return sorted.map(({ event, knows }) => {
      const series = SERIES[event.type];
      return { event: series === undefined ? event : ({ ...event, number: this.next(series) } as DiaryEvent), knows };
    });
  }

  /** Who knows of money that moves on an account on a day. */
  knowsOf(account: string, day: Day): Knows {
    return STATEMENT_ACCOUNTS.has(account) && day >= this.openFrom ? 'bank' : 'books';
  }

  /** Money without a document: rent by autopay, a bank fee, interest. */
  bankLine(line: Omit<BankLineEvent, 'id' | 'type' | 'number'> & { splits: readonly Split[]; rate?: string }): void {
    if (!this.has(line.date as Day)) return;
    this.add({ type: 'bank_line', number: '', ...line }, this.knowsOf(line.account, line.date as Day));
  }
}

export interface Trade {
  type: 'sales_invoice' | 'purchase_bill';
  number: string;
  contact: string;
  day: Day;
  dueOn: Day;
  items: readonly Item[];
  currency?: string;
  tax?: TaxCode;
  reference?: string;
}

/** Issues a document if its day has come. Returns null if it has not. */
export function issue(diary: Diary, trade: Trade, knows: Knows = 'books'): Issued | null {
  const { type, number, contact, day, dueOn, items, currency = 'HKD', tax, reference } = trade;
  if (!diary.has(day)) return null;
  const netMinor = items.map(({ quantity, price }) => BigInt(quantity) * parseMoney(price, currency));
  const taxMinor = tax === undefined ? [] : netMinor.map((net) => (net * TAX_PERCENT[tax] + 50n) / 100n);
  diary.add(
    {
      type,
      number,
      contact,
      issueDate: day,
      dueDate: dueOn,
      ...(currency === 'HKD' ? {} : { currency, rate: rateOn(currency, day) }),
      ...(reference === undefined ? {} : { reference }),
      amountsAre: tax === undefined ? 'no_tax' : 'tax_exclusive',
      items: items.map(({ quantity, ...item }) => ({
        ...item,
        quantity: String(quantity),
        ...(tax === undefined ? {} : { taxCode: tax }),
      })),
    },
    knows,
  );
  const totalMinor = [...netMinor, ...taxMinor].reduce((sum, each) => sum + each, 0n);
  return { number, contact, currency, totalMinor, issueDate: day };
}

export interface Settlement {
  day: Day;
  account: string;
  reference: string;
  /** The part that is paid; without it everything. */
  amountMinor?: bigint;
  /** Kept back by a bank on the way, in the document's currency. */
  feeMinor?: bigint;
}

/** Receives or pays money for one or several documents of a contact if the day has come. Returns whether it has. */
export function settle(
  diary: Diary,
  type: 'receipt' | 'payment',
  documents: readonly Issued[],
  { day, account, reference, amountMinor, feeMinor = 0n }: Settlement,
): boolean {
  const [first] = documents;
  if (first === undefined || !diary.has(day)) return false;
  const { contact, currency } = first;
  const settled = documents.map((document) => ({ document, minor: amountMinor ?? document.totalMinor }));
  const sumMinor = settled.reduce((sum, { minor }) => sum + minor, 0n) - feeMinor;
  const converted = account === '1010' && currency !== 'HKD';
  const own = converted ? inHkdMinor(sumMinor, currency, day) : sumMinor;
  diary.add(
    {
      type,
      number: '',
      date: day,
      account,
      contact,
      amount: money(own, converted ? 'HKD' : currency),
      ...(currency === 'HKD' || converted ? {} : { rate: rateOn(currency, day) }),
      ...(feeMinor === 0n ? {} : { fee: money(feeMinor, currency) }),
      reference,
      allocations: settled.map(({ document, minor }) => ({
        document: document.number,
        amount: money(minor, currency),
      })),
    },
    diary.knowsOf(account, day),
  );
  return true;
}
