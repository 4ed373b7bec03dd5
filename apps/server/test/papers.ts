import type { PaperItem, PaperParty } from '@folio/paper';
import { NO_IMAGES, type PaperWithImages } from '../src/platform/paper-file/index.ts';

const NOBODY: PaperParty = {
  name: '',
  nameZh: null,
  address: null,
  addressZh: null,
  country: null,
  taxId: null,
  br: null,
  phone: null,
  email: null,
  contactPerson: null,
};

export const SELLER: PaperParty = {
  ...NOBODY,
  name: 'Harbour Lantern Limited',
  nameZh: '富港燈籠有限公司',
  address: 'Unit 1205, 12/F, Wing Shun Building\n38 Connaught Road West, Sheung Wan, Hong Kong',
  br: '12345678-000',
  phone: '+852 2345 6789',
  email: 'accounts@harbourlantern.example',
};

export const BUYER: PaperParty = {
  ...NOBODY,
  name: 'Blue Harbour Retail Limited',
  nameZh: '藍港零售有限公司',
  address: 'Shop 12, G/F, Harbour Mall, 88 Canton Road\nTsim Sha Tsui, Kowloon',
  addressZh: '九龍尖沙咀廣東道88號海港商場地下12號舖',
  contactPerson: 'Ms Chan Siu Ling',
};

const THINGS = [
  ['Paper lantern, large, red with gold tassel', '紙燈籠（大）紅色連金色流蘇'],
  ['LED candle set', '電子蠟燭套裝'],
  ['Silk lantern, hand painted', '手繪絲綢燈籠'],
  ['Delivery and installation on site', '送貨及現場安裝'],
  ['Bamboo frame', '竹製燈架'],
] as const;

function money(cents: bigint): string {
  const digits = (cents < 0n ? -cents : cents).toString().padStart(3, '0');
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** A number of items with different names, quantities and prices. */
export function paperItems(count: number, over: Partial<PaperItem> = {}): PaperItem[] {
  return Array.from({ length: count }, (_, index) => {
    const [name, chinese] = THINGS[index % THINGS.length] ?? THINGS[0];
    const quantity = BigInt((index % 9) + 1);
    const price = 12_050n + BigInt(index) * 37n;
    const amount = money(quantity * price);
    return {
      name: `${name} ${chinese} ${index + 1}`,
      description:
        index % 3 === 0 ? `Order line ${index + 1}, packed in boxes of six. 六個一箱，第 ${index + 1} 行。` : null,
      quantity: String(quantity),
      price: money(price),
      discount: null,
      discountMoney: '0.00',
      amount,
      net: amount,
      tax: '0.00',
      documentDiscount: '0.00',
      taxCode: null,
      taxName: null,
      taxNameZh: null,
      taxRate: '0',
      taxKind: 'out_of_scope',
      ...over,
    };
  });
}

function sum(items: readonly PaperItem[]): string {
  return money(items.reduce((total, { amount }) => total + BigInt(amount.replace('.', '')), 0n));
}

/** An invoice over some items; its totals follow from them unless they are given. */
export function testPaper(over: Partial<PaperWithImages> = {}): PaperWithImages {
  const items = over.items ?? paperItems(5);
  const total = sum(items);
  return {
    type: 'sales_invoice',
    language: 'en-US',
    template: 'classic',
    number: 'INV-2026-0042',
    reference: 'Spring campaign',
    orderNumber: 'PO-88123',
    issueDate: '2026-04-01',
    dueDate: '2026-05-01',
    paymentTerms: '30 days',
    paymentReference: 'FL7K2M9QX3',
    creditOf: null,
    currency: 'HKD',
    seller: SELLER,
    buyer: BUYER,
    shipTo: null,
    amountsAre: 'no_tax',
    items,
    itemsTotal: total,
    discount: null,
    subtotal: total,
    taxes: [],
    totalTax: '0.00',
    total,
    paid: '0.00',
    due: total,
    notes: 'Goods remain ours until they are paid in full. 貨品在付清貨款前仍屬本公司所有。',
    footer: 'Harbour Lantern Limited 富港燈籠有限公司 · Lighting the harbour since 2021',
    payTo: {
      bank: 'Harbour Bank',
      accountName: 'Harbour Lantern Limited',
      number: '001-234567-001',
      currency: 'HKD',
    },
    instructions: 'Please quote the payment reference with your payment.',
    instructionsZh: '付款時請註明付款參考編號。',
    fpsPayload: null,
    mark: null,
    images: NO_IMAGES,
    ...over,
  };
}
