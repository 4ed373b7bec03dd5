import type { Chance } from '../chance.ts';
import { plusDays } from '../dates.ts';
import { type Bought, bought } from '../goods.ts';
import { MONO } from '../html.ts';
import type { Labels, Made } from '../made.ts';
import { type Cents, decimal } from '../money.ts';
import { type Company, hongKongCompany } from '../names.ts';

type Figures = Partial<Pick<Labels, 'subtotal' | 'discount' | 'service' | 'tax'>>;

/** What every receipt has. */
interface Slip {
  readonly shop: Company;
  readonly date: string;
  readonly time: string;
  readonly bought: readonly Bought[];
  readonly number: string;
}

export interface ReceiptLayout {
  readonly id: string;
  readonly make: (chance: Chance) => Made;
}

export function slipOf(chance: Chance, from: 'dishes' | 'groceries', low: number, high: number): Slip {
  return {
    shop: hongKongCompany(chance),
    date: plusDays('2024-02-01', chance.int(0, 850)),
    number: chance.digits(chance.pick([4, 6, 8])),
    time: `${String(chance.int(8, 22)).padStart(2, '0')}:${String(chance.int(0, 59)).padStart(2, '0')}`,
    bought: bought(chance, from, chance.int(low, high)),
  };
}

const NOTHING = { dueDate: null, customer: null, subtotal: null, discount: null, service: null, tax: null } as const;

interface Told {
  readonly id: string;
  readonly slip: Slip;
  readonly total: Cents;
  readonly name: 'en' | 'zh' | 'both';
  readonly number: string | null;
  readonly figures?: Figures;
  readonly items: Labels['items'];
  readonly currency?: string;
  readonly address?: boolean;
}

export function labels({
  id,
  slip,
  total,
  name,
  number,
  figures = {},
  items,
  currency = 'HKD',
  address = true,
}: Told): Labels {
  const { shop, date } = slip;
  const party = {
    name: name === 'zh' ? shop.zh : shop.en,
    ...(address ? { address: name === 'zh' ? shop.addressZh : shop.addressEn } : {}),
  };
  const language = name === 'zh' ? ['zh-Hant'] : name === 'en' ? ['en'] : ['en', 'zh-Hant'];
  return {
    kind: 'receipt',
    group: `made/${id}`,
    language,
    currency,
    issueDate: date,
    number,
    supplier: party,
    ...(name === 'both' ? { supplierAlso: [shop.zh] } : {}),
    ...NOTHING,
    ...figures,
    total: decimal(total),
    items: items ?? [],
  };
}

export const amountOf = (row: Bought): Cents => row.price * BigInt(row.quantity);

export const ROLL = { width: '80mm', height: 'auto' } as const;

export const NARROW_ROLL = { width: '58mm', height: 'auto' } as const;

export const SLIP_CSS = `body{font:9.5pt ${MONO}} table{width:100%} td{padding:0.5px 0} hr{border:0;border-top:1px dashed #333} .name{font-size:12pt;font-weight:bold}`;
