import type { EInvoice, TradeParty } from '../e-invoice/terms.ts';
import { address, cac, cbc, type Part, taxScheme } from './parts.ts';

/** Electronic addresses are email addresses: the only scheme of the published list that every party has. */
const MAIL = { schemeID: 'EM' };

function taxNumber(id: string | null, scheme: string): Part {
  return id === null ? null : cac('PartyTaxScheme', cbc('CompanyID', id), taxScheme(scheme));
}

function partyOf(party: TradeParty, role: 'seller' | 'buyer'): Part {
  return cac(
    'Party',
    cbc('EndpointID', party.email, MAIL),
    address('PostalAddress', party.address, party.country),
    taxNumber(party.vatId, 'VAT'),
    // EN 16931 has no other tax number for a buyer, so it is written as the registration number.
    role === 'seller' ? taxNumber(party.taxId, 'TAX') : null,
    cac('PartyLegalEntity', cbc('RegistrationName', party.name), cbc('CompanyID', party.registration)),
    cac('Contact', cbc('Name', party.contactPerson), cbc('Telephone', party.phone), cbc('ElectronicMail', party.email)),
  );
}

/** Seller, buyer, and place of delivery. */
export function parties({ seller, buyer, shipTo }: EInvoice): Part[] {
  return [
    cac('AccountingSupplierParty', partyOf(seller, 'seller')),
    cac('AccountingCustomerParty', partyOf(buyer, 'buyer')),
    shipTo === null
      ? null
      : cac(
          'Delivery',
          cac('DeliveryLocation', address('Address', shipTo.address, shipTo.country)),
          cac('DeliveryParty', cac('PartyName', cbc('Name', shipTo.name))),
        ),
  ];
}
