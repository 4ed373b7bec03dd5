import { minorOf, netOfGrossMinor, percentOfMinor, textOfMinor, timesMinor } from '../decimal-text.ts';
import { contactOf, type DocumentEvent, type Example, type ExampleEvent } from '../example.ts';
import type { BilingualName } from '../statement/bank-statement.ts';
import { EXAMPLE_BANK } from '../statement/statement-from-events.ts';
import { postalDetails } from './contact-details.ts';
import type { Invoice, InvoiceItem, InvoiceLanguage, InvoiceParty } from './invoice.ts';
import { chineseProductName } from './product-names.ts';

const COMPANY_ADDRESS_ZH = '九龍觀塘海港里88號海燈工業中心12樓1207室';
const DAY_MS = 86_400_000;
const DOCUMENT_TYPES: readonly string[] = [
  'sales_invoice',
  'purchase_bill',
  'sales_credit_note',
  'purchase_credit_note',
];

function isDocument(event: ExampleEvent): event is DocumentEvent {
  return DOCUMENT_TYPES.includes(event.type);
}

function documentEvent(example: Example, eventId: string): DocumentEvent {
  const event = example.events.find(({ id }) => id === eventId);
  if (event === undefined || !isDocument(event))
    throw new RangeError(`event ${eventId} is no invoice, bill or credit note`);
  return event;
}

function companyParty({ company }: Example): InvoiceParty {
  const br = company.businessRegistration.slice(0, 8);
  return {
    name: company.name,
    nameZh: company.nameZh,
    address: company.address,
    addressZh: COMPANY_ADDRESS_ZH,
    br,
    phone: '+852 2555 0188',
  };
}

function contactParty(example: Example, contactId: string): InvoiceParty {
  const contact = contactOf(example, contactId);
  const nameZh = contact.nameZh === undefined ? {} : { nameZh: contact.nameZh };
  return { name: contact.name, ...nameZh, ...postalDetails(contact) };
}

function printedItems(event: DocumentEvent): InvoiceItem[] {
  return event.items.map(({ name, quantity, price }) => {
    const nameZh = chineseProductName(name);
    const amount = textOfMinor(timesMinor(quantity, price));
    return { name, ...(nameZh === undefined ? {} : { nameZh }), quantity, price, amount };
  });
}

function taxRatePercent(example: Example, event: DocumentEvent): string | undefined {
  if (event.amountsAre === 'no_tax') return undefined;
  const codes = new Set(event.items.map((item) => item.taxCode));
  if (codes.size > 1) throw new RangeError(`event ${event.id}: one tax rate a document is all this paper prints`);
  return example.taxCodes.find(({ code }) => codes.has(code))?.rate;
}

interface Totals {
  readonly subtotal: string;
  readonly tax: string;
  readonly total: string;
}

/** Tax is worked out and rounded line by line, as accounting.md 2.9 has it. */
function totalsOf(event: DocumentEvent, items: readonly InvoiceItem[], rate: string | undefined): Totals {
  let netMinor = 0n;
  let taxMinor = 0n;
  for (const item of items) {
    const amountMinor = minorOf(item.amount);
    const inclusive = event.amountsAre === 'tax_inclusive' && rate !== undefined;
    const lineNet = inclusive ? netOfGrossMinor(amountMinor, rate) : amountMinor;
    netMinor += lineNet;
    if (rate !== undefined) taxMinor += inclusive ? amountMinor - lineNet : percentOfMinor(lineNet, rate);
  }
  return { subtotal: textOfMinor(netMinor), tax: textOfMinor(taxMinor), total: textOfMinor(netMinor + taxMinor) };
}

function termsOf(event: DocumentEvent): BilingualName {
  const days = Math.round((Date.parse(event.dueDate) - Date.parse(event.issueDate)) / DAY_MS);
  return days === 0 ? { name: 'Due on receipt', nameZh: '見單即付' } : { name: `${days} days`, nameZh: `${days}天` };
}

function paymentDetails(issuer: InvoiceParty): BilingualName {
  const { name, nameZh } = EXAMPLE_BANK;
  return {
    name: `By FPS or bank transfer to ${name}, account name ${issuer.name}. Please quote the invoice number.`,
    nameZh: `請以轉數快或銀行轉賬存入${nameZh ?? name}，戶名：${issuer.nameZh ?? issuer.name}，並註明發票編號。`,
  };
}

/**
 * The document of an event: the company issues sales invoices and their credit notes, the contact issues purchase
 * bills and theirs. Throws a RangeError for any other event.
 */
export function invoiceFromEvent(example: Example, eventId: string, language: InvoiceLanguage): Invoice {
  const event = documentEvent(example, eventId);
  const company = companyParty(example);
  const contact = contactParty(example, event.contact);
  const sales = event.type.startsWith('sales');
  const credit = event.type.endsWith('credit_note');
  const items = printedItems(event);
  const rate = taxRatePercent(example, event);
  const issuer = sales ? company : contact;
  return {
    language,
    kind: credit ? 'credit_note' : 'invoice',
    issuer,
    customer: sales ? contact : company,
    number: event.number,
    issueDate: event.issueDate,
    dueDate: event.dueDate,
    currency: event.currency ?? example.company.baseCurrency,
    items,
    itemsIncludeTax: event.amountsAre === 'tax_inclusive',
    ...totalsOf(event, items, rate),
    ...(rate === undefined ? {} : { taxRatePercent: rate }),
    ...(event.againstDocument === undefined ? {} : { relatedNumber: event.againstDocument }),
    ...(event.reference === undefined ? {} : { reference: event.reference }),
    ...(credit ? {} : { terms: termsOf(event), paymentDetails: paymentDetails(issuer) }),
  };
}
