import { type ComputedDocument, computeDocument, type DocumentInput } from '../../invoicing/index.ts';
import { type Currency, formatMoney, multiplyRate } from '../../money/index.ts';

/** The money of a document: its lines and totals in its currency, and the total in base currency. */
export interface DocumentTotals {
  readonly currency: Currency;
  readonly computed: ComputedDocument;
  readonly baseTotalMinor: bigint;
}

/** Line maths of a document with its base total at a rate; `rate` null in base currency. Throws as `computeDocument` does. */
export function documentTotals(input: DocumentInput, rate: string | null, baseCurrency: Currency): DocumentTotals {
  const computed = computeDocument(input);
  const { currency } = input;
  const baseTotalMinor =
    rate === null ? computed.totalMinor : multiplyRate(computed.totalMinor, currency, rate, baseCurrency);
  return { currency, computed, baseTotalMinor };
}

/** The totals of a document as the golden file has them. */
export function documentTotalsToGolden({ currency, computed, baseTotalMinor }: DocumentTotals, baseCurrency: Currency) {
  const money = (amount: bigint) => formatMoney(amount, currency);
  return {
    subtotal: money(computed.subtotalMinor),
    totalTax: money(computed.totalTaxMinor),
    total: money(computed.totalMinor),
    baseTotal: formatMoney(baseTotalMinor, baseCurrency),
    items: computed.items.map((item) => ({
      vatBase: money(item.vatBaseMinor),
      vatAmount: money(item.vatAmountMinor),
    })),
  };
}
