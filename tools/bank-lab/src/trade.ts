import type { OpenForMatching } from '../../../packages/ledger/src/reconciliation/suggestion.ts';
import { payByCheque, payInOneDeposit } from './booked.ts';
import { CURRENT, currencyOf, type Desk, DOLLARS, SAVINGS } from './desk.ts';
import type { Company } from './names.ts';
import { type Payment, payOne, type Way } from './payments.ts';
import { payAll, payExchanged } from './sums.ts';

export interface Partner {
  readonly ref: string;
  readonly company: Company;
  readonly currency: string;
  readonly received: boolean;
  /** Settles everything open once a month, on this day of it. */
  readonly monthlyOn: number | null;
  /** The same amount every month. */
  readonly retainerMinor: bigint | null;
  readonly orders: boolean;
  readonly style: 'prefixed' | 'figures' | 'year';
}

const PRICES = [38_000, 50_000, 98_000, 100_000, 120_000, 250_000, 480_000, 500_000, 880_000, 1_000_000, 2_000_000];

export function makePartner(desk: Desk, company: Company, received: boolean): Partner {
  const { chance } = desk;
  return {
    ref: `contact ${desk.next()}`,
    company,
    currency: chance.happens(0.15) ? 'USD' : 'HKD',
    received,
    monthlyOn: chance.happens(0.2) ? chance.whole(22, 28) : null,
    retainerMinor: chance.happens(0.1) ? BigInt(chance.pick(PRICES)) : null,
    orders: chance.happens(0.4),
    style: received ? 'prefixed' : chance.pick(['prefixed', 'figures', 'year']),
  };
}

function amountOf(desk: Desk, { retainerMinor }: Partner): bigint {
  const { chance } = desk;
  if (retainerMinor !== null) return retainerMinor;
  if (chance.happens(0.2)) return BigInt(chance.pick(PRICES));
  if (chance.happens(0.4)) return BigInt(chance.whole(8, 900) * 5_000);
  return BigInt(chance.whole(1, 60) * chance.whole(450, 68_000));
}

function numberOf(desk: Desk, { received, style }: Partner): string {
  const n = desk.next();
  const year = desk.day.slice(0, 4);
  if (received) return `INV-${year}-${String(n).padStart(4, '0')}`;
  if (style === 'figures') return String(10_000 + n * 3 + desk.chance.whole(0, 2));
  return style === 'year' ? `${year.slice(2)}/${String(n).padStart(5, '0')}` : `S-${40_000 + n}`;
}

function makeDocument(desk: Desk, partner: Partner, minor: bigint, type?: string): OpenForMatching {
  return {
    ref: `document ${desk.next()}`,
    number: numberOf(desk, partner),
    reference: partner.orders ? `PO-${desk.chance.figures(5)}` : null,
    contactRef: partner.ref,
    contactNames: [partner.company.en, partner.company.zh],
    openMinor: partner.received ? minor : -minor,
    currency: partner.currency,
    issueDate: desk.day,
    type: type ?? (partner.received ? 'sales_invoice' : 'purchase_bill'),
  };
}

/** Distribution of the ways of paying, for customers and for suppliers. */
const WAYS: Readonly<
  Record<'in' | 'out', Readonly<Record<Way | 'cheque' | 'deposit' | 'exchange' | 'never', number>>>
> = {
  in: {
    single: 66,
    part: 7,
    excess: 2,
    fee: 5,
    gateway: 3,
    'write-off': 1.5,
    'wrong reference': 2,
    cheque: 6,
    deposit: 3,
    exchange: 1.5,
    never: 4,
  },
  out: {
    single: 74,
    part: 4,
    excess: 0,
    fee: 4,
    gateway: 0,
    'write-off': 0,
    'wrong reference': 0,
    cheque: 11,
    deposit: 0,
    exchange: 4,
    never: 3,
  },
};

/** A document is issued, now and then with a twin, and how it will be paid is decided. */
export function issueTo(desk: Desk, partner: Partner): void {
  const minor = amountOf(desk, partner);
  const twins = desk.chance.happens(0.03) ? 2 : 1;
  for (let n = 0; n < twins; n += 1) {
    const document = makeDocument(desk, partner, minor);
    desk.issue(document);
    if (partner.monthlyOn === null) plan(desk, partner, document);
  }
  if (desk.chance.happens(0.015)) refund(desk, partner);
}

function plan(desk: Desk, partner: Partner, document: OpenForMatching): void {
  const { chance } = desk;
  const way = chance.weighed(WAYS[partner.received ? 'in' : 'out']);
  const days = chance.happens(0.2) ? chance.whole(0, 6) : chance.whole(7, 70);
  const payment: Payment = { partner, document, accountCode: accountFor(desk, partner) };
  if (way === 'never') return;
  if (way === 'cheque') desk.inDays(days, () => payByCheque(desk, payment));
  else if (way === 'deposit') desk.inDays(days, () => payInOneDeposit(desk));
  else if (way === 'exchange') desk.inDays(days, () => payExchanged(desk, payment));
  else desk.inDays(days, () => payOne(desk, payment, way));
}

function accountFor(desk: Desk, { currency }: Partner): string {
  if (currency === currencyOf(DOLLARS)) return DOLLARS;
  return desk.chance.happens(0.9) ? CURRENT : SAVINGS;
}

/** A credit note that is refunded. */
function refund(desk: Desk, partner: Partner): void {
  const minor = BigInt(desk.chance.whole(20, 900) * 1_000);
  const type = partner.received ? 'sales_credit_note' : 'purchase_credit_note';
  const made = makeDocument(desk, partner, minor, type);
  const note = { ...made, number: `CN-${made.number.slice(-4)}${desk.next()}`, openMinor: -made.openMinor };
  desk.issue(note);
  const back: Partner = { ...partner, received: !partner.received };
  desk.inDays(desk.chance.whole(3, 40), () =>
    payOne(desk, { partner: back, document: note, accountCode: accountFor(desk, partner) }, 'single', 'refund'),
  );
}

/** Partners that pay once a month pay documents older than three weeks, sometimes all but one. */
export function payMonthly(desk: Desk, partner: Partner): void {
  const { chance } = desk;
  const old = [...desk.open.values()].filter(
    (document) =>
      document.contactRef === partner.ref &&
      document.openMinor > 0n === partner.received &&
      !document.type.endsWith('note') &&
      chance.happens(0.97),
  );
  if (old.length === 0) return;
  const left = old.length > 2 && chance.happens(0.15) ? chance.whole(0, old.length - 1) : -1;
  const chosen = old.filter((_, index) => index !== left).slice(0, 10);
  const [first] = chosen;
  if (!first) return;
  const accountCode = accountFor(desk, partner);
  if (chosen.length === 1) payOne(desk, { partner, document: first, accountCode }, 'single');
  else payAll(desk, { partner, accountCode }, chosen);
}
