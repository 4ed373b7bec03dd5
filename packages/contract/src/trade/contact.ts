import { z } from 'zod';
import { documentLanguage } from '../documents/document.ts';
import { currencyCode, day, id, instant, listMeta, listQuery, moneyText } from '../wire/wire.ts';

const text = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .nullable()
    .default(null)
    .transform((value) => value || null);

/**
 * A customer or supplier as typed. `br`: business registration number. `tax_code`, accounts: defaults for its items.
 */
export const contactBody = z.object({
  name: z.string().trim().min(1).max(300),
  name_zh: text(300),
  is_customer: z.boolean().default(false),
  is_supplier: z.boolean().default(false),
  address: text(400),
  address_zh: text(400),
  ship_to: text(400),
  tax_id: text(60),
  br: text(40),
  email: z.email().max(254).nullable().default(null),
  phone: text(40),
  contact_person: text(120),
  payment_term_id: id.nullable().default(null),
  currency: currencyCode.nullable().default(null),
  sales_account: z.string().max(20).nullable().default(null),
  purchase_account: z.string().max(20).nullable().default(null),
  tax_code: z.string().max(20).nullable().default(null),
  language: documentLanguage.nullable().default(null),
  /** Reminders of overdue invoices are sent to this customer. */
  reminders: z.boolean().default(true),
  notes: text(2000),
});
export type ContactBody = z.input<typeof contactBody>;

export const contactRow = z.object({
  id,
  name: z.string(),
  name_zh: z.string().nullable(),
  is_customer: z.boolean(),
  is_supplier: z.boolean(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  archived: z.boolean(),
  /** Open amounts in base currency: receivable from and payable to the contact. */
  receivable: moneyText,
  payable: moneyText,
});
export type ContactRow = z.infer<typeof contactRow>;

/** The list's `meta` with the open amounts of all matching contacts together, in base currency. */
export const contactListMeta = listMeta.extend({ receivable: moneyText, payable: moneyText });
export type ContactListMeta = z.infer<typeof contactListMeta>;

export const contactListQuery = listQuery.extend({
  side: z.enum(['customer', 'supplier']).optional(),
  archived: z.enum(['true', 'false', 'all']).default('false'),
});

export const contactEvent = z.object({
  at: instant,
  by: z.string().nullable(),
  action: z.string(),
  detail: z.string().nullable(),
});

export const contactDetail = contactBody.extend({
  id,
  version: z.number().int(),
  archived: z.boolean(),
  /** Contacts that were merged into this one. */
  merged: z.array(z.object({ id, name: z.string() })),
  /** Contacts with similar names, for merging. */
  alike: z.array(z.object({ id, name: z.string(), name_zh: z.string().nullable() })),
  receivable: moneyText,
  payable: moneyText,
  base_currency: z.string(),
  history: z.array(contactEvent),
});
export type ContactDetail = z.infer<typeof contactDetail>;

export const saveContactRequest = contactBody.extend({ version: z.number().int() });
/** `id` in the path is kept; `other_id` is merged into it. */
export const mergeContactsRequest = z.object({ other_id: id });

export const statementOfAccountQuery = z.object({
  side: z.enum(['customer', 'supplier']),
  from: day,
  to: day,
  language: documentLanguage.optional(),
});

/**
 * One currency of a statement of account. `balance` is the running balance; `ageing`: not due, 1-30, 31-60, 61-90,
 * over 90 days at `to`.
 */
export const accountStatementPart = z.object({
  currency: z.string(),
  opening: moneyText,
  lines: z.array(
    z.object({
      date: day,
      kind: z.string(),
      number: z.string(),
      reference: z.string().nullable(),
      due_date: day.nullable(),
      charge: moneyText.nullable(),
      credit: moneyText.nullable(),
      balance: moneyText,
      /** The document it opens; null for a payment. */
      invoice_id: id.nullable(),
    }),
  ),
  closing: moneyText,
  ageing: z.array(moneyText).length(5),
});
export const accountStatement = z.object({
  contact: z.object({ id, name: z.string(), name_zh: z.string().nullable() }),
  from: day,
  to: day,
  parts: z.array(accountStatementPart),
});
export type AccountStatement = z.infer<typeof accountStatement>;
export type AccountStatementPart = z.infer<typeof accountStatementPart>;
