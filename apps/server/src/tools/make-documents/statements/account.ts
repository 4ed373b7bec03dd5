import type { Chance } from '../chance.ts';
import { endOfMonth, plusDays } from '../dates.ts';
import type { Cents } from '../money.ts';
import { type Company, hongKongCompany, person } from '../names.ts';

/** One movement of an account, before it is printed. Exactly one of `out` and `in` is more than zero. */
export interface Movement {
  readonly date: string;
  /** The lines of its description as printed. */
  readonly text: readonly string[];
  readonly out: Cents;
  readonly in: Cents;
  readonly balance: Cents;
  /** The last movement of its day: where a bank prints balances once a day. */
  readonly lastOfDay: boolean;
}

export interface Account {
  readonly number: string;
  readonly currency: string;
  readonly start: string;
  readonly end: string;
  readonly opening: Cents;
  readonly closing: Cents;
  readonly movements: readonly Movement[];
}

export interface AccountPlan {
  readonly currency?: string;
  readonly count: readonly [number, number];
  readonly wording: 'en' | 'zh' | 'both' | 'uk' | 'us' | 'card';
  /** The account may go below zero. */
  readonly overdrawn?: boolean;
  readonly newestFirst?: boolean;
}

type Wording = (chance: Chance, other: Company) => readonly string[];
type Words = { readonly out: readonly Wording[]; readonly in: readonly Wording[] };

const short = (text: string): string =>
  text
    .toUpperCase()
    .replace(/ (COMPANY )?(LIMITED|LTD\.?)$/u, ' LTD')
    .slice(0, 26);
const reference = (chance: Chance): string => `${chance.pick(['HD', 'FPS', 'RT', 'TX'])}${chance.digits(9)}`;

const WORDS: Record<AccountPlan['wording'], Words> = {
  en: {
    out: [
      (c, o) => ['AUTOPAY', short(o.en), reference(c)],
      (c) => [`CHEQUE ${c.digits(6)}`],
      (c, o) => ['FPS PAYMENT', short(o.en), reference(c)],
      () => ['BANK CHARGES'],
      (c) => ['ATM WITHDRAWAL', `${c.digits(6)} MONG KOK`],
      (c) => ['MPF CONTRIBUTION', reference(c)],
      (_c, o) => [`DEBIT CARD ${short(o.en)}`],
    ],
    in: [
      (c, o) => ['FPS CREDIT', short(o.en), reference(c)],
      (c, o) => ['INWARD REMITTANCE', short(o.en), reference(c)],
      () => ['CASH DEPOSIT'],
      () => ['CREDIT INTEREST'],
      (c) => [`CHEQUE DEPOSIT ${c.digits(6)}`],
    ],
  },
  zh: {
    out: [
      (_c, o) => ['轉數快轉出', o.zh],
      (c) => [`支票 ${c.digits(6)}`],
      (_c, o) => ['自動轉賬', o.zh],
      () => ['手續費'],
      (c) => ['櫃員機提款', c.digits(6)],
      () => ['強積金供款'],
    ],
    in: [(_c, o) => ['轉數快存入', o.zh], () => ['現金存款'], () => ['利息收入'], (_c, o) => ['匯入匯款', o.zh]],
  },
  both: {
    out: [
      (c, o) => [`AUTOPAY 自動轉賬`, short(o.en), reference(c)],
      (c) => [`CHQ 支票 ${c.digits(6)}`],
      (_c, o) => ['FPS OUT 轉數快', short(o.en)],
      () => ['CHARGES 手續費'],
      () => ['RATES 差餉'],
    ],
    in: [
      (_c, o) => ['FPS IN 轉數快', short(o.en)],
      () => ['DEPOSIT 存款'],
      () => ['INTEREST 利息'],
      (c) => ['TT 匯款', reference(c)],
    ],
  },
  uk: {
    out: [
      (_c, o) => [`DD ${short(o.en)}`],
      (_c, o) => [`CARD PAYMENT TO ${short(o.en)}`],
      (c) => [`BP Rent ref ${c.digits(4)}`],
      () => ['Account maintenance fee'],
      (c) => [`CHQ ${c.digits(6)}`],
    ],
    in: [
      (_c, o) => [`FASTER PAYMENT RECEIVED ${short(o.en)}`],
      (c) => [`Counter credit ${c.digits(6)}`],
      () => ['Gross interest'],
    ],
  },
  us: {
    out: [
      (c, o) => [`ACH DEBIT ${short(o.en)} ID:${c.digits(8)}`],
      (c) => [`Check ${c.digits(4)}`],
      (_c, o) => [`POS PURCHASE ${short(o.en)}`],
      () => ['Monthly service fee'],
      () => ['Wire transfer out'],
    ],
    in: [
      (c, o) => [`ACH CREDIT ${short(o.en)} ID:${c.digits(8)}`],
      () => ['Mobile deposit'],
      () => ['Interest paid'],
      () => ['Wire transfer in'],
    ],
  },
  card: {
    out: [
      (_c, o) => [`${short(o.en)} HONG KONG HK`],
      (_c, o) => [`${short(o.en)} KOWLOON`],
      () => ['ANNUAL FEE'],
      () => ['OVERSEAS FEE'],
    ],
    in: [() => ['PAYMENT - THANK YOU'], () => ['REFUND MERCHANDISE']],
  },
};

function amountFor(chance: Chance): Cents {
  const whole = chance.pick([chance.int(20, 900), chance.int(500, 9000), chance.int(5000, 68_000)]);
  return BigInt(whole) * 100n + BigInt(chance.maybe(0.5) ? 0 : chance.int(1, 99));
}

/** Dates of `count` movements within a month, in order; some days have several. */
function datesOf(chance: Chance, start: string, count: number): string[] {
  const days = Number(endOfMonth(start).slice(8));
  return Array.from({ length: count }, () => chance.int(0, days - 1))
    .sort((a, b) => a - b)
    .map((day) => plusDays(start, day));
}

/** Works out one account for a month; each balance follows from the one before. */
export function accountOf(chance: Chance, plan: AccountPlan, month: string): Account {
  const card = plan.wording === 'card';
  const count = chance.int(plan.count[0], plan.count[1]);
  const opening =
    BigInt(card ? chance.int(1000, 800_000) : chance.int(900_000, 42_000_000)) *
    (plan.overdrawn === true && chance.maybe(0.5) ? -1n : 1n);
  const words = WORDS[plan.wording];
  let balance = opening;
  const dates = datesOf(chance, month, count);
  const movements = dates.map((date, index): Movement => {
    const other = hongKongCompany(chance);
    const amount = amountFor(chance);
    const isIn = card ? chance.maybe(0.15) : chance.maybe(0.4) || (plan.overdrawn !== true && balance < amount);
    balance += isIn === card ? -amount : amount;
    const text = chance.pick(isIn ? words.in : words.out)(chance, other);
    return {
      date,
      text,
      out: isIn ? 0n : amount,
      in: isIn ? amount : 0n,
      balance,
      lastOfDay: dates[index + 1] !== date,
    };
  });
  return {
    number: `${chance.digits(3)}-${chance.digits(6)}-${chance.digits(3)}`,
    currency: plan.currency ?? 'HKD',
    start: month,
    end: endOfMonth(month),
    opening,
    closing: balance,
    movements,
  };
}

export interface Holder {
  readonly name: string;
  readonly address: string;
}

export function holderOf(chance: Chance): Holder {
  const company = hongKongCompany(chance);
  return {
    name: chance.maybe(0.75) ? company.en.toUpperCase() : person(chance).en.toUpperCase(),
    address: company.addressEn,
  };
}
