import type { Field } from '../evidence/field.ts';
import type { ElectronicAllowance, ElectronicInvoice, ElectronicItem, ElectronicTax } from '../reading.ts';
import { addressOf, linesOfText, numberOf, priceOfOne, statedNumber, togetherOf } from './electronic.ts';
import { child, list, type Node, textField, textOf } from './xml.ts';

function allowancesOf(node: Node, isCharge: boolean): ElectronicAllowance[] {
  return list(child(node, 'AllowanceCharge')).flatMap((entry) => {
    const amount = statedNumber(entry, 'Amount')?.value ?? null;
    if (amount === null || (textOf(child(entry, 'ChargeIndicator')) === 'true') !== isCharge) return [];
    return {
      amount,
      percent: numberOf(entry, 'MultiplierFactorNumeric'),
      reason: textOf(child(entry, 'AllowanceChargeReason')),
      category: textOf(child(entry, 'TaxCategory', 'ID')),
      rate: numberOf(entry, 'TaxCategory', 'Percent'),
    };
  });
}

/** The breakdown of the first tax total: a second one states the tax in the currency of the tax office. */
function taxesOf(invoice: Node): ElectronicTax[] {
  return list(child(list(child(invoice, 'TaxTotal'))[0], 'TaxSubtotal')).flatMap((entry) => {
    const basis = numberOf(entry, 'TaxableAmount');
    const category = textOf(child(entry, 'TaxCategory', 'ID'));
    return basis === null ? [] : { basis, category, rate: numberOf(entry, 'TaxCategory', 'Percent') };
  });
}

function addressAt(node: Node): Field<string> | null {
  const text = (...path: readonly string[]): string | null => textOf(child(node, ...path));
  const joined = (...parts: readonly (string | null)[]): string => parts.filter((part) => part !== null).join(' ');
  return addressOf(
    [
      joined(text('StreetName'), text('BuildingNumber')),
      text('AdditionalStreetName'),
      ...list(child(node, 'AddressLine')).map((line) => textOf(child(line, 'Line'))),
      joined(text('PostalZone'), text('CityName')),
      text('CountrySubentity'),
    ],
    text('Country', 'IdentificationCode'),
  );
}

function itemOf(line: Node): ElectronicItem | null {
  const product = child(line, 'Item');
  const name = textField(product, 'Name') ?? textField(product, 'Description') ?? textField(line, 'Note');
  if (name === null) return null;
  const described = linesOfText(product, 'Description');
  return {
    name,
    description: described?.value === name.value ? null : described,
    quantity: statedNumber(line, 'InvoicedQuantity') ?? statedNumber(line, 'CreditedQuantity'),
    price: priceOfOne(statedNumber(line, 'Price', 'PriceAmount'), numberOf(line, 'Price', 'BaseQuantity')),
    discount: togetherOf(allowancesOf(line, false)),
    amount: statedNumber(line, 'LineExtensionAmount'),
    category: textOf(child(product, 'ClassifiedTaxCategory', 'ID')),
    rate: statedNumber(product, 'ClassifiedTaxCategory', 'Percent'),
  };
}

/** All data of a UBL invoice or credit note; `lines` are the lines with a meaning. */
export function ublElectronic(invoice: Node, lines: readonly Node[]): ElectronicInvoice {
  const party = (role: string): Node => child(invoice, role, 'Party', 'PostalAddress');
  const delivery = child(invoice, 'Delivery');
  return {
    orderNumber: textField(invoice, 'OrderReference', 'ID'),
    buyerReference: textField(invoice, 'BuyerReference'),
    note: linesOfText(invoice, 'Note'),
    supplierAddress: addressAt(party('AccountingSupplierParty')),
    customerAddress: addressAt(party('AccountingCustomerParty')),
    shipTo:
      delivery === undefined
        ? null
        : {
            name: textField(delivery, 'DeliveryParty', 'PartyName', 'Name'),
            address: addressAt(child(delivery, 'DeliveryLocation', 'Address')),
          },
    items: lines.flatMap((line) => itemOf(line) ?? []),
    allowances: allowancesOf(invoice, false),
    charges: allowancesOf(invoice, true),
    taxes: taxesOf(invoice),
  };
}
