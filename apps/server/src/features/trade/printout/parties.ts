import type { InvoiceDraft, InvoiceType } from '@folio/contract';
import type { PaperParty } from '@folio/paper';

type Typed = InvoiceDraft['customer'];

const NOBODY: PaperParty = {
  name: '',
  nameZh: null,
  address: null,
  addressZh: null,
  country: null,
  taxId: null,
  br: null,
  phone: null,
  email: null,
  contactPerson: null,
};

/** Documents the company issues itself. */
export function isOurs(type: InvoiceType): boolean {
  return type === 'sales_invoice' || type === 'sales_credit_note' || type === 'quotation';
}

/**
 * The counterparty: what was typed on the document, completed from the contact. A name or address that differs from
 * the contact's is printed as typed, without the contact's Chinese text.
 */
export function otherParty(typed: Typed, contact: PaperParty | null): PaperParty {
  const known = contact ?? NOBODY;
  const isSameName = typed.name === '' || typed.name === known.name || typed.name === known.nameZh;
  const address = typed.address || null;
  const isSameAddress = address === null || address === known.address || address === known.addressZh;
  return {
    ...known,
    name: isSameName && known.name !== '' ? known.name : typed.name,
    nameZh: isSameName ? known.nameZh : null,
    address: isSameAddress ? known.address : address,
    addressZh: isSameAddress ? known.addressZh : null,
    taxId: typed.tax_id || known.taxId,
  };
}

/** The delivery address; null if the document has no other receiver. */
export function receiver(typed: Typed | null): PaperParty | null {
  if (typed === null || (typed.name === '' && !typed.address)) return null;
  return { ...NOBODY, name: typed.name, address: typed.address, taxId: typed.tax_id };
}
