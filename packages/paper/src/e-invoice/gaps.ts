import { Decimal } from 'decimal.js';
import type { Paper } from '../paper.ts';
import { decimalsOf } from './lines.ts';
import type { EInvoice } from './terms.ts';

/**
 * What keeps a document from being an electronic invoice. Words for the interface:
 * `number`, `issue_date`, `items`, `seller_name`, `buyer_name`: what any invoice has; `due_date`: neither due date nor terms;
 * `seller_registration`: the seller has no number of any kind; `seller_tax_id`: tax is charged without a tax number;
 * `tax_rounding`: tax rounded by line strays too far from the tax of the sum;
 * `buyer_tax_id`: reverse charge needs the buyer's number; `decimals`: the currency has more than two decimals;
 * `seller_email`, `buyer_email`, `buyer_reference`: Peppol asks for an address of each and a reference of the buyer's.
 */
export type EInvoiceGap =
  | 'number'
  | 'issue_date'
  | 'due_date'
  | 'items'
  | 'decimals'
  | 'tax_rounding'
  | 'seller_name'
  | 'seller_registration'
  | 'seller_tax_id'
  | 'seller_email'
  | 'buyer_name'
  | 'buyer_tax_id'
  | 'buyer_email'
  | 'buyer_reference';

/** Amounts have at most two decimals (BR-DEC). */
const MAX_DECIMALS = 2;

/** Tax of a category may differ by less than one unit of the currency from its rate on the whole (BR-CO-17). */
function isTaxOff({ taxes }: EInvoice): boolean {
  return taxes.some(({ category, taxable, tax }) => {
    const worked = new Decimal(taxable).times(category.rate ?? 0).dividedBy(100);
    return worked.toDecimalPlaces(MAX_DECIMALS).minus(tax).abs().greaterThanOrEqualTo(1);
  });
}

function isBlank(text: string | null): boolean {
  return text === null || text.trim() === '';
}

function partyGaps({ seller, buyer, lines }: EInvoice): [EInvoiceGap, boolean][] {
  const has = (code: string): boolean => lines.some((line) => line.category.code === code);
  const isTaxed = lines.some((line) => line.category.code !== 'O');
  return [
    ['seller_name', seller.name === ''],
    ['seller_registration', seller.registration === null],
    ['seller_tax_id', isTaxed && seller.vatId === null && seller.taxId === null],
    ['buyer_name', buyer.name === ''],
    ['buyer_tax_id', has('AE') && buyer.vatId === null && buyer.registration === null],
  ];
}

function peppolGaps(paper: Paper): [EInvoiceGap, boolean][] {
  return [
    ['seller_email', isBlank(paper.seller.email)],
    ['buyer_email', isBlank(paper.buyer.email)],
    ['buyer_reference', isBlank(paper.reference) && isBlank(paper.orderNumber)],
  ];
}

/** What a document lacks for the syntax: EN 16931 alone (Factur-X), or with the rules of Peppol. */
export function eInvoiceGaps(paper: Paper, invoice: EInvoice, rules: 'en16931' | 'peppol'): EInvoiceGap[] {
  const isOwed = new Decimal(invoice.payable).greaterThan(0);
  const gaps: [EInvoiceGap, boolean][] = [
    ['number', invoice.number === ''],
    ['issue_date', invoice.issueDate === ''],
    ['due_date', isOwed && invoice.dueDate === null && invoice.terms === null],
    ['items', invoice.lines.length === 0],
    ['decimals', decimalsOf(paper) > MAX_DECIMALS],
    ['tax_rounding', isTaxOff(invoice)],
    ...partyGaps(invoice),
    ...(rules === 'peppol' ? peppolGaps(paper) : []),
  ];
  return gaps.flatMap(([gap, isMissing]) => (isMissing ? [gap] : []));
}
