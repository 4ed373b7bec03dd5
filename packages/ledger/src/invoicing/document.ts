import { LedgerFault } from '../fault.ts';
import { absorbResidue } from '../money/allocate.ts';
import { bookable, type Currency, extension, multiplyDivide, parseDecimal } from '../money/index.ts';
import { chargedPercent, selfAssessedPercent, type TaxCode, taxCodeOf } from './tax-code.ts';

/** Whether item prices leave tax out, contain it, or no tax applies (the default in Hong Kong). */
export type AmountsAre = 'tax_exclusive' | 'tax_inclusive' | 'no_tax';

/** Where tax is rounded: on each line (default), or once a tax code over the whole document. */
export type TaxRounding = 'per_line' | 'per_document';

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

/**
 * The money of one item in document currency: net (`vatBaseMinor`), tax charged, gross. `selfAssessedMinor`: the tax
 * a buyer accounts for itself under reverse charge; it is no part of the gross.
 */
export interface ComputedItem {
  readonly extensionMinor: bigint;
  readonly vatBaseMinor: bigint;
  readonly vatAmountMinor: bigint;
  readonly grossMinor: bigint;
  readonly selfAssessedMinor: bigint;
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
  if (amountsAre === 'no_tax' || ratePercent === '0') return 0n;
  const { numerator, denominator } = fractionOf(ratePercent);
  if (amountsAre === 'tax_exclusive') return multiplyDivide(amountMinor, numerator, denominator);
  return amountMinor - multiplyDivide(amountMinor, denominator, denominator + numerator);
}

/** The codes of a document's items, each with the percentage that is asked of it. */
interface ItemRates {
  readonly codes: readonly (TaxCode | null)[];
  readonly percentOf: (code: TaxCode | null) => string;
}

function taxPerLine(amounts: readonly bigint[], { codes, percentOf }: ItemRates, amountsAre: AmountsAre): bigint[] {
  return amounts.map((amount, index) => taxOf(amount, percentOf(codes[index] ?? null), amountsAre));
}

/** Tax of each item when a code's tax is computed once from all its items; the residue goes to the largest one. */
function taxPerDocument(amounts: readonly bigint[], rates: ItemRates, amountsAre: AmountsAre): bigint[] {
  const taxes = taxPerLine(amounts, rates, amountsAre);
  for (const code of new Set(rates.codes)) {
    if (code === null) continue;
    const indexes = rates.codes.flatMap((candidate, index) => (candidate === code ? [index] : []));
    const sum = indexes.reduce((total, index) => total + (amounts[index] ?? 0n), 0n);
    const parts = absorbResidue(
      indexes.map((index) => taxes[index] ?? 0n),
      taxOf(sum, rates.percentOf(code), amountsAre),
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
 * Throws `bad_decimal`, `too_many_decimals`, `unknown_tax_code`, `amount_too_large`.
 */
export function computeDocument(input: DocumentInput): ComputedDocument {
  const { currency, amountsAre } = input;
  const taxes = input.taxRounding === 'per_document' ? taxPerDocument : taxPerLine;
  const extensions = input.items.map((item) => extension(item.quantity, item.price, currency));
  const codes = input.items.map((item) => (amountsAre === 'no_tax' ? null : taxCodeOf(item.taxCode, input.taxCodes)));
  const charged = taxes(extensions, { codes, percentOf: chargedPercent }, amountsAre);
  const nets = extensions.map((amount, index) =>
    amountsAre === 'tax_inclusive' ? amount - (charged[index] ?? 0n) : amount,
  );
  const selfAssessed = taxes(nets, { codes, percentOf: selfAssessedPercent }, 'tax_exclusive');
  const items = extensions.map((extensionMinor, index): ComputedItem => {
    const vatBaseMinor = nets[index] ?? 0n;
    const vatAmountMinor = charged[index] ?? 0n;
    const selfAssessedMinor = selfAssessed[index] ?? 0n;
    const taxCode = codes[index]?.code ?? null;
    return {
      extensionMinor,
      vatBaseMinor,
      vatAmountMinor,
      grossMinor: vatBaseMinor + vatAmountMinor,
      selfAssessedMinor,
      taxCode,
    };
  });
  const subtotalMinor = items.reduce((sum, item) => sum + item.vatBaseMinor, 0n);
  const totalTaxMinor = items.reduce((sum, item) => sum + item.vatAmountMinor, 0n);
  return { items, subtotalMinor, totalTaxMinor, totalMinor: bookable(subtotalMinor + totalTaxMinor, currency) };
}
