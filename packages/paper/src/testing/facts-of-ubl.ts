import { type AllowanceFacts, type Facts, type PartyFacts, Place, scan } from './facts.ts';

function partyOf(party: Place | null): PartyFacts {
  const scheme = (isVat: boolean): string | null =>
    party
      ?.all('PartyTaxScheme')
      .find((entry) => (entry.text('TaxScheme', 'ID') === 'VAT') === isVat)
      ?.text('CompanyID') ?? null;
  return {
    name: party?.text('PartyLegalEntity', 'RegistrationName') ?? null,
    hasAddress: (party?.at('PostalAddress') ?? null) !== null,
    country: party?.text('PostalAddress', 'Country', 'IdentificationCode') ?? null,
    endpoint: party?.text('EndpointID') ?? null,
    endpointScheme: party?.attribute('schemeID', 'EndpointID') ?? null,
    registration: party?.text('PartyLegalEntity', 'CompanyID') ?? null,
    vatId: scheme(true),
    taxId: scheme(false),
  };
}

function allowanceOf(entry: Place): AllowanceFacts {
  return {
    amount: entry.text('Amount'),
    percent: entry.text('MultiplierFactorNumeric'),
    base: entry.text('BaseAmount'),
    reason: entry.text('AllowanceChargeReason') ?? entry.text('AllowanceChargeReasonCode'),
    category: entry.text('TaxCategory', 'ID'),
    rate: entry.text('TaxCategory', 'Percent'),
  };
}

/** The content of a UBL invoice or credit note, for the rules. */
export function factsOfUbl(xml: string): Facts {
  const root = Place.of(xml);
  const isCredit = root.at('CreditNote') !== null;
  const document = root.at(isCredit ? 'CreditNote' : 'Invoice') ?? root;
  const quantity = isCredit ? 'CreditedQuantity' : 'InvoicedQuantity';
  const sum = (name: string): string | null => document.text('LegalMonetaryTotal', name);
  const means = document.at('PaymentMeans');
  const delivery = document.at('Delivery');
  return {
    syntax: 'ubl',
    customization: document.text('CustomizationID'),
    profile: document.text('ProfileID'),
    number: document.text('ID'),
    issueDate: document.text('IssueDate'),
    typeCode: document.text(isCredit ? 'CreditNoteTypeCode' : 'InvoiceTypeCode'),
    currency: document.text('DocumentCurrencyCode'),
    notes: document.all('Note').length,
    buyerReference: document.text('BuyerReference'),
    orderReference: document.text('OrderReference', 'ID'),
    hasDueDate: document.text('DueDate') !== null,
    hasTerms: document.text('PaymentTerms', 'Note') !== null,
    precedingNumbers: document.all('BillingReference').map((entry) => entry.text('InvoiceDocumentReference', 'ID')),
    seller: partyOf(document.at('AccountingSupplierParty', 'Party')),
    buyer: partyOf(document.at('AccountingCustomerParty', 'Party')),
    deliverTo:
      delivery === null
        ? null
        : { country: delivery.text('DeliveryLocation', 'Address', 'Country', 'IdentificationCode') },
    payment:
      means === null
        ? null
        : { code: means.text('PaymentMeansCode'), account: means.text('PayeeFinancialAccount', 'ID') },
    allowances: document.all('AllowanceCharge').map(allowanceOf),
    groups: document.all('TaxTotal', 'TaxSubtotal').map((group) => ({
      taxable: group.text('TaxableAmount'),
      tax: group.text('TaxAmount'),
      category: group.text('TaxCategory', 'ID'),
      rate: group.text('TaxCategory', 'Percent'),
      reason: group.text('TaxCategory', 'TaxExemptionReason'),
    })),
    lines: document.all(isCredit ? 'CreditNoteLine' : 'InvoiceLine').map((line) => ({
      id: line.text('ID'),
      name: line.text('Item', 'Name'),
      quantity: line.text(quantity),
      unit: line.attribute('unitCode', quantity),
      net: line.text('LineExtensionAmount'),
      price: line.text('Price', 'PriceAmount'),
      base: line.text('Price', 'BaseQuantity'),
      baseUnit: line.attribute('unitCode', 'Price', 'BaseQuantity'),
      category: line.text('Item', 'ClassifiedTaxCategory', 'ID'),
      rate: line.text('Item', 'ClassifiedTaxCategory', 'Percent'),
      allowances: line.all('AllowanceCharge').map(allowanceOf),
    })),
    taxTotals: document.all('TaxTotal').length,
    lineTotal: sum('LineExtensionAmount'),
    allowanceTotal: sum('AllowanceTotalAmount'),
    taxExclusive: sum('TaxExclusiveAmount'),
    tax: document.text('TaxTotal', 'TaxAmount'),
    taxInclusive: sum('TaxInclusiveAmount'),
    prepaid: sum('PrepaidAmount'),
    payable: sum('PayableAmount'),
    ...scan(xml),
  };
}
