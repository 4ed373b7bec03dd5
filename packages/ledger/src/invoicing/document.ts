import { LedgerFault } from '../fault.ts';
import { absorbResidue } from '../money/allocate.ts';
import { type Currency, extension, multiplyDivide, parseDecimal } from '../money/index.ts';

/** Whether item prices leave tax out, contain it, or no tax applies (the default in Hong Kong). */
export type AmountsAre = 'tax_exclusive' | 'tax_inclusive' | 'no_tax';

/** Where tax is rounded: on each line (default), or once a tax code over the whole document. */
export type TaxRounding = 'per_line' | 'per_document';

/** A tax code: its name as shown, `ratePercent` as a decimal string ('20'); whether input tax under it can be claimed back. */
export interface TaxCode {
  readonly code: string;
  readonly name?: string;
  readonly ratePercent: string;
  readonly recoverable: boolean;
}

/** An item as typed: quantity and unit price are decimal strings with at most 6 decimals. */
export interface DocumentItemInput {
  readonly quantity: string;
  readonly price: string;
  readonly taxCode: string | null;
}

export interface DocumentInput<Item extends DocumentItemInput = DocumentItemInput> {
  readonly currency: Currency;
  readonly amountsAre: AmountsAre;
  readonly items: readonly Item[];
  readonly taxCodes: readonly TaxCode[];
  readonly taxRounding?: TaxRounding;
}

/** The money of one item in document currency: net (`vatBaseMinor`), tax, gross. */
export interface ComputedItem {
  readonly extensionMinor: bigint;
  readonly vatBaseMinor: bigint;
  readonly vatAmountMinor: bigint;
  readonly grossMinor: bigint;
  readonly taxCode: string | null;
}

export interface ComputedDocument {
  readonly items: readonly ComputedItem[];
  readonly subtotalMinor: bigint;
  readonly totalTaxMinor: bigint;
  readonly totalMinor: bigint;
}

/** A percentage as an exact fraction: '13.5' is 135 / 1000. */
function fractionOf(ratePercent: string): { numerator: bigint; denominator: bigint } {
  const rate = parseDecimal(ratePercent, 6);
  if (rate.isNegative()) throw new LedgerFault('bad_rate', { found: ratePercent });
  return { numerator: BigInt(rate.times(1_000_000).toFixed(0)), denominator: 100_000_000n };
}

/** Tax on a net amount, or the tax a gross amount contains. */
export function taxOf(amountMinor: bigint, ratePercent: string, amountsAre: AmountsAre): bigint {
  if (amountsAre === 'no_tax') return 0n;
  const { numerator, denominator } = fractionOf(ratePercent);
  if (amountsAre === 'tax_exclusive') return multiplyDivide(amountMinor, numerator, denominator);
  return amountMinor - multiplyDivide(amountMinor, denominator, denominator + numerator);
}

/** The tax code of an item, null when the item has none. Throws `unknown_tax_code`. */
export function taxCodeOf(code: string | null, taxCodes: readonly TaxCode[]): TaxCode | null {
  if (code === null) return null;
  const found = taxCodes.find((candidate) => candidate.code === code);
  if (found === undefined) throw new LedgerFault('unknown_tax_code', { taxCode: code });
  return found;
}

function computedItem(
  extensionMinor: bigint,
  vatAmountMinor: bigint,
  amountsAre: AmountsAre,
  taxCode: string | null,
): ComputedItem {
  const vatBaseMinor = amountsAre === 'tax_inclusive' ? extensionMinor - vatAmountMinor : extensionMinor;
  return { extensionMinor, vatBaseMinor, vatAmountMinor, grossMinor: vatBaseMinor + vatAmountMinor, taxCode };
}

/** Tax of each item when a code's tax is computed once from all its items; the residue goes to the largest one. */
function taxPerDocument(
  extensions: readonly bigint[],
  codes: readonly (TaxCode | null)[],
  amountsAre: AmountsAre,
): bigint[] {
  const taxes = extensions.map((amount, index) => taxOf(amount, codes[index]?.ratePercent ?? '0', amountsAre));
  for (const code of new Set(codes)) {
    if (code === null) continue;
    const indexes = codes.flatMap((candidate, index) => (candidate === code ? [index] : []));
    const sum = indexes.reduce((total, index) => total + (extensions[index] ?? 0n), 0n);
    const parts = absorbResidue(
      indexes.map((index) => taxes[index] ?? 0n),
      taxOf(sum, code.ratePercent, amountsAre),
    );
    indexes.forEach((index, position) => {
      taxes[index] = parts[position] ?? 0n;
    });
  }
  return taxes;
}

/**
 * Line maths of an invoice, bill or credit note: extension = quantity × price rounded to the minor unit, then net,
 * tax and gross by mode, and the totals. The server computes the same again from the same items.
 * Throws `bad_decimal`, `too_many_decimals`, `unknown_tax_code`.
 */
export function computeDocument(input: DocumentInput): ComputedDocument {
  const { currency, amountsAre } = input;
  const extensions = input.items.map((item) => extension(item.quantity, item.price, currency));
  const codes = input.items.map((item) => (amountsAre === 'no_tax' ? null : taxCodeOf(item.taxCode, input.taxCodes)));
  const taxes =
    input.taxRounding === 'per_document'
      ? taxPerDocument(extensions, codes, amountsAre)
      : extensions.map((amount, index) => taxOf(amount, codes[index]?.ratePercent ?? '0', amountsAre));
  const items = extensions.map((amount, index) =>
    computedItem(amount, taxes[index] ?? 0n, amountsAre, codes[index]?.code ?? null),
  );
  const subtotalMinor = items.reduce((sum, item) => sum + item.vatBaseMinor, 0n);
  const totalTaxMinor = items.reduce((sum, item) => sum + item.vatAmountMinor, 0n);
  return { items, subtotalMinor, totalTaxMinor, totalMinor: subtotalMinor + totalTaxMinor };
}
