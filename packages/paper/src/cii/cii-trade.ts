import type { Allowance, EInvoice, InvoiceLine, TaxCategory, TradeParty } from '../e-invoice/terms.ts';
import { address, isCharge, type Part, ram, text } from './parts.ts';

const ONE = { unitCode: 'C62' };
/** UNTDID 5189: a discount. */
const DISCOUNT = '95';

function partyOf(name: string, party: TradeParty, role: 'seller' | 'buyer'): Part {
  return ram(
    name,
    text('Name', party.name),
    ram('SpecifiedLegalOrganization', text('ID', party.registration)),
    ram(
      'DefinedTradeContact',
      text('PersonName', party.contactPerson),
      ram('TelephoneUniversalCommunication', text('CompleteNumber', party.phone)),
      ram('EmailURIUniversalCommunication', text('URIID', party.email)),
    ),
    address(party.address, party.country),
    ram('URIUniversalCommunication', text('URIID', party.email, { schemeID: 'EM' })),
    ram('SpecifiedTaxRegistration', text('ID', party.vatId, { schemeID: 'VA' })),
    // EN 16931 has no other tax number for a buyer, so it is written as the registration number.
    role === 'seller' ? ram('SpecifiedTaxRegistration', text('ID', party.taxId, { schemeID: 'FC' })) : null,
  );
}

/** Seller, buyer and order. */
export function agreement({ seller, buyer, buyerReference, orderNumber }: EInvoice): Part {
  return ram(
    'ApplicableHeaderTradeAgreement',
    text('BuyerReference', buyerReference),
    partyOf('SellerTradeParty', seller, 'seller'),
    partyOf('BuyerTradeParty', buyer, 'buyer'),
    ram('BuyerOrderReferencedDocument', text('IssuerAssignedID', orderNumber)),
  );
}

/** The tax of a line or of an allowance. */
export function taxOf(name: string, { code, rate }: TaxCategory): Part {
  return ram(name, text('TypeCode', 'VAT'), text('CategoryCode', code), text('RateApplicablePercent', rate));
}

/** An allowance on a line, or on the document if a category is given. */
export function allowance({ amount, percent, base }: Allowance, of: TaxCategory | null): Part {
  return ram(
    'SpecifiedTradeAllowanceCharge',
    isCharge('false'),
    text('CalculationPercent', percent),
    text('BasisAmount', base),
    text('ActualAmount', amount),
    text('ReasonCode', DISCOUNT),
    text('Reason', 'Discount'),
    of === null ? null : taxOf('CategoryTradeTax', of),
  );
}

export function line(entry: InvoiceLine): Part {
  return ram(
    'IncludedSupplyChainTradeLineItem',
    ram('AssociatedDocumentLineDocument', text('LineID', entry.id)),
    ram('SpecifiedTradeProduct', text('Name', entry.name), text('Description', entry.description)),
    ram(
      'SpecifiedLineTradeAgreement',
      ram(
        'NetPriceProductTradePrice',
        text('ChargeAmount', entry.price),
        text('BasisQuantity', entry.baseQuantity, ONE),
      ),
    ),
    ram('SpecifiedLineTradeDelivery', text('BilledQuantity', entry.quantity, ONE)),
    ram(
      'SpecifiedLineTradeSettlement',
      taxOf('ApplicableTradeTax', entry.category),
      entry.allowance === null ? null : allowance(entry.allowance, null),
      ram('SpecifiedTradeSettlementLineMonetarySummation', text('LineTotalAmount', entry.net)),
    ),
  );
}
