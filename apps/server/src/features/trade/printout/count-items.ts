import type { DraftItem, InvoiceDraft } from '@folio/contract';
import { type ComputedDocument, type ComputedItem, formatMoney, parseDecimal, type TaxCode } from '@folio/ledger';
import type { Paper, PaperItem, PaperTax } from '@folio/paper';
import { draftLines, draftTotals } from '../invoice/index.ts';

type DraftLines = ReturnType<typeof draftLines>;

/** The settings for computing the company's documents. */
export interface CountingRules {
  readonly taxCodes: readonly TaxCode[];
  readonly taxRounding: 'per_line' | 'per_document';
}

/** The computed parts of a printed document. */
export type CountedPaper = Pick<
  Paper,
  'items' | 'itemsTotal' | 'discount' | 'subtotal' | 'taxes' | 'totalTax' | 'total'
>;

function isBlank(item: DraftItem): boolean {
  return item.name.trim() === '' && item.price === null && item.amount === null && !item.description;
}

/**
 * Items, taxes and totals by the ledger's line maths. `total`: the posted total of a confirmed document; if the
 * company changed its tax rounding since, the earlier rounding is used. Empty rows are left out. Rejects what the
 * ledger rejects.
 */
export function countPaper(typed: InvoiceDraft, rules: CountingRules, total: string | null): CountedPaper {
  const draft = { ...typed, items: typed.items.filter((item) => !isBlank(item)) };
  const lines = draftLines(draft, rules.taxCodes);
  const { taxRounding } = rules;
  const counted = counting(draft, lines, { ...rules, taxRounding });
  if (total === null || counted.total === total) return counted;
  const otherwise = taxRounding === 'per_line' ? 'per_document' : 'per_line';
  const before = counting(draft, lines, { ...rules, taxRounding: otherwise });
  return before.total === total ? before : counted;
}

function counting(draft: InvoiceDraft, lines: DraftLines, rules: CountingRules): CountedPaper {
  const computed = draftTotals(draft, rules);
  const money = (amountMinor: bigint): string => formatMoney(amountMinor, draft.currency);
  const codes = new Map(lines.taxCodes.map((code) => [code.code, code]));
  const items = computed.items.map((item, index) => itemOf(draft, lines, { item, index, codes }));
  return {
    items,
    itemsTotal: money(computed.itemsMinor),
    discount:
      computed.discountMinor === 0n
        ? null
        : {
            stated: stated(draft.discount, draft.discount_is, computed.discountMinor, money),
            money: money(computed.discountMinor),
          },
    subtotal: money(computed.subtotalMinor),
    taxes: draft.amounts_are === 'no_tax' ? [] : taxesOf(computed, codes, money),
    totalTax: money(computed.totalTaxMinor),
    total: money(computed.totalMinor),
  };
}

/** A discount as typed: a percentage unchanged, money with the document's decimals. */
function stated(
  value: string | null,
  kind: 'percent' | 'amount',
  amountMinor: bigint,
  money: (amountMinor: bigint) => string,
): string {
  return kind === 'percent' && value !== null ? `${parseDecimal(value, 6).toFixed()}%` : money(amountMinor);
}

/** '100' as '100.00', and '0.125' as it is. */
function priceOf(price: string, zero: string): string {
  const decimals = zero.split('.')[1]?.length ?? 0;
  const value = parseDecimal(price, 6);
  return value.toFixed(Math.max(decimals, value.decimalPlaces()));
}

interface CountedItem {
  readonly item: ComputedItem;
  readonly index: number;
  readonly codes: ReadonlyMap<string, TaxCode>;
}

function itemOf(draft: InvoiceDraft, lines: DraftLines, { item, index, codes }: CountedItem): PaperItem {
  const typed = draft.items[index];
  const line = lines.items[index];
  const money = (amountMinor: bigint): string => formatMoney(amountMinor, draft.currency);
  const code = item.taxCode === null ? null : (codes.get(item.taxCode) ?? null);
  const hasDiscount = item.discountMinor !== 0n && typed !== undefined;
  return {
    name: typed?.name ?? '',
    description: typed?.description || null,
    quantity: parseDecimal(line?.quantity ?? '0', 6).toFixed(),
    price: priceOf(line?.price ?? '0', money(0n)),
    discount: hasDiscount ? stated(typed.discount, typed.discount_is, item.discountMinor, money) : null,
    discountMoney: money(item.discountMinor),
    amount: money(item.extensionMinor - item.discountMinor),
    net: money(item.vatBaseMinor),
    tax: money(item.vatAmountMinor),
    documentDiscount: money(item.documentDiscountMinor),
    taxCode: code?.code ?? null,
    taxName: code?.name ?? code?.code ?? null,
    taxNameZh: code?.nameZh ?? null,
    taxRate: code?.ratePercent ?? '0',
    taxKind: code?.kind ?? (code === null ? 'out_of_scope' : 'standard'),
  };
}

/** The sum for each code, in the order the codes first appear; items without a code bear no tax. */
function taxesOf(
  computed: ComputedDocument,
  codes: ReadonlyMap<string, TaxCode>,
  money: (amountMinor: bigint) => string,
): PaperTax[] {
  return [...codes.values()].flatMap((code): PaperTax[] => {
    const items = computed.items.filter((item) => item.taxCode === code.code);
    if (items.length === 0) return [];
    return [
      {
        code: code.code,
        name: code.name ?? code.code,
        nameZh: code.nameZh ?? null,
        rate: code.ratePercent,
        kind: code.kind ?? 'standard',
        base: money(items.reduce((sum, item) => sum + item.vatBaseMinor, 0n)),
        tax: money(items.reduce((sum, item) => sum + item.vatAmountMinor, 0n)),
      },
    ];
  });
}
