import { addDays, type Day, financialYearOf, partsOf } from '@folio/ledger';
import { type Diary, type Dice, type Issued, type Item, issue, type Month, settle, workday } from './diary.ts';

/** Sales of a month in percent of the average: lamps and lanterns sell in autumn. */
const SEASON = [86, 74, 90, 94, 97, 96, 92, 100, 112, 122, 130, 118] as const;

/** Pieces sold: the average, with the season, one percent more each month, and a little chance. */
function pieces(average: number, { index, month }: Month, dice: Dice): number {
  const season = SEASON[month - 1] ?? 100;
  return Math.max(1, Math.trunc((average * season * (100 + index) * (96 + dice.roll(9))) / 1_000_000));
}

interface Book {
  diary: Diary;
  dice: Dice;
  month: Month;
}

const goods = (name: string, quantity: number, price: string): Item => ({ name, quantity, price, account: '4000' });

function invoiceNumber({ diary, month }: Book): string {
  return diary.next(`INV-${month.year}`, 3);
}

function sell(
  book: Book,
  {
    contact,
    on,
    days,
    items,
    ...more
  }: {
    contact: string;
    on: Day;
    days: number;
    items: readonly Item[];
    currency?: string;
    tax?: 'UK20';
    reference?: string;
  },
): Issued | null {
  if (!book.diary.has(on)) return null;
  const head = { type: 'sales_invoice' as const, number: invoiceNumber(book), contact, day: on };
  return issue(book.diary, { ...head, dueOn: addDays(on, days), items, ...more });
}

/** Aurora Gifts pays by FPS about five days late, and quotes the invoice. */
function aurora(book: Book): void {
  const { diary, dice, month } = book;
  const on = workday(month.day(12));
  const items = [
    goods('Garden lantern', pieces(42, month, dice), '421.00'),
    goods('Paper lantern, large', pieces(95, month, dice), '118.00'),
  ];
  const invoice = sell(book, { contact: 'C01', on, days: 30, items });
  if (invoice === null) return;
  const day = workday(addDays(on, 33 + dice.roll(6)));
  settle(diary, 'receipt', [invoice], { day, account: '1010', reference: `FPS ${invoice.number}` });
}

/** Blue Harbour Retail orders twice a month and pays by cheque, every fourth month in two parts. */
function blueHarbour(book: Book, dayOfMonth: 6 | 20): void {
  const { diary, dice, month } = book;
  const on = workday(month.day(dayOfMonth));
  const items = [
    goods('Paper lantern, medium', pieces(160, month, dice), '70.25'),
    goods('LED desk lamp', pieces(44, month, dice), '165.00'),
  ];
  const reference = `PO BH-${2200 + month.index * 2 + (dayOfMonth === 6 ? 0 : 1)}`;
  const invoice = sell(book, { contact: 'C02', on, days: 30, items, reference });
  if (invoice === null) return;
  const cheque = `CHQ ${229_000 + month.index * 10 + dayOfMonth}`;
  const first = workday(addDays(on, 26 + dice.roll(5)));
  const parts = { account: '1010', reference: cheque };
  if (month.index % 4 !== 1 || dayOfMonth !== 6) {
    settle(diary, 'receipt', [invoice], { ...parts, day: first });
    return;
  }
  const half = (invoice.totalMinor / 200_000n) * 100_000n;
  settle(diary, 'receipt', [invoice], { ...parts, day: first, amountMinor: half });
  const rest = { reference: `${cheque} balance`, amountMinor: invoice.totalMinor - half };
  settle(diary, 'receipt', [invoice], { ...parts, ...rest, day: workday(addDays(first, 21)) });
}

/** Pacific Crest buys every other month in US dollars; a bank on the way keeps 25 dollars of each transfer. */
function pacificCrest(book: Book): void {
  const { diary, dice, month } = book;
  if (month.index % 2 !== 0) return;
  const on = workday(month.day(15));
  const items = [goods('Solar lantern', pieces(230, month, dice), '24.50')];
  const invoice = sell(book, { contact: 'C03', on, days: 60, items, currency: 'USD' });
  if (invoice === null) return;
  const day = workday(addDays(on, 52 + dice.roll(12)));
  settle(diary, 'receipt', [invoice], { day, account: '1030', reference: 'Inward TT', feeMinor: 2_500n });
}

/** Shenzhen Mingdeng bought twice a year and has not paid the last two orders: they are long overdue. */
function mingdeng(book: Book): void {
  const { diary, month } = book;
  if (month.index % 6 !== 2) return;
  const on = workday(month.day(9));
  const items = [goods('Solar lantern', 60, '168.00')];
  const invoice = sell(book, { contact: 'C04', on, days: 45, items, currency: 'CNY' });
  if (invoice === null || month.index > 8) return;
  settle(diary, 'receipt', [invoice], { day: workday(addDays(on, 60)), account: '1040', reference: 'TT' });
}

/** Thames and Wharf buys each quarter in pounds with UK VAT; its bank converts the money to Hong Kong dollars. */
function thames(book: Book): void {
  const { diary, dice, month } = book;
  if (month.index % 3 !== 1) return;
  const on = workday(month.day(22));
  const items = [goods('Table lamp', pieces(45, month, dice), '46.50'), goods('Gift box', 40, '22.75')];
  const invoice = sell(book, { contact: 'C05', on, days: 30, items, currency: 'GBP', tax: 'UK20' });
  if (invoice === null) return;
  const reference = `GBP ${(invoice.totalMinor / 100n).toString()}.00 converted by bank`;
  settle(diary, 'receipt', [invoice], { day: workday(addDays(on, 29 + dice.roll(5))), account: '1010', reference });
}

/** The factory in Foshan sends a bill in yuan each month; it is paid 45 days later from the account in yuan. */
function foshan(book: Book): void {
  const { diary, dice, month } = book;
  const on = workday(month.day(10));
  const items = [
    { name: 'LED desk lamp, carton', quantity: pieces(44, month, dice), price: '285.00', account: '5000' },
    { name: 'Lantern frame', quantity: pieces(66, month, dice), price: '142.00', account: '5000' },
  ];
  const number = `FB-${String(month.year).slice(2)}${String(month.month).padStart(2, '0')}`;
  const trade = { type: 'purchase_bill' as const, number, contact: 'S01', day: on, dueOn: addDays(on, 45), items };
  const bill = issue(diary, { ...trade, currency: 'CNY', tax: 'CN13N' });
  if (bill === null) return;
  const day = workday(addDays(on, 43));
  const bought = ((bill.totalMinor + 99_999n) / 100_000n) * 100_000n;
  buyYuan(diary, workday(addDays(day, -2)), bought);
  settle(diary, 'payment', [bill], { day, account: '1040', reference: `TT ${number}` });
}

/** Yuan bought for a payment; it is in the books at once, so that the account in yuan is not overdrawn in them. */
function buyYuan(diary: Diary, date: Day, cnyMinor: bigint): void {
  if (!diary.has(date)) return;
  const rate = 10_900n + BigInt(partsOf(date).month * 12);
  const fromMinor = (cnyMinor * rate) / 10_000n;
  diary.add({
    type: 'transfer',
    number: '',
    date,
    from: '1010',
    to: '1040',
    fromAmount: asText(fromMinor),
    toAmount: asText(cnyMinor),
  });
  diary.bankLine({
    account: '1010',
    direction: 'spent',
    date,
    amount: '120.00',
    payee: 'Harbour Bank',
    description: 'HANDLING FEE',
    splits: [{ account: '6400', amount: '120.00' }],
  });
}

const asText = (minor: bigint) => `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`;

/** Bills of freight, parts, office supplies, broadband, fulfilment and the accountant, with how each is paid. */
function bills(book: Book): void {
  const { diary, dice, month } = book;
  const each = (contact: string, number: string, on: Day, days: number, items: readonly Item[]) =>
    issue(diary, { type: 'purchase_bill', number, contact, day: on, dueOn: addDays(on, days), items });
  const freight = each('S02', `PRF-${8100 + month.index}`, workday(month.day(18)), 30, [
    {
      name: 'Sea freight, Foshan to Hong Kong',
      quantity: 1,
      price: `${4_200 + dice.roll(9) * 110}.00`,
      account: '5010',
    },
    { name: 'Trucking', quantity: 1 + dice.roll(2), price: '1375.00', account: '5010' },
  ]);
  payByCheque(book, freight, 29);
  if (month.index % 3 === 0) {
    const number = `TW-${90_200 + month.index}`;
    const items = [{ name: 'LED driver board', quantity: pieces(300, month, dice), price: '7.45', account: '5000' }];
    const on = workday(month.day(24));
    const trade = { type: 'purchase_bill' as const, number, contact: 'S04', day: on, dueOn: addDays(on, 60), items };
    const bill = issue(diary, { ...trade, currency: 'USD' });
    const day = workday(addDays(on, 58));
    if (bill !== null) settle(diary, 'payment', [bill], { day, account: '1030', reference: `TT ${number}` });
  }
  if (month.index % 2 === 1) {
    const items = [
      { name: 'Copy paper A4, box', quantity: 4 + dice.roll(4), price: '148.00', account: '6140' },
      { name: 'Toner cartridge', quantity: 2, price: '620.00', account: '6140' },
    ];
    payByCheque(book, each('S07', `SKY-${3300 + month.index}`, workday(month.day(8)), 30, items), 27);
  }
  const line = [{ name: 'Broadband and telephone', quantity: 1, price: '1488.00', account: '6130' }];
  payByCheque(book, each('S09', `HT-${month.year % 100}${month.month}`, workday(month.day(25)), 14, line), 13);
  if (month.index % 3 === 2) {
    const fee = [{ name: 'Bookkeeping for the quarter', quantity: 1, price: '6600.00', account: '6310' }];
    payByCheque(book, each('S05', `CP-${month.year}-${month.month}`, workday(month.end), 30, fee), 24);
  }
}

function payByCheque({ diary, month }: Book, bill: Issued | null, afterDays: number): void {
  if (bill === null) return;
  const day = workday(addDays(bill.issueDate, afterDays));
  const cheque = `CHQ 000${500 + month.index * 6 + Number(bill.contact.slice(1))}`;
  settle(diary, 'payment', [bill], { day, account: '1010', reference: cheque });
}

/** A credit note for damaged goods once a year, set against the invoice it belongs to. */
function returns({ diary, month }: Book, yearEnd: string): void {
  if (month.start !== financialYearOf(month.start, yearEnd).start) return;
  const of = diary.entries.findLast(({ event }) => event.type === 'sales_invoice' && event.contact === 'C02');
  if (of === undefined || of.event.type !== 'sales_invoice') return;
  const day = workday(month.day(27));
  if (!diary.has(day)) return;
  diary.add({
    type: 'sales_credit_note',
    number: diary.next(`CN-${month.year}`, 3),
    contact: 'C02',
    issueDate: day,
    dueDate: day,
    againstDocument: of.event.number,
    amountsAre: 'no_tax',
    items: [{ name: 'Paper lantern, damaged', quantity: '12', price: '70.25', account: '4090' }],
  });
}

/** What is bought and sold in a month. */
export function tradeOf(diary: Diary, dice: Dice, month: Month, yearEnd: string): void {
  const book: Book = { diary, dice, month };
  blueHarbour(book, 6);
  mingdeng(book);
  aurora(book);
  pacificCrest(book);
  blueHarbour(book, 20);
  thames(book);
  foshan(book);
  bills(book);
  returns(book, yearEnd);
}
