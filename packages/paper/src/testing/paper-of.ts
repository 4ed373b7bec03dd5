import type { Paper, PaperParty, PaperTaxKind } from '../paper.ts';

interface StatedDiscount {
  readonly kind: 'percent' | 'amount';
  readonly value: string;
}

interface TestTaxCode {
  readonly code: string;
  readonly ratePercent: string;
  readonly kind?: PaperTaxKind;
}

export interface ItemInput {
  quantity: string;
  price: string;
  taxCode: string | null;
  discount: StatedDiscount | null;
}

export interface PaperInput {
  type: Paper['type'];
  currency: string;
  amountsAre: Paper['amountsAre'];
  taxRounding: 'per_line' | 'per_document';
  items: ItemInput[];
  discount: StatedDiscount | null;
  paidShare: number;
}

/** Result of calculating the items, in minor units. */
interface CountedDocument {
  readonly items: readonly {
    readonly extensionMinor: bigint;
    readonly discountMinor: bigint;
    readonly documentDiscountMinor: bigint;
    readonly vatBaseMinor: bigint;
    readonly vatAmountMinor: bigint;
    readonly taxCode: string | null;
  }[];
  readonly itemsMinor: bigint;
  readonly discountMinor: bigint;
  readonly subtotalMinor: bigint;
  readonly totalTaxMinor: bigint;
  readonly totalMinor: bigint;
}

export const seller: PaperParty = {
  name: 'Harbour Lantern Trading Ltd',
  nameZh: '海港燈籠貿易有限公司',
  address: 'Flat 3A, 18/F\n1 Queen’s Road\nCentral\nHong Kong',
  addressZh: null,
  country: null,
  taxId: 'HK12345678',
  br: '12345678-000-01-26-5',
  phone: '+852 2345 6789',
  email: 'accounts@harbour.example',
  contactPerson: 'Hoi Yan',
};
export const buyer: PaperParty = {
  ...seller,
  name: 'Müller & Söhne <Handel> 🏮',
  country: 'DE',
  taxId: 'DE123456789',
  br: null,
};

const stated = (discount: StatedDiscount | null): string | null =>
  discount === null ? null : `${discount.value}${discount.kind === 'percent' ? '%' : ''}`;

/** The document from calculated items, as the server prints it. */
export function paperOfCounted(
  input: PaperInput,
  computed: CountedDocument,
  taxCodes: readonly TestTaxCode[],
  money: (minor: bigint) => string,
): Paper {
  const paid = (computed.totalMinor * BigInt(input.paidShare)) / 100n;
  const kindOf = (code: string | null) => taxCodes.find((candidate) => candidate.code === code)?.kind ?? 'standard';
  return {
    type: input.type,
    language: 'en-US',
    template: 'classic',
    number: 'INV-0042',
    reference: 'PO 77',
    orderNumber: '4711',
    issueDate: '2026-03-31',
    dueDate: '2026-04-30',
    paymentTerms: 'Net 30',
    paymentReference: 'FL00000042',
    creditOf: input.type === 'sales_credit_note' ? { number: 'INV-0041', date: '2026-03-01' } : null,
    currency: input.currency,
    seller,
    buyer,
    shipTo: { ...buyer, name: 'Warehouse' },
    amountsAre: input.amountsAre,
    items: computed.items.map((item, index) => {
      const typed = input.items[index];
      const code = taxCodes.find((candidate) => candidate.code === item.taxCode);
      return {
        name: `Lantern ${index}`,
        description: index % 2 === 0 ? null : 'with "tassel"',
        quantity: typed?.quantity ?? '1',
        price: typed?.price ?? '0',
        discount: stated(typed?.discount ?? null),
        discountMoney: money(item.discountMinor),
        amount: money(item.extensionMinor - item.discountMinor),
        net: money(item.vatBaseMinor),
        tax: money(item.vatAmountMinor),
        documentDiscount: money(item.documentDiscountMinor),
        taxCode: item.taxCode,
        taxName: null,
        taxNameZh: null,
        taxRate: code?.ratePercent ?? '0',
        taxKind: code === undefined ? 'out_of_scope' : kindOf(item.taxCode),
      };
    }),
    itemsTotal: money(computed.itemsMinor),
    discount:
      input.discount === null ? null : { stated: stated(input.discount) ?? '', money: money(computed.discountMinor) },
    subtotal: money(computed.subtotalMinor),
    taxes: [],
    totalTax: money(computed.totalTaxMinor),
    total: money(computed.totalMinor),
    paid: money(paid),
    due: money(computed.totalMinor - paid),
    notes: 'Thank you',
    footer: null,
    payTo: { bank: 'HSBC', accountName: seller.name, number: '004-123456-838', currency: 'HKD' },
    instructions: null,
    instructionsZh: null,
    fpsPayload: null,
    mark: null,
  };
}
