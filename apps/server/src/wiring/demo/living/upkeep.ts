import { addDays, addMonths, type Day, financialYearOf } from '@folio/ledger';
import { type Diary, type Month, rateOn, workday } from './diary.ts';

interface JournalLine {
  account: string;
  debit?: string;
  credit?: string;
}

function journal(diary: Diary, date: Day, narration: string, lines: readonly JournalLine[]): void {
  if (diary.has(date)) diary.add({ type: 'manual_journal', number: '', date, narration, lines });
}

/** Rent by autopay, wages at the end of the month, MPF, software by card, bank fees and interest. */
function monthly(diary: Diary, month: Month, secondYear: boolean): void {
  const spent = { account: '1010', direction: 'spent' as const };
  const rent = secondYear ? '12600.00' : '12000.00';
  const words = month.start.slice(0, 7);
  diary.bankLine({
    ...spent,
    date: workday(month.day(4)),
    amount: secondYear ? '13750.00' : '13150.00',
    payee: 'Kwun Tong Properties Limited',
    description: `AUTOPAY OUT\nKWUN TONG PROPERTIES LTD\nRENT ${words}`,
    splits: [
      { account: '6100', amount: rent },
      { account: '6110', amount: '1150.00' },
    ],
  });
  diary.bankLine({
    ...spent,
    date: workday(month.day(10)),
    amount: '3800.00',
    payee: 'Pier MPF Trustees',
    description: 'AUTOPAY OUT\nPIER MPF TRUSTEES',
    splits: [
      { account: '2150', amount: '1900.00' },
      { account: '6020', amount: '1900.00' },
    ],
  });
  diary.bankLine({
    ...spent,
    date: workday(month.day(14)),
    amount: '428.00',
    payee: 'Softbox Cloud Ltd',
    description: 'CARD PURCHASE',
    splits: [{ account: '6180', amount: '428.00' }],
  });
  diary.bankLine({
    ...spent,
    date: workday(month.day(17)),
    amount: '60.00',
    payee: 'Harbour Bank',
    description: 'SERVICE FEE',
    splits: [{ account: '6400', amount: '60.00' }],
  });
  diary.bankLine({
    ...spent,
    date: workday(addDays(month.end, -2)),
    amount: '36100.00',
    payee: 'Staff',
    description: 'SALARY, net of employee MPF 1,900.00',
    splits: [
      { account: '6000', amount: '38000.00' },
      { account: '2150', amount: '-1900.00' },
    ],
  });
  diary.bankLine({
    account: '1010',
    direction: 'received',
    date: month.end,
    amount: `${10 + (month.index % 7)}.${20 + month.month}`,
    payee: 'Harbour Bank',
    description: 'INTEREST PAID',
    splits: [{ account: '4800', amount: `${10 + (month.index % 7)}.${20 + month.month}` }],
  });
  const interest = `${60 + (month.index % 9)}.${30 + month.month}`;
  diary.bankLine({
    account: '1020',
    direction: 'received',
    date: month.day(25),
    amount: interest,
    payee: 'Harbour Bank',
    description: 'INTEREST PAID',
    splits: [{ account: '4800', amount: interest }],
  });
  journal(diary, month.end, 'Depreciation for the month', [
    { account: '6500', debit: '1408.33' },
    { account: '1501', credit: '800.00' },
    { account: '1511', credit: '608.33' },
  ]);
}

/** Dollars sold each quarter, savings put aside twice a year, and a fee of the account in dollars. */
function treasury(diary: Diary, month: Month): void {
  const sold = workday(month.day(19));
  if (month.index % 3 === 2 && diary.has(sold))
    diary.add(
      {
        type: 'transfer',
        number: '',
        date: sold,
        from: '1030',
        to: '1010',
        fromAmount: '8000.00',
        toAmount: `${(8_000n * BigInt(rateOn('USD', sold).replace('.', ''))) / 10_000n}.00`,
      },
      diary.knowsOf('1010', sold),
    );
  const saved = workday(month.day(21));
  if (month.index % 6 === 4 && diary.has(saved))
    diary.add(
      {
        type: 'transfer',
        number: '',
        date: saved,
        from: '1010',
        to: '1020',
        fromAmount: '20000.00',
        toAmount: '20000.00',
      },
      diary.knowsOf('1010', saved),
    );
  const fee = workday(month.day(3));
  diary.bankLine({
    account: '1030',
    direction: 'spent',
    date: fee,
    amount: '15.00',
    rate: rateOn('USD', fee),
    payee: 'Harbour Bank',
    description: 'FCY ACCOUNT FEE',
    splits: [{ account: '6400', amount: '15.00' }],
  });
}

/** Revaluation each quarter, and the year end: goods counted, tax, the audit, the lock. */
function closing(diary: Diary, month: Month, yearEnd: string): void {
  const { end, start } = financialYearOf(month.end, yearEnd);
  if (month.month % 3 === 0 && diary.has(addDays(month.end, 1)))
    diary.add({
      type: 'revaluation',
      number: `RV-${month.start.slice(0, 7)}`,
      date: month.end,
      rates: { USD: rateOn('USD', month.end), CNY: rateOn('CNY', month.end), GBP: rateOn('GBP', month.end) },
      reverseOn: addDays(month.end, 1),
    });
  if (month.end === end) {
    journal(diary, month.end, 'Goods counted at the year end', [
      { account: '1200', debit: '21400.00' },
      { account: '5030', credit: '21400.00' },
    ]);
    journal(diary, month.end, 'Audit fee for the year', [
      { account: '6300', debit: '24000.00' },
      { account: '2110', credit: '24000.00' },
    ]);
    journal(diary, month.end, 'Profits tax for the year, estimated', [
      { account: '8000', debit: '18600.00' },
      { account: '2180', credit: '18600.00' },
    ]);
  }
  const lockedOn = addDays(month.start, 24);
  if (month.start === addMonths(start, 3) && diary.has(lockedOn))
    diary.add({ type: 'period_lock', date: lockedOn, through: addDays(start, -1) });
  const taxOn = workday(month.day(7));
  if (month.start === addMonths(start, 9))
    diary.bankLine({
      account: '1010',
      direction: 'spent',
      date: taxOn,
      amount: '14380.00',
      payee: 'Inland Revenue Department',
      description: 'PROFITS TAX FINAL',
      splits: [{ account: '2180', amount: '14380.00' }],
    });
}

/** What comes back each month without anybody buying or selling. */
export function upkeepOf(
  diary: Diary,
  month: Month,
  { yearEnd, secondYear }: { yearEnd: string; secondYear: boolean },
): void {
  monthly(diary, month, secondYear);
  treasury(diary, month);
  closing(diary, month, yearEnd);
}
