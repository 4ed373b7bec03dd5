import { addDays } from '../../../values/date.ts';
import type { Random } from './random.ts';

/** One made-up transaction. `cents` is signed: deposits positive. `words` are the printed lines of its description. */
export interface Transaction {
  readonly date: string;
  readonly cents: number;
  readonly words: readonly string[];
}

/** One made-up account over one period; amounts in cents. */
export interface AccountData {
  readonly number: string;
  readonly currency: string;
  readonly opening: number;
  readonly transactions: readonly Transaction[];
}

export interface Period {
  readonly start: string;
  readonly end: string;
}

const OUT: readonly [string, ...string[]] = [
  'AUTOPAY OUT',
  'FPS PAYMENT 轉數快',
  'CHEQUE 412104',
  'ATM WITHDRAWAL 提款',
  'TRANSFER TO',
  'MONTHLY SERVICE FEE',
  'CARD PURCHASE 12 MAR',
  'DIRECT DEBIT',
  'MPF CONTRIBUTION 強積金',
  'STANDING ORDER',
];
const IN: readonly [string, ...string[]] = [
  'CR TO CURRENT',
  'FPS CREDIT 轉數快存入',
  'CHEQUE DEPOSIT',
  'CASH DEPOSIT MACHINE 現金存款',
  'INWARD REMITTANCE',
  'CREDIT INTEREST 利息',
  'TRANSFER FROM',
  'SALARY PAYMENT',
  'REVERSAL',
  'TOTAL REWARD PAYOUT',
];
const PAYEES: readonly [string, ...string[]] = [
  'CHAN TAI MAN',
  'ABLE TRADING CO LTD',
  '星光媒體製作有限公司',
  'KOWLOON POWER 2024',
  'HARBOUR FOODS (HK) LTD',
  'ST ALBANS 7-ELEVEN',
  'O/B 887-221 UNIT 3',
  'PAY*NET 88.COM',
  '鴻發五金工程',
  'TOTAL FITNESS LTD',
  'TO 012-345678-833',
  'BALANCE HOMEWARE',
  'USD 120.50 @ 7.8012',
  'CREDIT CARD CENTRE',
  'DEPOSIT PROTECTION',
  'PAGE ONE BOOKS',
];

function amountOf(random: Random): number {
  const magnitude = random.pick([300, 5_000, 90_000, 3_000_000, 60_000_000]);
  return random.chance(0.15) ? random.int(1, Math.max(1, magnitude / 100)) * 100 : random.int(1, magnitude);
}

function wordsOf(random: Random, cents: number): string[] {
  const words = [random.pick(cents < 0 ? OUT : IN)];
  if (random.chance(0.6)) words.push(random.pick(PAYEES));
  if (random.chance(0.3)) words.push(`${random.pick(['FRN', 'WH', 'HC', 'N'])}${random.digits(8)}`);
  if (random.chance(0.06)) words.push('REF 20241230', 'INVOICE 10.2');
  return words;
}

/** A period of one month that starts on the first or in the middle of a month; now and then over the new year. */
export function periodOf(random: Random): Period {
  const year = random.int(2019, 2027);
  const month = random.chance(0.25) ? 12 : random.int(1, 12);
  const start = `${year}-${String(month).padStart(2, '0')}-${random.pick(['01', '01', '16'])}`;
  const sameDay = addDays(`${start.slice(0, 7)}-28`, 4).slice(0, 7) + start.slice(7);
  return { start, end: addDays(sameDay, -1) };
}

/** A made-up account; `count` transactions in the order of their dates. */
export function accountOf(random: Random, period: Period, count: number, currency = 'HKD'): AccountData {
  const span = Math.round((Date.parse(period.end) - Date.parse(period.start)) / 86_400_000);
  const days = Array.from({ length: count }, () => random.int(0, span)).sort((a, b) => a - b);
  const transactions = days.map((day): Transaction => {
    const cents = random.chance(0.6) ? -amountOf(random) : amountOf(random);
    return { date: addDays(period.start, day), cents, words: wordsOf(random, cents) };
  });
  const number = random.pick([
    `${random.digits(3)}-${random.digits(6)}-${random.digits(3)}`,
    `${random.int(100, 999)}${random.digits(9)}`,
    `${random.int(10, 99)}${random.digits(1)}-${random.digits(3)}-${random.digits(1)}-${random.digits(6)}`,
  ]);
  return { number, currency, opening: random.int(-300_000, 20_000_000), transactions };
}
