import { addDays, type Day } from '@folio/ledger';

export const PAST_LINES = 50_000;
export const OPEN_LINES = 1000;
export const OPEN_DOCUMENTS = 5000;
export const CONTACTS = 500;
const FIRST_DAY: Day = '2022-01-01';
export const LAST_MONTH: { first: Day; last: Day } = { first: '2026-03-01', last: '2026-03-31' };
/** Months before the last one. */
export const PAST_MONTHS = 50;

const FIRST_WORDS = 'Golden Pearl Jade Lotus Silver Ocean Bright Lucky Eastern Harbour'.split(' ');
const SECOND_WORDS = 'Dragon Peak Lantern Kite Bamboo Orchid Phoenix River Crane Maple'.split(' ');
const TRADES = ['Trading', 'Foods', 'Printing', 'Logistics', 'Design'];

export function contactName(n: number): string {
  const word = (words: readonly string[], at: number) => words[at % words.length] ?? '';
  const trade = word(TRADES, Math.floor(n / 100));
  return `${word(FIRST_WORDS, n)} ${word(SECOND_WORDS, Math.floor(n / 10))} ${trade} Limited`;
}

export interface WorkDocument {
  sale: boolean;
  number: string;
  contact: number;
  amountMinor: bigint;
  date: Day;
}

/** Amounts repeat a little, as prices do. */
function amountOf(n: number): bigint {
  return BigInt(10_000 + ((n * 7919) % 89_000) * 10);
}

export function workDocuments(): WorkDocument[] {
  return Array.from({ length: OPEN_DOCUMENTS }, (_, n) => ({
    sale: n % 2 === 0,
    number: `${n % 2 === 0 ? 'INV' : 'B'}-${20_000 + n}`,
    contact: (n * 13) % CONTACTS,
    amountMinor: amountOf(n),
    date: addDays(LAST_MONTH.first, -((n * 7) % 60)),
  }));
}

export interface WorkLine {
  date: Day;
  description: string;
  amountMinor: bigint;
  /** The account a past line was categorized to. */
  account: string;
}

const COSTS = ['6220', '6300', '6140', '6200', '6130'];

export function pastLine(n: number): WorkLine {
  const payee = n % 300;
  const month = Math.floor((n * PAST_MONTHS) / PAST_LINES);
  const first = new Date(`${FIRST_DAY}T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + month);
  const day = addDays(first.toISOString().slice(0, 10), n % 28);
  const received = n % 5 === 0;
  return {
    date: day,
    description: received
      ? `FPS CREDIT RETAIL SALES ${n}`
      : `CARD ${n} ${contactName(payee).toUpperCase().slice(0, 24)}`,
    amountMinor: received ? amountOf(n) : -amountOf(n + 3),
    account: received ? '4000' : (COSTS[payee % COSTS.length] ?? '6220'),
  };
}

/** Of ten lines, six pay a document (a third of them name it), three have a known payee, and one an unknown payee. */
export function openLine(n: number, documents: readonly WorkDocument[]): Omit<WorkLine, 'account'> {
  const date = addDays(LAST_MONTH.first, (n * 31) % 31);
  const document = documents[(n * 5) % documents.length];
  const kind = n % 10;
  if (kind < 6 && document !== undefined) {
    const name = contactName(document.contact).toUpperCase();
    const words = n % 3 === 0 ? `${name} ${document.number}` : name.slice(0, 26);
    return {
      date,
      description: `FPS ${words}`,
      amountMinor: document.sale ? document.amountMinor : -document.amountMinor,
    };
  }
  if (kind < 9) {
    const name = contactName(n % 300)
      .toUpperCase()
      .slice(0, 24);
    return { date, description: `CARD ${n} ${name}`, amountMinor: -amountOf(n + 11) - 1n };
  }
  return { date, description: `MISC ${n}`, amountMinor: -amountOf(n + 17) - 3n };
}

/** The lines of one of the past months, from 0. */
export function linesOfMonth(month: number): { line: WorkLine; n: number }[] {
  const perMonth = PAST_LINES / PAST_MONTHS;
  return Array.from({ length: perMonth }, (_, at) => ({
    n: month * perMonth + at,
    line: pastLine(month * perMonth + at),
  }));
}
