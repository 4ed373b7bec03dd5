import type { Chance } from './chance.ts';

export interface Movement {
  /** `2026-04-03`. */
  readonly day: string;
  readonly postedDay: string;
  readonly words: string;
  /** Further lines of the description. */
  readonly moreWords: readonly string[];
  /** A line that says in which other currency it was, for some. */
  readonly exchange: string | null;
  readonly code: string;
  readonly reference: string;
  /** Minor units; negative for money out, or for a purchase by card. */
  readonly minor: bigint;
  readonly balanceMinor: bigint;
}

/** The movements of one account in a period. The balance of a card is the amount owed, as a negative number. */
export interface AccountMonth {
  readonly number: string;
  readonly currency: string;
  /** The first and the last day of the period. */
  readonly from: string;
  readonly to: string;
  readonly openingMinor: bigint;
  readonly closingMinor: bigint;
  readonly movements: readonly Movement[];
}

const OUT_WORDS = [
  'FPS TRANSFER TO LEE SIU FONG',
  'CLP POWER HONG KONG LTD AUTOPAY',
  'CHEQUE 004512',
  'ATM WITHDRAWAL MONG KOK',
  'RENT MAR EASTERN PLAZA LIMITED',
  'CARD PURCHASE 7-ELEVEN 0412',
  'STANDING ORDER 0007 INSURANCE',
  'DIRECT DEBIT HKT BROADBAND',
  'BANK CHARGES 25 MAR',
  'PURCHASE AMAZON MKTPLACE 2026 LUX',
  'TRANSFER REF 20260311 WONG & CO',
  'TST* CAFE 118 LONDON',
  'Wire fee',
  '轉賬 陳大文',
  '自動轉賬 煤氣費',
];
const IN_WORDS = [
  'SALARY GOLDEN BAUHINIA TRADING',
  'FPS FROM PACIFIC CROWN LIMITED',
  'DEPOSIT CASH BRANCH 024',
  'INWARD REMITTANCE USD 1,200.00 AT 7.8',
  'INTEREST',
  'CHEQUE DEPOSIT 3 ITEMS',
  'REFUND UNIQLO 20260302',
  'STRIPE PAYOUT PO-88127',
  '存入現金',
  '利息',
];
const CARD_OUT = [
  'PARKNSHOP 118 HONG KONG HK',
  'UBER *TRIP AMSTERDAM NL',
  'OCTOPUS AUTO ADD VALUE',
  'NETFLIX.COM 866-579-7172',
  'HOTEL 3 NIGHTS TOKYO JP',
  'APPLE.COM/BILL CORK IE',
  'MTR TICKET 2026',
];
const CARD_IN = ['PAYMENT RECEIVED - THANK YOU', 'AUTOPAY PAYMENT', 'CREDIT REFUND UNIQLO', '多謝付款'];
const MORE = [
  'REF 88127 4415',
  'VALUE 12 MAR',
  'WANCHAI BRANCH',
  'ORDER 20260312-77',
  'per your instruction',
  '收款人 陳大文',
];

const EXCHANGES = ['USD 152.30 @ 7.8012', 'FX rate 1 EUR = 8.4410 HKD', 'JPY 12,000 原幣', 'GBP 45.00 FEE 1.50'];
const CODES = ['TRF', 'CHQ', 'DD', 'FPS', 'ATM', 'INT', 'POS'];

const addDays = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

function accountNumber(chance: Chance): string {
  const digits = (count: number) => Array.from({ length: count }, () => String(chance.from(0, 9))).join('');
  return chance.of([
    `${digits(3)}-${digits(6)}-${digits(3)}`,
    `${digits(3)}-${digits(1)}-${digits(6)}`,
    `${digits(4)} ${digits(4)} ${digits(4)} ${digits(4)}`,
    digits(11),
    `${digits(2)}-${digits(2)}-${digits(2)} ${digits(8)}`,
  ]);
}

export interface MonthPlan {
  readonly from: string;
  readonly days: number;
  readonly count: number;
  readonly currency: string;
  readonly isCard: boolean;
  /** Lets the balance fall below zero. */
  readonly isOverdrawn: boolean;
  /** The currency has no cents. */
  readonly isWhole: boolean;
}

const HUNDRED = 100n;
const wholeOf = (minor: bigint, isWhole: boolean) =>
  isWhole ? (minor / HUNDRED + (minor < 0n ? -1n : 1n)) * HUNDRED : minor;

function drawOpening(chance: Chance, { isCard, isOverdrawn, isWhole }: MonthPlan): bigint {
  if (isOverdrawn && !isCard) return wholeOf(BigInt(chance.from(-300_000, 200_000)), isWhole);
  return wholeOf(BigInt(chance.from(20_000, 9_000_000)) * (isCard ? -1n : 1n), isWhole);
}

/** Draws what an account did, oldest first. */
export function drawMonth(chance: Chance, plan: MonthPlan): AccountMonth {
  const { from, days, count, currency, isCard, isWhole } = plan;
  const isFree = isCard || plan.isOverdrawn;
  const openingMinor = drawOpening(chance, plan);
  const daysOf = Array.from({ length: count }, () => chance.from(0, days - 1)).sort((one, other) => one - other);
  let balanceMinor = openingMinor;
  const movements = daysOf.map((offset): Movement => {
    const isOut = chance.percent(isCard ? 85 : 60) && (isFree || balanceMinor > 30_000n);
    const most = isFree || !isOut ? 900_000 : Number(balanceMinor < 1_500_000n ? balanceMinor / 2n : 750_000n);
    const drawn = BigInt(chance.percent(8) ? chance.from(1, 999) : chance.from(1000, Math.max(most, 1001)));
    const magnitude = wholeOf(drawn, isWhole);
    const minor = isOut ? -magnitude : magnitude;
    balanceMinor += minor;
    const day = addDays(from, offset);
    const words = isCard ? chance.of(isOut ? CARD_OUT : CARD_IN) : chance.of(isOut ? OUT_WORDS : IN_WORDS);
    return {
      day,
      postedDay: addDays(day, Math.min(chance.from(0, 3), days - 1 - offset)),
      words,
      moreWords: chance.shuffled(MORE).slice(0, chance.of([1, 1, 1, 2, 3])),
      exchange: chance.percent(20) ? chance.of(EXCHANGES) : null,
      code: chance.of(CODES),
      reference: `${chance.of(['FT', 'CR', 'B/'])}${chance.from(10_000, 99_999)}`,
      minor,
      balanceMinor,
    };
  });
  const to = addDays(from, days - 1);
  return { number: accountNumber(chance), currency, from, to, openingMinor, closingMinor: balanceMinor, movements };
}
