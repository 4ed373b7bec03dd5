import type { EInvoice, TradeParty } from '../e-invoice/terms.ts';
import { element, writeXml, type XmlElement } from '../xml/element.ts';
import { address, cac, cbc, type Part, taxScheme } from './parts.ts';
import { amounts, line, moneyIn } from './ubl-amounts.ts';

const CUSTOMIZATION = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0';
const PROFILE = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';
const SCHEMAS = 'urn:oasis:names:specification:ubl:schema:xsd';

/** UNCL 1001: commercial invoice, credit note. */
const INVOICE = '380';
const CREDIT_NOTE = '381';
/** UNCL 4461: credit transfer; not defined. */
const CREDIT_TRANSFER = '30';
const NOT_DEFINED = '1';

function heading(invoice: EInvoice): Part[] {
  const { isCredit, creditOf } = invoice;
  return [
    cbc('CustomizationID', CUSTOMIZATION),
    cbc('ProfileID', PROFILE),
    cbc('ID', invoice.number),
    cbc('IssueDate', invoice.issueDate),
    // In a credit note the due date is part of the payment means.
    isCredit ? null : cbc('DueDate', invoice.dueDate),
    isCredit ? cbc('CreditNoteTypeCode', CREDIT_NOTE) : cbc('InvoiceTypeCode', INVOICE),
    cbc('Note', invoice.note),
    cbc('DocumentCurrencyCode', invoice.currency),
    cbc('BuyerReference', invoice.buyerReference),
    cac('OrderReference', cbc('ID', invoice.orderNumber)),
    creditOf === null
      ? null
      : cac(
          'BillingReference',
          cac('InvoiceDocumentReference', cbc('ID', creditOf.number), cbc('IssueDate', creditOf.date)),
        ),
  ];
}

function payment({ payment: { reference, account }, isCredit, dueDate, terms }: EInvoice): Part[] {
  const dueOfCredit = isCredit ? dueDate : null;
  const isSaid = account !== null || reference !== null || dueOfCredit !== null;
  const means = cac(
    'PaymentMeans',
    cbc('PaymentMeansCode', account === null ? NOT_DEFINED : CREDIT_TRANSFER),
    cbc('PaymentDueDate', dueOfCredit),
    cbc('PaymentID', reference),
    account === null ? null : cac('PayeeFinancialAccount', cbc('ID', account.number), cbc('Name', account.name)),
  );
  return [isSaid ? means : null, cac('PaymentTerms', cbc('Note', terms))];
}

/** An invoice or credit note as Peppol BIS Billing 3.0 (UBL 2.1). */
export function writeUbl(invoice: EInvoice): string {
  const name = invoice.isCredit ? 'CreditNote' : 'Invoice';
  const money = moneyIn(invoice.currency);
  const root = element(
    name,
    [
      ...heading(invoice),
      ...parties(invoice),
      ...payment(invoice),
      ...amounts(invoice, money),
      ...invoice.lines.map((entry) => line(entry, invoice.isCredit, money)),
    ],
    {
      xmlns: `${SCHEMAS}:${name}-2`,
      'xmlns:cac': `${SCHEMAS}:CommonAggregateComponents-2`,
      'xmlns:cbc': `${SCHEMAS}:CommonBasicComponents-2`,
    },
  );
  return writeXml(root as XmlElement);
}

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
