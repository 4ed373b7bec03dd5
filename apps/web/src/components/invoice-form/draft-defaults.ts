import type { ContactDetail, DraftItem, InvoiceDraft, InvoiceType, PaymentTermRow, TaxCodeRow } from '@folio/contract';
import { blankItem } from '@folio/contract/blank-draft';
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
  if (isFree(draft.document_language, blank.document_language, previous?.language))
    next = { ...next, document_language: contact.language ?? blank.document_language };
  next = withShipTo(next, contact, previous);
  if (isFree(draft.currency, blank.currency, previous?.currency))
    next = withCurrency(next, contact.currency ?? blank.currency);
  const term = context.terms.find((one) => one.id === contact.payment_term_id);
  const termIsFree = isFree(draft.payment_term_id, blank.payment_term_id, previous?.payment_term_id);
  if (termIsFree && (draft.payment_term_id !== null || draft.due_date === blank.due_date))
    next = term ? withTerm(next, term) : withTermOf(next, blank);
  return withItemDefaults(next, contact, context);
}

/** Returns from the terms of the previous contact to those the draft began with. */
function withTermOf(draft: InvoiceDraft, { payment_term_id, payment_terms, due_date }: InvoiceDraft): InvoiceDraft {
  return draft.payment_term_id === payment_term_id ? draft : { ...draft, payment_term_id, payment_terms, due_date };
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

/**
 * Applies the contact's account and tax to items that have none. Where the contact has none either, what the previous
 * contact filled in goes back to what the draft began with.
 */
function withItemDefaults(draft: InvoiceDraft, contact: ContactDefaults, context: DefaultsContext): InvoiceDraft {
  const { blank, previous, type, taxCodes } = context;
  const accountOf = (one: ContactDefaults | null) =>
    (sideOf(type) === 'sales' ? one?.sales_account : one?.purchase_account) ?? null;
  const account = accountOf(contact);
  const first = blank.items[0] ?? blankItem;
  const code = taxCodes.find((one) => one.code === contact.tax_code) ?? null;
  const tax = code === null ? { tax_code: first.tax_code, rate: first.rate } : taxOf(code);
  /** Whether a value of an item gives way: to a given one where nothing was typed, else only if it was filled in before. */
  const givesWay = (now: string | null, given: string | null, filled: string | null, began: string | null) =>
    given === null ? now !== null && now === filled : [null, began, filled].includes(now);
  const items = draft.items.map((item) => {
    const takesAccount = givesWay(item.account_code, account, accountOf(previous), first.account_code);
    const takesTax = givesWay(item.tax_code, code?.code ?? null, previous?.tax_code ?? null, null);
    if (!takesAccount && !takesTax) return item;
    const changes = { ...(takesAccount && { account_code: account ?? first.account_code }), ...(takesTax && tax) };
    return heir(item, { ...item, ...changes });
  });
  if (blank.amounts_are !== 'no_tax') return { ...draft, items };
  const isTaxed = code !== null && draft.amounts_are === 'no_tax';
  const wasTaxed = code === null && previous?.tax_code != null && draft.amounts_are === 'tax_exclusive';
  const isUntaxed = wasTaxed && items.every(({ tax_code }) => tax_code === null);
  const amounts_are = isTaxed ? 'tax_exclusive' : isUntaxed ? 'no_tax' : draft.amounts_are;
  return { ...draft, items, amounts_are };
}
