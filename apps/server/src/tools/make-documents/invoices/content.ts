import type { Chance } from '../chance.ts';
import { plusDays } from '../dates.ts';
import { goods, priceOf } from '../goods.ts';
import { type Cents, cashRounded, percentOf, sum } from '../money.ts';
import { type Abroad, type Company, chineseCompany, foreignCompany, hongKongCompany } from '../names.ts';

/** What a layout wants its documents to hold. */
export interface Plan {
  readonly place: 'HK' | Abroad | 'CN' | 'TW';
  readonly currency: string;
  readonly kind?: 'invoice' | 'credit_note';
  readonly lines: readonly [number, number];
  /** Tax on top of the prices, in percent. */
  readonly taxPercent?: number;
  readonly discountPercent?: number;
  readonly servicePercent?: number;
  readonly depositPercent?: number;
  /** Discount of single lines, in percent. */
  readonly lineDiscount?: boolean;
  readonly cashRounding?: boolean;
  readonly dueDays?: readonly number[];
  readonly number: (chance: Chance, year: string) => string;
}

export interface Line {
  readonly code: string;
  readonly en: string;
  readonly zh: string;
  readonly more: string | null;
  readonly quantity: number;
  readonly unit: string;
  readonly unitZh: string;
  readonly price: Cents;
  readonly discountPercent: number;
  readonly amount: Cents;
}

/** Everything an invoice or credit note says, before it is laid out. */
export interface Invoice {
  readonly kind: 'invoice' | 'credit_note';
  readonly currency: string;
  readonly supplier: Company;
  readonly customer: Company;
  readonly number: string;
  readonly related: string;
  readonly issue: string;
  readonly due: string;
  readonly dueDays: number;
  readonly lines: readonly Line[];
  readonly subtotal: Cents;
  readonly discount: Cents;
  readonly service: Cents;
  readonly taxPercent: number;
  readonly tax: Cents;
  readonly rounding: Cents;
  readonly total: Cents;
  readonly prepaid: Cents;
  readonly amountDue: Cents;
}

function companyOf(chance: Chance, place: Plan['place'], except = ''): Company {
  if (place === 'HK') return hongKongCompany(chance);
  return place === 'CN' || place === 'TW' ? chineseCompany(chance, place) : foreignCompany(chance, place, except);
}

function linesOf(chance: Chance, plan: Plan): Line[] {
  return goods(chance, chance.int(plan.lines[0], plan.lines[1])).map((good) => {
    const quantity = chance.pick([1, 1, 2, 3, 4, 5, 6, 8, 10, 12, 24, 50, 120]);
    const price = priceOf(chance, good);
    const discountPercent = plan.lineDiscount === true ? chance.pick([0, 0, 5, 10, 15]) : 0;
    const gross = price * BigInt(quantity);
    return {
      code: `${chance.pick(['AB', 'K', 'SKU-', 'P', 'HW'])}${chance.digits(chance.pick([3, 4, 6]))}`,
      en: good.en,
      zh: good.zh,
      more: good.more ?? null,
      quantity,
      unit: good.unit,
      unitZh: good.unitZh,
      price,
      discountPercent,
      amount: gross - percentOf(gross, discountPercent),
    };
  });
}

/** Works out one invoice; every figure follows from its lines. */
export function invoiceOf(chance: Chance, plan: Plan): Invoice {
  const supplier = companyOf(chance, plan.place);
  const customer = companyOf(chance, plan.place, supplier.en);
  const issue = plusDays('2024-01-03', chance.int(0, 880));
  const lines = linesOf(chance, plan);
  const subtotal = sum(lines.map((line) => line.amount));
  const discount = percentOf(subtotal, plan.discountPercent ?? 0);
  const service = percentOf(subtotal - discount, plan.servicePercent ?? 0);
  const tax = percentOf(subtotal - discount + service, plan.taxPercent ?? 0);
  const before = subtotal - discount + service + tax;
  const total = plan.cashRounding === true ? cashRounded(before) : before;
  const prepaid = (percentOf(total, plan.depositPercent ?? 0) / 100n) * 100n;
  const dueDays = chance.pick(plan.dueDays ?? [14, 30]);
  const year = issue.slice(0, 4);
  return {
    kind: plan.kind ?? 'invoice',
    currency: plan.currency,
    supplier,
    customer,
    number: plan.number(chance, year),
    related: `INV${chance.digits(6)}`,
    issue,
    due: plusDays(issue, dueDays),
    dueDays,
    lines,
    subtotal,
    discount,
    service,
    taxPercent: plan.taxPercent ?? 0,
    tax,
    rounding: total - before,
    total,
    prepaid,
    amountDue: total - prepaid,
  };
}
