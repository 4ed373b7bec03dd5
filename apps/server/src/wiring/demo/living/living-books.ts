import { addDays, addMonths, type Day, endOfMonth, financialYearOf, partsOf, startOfMonth } from '@folio/ledger';
import type { Example } from '@folio/sample-documents';
import { Diary, type DiaryEvent, Dice, type Issued, monthAt, settle, workday } from './diary.ts';
import { openBills, openLines, type Paper, smallOrders } from './open-month.ts';
import { tradeOf } from './trade.ts';
import { upkeepOf } from './upkeep.ts';

/** A statement of the demo's bank. `reconciled`: its lines are linked to the books before anybody looks. */
export interface LivingStatement {
  account: string;
  from: Day;
  to: Day;
  layout: 'harbour' | 'meridian';
  reconciled: boolean;
}

export interface LivingBooks {
  /** The company with everything that happened, for drawing statements and documents. */
  example: Example;
  /** What is in the books before anybody looks, in the order of its days. */
  entered: readonly DiaryEvent[];
  statements: readonly LivingStatement[];
  bills: readonly Paper[];
  /** A bill that is in the books and arrives a second time. */
  arrivesAgain: string;
  /** The first day whose bank lines are still open, and the last one that statements cover. */
  open: { from: Day; to: Day };
}

/** Before this day of a month, the month before is the open one, so that there is always something to reconcile. */
const FIRST_OPEN_DAY = 9;
const SEED = 88;

/**
 * The books of the demo on a day: the financial year before this one, this one up to the day, and the current
 * month partly done. They depend on the day alone.
 *
 * @param base the company, its chart, tax codes, contacts and opening balances
 */
export function livingBooks(base: Example, today: Day, yearEnd: string): LivingBooks {
  const first = financialYearOf(addDays(financialYearOf(today, yearEnd).start, -1), yearEnd).start;
  const thisMonth = startOfMonth(today);
  const openFrom = partsOf(today).dayOfMonth < FIRST_OPEN_DAY ? addMonths(thisMonth, -1) : thisMonth;
  const diary = new Diary(today, openFrom);
  const dice = new Dice(SEED);
  openBooks(diary, base, first);
  let bills: Paper[] = [];
  let together: Issued[] = [];
  const second = financialYearOf(today, yearEnd).start;
  for (let index = 0, start = first; start <= today; index += 1, start = addMonths(first, index)) {
    const month = monthAt(start, index);
    tradeOf(diary, dice, month, yearEnd);
    upkeepOf(diary, month, { yearEnd, secondYear: start >= second });
    if (start === addMonths(openFrom, -1)) together = smallOrders(diary, month);
    if (start !== openFrom) continue;
    openLines(diary, month, together);
    bills = openBills(diary, month);
  }
  const through = addDays(addMonths(openFrom, -1), -1);
  if (through >= second) diary.add({ type: 'period_lock', date: today, through });
  const entries = diary.inOrder();
  const openDays = { from: openFrom, to: openFrom === thisMonth ? addDays(today, -1) : endOfMonth(openFrom) };
  return {
    example: { ...base, events: entries.map(({ event }) => event) },
    entered: entries.filter(({ knows }) => knows === 'books').map(({ event }) => event),
    statements: statementsOf(openDays),
    bills,
    arrivesAgain: billBefore(
      entries.map(({ event }) => event),
      openFrom,
    ),
    open: openDays,
  };
}

function openBooks(diary: Diary, base: Example, first: Day): void {
  const date = addDays(first, -1);
  const openings = base.events.find((event) => event.type === 'opening_balances');
  if (openings === undefined) throw new RangeError('the example has no opening balances');
  const { id: _, ...balances } = openings;
  diary.add({ ...balances, date });
  const before = (days: number) => addDays(date, -days);
  const documents = [
    { docType: 'sales_invoice', number: 'INV-031', contact: 'C01', issueDate: before(39), total: '42800.00' },
    {
      docType: 'sales_invoice',
      number: 'INV-034',
      contact: 'C03',
      issueDate: before(21),
      total: '6200.00',
      currency: 'USD',
    },
    {
      docType: 'purchase_bill',
      number: 'FB-0900',
      contact: 'S01',
      issueDate: before(33),
      total: '25000.00',
      currency: 'CNY',
    },
  ] as const;
  for (const document of documents) {
    const foreign = 'currency' in document ? { rate: document.currency === 'USD' ? '7.7750' : '1.0685' } : {};
    const dueDate = addDays(document.issueDate, 45);
    diary.add({ type: 'opening_document', date, dueDate, ...document, ...foreign });
  }
  const opened = (number: string, contact: string, currency: string, totalMinor: bigint): Issued[] => [
    { number, contact, currency, totalMinor, issueDate: date },
  ];
  const paid = (days: number, account: string, reference: string) => ({
    day: workday(addDays(first, days)),
    account,
    reference,
  });
  settle(diary, 'receipt', opened('INV-031', 'C01', 'HKD', 4_280_000n), paid(1, '1010', 'FPS INV-031'));
  settle(diary, 'payment', opened('FB-0900', 'S01', 'CNY', 2_500_000n), paid(21, '1040', 'TT FB-0900'));
  const wire = { ...paid(35, '1030', 'Inward TT'), feeMinor: 2_500n };
  settle(diary, 'receipt', opened('INV-034', 'C03', 'USD', 620_000n), wire);
}

/** Two reconciled months and the open one, of both accounts. */
function statementsOf({ from, to }: LivingBooks['open']): LivingStatement[] {
  const months = [-2, -1].map((back) => {
    const start = addMonths(from, back);
    return { from: start, to: endOfMonth(start), reconciled: true };
  });
  return [...months, { from, to, reconciled: false }].flatMap((period) => [
    { account: '1010', layout: 'harbour' as const, ...period },
    { account: '1030', layout: 'meridian' as const, ...period },
  ]);
}

/** The last bill for broadband before the open month. */
function billBefore(events: readonly DiaryEvent[], openFrom: Day): string {
  const bill = events.findLast(
    (event) => event.type === 'purchase_bill' && event.contact === 'S09' && event.issueDate < openFrom,
  );
  if (bill === undefined) throw new RangeError('the demo has no bill for broadband');
  return bill.id;
}
