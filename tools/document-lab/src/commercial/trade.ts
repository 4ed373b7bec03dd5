import type { Chance } from '../chance.ts';
import type { CommercialLayout, NumberStyle } from './commercial-layout.ts';
import { drawParties, waresOf } from './commercial-words.ts';

export interface TradedItem {
  readonly code: string;
  readonly name: string;
  readonly quantity: number;
  readonly priceMinor: bigint;
  /** The discount in percent of the price. */
  readonly discount: number;
  readonly taxRate: number;
  readonly amountMinor: bigint;
}

/** What a document says, apart from how it looks; amounts in hundredths, whole ones in currencies without cents. */
export interface Trade {
  readonly supplier: { readonly name: string; readonly address: readonly string[] };
  readonly customer: { readonly name: string; readonly address: readonly string[] };
  readonly number: string;
  readonly day: string;
  readonly dueDay: string;
  readonly items: readonly TradedItem[];
  readonly taxes: readonly { readonly rate: number; readonly minor: bigint }[];
  readonly sumMinor: bigint;
  readonly discountMinor: bigint;
  readonly serviceMinor: bigint;
  readonly taxMinor: bigint;
  readonly totalMinor: bigint;
  readonly prepaidMinor: bigint;
}

const HUNDRED = 100n;
const MANY = [28, 60] as const;
const FEW = [1, 7] as const;

export const isWhole = (currency: string): boolean => currency === 'JPY' || currency === 'TWD';

/** A share in percent, rounded half up to the smallest coin. */
function shareOf(minor: bigint, percent: number, currency: string): bigint {
  const coin = isWhole(currency) ? HUNDRED : 1n;
  return ((minor * BigInt(percent) + (HUNDRED * coin) / 2n) / (HUNDRED * coin)) * coin;
}

function drawNumber(chance: Chance, style: NumberStyle, day: string): string {
  const serial = String(chance.from(1001, 98_765));
  const year = day.slice(0, 4);
  switch (style) {
    case 'INV-1':
      return `INV-${serial}`;
    case '1/2026':
      return `${serial}/${year}`;
    case 'A 1 1':
      return `R ${chance.from(100, 999)} ${serial}`;
    case 'plain':
      return serial;
    case 'ABC/2026/1':
      return `${chance.of(['WCH', 'OP', 'FN'])}/${year}/${serial}`;
    case 'year-month':
      return `${year}-${day.slice(5, 7)}-${serial}`;
  }
}

function drawItem(chance: Chance, layout: CommercialLayout, name: string, rates: readonly number[]): TradedItem {
  const scale = isWhole(layout.currency) ? HUNDRED : 1n;
  const priceMinor = BigInt(chance.from(150, layout.kind === 'till_roll' ? 9900 : 480_000)) * scale;
  const quantity = layout.columns.includes('quantity') && chance.percent(70) ? chance.from(1, 24) : 1;
  const discount = layout.columns.includes('discount') ? chance.of([0, 5, 10]) : 0;
  const gross = priceMinor * BigInt(quantity);
  const amountMinor = gross - shareOf(gross, discount, layout.currency);
  const code = `${chance.of(['A', 'K', 'ZX'])}${chance.from(100, 9999)}`;
  return { code, name, quantity, priceMinor, discount, taxRate: chance.of(rates), amountMinor };
}

const later = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

const RATES: Readonly<Record<CommercialLayout['tax'], readonly number[]>> = {
  none: [0],
  added: [5, 8, 20],
  included: [5, 8, 20],
  two_rates: [7, 19],
};

const sumOf = (amounts: readonly bigint[]) => amounts.reduce((sum, minor) => sum + minor, 0n);

/** Tax in what a price includes is a part of it, tax that is added comes on top. */
function taxOf(minor: bigint, rate: number, { tax, currency }: CommercialLayout): bigint {
  if (tax !== 'included') return shareOf(minor, rate, currency);
  const whole = BigInt(HUNDRED) + BigInt(rate);
  const coin = isWhole(currency) ? HUNDRED : 1n;
  return ((minor * BigInt(rate) + (whole * coin) / 2n) / (whole * coin)) * coin;
}

export function drawTrade(chance: Chance, layout: CommercialLayout): Trade {
  const [supplier, customer] = drawParties(chance, layout);
  const day = later('2024-01-02', chance.from(0, 1000));
  const [least, most] = layout.manyItems ? MANY : FEW;
  const wares = waresOf(layout);
  const rates = layout.tax === 'two_rates' ? RATES.two_rates : [chance.of(RATES[layout.tax])];
  const items = Array.from({ length: chance.from(least, most) }, () =>
    drawItem(chance, layout, chance.of(wares), rates),
  );
  const sumMinor = sumOf(items.map(({ amountMinor }) => amountMinor));
  const isMixed = new Set(items.map(({ taxRate }) => taxRate)).size > 1;
  const discountMinor = layout.discount && !isMixed ? shareOf(sumMinor, 10, layout.currency) : 0n;
  const serviceMinor = layout.service && !isMixed ? shareOf(sumMinor - discountMinor, 10, layout.currency) : 0n;
  const more = serviceMinor - discountMinor;
  const taxes = [...Map.groupBy(items, ({ taxRate }) => taxRate)]
    .filter(([rate]) => rate > 0)
    .map(([rate, own]) => ({
      rate,
      minor: taxOf(sumOf(own.map(({ amountMinor }) => amountMinor)) + more, rate, layout),
    }));
  const taxMinor = sumOf(taxes.map(({ minor }) => minor));
  const totalMinor = sumMinor + more + (layout.tax === 'included' ? 0n : taxMinor);
  const prepaidMinor = layout.prepaid ? shareOf(totalMinor, 30, layout.currency) : 0n;
  const dueDay = later(day, layout.due === 'terms' ? 30 : chance.of([7, 14, 30]));
  const number = drawNumber(chance, layout.numbers, day);
  const figures = { sumMinor, discountMinor, serviceMinor, taxMinor, totalMinor, prepaidMinor };
  return { supplier, customer, number, day, dueDay, items, taxes, ...figures };
}

const TEN = 1000n;

/** Cash given in whole tens, and the change. */
export function cashOf({ totalMinor, prepaidMinor }: Trade): {
  readonly cashMinor: bigint;
  readonly changeMinor: bigint;
} {
  const due = totalMinor - prepaidMinor;
  const cashMinor = ((due + TEN - 1n) / TEN) * TEN;
  return { cashMinor, changeMinor: cashMinor - due };
}
