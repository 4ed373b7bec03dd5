import type { ContactBody, ContactDetail } from '@folio/contract';
import type { ContactSide } from '../../../api/queries/trade/contact.ts';

/** Every field of a contact as the form holds it: an empty field is null, never missing. */
export type ContactValues = Pick<ContactDetail, keyof ContactBody>;

/** The start values of a new contact: the side from which the user created it. */
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

/** The request body: an empty text becomes null, and all texts are trimmed. */
export function bodyOf(values: ContactValues): ContactBody {
  const trimmed = Object.entries(values).map(([field, value]) => {
    if (typeof value !== 'string') return [field, value];
    return [field, value.trim() || (field === 'name' ? '' : null)];
  });
  return Object.fromEntries(trimmed) as unknown as ContactBody;
}

/**
 * The message key of a warning if a registration number looks wrong. It is only a warning: other countries have their
 * own numbers.
 */
export function numberDoubt(br: string | null): 'br' | null {
  if (br === null || br.trim() === '') return null;
  return /^\d{8}(-\d{3}(-\d{2}-\d{2}-[0-9A-Z])?)?$/.test(br.trim()) ? null : 'br';
}
