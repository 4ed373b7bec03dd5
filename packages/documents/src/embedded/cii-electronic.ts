import type { Field } from '../evidence/field.ts';
import type { ElectronicAllowance, ElectronicInvoice, ElectronicItem, ElectronicTax } from '../reading.ts';
import { addressOf, linesOfText, numberOf, priceOfOne, statedNumber, togetherOf } from './electronic.ts';
import { child, list, type Node, textField, textOf } from './xml.ts';

/** The parts of a cross-industry invoice, under the same names for every version. */
export interface CiiParts {
  readonly document: Node;
  readonly agreement: Node;
  readonly delivery: Node;
  readonly settlement: Node;
  readonly lines: readonly CiiLine[];
}

export interface CiiLine {
  readonly product: Node;
  readonly agreement: Node;
  readonly delivery: Node;
  readonly settlement: Node;
  readonly sum: Node;
  readonly note: Field<string> | null;
}

function allowancesOf(node: Node, isCharge: boolean): ElectronicAllowance[] {
  return list(child(node, 'SpecifiedTradeAllowanceCharge')).flatMap((entry) => {
    const amount = statedNumber(entry, 'ActualAmount')?.value ?? null;
    const indicator = textOf(child(entry, 'ChargeIndicator', 'Indicator')) ?? textOf(child(entry, 'ChargeIndicator'));
    if (amount === null || (indicator === 'true') !== isCharge) return [];
    const tax = child(entry, 'CategoryTradeTax');
    return {
      amount,
      percent: numberOf(entry, 'CalculationPercent'),
      reason: textOf(child(entry, 'Reason')),
      category: textOf(child(tax, 'CategoryCode')),
      rate: rateOf(tax),
    };
  });
}

/** Delivery charges, which have a separate element in this format. */
function deliveryChargesOf(settlement: Node): ElectronicAllowance[] {
  return list(child(settlement, 'SpecifiedLogisticsServiceCharge')).flatMap((entry) => {
    const amount = statedNumber(entry, 'AppliedAmount')?.value ?? null;
    if (amount === null) return [];
    const tax = child(entry, 'AppliedTradeTax');
    return {
      amount,
      percent: null,
      reason: textOf(child(entry, 'Description')),
      category: textOf(child(tax, 'CategoryCode')),
      rate: rateOf(tax),
    };
  });
}

function rateOf(tax: Node): string | null {
  return numberOf(tax, 'RateApplicablePercent') ?? numberOf(tax, 'ApplicablePercent');
}

function taxesOf(settlement: Node): ElectronicTax[] {
  return list(child(settlement, 'ApplicableTradeTax')).flatMap((tax) => {
    const basis = numberOf(tax, 'BasisAmount');
    return basis === null ? [] : { basis, category: textOf(child(tax, 'CategoryCode')), rate: rateOf(tax) };
  });
}

function addressAt(node: Node): Field<string> | null {
  const address = child(node, 'PostalTradeAddress');
  const text = (name: string): string | null => textOf(child(address, name));
  const town = [text('PostcodeCode'), text('CityName')].filter((part) => part !== null).join(' ');
  return addressOf(
    [text('LineOne'), text('LineTwo'), text('LineThree'), town, text('CountrySubDivisionName')],
    text('CountryID'),
  );
}

function itemOf({ product, agreement, delivery, settlement, sum, note }: CiiLine): ElectronicItem | null {
  const amount = statedNumber(sum, 'LineTotalAmount');
  const name = textField(product, 'Name') ?? textField(product, 'Description') ?? (amount === null ? null : note);
  if (name === null) return null;
  const described = linesOfText(product, 'Description');
  const tax = child(settlement, 'ApplicableTradeTax');
  const price = child(agreement, 'NetPriceProductTradePrice') ?? child(agreement, 'GrossPriceProductTradePrice');
  return {
    name,
    description: described?.value === name.value ? null : described,
    quantity: statedNumber(delivery, 'BilledQuantity'),
    price: priceOfOne(statedNumber(price, 'ChargeAmount'), numberOf(price, 'BasisQuantity')),
    discount: togetherOf(allowancesOf(settlement, false)),
    amount,
    category: textOf(child(tax, 'CategoryCode')),
    rate: statedNumber(tax, 'RateApplicablePercent') ?? statedNumber(tax, 'ApplicablePercent'),
  };
}

export function ciiElectronic({ document, agreement, delivery, settlement, lines }: CiiParts): ElectronicInvoice {
  const shipTo = child(delivery, 'ShipToTradeParty');
  return {
    orderNumber:
      textField(agreement, 'BuyerOrderReferencedDocument', 'IssuerAssignedID') ??
      textField(agreement, 'BuyerOrderReferencedDocument', 'ID'),
    buyerReference: textField(agreement, 'BuyerReference'),
    note: linesOfText({ notes: list(child(document, 'IncludedNote')).map((note) => child(note, 'Content')) }, 'notes'),
    supplierAddress: addressAt(child(agreement, 'SellerTradeParty')),
    customerAddress: addressAt(child(agreement, 'BuyerTradeParty')),
    shipTo: shipTo === undefined ? null : { name: textField(shipTo, 'Name'), address: addressAt(shipTo) },
    items: lines.flatMap((line) => itemOf(line) ?? []),
    allowances: allowancesOf(settlement, false),
    charges: [...allowancesOf(settlement, true), ...deliveryChargesOf(settlement)],
    taxes: taxesOf(settlement),
  };
}
