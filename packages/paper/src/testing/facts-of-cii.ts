import { type AllowanceFacts, type Facts, type PartyFacts, Place, scan } from './facts.ts';

function partyOf(party: Place | null): PartyFacts {
  const number = (scheme: string): string | null =>
    party
      ?.all('SpecifiedTaxRegistration', 'ID')
      .find((id) => id.attribute('schemeID') === scheme)
      ?.text() ?? null;
  return {
    name: party?.text('Name') ?? null,
    hasAddress: (party?.at('PostalTradeAddress') ?? null) !== null,
    country: party?.text('PostalTradeAddress', 'CountryID') ?? null,
    endpoint: party?.text('URIUniversalCommunication', 'URIID') ?? null,
    endpointScheme: party?.attribute('schemeID', 'URIUniversalCommunication', 'URIID') ?? null,
    registration: party?.text('SpecifiedLegalOrganization', 'ID') ?? null,
    vatId: number('VA'),
    taxId: number('FC'),
  };
}

function allowanceOf(entry: Place): AllowanceFacts {
  return {
    amount: entry.text('ActualAmount'),
    percent: entry.text('CalculationPercent'),
    base: entry.text('BasisAmount'),
    reason: entry.text('Reason') ?? entry.text('ReasonCode'),
    category: entry.text('CategoryTradeTax', 'CategoryCode'),
    rate: entry.text('CategoryTradeTax', 'RateApplicablePercent'),
  };
}

/** The content of a cross-industry invoice, for the rules. */
export function factsOfCii(xml: string): Facts {
  const root = Place.of(xml).at('CrossIndustryInvoice');
  if (root === null) throw new Error('no cross-industry invoice');
  const deal = root.at('SupplyChainTradeTransaction') ?? root;
  const agreement = deal.at('ApplicableHeaderTradeAgreement') ?? root;
  const settlement = deal.at('ApplicableHeaderTradeSettlement') ?? root;
  const sum = (name: string): string | null => settlement.text('SpecifiedTradeSettlementHeaderMonetarySummation', name);
  const means = settlement.at('SpecifiedTradeSettlementPaymentMeans');
  const shipTo = deal.at('ApplicableHeaderTradeDelivery', 'ShipToTradeParty');
  return {
    syntax: 'cii',
    customization: root.text('ExchangedDocumentContext', 'GuidelineSpecifiedDocumentContextParameter', 'ID'),
    profile: null,
    number: root.text('ExchangedDocument', 'ID'),
    issueDate: root.text('ExchangedDocument', 'IssueDateTime', 'DateTimeString'),
    typeCode: root.text('ExchangedDocument', 'TypeCode'),
    currency: settlement.text('InvoiceCurrencyCode'),
    notes: root.all('ExchangedDocument', 'IncludedNote').length,
    buyerReference: agreement.text('BuyerReference'),
    orderReference: agreement.text('BuyerOrderReferencedDocument', 'IssuerAssignedID'),
    hasDueDate: settlement.text('SpecifiedTradePaymentTerms', 'DueDateDateTime', 'DateTimeString') !== null,
    hasTerms: settlement.text('SpecifiedTradePaymentTerms', 'Description') !== null,
    precedingNumbers: settlement.all('InvoiceReferencedDocument').map((entry) => entry.text('IssuerAssignedID')),
    seller: partyOf(agreement.at('SellerTradeParty')),
    buyer: partyOf(agreement.at('BuyerTradeParty')),
    deliverTo: shipTo === null ? null : { country: shipTo.text('PostalTradeAddress', 'CountryID') },
    payment:
      means === null
        ? null
        : {
            code: means.text('TypeCode'),
            account:
              means.text('PayeePartyCreditorFinancialAccount', 'IBANID') ??
              means.text('PayeePartyCreditorFinancialAccount', 'ProprietaryID'),
          },
    allowances: settlement.all('SpecifiedTradeAllowanceCharge').map(allowanceOf),
    groups: settlement.all('ApplicableTradeTax').map((group) => ({
      taxable: group.text('BasisAmount'),
      tax: group.text('CalculatedAmount'),
      category: group.text('CategoryCode'),
      rate: group.text('RateApplicablePercent'),
      reason: group.text('ExemptionReason'),
    })),
    lines: deal.all('IncludedSupplyChainTradeLineItem').map((line) => ({
      id: line.text('AssociatedDocumentLineDocument', 'LineID'),
      name: line.text('SpecifiedTradeProduct', 'Name'),
      quantity: line.text('SpecifiedLineTradeDelivery', 'BilledQuantity'),
      unit: line.attribute('unitCode', 'SpecifiedLineTradeDelivery', 'BilledQuantity'),
      net: line.text(
        'SpecifiedLineTradeSettlement',
        'SpecifiedTradeSettlementLineMonetarySummation',
        'LineTotalAmount',
      ),
      price: line.text('SpecifiedLineTradeAgreement', 'NetPriceProductTradePrice', 'ChargeAmount'),
      base: line.text('SpecifiedLineTradeAgreement', 'NetPriceProductTradePrice', 'BasisQuantity'),
      baseUnit: line.attribute('unitCode', 'SpecifiedLineTradeAgreement', 'NetPriceProductTradePrice', 'BasisQuantity'),
      category: line.text('SpecifiedLineTradeSettlement', 'ApplicableTradeTax', 'CategoryCode'),
      rate: line.text('SpecifiedLineTradeSettlement', 'ApplicableTradeTax', 'RateApplicablePercent'),
      allowances: line.all('SpecifiedLineTradeSettlement', 'SpecifiedTradeAllowanceCharge').map(allowanceOf),
    })),
    taxTotals: settlement.all('SpecifiedTradeSettlementHeaderMonetarySummation', 'TaxTotalAmount').length,
    lineTotal: sum('LineTotalAmount'),
    allowanceTotal: sum('AllowanceTotalAmount'),
    taxExclusive: sum('TaxBasisTotalAmount'),
    tax: sum('TaxTotalAmount'),
    taxInclusive: sum('GrandTotalAmount'),
    prepaid: sum('TotalPrepaidAmount'),
    payable: sum('DuePayableAmount'),
    ...scan(xml),
    // A mandatory element may be empty.
    emptyElements: scan(xml.replace(/<ram:ApplicableHeaderTradeDelivery>\s*<\/ram:ApplicableHeaderTradeDelivery>/u, ''))
      .emptyElements,
  };
}
