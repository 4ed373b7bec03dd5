import { embeddedField } from '../evidence/evidence.ts';
import type { Field } from '../evidence/field.ts';
import type { DocumentKind, Item, Party } from '../reading.ts';
import { type CiiLine, ciiElectronic } from './cii-electronic.ts';
import { turned } from './electronic.ts';
import { type InvoiceData, isCreditCode, isSold, nonZero, unitPrice } from './invoice-data.ts';
import { child, dateField, earliest, list, moneyField, moneyIn, type Node, textField, textOf } from './xml.ts';

/** The first of several names an element may have: ZUGFeRD 1 and 2 / Factur-X name the same parts differently. */
function either(node: Node, ...names: readonly string[]): Node {
  return names.map((name) => child(node, name)).find((found) => found !== undefined);
}

/** Dates are in a DateTimeString, in plain text, or in a DateTime. */
function date(node: Node, name: string): Field<string> | null {
  const element = child(node, name);
  const value =
    textOf(child(element, 'DateTimeString')) ?? textOf(child(element, 'DateTime')) ?? textOf(child(element, 'Date'));
  return dateField(value ?? textOf(element));
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
  return textField(vat) ?? textField(node, 'SpecifiedLegalOrganization', 'ID');
}

/** Some writers add their numbers to the name, one on each line: they are not part of it. */
function nameOf(printed: string): string {
  const lines = printed.split('\n').map((line) => line.trim());
  const named = lines.filter((line) => line !== '' && !/\d{5,}/u.test(line));
  return named.length === 0 ? printed : named.join(' ');
}

function partyOf(node: Node): Party | null {
  const printed = textField(node, 'Name') ?? textField(node, 'SpecifiedLegalOrganization', 'TradingBusinessName');
  const name = printed === null ? null : { ...printed, value: nameOf(printed.value) };
  return name === null ? null : { name, address: addressOf(node), taxId: taxIdOf(node) };
}

function lineOf(node: Node): CiiLine {
  const settlement = either(node, 'SpecifiedLineTradeSettlement', 'SpecifiedSupplyChainTradeSettlement');
  return {
    product: child(node, 'SpecifiedTradeProduct'),
    note: textField(node, 'AssociatedDocumentLineDocument', 'IncludedNote', 'Content'),
    agreement: either(node, 'SpecifiedLineTradeAgreement', 'SpecifiedSupplyChainTradeAgreement'),
    delivery: either(node, 'SpecifiedLineTradeDelivery', 'SpecifiedSupplyChainTradeDelivery'),
    settlement,
    sum: either(
      settlement,
      'SpecifiedTradeSettlementLineMonetarySummation',
      'SpecifiedTradeSettlementMonetarySummation',
    ),
  };
}

function itemOf({ product, note, agreement, delivery, settlement, sum }: CiiLine): Item | null {
  const tax = child(settlement, 'ApplicableTradeTax');
  const amount = moneyField(sum, 'LineTotalAmount');
  const quantity = moneyField(delivery, 'BilledQuantity');
  const named = textField(product, 'Name') ?? textField(product, 'Description');
  // A note alone is a comment between the lines, unless it has an amount.
  const name = named ?? (amount === null ? null : note);
  if (name === null) return null;
  const net = child(agreement, 'NetPriceProductTradePrice') ?? child(agreement, 'GrossPriceProductTradePrice');
  const item: Item = {
    name,
    quantity,
    price: moneyField(net, 'ChargeAmount'),
    rate: textField(tax, 'RateApplicablePercent') ?? textField(tax, 'ApplicablePercent'),
    amount,
  };
  return unitPrice(item, moneyField(net, 'BasisQuantity'));
}

function isNegative(sums: Node): boolean {
  return (textOf(child(sums, 'GrandTotalAmount')) ?? '').startsWith('-');
}

/** A type code, a name or a negative sum shows a credit. */
function kindOf(document: Node, sums: Node): DocumentKind {
  const isCredit =
    isCreditCode(textOf(child(document, 'TypeCode'))) ||
    /gutschrift|korrektur|credit note/iu.test(textOf(child(document, 'Name')) ?? '') ||
    isNegative(sums);
  return isCredit ? 'credit_note' : 'invoice';
}

function referencedNumber(settlement: Node): Field<string> | null {
  const reference = child(settlement, 'InvoiceReferencedDocument');
  return textField(reference, 'IssuerAssignedID') ?? textField(reference, 'ID');
}

/** Reads a cross-industry invoice (Factur-X, ZUGFeRD 1 and 2, XRechnung CII); null when the XML is not one. */
export function ciiData(root: Node): InvoiceData | null {
  const invoice = either(root, 'CrossIndustryInvoice', 'CrossIndustryDocument');
  if (invoice === undefined) return null;
  const transaction = either(invoice, 'SupplyChainTradeTransaction', 'SpecifiedSupplyChainTradeTransaction');
  const document = either(invoice, 'ExchangedDocument', 'HeaderExchangedDocument');
  const agreement = either(transaction, 'ApplicableHeaderTradeAgreement', 'ApplicableSupplyChainTradeAgreement');
  const settlement = either(transaction, 'ApplicableHeaderTradeSettlement', 'ApplicableSupplyChainTradeSettlement');
  const sums = either(
    settlement,
    'SpecifiedTradeSettlementHeaderMonetarySummation',
    'SpecifiedTradeSettlementMonetarySummation',
  );
  const lines = list(child(transaction, 'IncludedSupplyChainTradeLineItem')).map(lineOf);
  const terms = list(child(settlement, 'SpecifiedTradePaymentTerms'));
  const currency = textField(settlement, 'InvoiceCurrencyCode') ?? textField(sums, 'GrandTotalAmount', '@currencyID');
  const money = (name: string): Field<string> | null => moneyIn(child(sums, name), currency?.value ?? null);
  const electronic = ciiElectronic({
    document,
    agreement,
    delivery: either(transaction, 'ApplicableHeaderTradeDelivery', 'ApplicableSupplyChainTradeDelivery'),
    settlement,
    lines: lines.filter((line) => [itemOf(line)].some((item) => item !== null && isSold(item))),
  });
  return {
    kind: kindOf(document, sums),
    number: textField(document, 'ID'),
    relatedNumber: referencedNumber(settlement),
    issueDate: date(document, 'IssueDateTime'),
    dueDate: earliest(terms.map((term) => date(term, 'DueDateDateTime'))),
    terms: textField(terms[0], 'Description'),
    currency,
    supplier: partyOf(child(agreement, 'SellerTradeParty')),
    customer: partyOf(child(agreement, 'BuyerTradeParty')),
    items: lines.flatMap((line) => itemOf(line) ?? []).filter(isSold),
    subtotal: money('TaxBasisTotalAmount') ?? money('LineTotalAmount'),
    discount: nonZero(money('AllowanceTotalAmount')),
    service: nonZero(money('ChargeTotalAmount')),
    tax: money('TaxTotalAmount'),
    total: money('GrandTotalAmount'),
    prepaid: nonZero(money('TotalPrepaidAmount')),
    amountDue: money('DuePayableAmount'),
    electronic: isNegative(sums) ? turned(electronic) : electronic,
  };
}
