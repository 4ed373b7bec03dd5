import type { ElectronicInvoice, ElectronicItem, Reading } from '@folio/documents';
import type { Paper, PaperItem, PaperParty } from '@folio/paper';
import { NO_IMAGES, writePaper } from '../paper-file/index.ts';
import type { Turn } from '../parsing/index.ts';
import { ReadingError } from './reading-error.ts';
import { understandDocument } from './understanding.ts';

/* An electronic invoice has no pages, so Folio prints a simple document from its data for people to view. */

/** The text of an XML file in the encoding that it declares; UTF-8 if it declares no encoding. */
export function xmlText(bytes: Uint8Array): string {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const declared = /^[^<]*<\?xml[^>]*encoding=["']([\w-]+)["']/u.exec(head)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(declared).decode(bytes);
  } catch {
    // Unknown encoding: the ASCII part can still be read.
    return new TextDecoder().decode(bytes);
  }
}

function partyOf(party: Reading['supplier'], address: string | null): PaperParty {
  return {
    name: party?.name?.value ?? '',
    nameZh: null,
    address,
    addressZh: null,
    country: null,
    taxId: party?.taxId?.value ?? null,
    br: null,
    phone: null,
    email: null,
    contactPerson: null,
  };
}

function itemOf(item: ElectronicItem): PaperItem {
  const amount = item.amount?.value ?? '0';
  const { discount } = item;
  return {
    name: item.name.value,
    description: item.description?.value ?? null,
    quantity: item.quantity?.value ?? '1',
    price: item.price?.value ?? amount,
    discount: discount === null ? null : discount.percent === null ? discount.amount : `${discount.percent}%`,
    discountMoney: discount?.amount ?? '0',
    amount,
    net: amount,
    tax: '0',
    documentDiscount: '0',
    taxCode: item.category,
    taxName: item.rate === null ? null : `${item.category ?? ''} ${item.rate.value}%`.trim(),
    taxNameZh: null,
    taxRate: item.rate?.value ?? '0',
    taxKind: 'standard',
  };
}

/** The data of an electronic invoice as a printable document; absent data is left out. */
function paperOf(reading: Reading, electronic: ElectronicInvoice): Paper {
  const total = reading.total?.value ?? '0';
  const subtotal = reading.subtotal?.value ?? total;
  const tax = reading.tax?.value ?? '0';
  const discount = reading.discount?.value ?? null;
  const { shipTo } = electronic;
  return {
    type: reading.kind === 'credit_note' ? 'sales_credit_note' : 'sales_invoice',
    language: 'en-US',
    template: 'compact',
    number: reading.number?.value ?? '',
    reference: electronic.buyerReference?.value ?? null,
    orderNumber: electronic.orderNumber?.value ?? null,
    issueDate: reading.issueDate?.value ?? null,
    dueDate: reading.dueDate?.value ?? null,
    paymentTerms: reading.terms?.value ?? null,
    paymentReference: null,
    creditOf: reading.relatedNumber === null ? null : { number: reading.relatedNumber.value, date: null },
    currency: reading.currency?.value ?? '',
    seller: partyOf(reading.supplier, electronic.supplierAddress?.value ?? null),
    buyer: partyOf(reading.customer, electronic.customerAddress?.value ?? null),
    shipTo:
      shipTo === null ? null : { ...partyOf(null, shipTo.address?.value ?? null), name: shipTo.name?.value ?? '' },
    amountsAre: Number(tax) === 0 ? 'no_tax' : 'tax_exclusive',
    items: electronic.items.map(itemOf),
    itemsTotal: subtotal,
    discount: discount === null ? null : { stated: discount, money: discount },
    subtotal,
    taxes:
      Number(tax) === 0
        ? []
        : [{ code: null, name: 'VAT', nameZh: null, rate: '0', kind: 'standard', base: subtotal, tax }],
    totalTax: tax,
    total,
    paid: reading.prepaid?.value ?? '0',
    due: reading.amountDue?.value ?? total,
    notes: electronic.note?.value ?? null,
    footer: null,
    payTo: null,
    instructions: null,
    instructionsZh: null,
    fpsPayload: null,
    mark: null,
  };
}

/**
 * The pages of an electronic invoice, as a PDF. Throws `corrupt` for XML that begins like an invoice but cannot be
 * interpreted as one.
 */
export async function printEInvoice(bytes: Uint8Array, turn: Turn): Promise<Uint8Array> {
  const attachments = [{ name: 'invoice.xml', text: xmlText(bytes) }];
  const reading = await understandDocument({ pages: [], attachments, ownNames: [], ownNumbers: [] }, turn);
  if (reading.electronic === undefined) throw new ReadingError('corrupt');
  return writePaper({ ...paperOf(reading, reading.electronic), images: NO_IMAGES });
}
