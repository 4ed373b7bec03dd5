import { LedgerIssue } from '../../fault.ts';
import { type ComputedItem, type TaxCode, taxCodeOf } from '../../invoicing/index.ts';
import { addTo, type Currency } from '../../money/index.ts';
import { type Books, baseValue, type Posting, roleCode } from '../books.ts';

/**
 * The books with the tax codes that may be used and whether the company is registered for tax. `taxRegistered` false:
 * it charges no output tax, and input tax is part of cost whatever its code says; absent means registered.
 */
export interface TaxContext extends Books {
  readonly taxCodes: readonly TaxCode[];
  readonly taxRegistered?: boolean;
}

/** The tax of a part, in its currency: claimable input, output owed, and the part that is cost. */
export interface BookedTax {
  readonly inputMinor: bigint;
  readonly outputMinor: bigint;
  readonly costMinor: bigint;
}

const NO_TAX: BookedTax = { inputMinor: 0n, outputMinor: 0n, costMinor: 0n };

/** Tax charged on a sale, all of it owed. Throws `output_tax_not_registered` unless it is given back. */
export function saleTax(
  code: TaxCode,
  chargedMinor: bigint,
  { taxRegistered }: TaxContext,
  givenBack: boolean,
): BookedTax {
  if (chargedMinor !== 0n && taxRegistered === false && !givenBack) {
    throw new LedgerIssue('output_tax_not_registered', { taxCode: code.code });
  }
  return { ...NO_TAX, outputMinor: chargedMinor };
}

/**
 * Tax of a purchase: the supplier's tax, and under reverse charge the tax the buyer accounts for. Both are claimed
 * back where the code allows it, else they are cost; the self-assessed part is owed as output tax, too. An
 * unregistered company does not account for tax.
 */
export function purchaseTax(
  code: TaxCode,
  chargedMinor: bigint,
  selfAssessedMinor: bigint,
  { taxRegistered }: TaxContext,
): BookedTax {
  const registered = taxRegistered !== false;
  const outputMinor = registered ? selfAssessedMinor : 0n;
  const allMinor = chargedMinor + outputMinor;
  return registered && code.recoverable
    ? { inputMinor: allMinor, outputMinor, costMinor: 0n }
    : { inputMinor: 0n, outputMinor, costMinor: allMinor };
}

/**
 * The facts all tax of a document depends on: sale or purchase, invoice or credit note, its currency, rate and
 * contact.
 */
export interface DocumentTax {
  readonly side: 'sale' | 'purchase';
  readonly givenBack: boolean;
  readonly currency: Currency;
  readonly rate: string | null;
  readonly contactId: string;
}

/** The account and amount of an item's tax; zero without a code. */
export function itemTax(item: ComputedItem, about: DocumentTax, context: TaxContext): BookedTax {
  const code = taxCodeOf(item.taxCode, context.taxCodes);
  if (code === null) return NO_TAX;
  return about.side === 'sale'
    ? saleTax(code, item.vatAmountMinor, context, about.givenBack)
    : purchaseTax(code, item.vatAmountMinor, item.selfAssessedMinor, context);
}

/**
 * One tax line for each code: output tax of a sale, claimable input tax of a purchase, both on the side of the items;
 * the output tax a buyer owes under reverse charge is on the other side.
 */
export function taxPostings(items: readonly ComputedItem[], about: DocumentTax, context: TaxContext): Posting[] {
  const input = new Map<string, bigint>();
  const output = new Map<string, bigint>();
  for (const item of items) {
    if (item.taxCode === null) continue;
    const booked = itemTax(item, about, context);
    addTo(input, item.taxCode, booked.inputMinor);
    addTo(output, item.taxCode, booked.outputMinor);
  }
  const lines = (role: 'tax_input' | 'tax_output', sign: bigint, amounts: ReadonlyMap<string, bigint>) =>
    [...amounts]
      .filter(([, amountMinor]) => amountMinor !== 0n)
      .map(
        ([taxCode, amountMinor]): Posting => ({
          accountCode: roleCode(context, role),
          netMinor: sign * baseValue(context, amountMinor, about.currency, about.rate),
          taxCode,
          contactId: about.contactId,
          description: taxCodeOf(taxCode, context.taxCodes)?.name ?? taxCode,
        }),
      );
  return [...lines('tax_input', 1n, input), ...lines('tax_output', about.side === 'sale' ? 1n : -1n, output)];
}
