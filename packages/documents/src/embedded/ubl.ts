import { Decimal } from 'decimal.js';
import { embeddedField } from '../evidence/evidence.ts';
import type { Field } from '../evidence/field.ts';
import type { Item, Party } from '../reading.ts';
import { moneyText } from '../values/amount.ts';
import { turned } from './electronic.ts';
import { type InvoiceData, isCreditCode, isSold, nonZero, unitPrice } from './invoice-data.ts';
import { ublElectronic } from './ubl-electronic.ts';
import { child, dateField, earliest, list, moneyField, moneyIn, type Node, textField, textOf } from './xml.ts';

function addressOf(party: Node): Field<string> | null {
  const address = child(party, 'PostalAddress');
  const text = (...path: readonly string[]): string | null => textOf(child(address, ...path));
  const number = text('BuildingNumber');
  const street = [text('StreetName'), number].filter((part) => part !== null).join(' ');
  const lines = list(child(address, 'AddressLine')).map((line) => textOf(child(line, 'Line')));
  const town = [text('PostalZone'), text('CityName')].filter((part) => part !== null).join(' ');
  const parts = [street, text('AdditionalStreetName'), ...lines, town, text('Country', 'IdentificationCode')];
  const printed = parts.filter((part) => part !== null && part !== '');
  return printed.length === 0 ? null : embeddedField(printed.join(', '));
}

/** The VAT number, else any tax number, else the number in the register of companies. */
function taxIdOf(party: Node): Field<string> | null {
  const schemes = list(child(party, 'PartyTaxScheme'));
  const vat = schemes.find((scheme) => textOf(child(scheme, 'TaxScheme', 'ID')) === 'VAT') ?? schemes[0];
  return textField(vat, 'CompanyID') ?? textField(party, 'PartyLegalEntity', 'CompanyID');
}

function partyOf(node: Node): Party | null {
  const party = child(node, 'Party');
  const name =
    textField(party, 'PartyName', 'Name') ??
    textField(party, 'PartyLegalEntity', 'RegistrationName') ??
    textField(party, 'PartyTaxScheme', 'RegistrationName');
  return name === null ? null : { name, address: addressOf(party), taxId: taxIdOf(party) };
}

/** The name as it is printed: some writers repeat it in the description with the article number before it. */
function nameOf(line: Node): Field<string> | null {
  const product = child(line, 'Item');
  const name = textField(product, 'Name');
  const description = textField(product, 'Description');
  const printed = description?.value.split('\n')[0]?.trim() ?? '';
  if (name !== null && /^\[[^\]]+\]\s/u.test(printed) && printed.endsWith(name.value)) return embeddedField(printed);
  return name ?? description ?? textField(line, 'Note');
}

function itemOf(line: Node, currency: string | null): Item | null {
  const product = child(line, 'Item');
  const name = nameOf(line);
  if (name === null) return null;
  const price = child(line, 'Price');
  const item: Item = {
    name,
    quantity: moneyField(line, 'InvoicedQuantity') ?? moneyField(line, 'CreditedQuantity'),
    price: moneyField(price, 'PriceAmount'),
    rate:
      textField(product, 'ClassifiedTaxCategory', 'Percent') ??
      textField(line, 'TaxTotal', 'TaxSubtotal', 'TaxCategory', 'Percent') ??
      textField(line, 'TaxTotal', 'TaxSubtotal', 'Percent'),
    amount: moneyIn(child(line, 'LineExtensionAmount'), currency),
  };
  return unitPrice(item, moneyField(price, 'BaseQuantity'));
}

/** The tax in the document's own currency; a second total may state it in the currency of the tax office. */
function taxOf(invoice: Node, currency: string | null): Field<string> | null {
  return moneyIn(
    list(child(invoice, 'TaxTotal')).flatMap((total) => list(child(total, 'TaxAmount'))),
    currency,
  );
}

/** Without a total that includes tax: the payable amount plus the amount paid. */
function totalOf(sums: Node): Field<string> | null {
  const inclusive = moneyField(sums, 'TaxInclusiveAmount');
  const payable = moneyField(sums, 'PayableAmount');
  if (inclusive !== null || payable === null) return inclusive;
  const prepaid = new Decimal(moneyField(sums, 'PrepaidAmount')?.value ?? 0);
  return embeddedField(moneyText(prepaid.plus(payable.value)));
}

function isSomething(line: Node): boolean {
  const item = itemOf(line, null);
  return item !== null && isSold(item);
}

/** Reads a UBL 2 invoice or credit note; null when the XML is neither. */
export function ublData(root: Node): InvoiceData | null {
  const credit = child(root, 'CreditNote');
  const invoice = credit ?? child(root, 'Invoice');
  const sums = child(invoice, 'LegalMonetaryTotal');
  if (invoice === undefined || sums === undefined) return null;
  const currency = textField(invoice, 'DocumentCurrencyCode') ?? textField(sums, 'PayableAmount', '@currencyID');
  const lines = list(child(invoice, credit === undefined ? 'InvoiceLine' : 'CreditNoteLine'));
  const money = (name: string): Field<string> | null => moneyField(sums, name);
  const isNegative = (textOf(child(sums, 'PayableAmount')) ?? '').startsWith('-');
  const electronic = ublElectronic(invoice, lines.filter(isSomething));
  const isCredit = credit !== undefined || isCreditCode(textOf(child(invoice, 'InvoiceTypeCode'))) || isNegative;
  return {
    kind: isCredit ? 'credit_note' : 'invoice',
    number: textField(invoice, 'ID'),
    relatedNumber: textField(invoice, 'BillingReference', 'InvoiceDocumentReference', 'ID'),
    issueDate: dateField(textOf(child(invoice, 'IssueDate'))),
    dueDate: dueDateOf(invoice),
    terms: textField(invoice, 'PaymentTerms', 'Note'),
    currency,
    supplier: partyOf(child(invoice, 'AccountingSupplierParty')),
    customer: partyOf(child(invoice, 'AccountingCustomerParty')),
    items: lines.flatMap((line) => itemOf(line, currency?.value ?? null) ?? []).filter(isSold),
    subtotal: money('TaxExclusiveAmount') ?? money('LineExtensionAmount'),
    discount: nonZero(money('AllowanceTotalAmount')),
    service: nonZero(money('ChargeTotalAmount')),
    tax: taxOf(invoice, currency?.value ?? null),
    total: totalOf(sums),
    prepaid: nonZero(money('PrepaidAmount')),
    amountDue: money('PayableAmount'),
    electronic: isNegative ? turned(electronic) : electronic,
  };
}

/** The due date of the document, of a payment means (credit notes) or of the terms. */
function dueDateOf(invoice: Node): Field<string> | null {
  const own = dateField(textOf(child(invoice, 'DueDate')));
  const means = list(child(invoice, 'PaymentMeans')).map((entry) => dateField(textOf(child(entry, 'PaymentDueDate'))));
  const terms = list(child(invoice, 'PaymentTerms')).map((entry) => dateField(textOf(child(entry, 'PaymentDueDate'))));
  return own ?? earliest([...means, ...terms]);
}
