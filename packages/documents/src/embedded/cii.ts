import { Decimal } from 'decimal.js';
import { XMLParser } from 'fast-xml-parser';
import type { Check } from '../checks/check.ts';
import { embeddedField } from '../evidence/evidence.ts';
import type { Field } from '../evidence/field.ts';
import { directionOf } from '../kinds/commercial/direction.ts';
import { amountsOf } from '../page/amounts.ts';
import type { Line } from '../page/layout.ts';
import type { DocumentKind, Item, Party, Reading } from '../reading.ts';
import { absolute } from '../values/amount.ts';

/** A node of the parsed XML: text, an element, or a list of them. */
type Node = string | number | boolean | null | undefined | readonly Node[] | { readonly [name: string]: Node };

interface EmbeddedInput {
  readonly attachments: readonly { readonly name: string; readonly text: string }[];
  readonly ownNames: readonly string[];
  readonly ownNumbers: readonly string[];
}

const LIST_ELEMENTS = new Set([
  'IncludedSupplyChainTradeLineItem',
  'SpecifiedTaxRegistration',
  'SpecifiedTradePaymentTerms',
]);
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  processEntities: true,
  isArray: (name) => LIST_ELEMENTS.has(name),
});

/** Type codes of UNTDID 1001 that are credits. */
const CREDIT_CODES = new Set(['381', '261', '262', '296', '308', '396', '420', '458', '532']);

function child(node: Node, ...path: readonly string[]): Node {
  let current: Node = node;
  for (const name of path) {
    if (Array.isArray(current)) current = current[0];
    if (current === null || typeof current !== 'object') return undefined;
    current = (current as { readonly [name: string]: Node })[name];
  }
  return current;
}

function list(node: Node): readonly Node[] {
  if (node === undefined || node === null) return [];
  return Array.isArray(node) ? (node as readonly Node[]) : [node];
}

function textOf(node: Node): string | null {
  const value = Array.isArray(node) ? (node as readonly Node[])[0] : node;
  const text = typeof value === 'object' && value !== null ? child(value, '#text') : value;
  return text === undefined || text === null || String(text).trim() === '' ? null : String(text).trim();
}

function text(node: Node, ...path: readonly string[]): Field<string> | null {
  const value = textOf(child(node, ...path));
  return value === null ? null : embeddedField(value);
}

function money(node: Node, ...path: readonly string[]): Field<string> | null {
  const value = textOf(child(node, ...path));
  if (value === null || !/^-?\d+(?:\.\d+)?$/u.test(value)) return null;
  return embeddedField(absolute(value));
}

function nonZero(field: Field<string> | null): Field<string> | null {
  return field === null || new Decimal(field.value).isZero() ? null : field;
}

/** Dates are YYYYMMDD in a DateTimeString. */
function date(node: Node, ...path: readonly string[]): Field<string> | null {
  const value = textOf(child(node, ...path, 'DateTimeString'));
  const match = value === null ? null : /^(\d{4})(\d{2})(\d{2})/u.exec(value);
  return match === null ? null : embeddedField(`${match[1]}-${match[2]}-${match[3]}`);
}

function addressOf(node: Node): Field<string> | null {
  const address = child(node, 'PostalTradeAddress');
  const street = ['LineOne', 'LineTwo', 'LineThree'].map((name) => textOf(child(address, name)));
  const town = [textOf(child(address, 'PostcodeCode')), textOf(child(address, 'CityName'))]
    .filter((part) => part !== null)
    .join(' ');
  const parts = [...street, town, textOf(child(address, 'CountryID'))].filter((part) => part !== null && part !== '');
  return parts.length === 0 ? null : embeddedField(parts.join(', '));
}

function taxIdOf(node: Node): Field<string> | null {
  const registrations = list(child(node, 'SpecifiedTaxRegistration')).map((entry) => child(entry, 'ID'));
  const vat = registrations.find((id) => textOf(child(id, '@schemeID')) === 'VA') ?? registrations[0];
  return text(vat);
}

/** Some writers put their numbers into the name, a line each: they are no part of it. */
function nameOf(printed: string): string {
  const lines = printed.split('\n').map((line) => line.trim());
  const named = lines.filter((line) => line !== '' && !/\d{5,}/u.test(line));
  return named.length === 0 ? printed : named.join(' ');
}

function partyOf(node: Node): Party | null {
  const printed = text(node, 'Name');
  const name = printed === null ? null : { ...printed, value: nameOf(printed.value) };
  return name === null ? null : { name, address: addressOf(node), taxId: taxIdOf(node) };
}

function itemOf(node: Node): Item | null {
  const name = text(node, 'SpecifiedTradeProduct', 'Name');
  if (name === null) return null;
  const agreement = child(node, 'SpecifiedLineTradeAgreement') ?? child(node, 'SpecifiedSupplyChainTradeAgreement');
  const delivery = child(node, 'SpecifiedLineTradeDelivery') ?? child(node, 'SpecifiedSupplyChainTradeDelivery');
  const settlement = child(node, 'SpecifiedLineTradeSettlement') ?? child(node, 'SpecifiedSupplyChainTradeSettlement');
  const tax = child(settlement, 'ApplicableTradeTax');
  const sum =
    child(settlement, 'SpecifiedTradeSettlementLineMonetarySummation') ??
    child(settlement, 'SpecifiedTradeSettlementMonetarySummation');
  return {
    name,
    quantity: money(delivery, 'BilledQuantity'),
    price: money(agreement, 'NetPriceProductTradePrice', 'ChargeAmount'),
    rate: text(tax, 'RateApplicablePercent') ?? text(tax, 'ApplicablePercent'),
    amount: money(sum, 'LineTotalAmount'),
  };
}

interface CiiParts {
  readonly document: Node;
  readonly agreement: Node;
  readonly settlement: Node;
  readonly lines: readonly Node[];
}

/** ZUGFeRD 1 and 2 / Factur-X name the same parts differently. */
function partsOf(xml: string): CiiParts | null {
  const root = parser.parse(xml) as Node;
  const invoice = child(root, 'CrossIndustryInvoice') ?? child(root, 'CrossIndustryDocument');
  if (invoice === undefined) return null;
  const transaction =
    child(invoice, 'SupplyChainTradeTransaction') ?? child(invoice, 'SpecifiedSupplyChainTradeTransaction');
  return {
    document: child(invoice, 'ExchangedDocument') ?? child(invoice, 'HeaderExchangedDocument'),
    agreement:
      child(transaction, 'ApplicableHeaderTradeAgreement') ?? child(transaction, 'ApplicableSupplyChainTradeAgreement'),
    settlement:
      child(transaction, 'ApplicableHeaderTradeSettlement') ??
      child(transaction, 'ApplicableSupplyChainTradeSettlement'),
    lines: list(child(transaction, 'IncludedSupplyChainTradeLineItem')),
  };
}

function embeddedChecks(reading: Reading, sums: { basis: Field<string> | null }, lines: readonly Line[]): Check[] {
  const checks: Check[] = [];
  const { total, tax } = reading;
  if (sums.basis !== null && total !== null) {
    const expected = new Decimal(sums.basis.value).plus(tax?.value ?? 0);
    checks.push({
      code: 'totals',
      holds: expected.equals(total.value),
      found: total.value,
      expected: expected.toFixed(2),
    });
  }
  if (total !== null && lines.length > 0) {
    const printed = lines
      .flatMap((line) => [...amountsOf(line.tokens, ','), ...amountsOf(line.tokens, '.')])
      .map((amount) => absolute(amount.value));
    const match = printed.find((value) => new Decimal(value).equals(total.value));
    checks.push({ code: 'embedded_total', holds: match !== undefined, found: match ?? '', expected: total.value });
  }
  return checks;
}

/** A type code, a name or a negative sum says that money goes back. */
function kindOf(document: Node, sums: Node): DocumentKind {
  const isCredit =
    CREDIT_CODES.has(textOf(child(document, 'TypeCode')) ?? '') ||
    /gutschrift|korrektur|credit note/iu.test(textOf(child(document, 'Name')) ?? '') ||
    (textOf(child(sums, 'GrandTotalAmount')) ?? '').startsWith('-');
  return isCredit ? 'credit_note' : 'invoice';
}

/** Payment in parts has several due dates: the first one counts. */
function earliestDue(terms: readonly Node[]): Field<string> | null {
  const dates = terms.flatMap((term) => date(term, 'DueDateDateTime') ?? []);
  return dates.sort((a, b) => a.value.localeCompare(b.value))[0] ?? null;
}

function readingOf(base: Reading, parts: CiiParts, input: EmbeddedInput, lines: readonly Line[]): Reading {
  const { document, agreement, settlement } = parts;
  const sums =
    child(settlement, 'SpecifiedTradeSettlementHeaderMonetarySummation') ??
    child(settlement, 'SpecifiedTradeSettlementMonetarySummation');
  const kind = kindOf(document, sums);
  const supplier = partyOf(child(agreement, 'SellerTradeParty'));
  const customer = partyOf(child(agreement, 'BuyerTradeParty'));
  const terms = list(child(settlement, 'SpecifiedTradePaymentTerms'));
  const reading: Reading = {
    ...base,
    kind,
    direction: directionOf(supplier, customer, { names: input.ownNames, numbers: input.ownNumbers }),
    confidence: 0.99,
    number: text(document, 'ID'),
    relatedNumber:
      text(settlement, 'InvoiceReferencedDocument', 'IssuerAssignedID') ??
      text(settlement, 'InvoiceReferencedDocument', 'ID'),
    issueDate: date(document, 'IssueDateTime'),
    dueDate: earliestDue(terms),
    terms: text(terms[0], 'Description'),
    currency: text(settlement, 'InvoiceCurrencyCode'),
    supplier,
    customer,
    items: parts.lines.flatMap((line) => itemOf(line) ?? []),
    // The basis of the tax is the subtotal after discounts and charges: with the tax it gives the total.
    subtotal: money(sums, 'TaxBasisTotalAmount') ?? money(sums, 'LineTotalAmount'),
    tax: money(sums, 'TaxTotalAmount'),
    total: money(sums, 'GrandTotalAmount'),
    prepaid: nonZero(money(sums, 'TotalPrepaidAmount')),
    amountDue: money(sums, 'DuePayableAmount'),
  };
  return { ...reading, checks: embeddedChecks(reading, { basis: money(sums, 'TaxBasisTotalAmount') }, lines) };
}

/** The reading of an embedded cross-industry invoice (Factur-X, ZUGFeRD); null when the file carries none. */
export function readEmbedded(base: Reading, input: EmbeddedInput, lines: readonly Line[]): Reading | null {
  for (const attachment of input.attachments) {
    try {
      const parts = partsOf(attachment.text);
      if (parts === null) continue;
      const reading = readingOf(base, parts, input, lines);
      if (reading.total !== null) return reading;
    } catch {
      // An attachment that is not the XML it claims to be is no reason to give up: the page can still be read.
    }
  }
  return null;
}
