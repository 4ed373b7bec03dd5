import type { ContactBody, ContactDetail } from '@folio/contract';
import type { ContactSide } from '../../api/queries/contact.ts';

/** Every field of a contact as the form holds it: nothing typed is null, never missing. */
export type ContactValues = Pick<ContactDetail, keyof ContactBody>;

/** What a new contact starts with: the side it was begun from. */
export function blankContact(side: ContactSide, name = ''): ContactValues {
  return {
    name,
    name_zh: null,
    is_customer: side === 'customer',
    is_supplier: side === 'supplier',
    address: null,
    address_zh: null,
    ship_to: null,
    tax_id: null,
    br: null,
    email: null,
    phone: null,
    contact_person: null,
    payment_term_id: null,
    currency: null,
    sales_account: null,
    purchase_account: null,
    tax_code: null,
    language: null,
    reminders: true,
    notes: null,
  };
}

/** The fields of a contact that a form may change. */
export function valuesOf(contact: ContactDetail): ContactValues {
  const blank = blankContact('customer');
  const fields = Object.keys(blank) as (keyof ContactValues)[];
  return Object.fromEntries(fields.map((field) => [field, contact[field] ?? blank[field]])) as ContactValues;
}

/** What goes to the server: an empty text is none, and no field begins or ends with spaces. */
export function bodyOf(values: ContactValues): ContactBody {
  const trimmed = Object.entries(values).map(([field, value]) => {
    if (typeof value !== 'string') return [field, value];
    return [field, value.trim() || (field === 'name' ? '' : null)];
  });
  return Object.fromEntries(trimmed) as unknown as ContactBody;
}

/** What a number may look wrong about: a word of the message that says so. It is only said; other countries have their own. */
export function numberDoubt(br: string | null): 'br' | null {
  if (br === null || br.trim() === '') return null;
  return /^\d{8}(-\d{3}(-\d{2}-\d{2}-[0-9A-Z])?)?$/.test(br.trim()) ? null : 'br';
}
