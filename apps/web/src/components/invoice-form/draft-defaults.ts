import type { ContactDetail, DraftItem, InvoiceDraft, InvoiceType, PaymentTermRow, TaxCodeRow } from '@folio/contract';
import { type Day, dueDateOf, isDay } from '@folio/ledger/calendar';
import { heir } from '../table/row-identity.ts';
import { sideOf } from './invoice-draft.ts';

export type ContactDefaults = Pick<
  ContactDetail,
  | 'id'
  | 'name'
  | 'address'
  | 'ship_to'
  | 'tax_id'
  | 'payment_term_id'
  | 'currency'
  | 'sales_account'
  | 'purchase_account'
  | 'tax_code'
  | 'language'
>;

/** Context for applying a contact's defaults. */
export interface DefaultsContext {
  type: InvoiceType;
  /** The draft as it was first opened: a field that still has this value was not typed. */
  blank: InvoiceDraft;
  /** The previous contact; values that came from it were not typed either. */
  previous: ContactDefaults | null;
  terms: readonly PaymentTermRow[];
  taxCodes: readonly TaxCodeRow[];
}

/** The due date according to payment terms; null without an issue date, or if the terms set no date. */
function dueDateBy(term: PaymentTermRow, issueDate: Day | null): Day | null {
  if (issueDate === null || !isDay(issueDate)) return null;
  try {
    return dueDateOf(term, issueDate);
  } catch {
    return null;
  }
}

/** Applies payment terms: the due date follows from the issue date. null removes the terms and keeps the due date. */
export function withTerm(draft: InvoiceDraft, term: PaymentTermRow | null): InvoiceDraft {
  if (term === null) return { ...draft, payment_term_id: null, payment_terms: null };
  const name = draft.document_language === 'zh-Hant' && term.name_zh ? term.name_zh : term.name;
  return {
    ...draft,
    payment_term_id: term.id,
    payment_terms: name,
    due_date: dueDateBy(term, draft.issue_date) ?? draft.due_date,
  };
}

/** Changes the issue date; a due date that follows from terms moves with it. */
export function withIssueDate(draft: InvoiceDraft, day: Day | null, terms: readonly PaymentTermRow[]): InvoiceDraft {
  const term = terms.find((one) => one.id === draft.payment_term_id);
  return { ...draft, issue_date: day, ...(term && { due_date: dueDateBy(term, day) ?? draft.due_date }) };
}

/** Sets a typed due date: this removes the payment terms, unless they give the same day. */
export function withDueDate(draft: InvoiceDraft, day: Day | null, terms: readonly PaymentTermRow[]): InvoiceDraft {
  const term = terms.find((one) => one.id === draft.payment_term_id);
  const holds = term !== undefined && dueDateBy(term, draft.issue_date) === day;
  return { ...draft, due_date: day, ...(!holds && term && { payment_term_id: null, payment_terms: null }) };
}

/** The tax fields of an item under a tax code; the percentage is the code's. */
export function taxOf(code: TaxCodeRow | null): Pick<DraftItem, 'tax_code' | 'rate'> {
  return { tax_code: code?.code ?? null, rate: code?.rate_percent ?? null };
}

/**
 * Sets the contact of a draft. The contact's address, terms, currency, account, tax and language are filled in where
 * nothing was typed: a field that differs from the first draft and from the previous contact's value stays.
 */
export function withContact(draft: InvoiceDraft, contact: ContactDefaults, context: DefaultsContext): InvoiceDraft {
  const { blank, previous } = context;
  const party = sideOf(context.type) === 'sales' ? 'customer' : 'vendor';
  const isFree = <V>(now: V, began: V, before: V | null | undefined) => now === began || (previous && now === before);
  const fill = (now: string | null, began: string | null, before: string | null | undefined, given: string | null) =>
    isFree(now, began, before) || now === null || now === '' ? given : now;
  const mine = draft[party];
  let next: InvoiceDraft = {
    ...draft,
    contact_id: contact.id,
    [party]: {
      name: contact.name,
      address: fill(mine.address, blank[party].address, previous?.address, contact.address),
      tax_id: fill(mine.tax_id, blank[party].tax_id, previous?.tax_id, contact.tax_id),
    },
  };
  if (contact.language && isFree(draft.document_language, blank.document_language, previous?.language))
    next = { ...next, document_language: contact.language };
  next = withShipTo(next, contact, previous);
  if (contact.currency && isFree(draft.currency, blank.currency, previous?.currency))
    next = withCurrency(next, contact.currency);
  const term = context.terms.find((one) => one.id === contact.payment_term_id);
  const termIsFree = isFree(draft.payment_term_id, blank.payment_term_id, previous?.payment_term_id);
  if (term && termIsFree && (draft.payment_term_id !== null || draft.due_date === blank.due_date))
    next = withTerm(next, term);
  return withItemDefaults(next, contact, context);
}

function withShipTo(draft: InvoiceDraft, contact: ContactDefaults, previous: ContactDefaults | null): InvoiceDraft {
  const isFree = draft.ship_to === null || (previous?.ship_to != null && draft.ship_to.address === previous.ship_to);
  if (!isFree) return draft;
  const ship_to = contact.ship_to === null ? null : { name: contact.name, address: contact.ship_to, tax_id: null };
  return { ...draft, ship_to };
}

/** Sets the currency and removes a rate of another currency. */
export function withCurrency(draft: InvoiceDraft, currency: string): InvoiceDraft {
  return draft.currency === currency ? draft : { ...draft, currency, rate: null };
}

/** Applies the contact's account and tax to items that have none. */
function withItemDefaults(draft: InvoiceDraft, contact: ContactDefaults, context: DefaultsContext): InvoiceDraft {
  const { blank, previous, type, taxCodes } = context;
  const accountOf = (one: ContactDefaults | null) =>
    (sideOf(type) === 'sales' ? one?.sales_account : one?.purchase_account) ?? null;
  const account = accountOf(contact);
  const began = blank.items[0]?.account_code ?? null;
  const code = taxCodes.find((one) => one.code === contact.tax_code) ?? null;
  const items = draft.items.map((item) => {
    const takesAccount = account !== null && [null, began, accountOf(previous)].includes(item.account_code);
    const takesTax = code !== null && [null, previous?.tax_code ?? null].includes(item.tax_code);
    if (!takesAccount && !takesTax) return item;
    const changes = { ...(takesAccount && { account_code: account }), ...(takesTax && taxOf(code)) };
    return heir(item, { ...item, ...changes });
  });
  const isTaxed = code !== null && draft.amounts_are === 'no_tax' && blank.amounts_are === 'no_tax';
  return { ...draft, items, ...(isTaxed && { amounts_are: 'tax_exclusive' as const }) };
}
