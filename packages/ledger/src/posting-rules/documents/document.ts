import type { AccountCode, SystemRole } from '../../accounts/index.ts';
import { at } from '../../assert.ts';
import type { Day } from '../../calendar/index.ts';
import { LedgerIssue } from '../../fault.ts';
import {
  type AmountsAre,
  type ComputedDocument,
  computeDocument,
  type Discount,
  type DocumentItemInput,
  type TaxRounding,
} from '../../invoicing/index.ts';
import type { JournalDraft } from '../../journal/index.ts';
import { absorbResidue, type Currency, formatMoney } from '../../money/index.ts';
import { taxCodesAt } from '../../tax/index.ts';
import { baseValue, draftOf, type Posting, roleCode } from '../books.ts';
import { type DocumentTax, itemTax, type TaxContext, taxPostings } from './document-tax.ts';

/** An item with the account it posts to (the caller fills in the company's default). */
export interface PostingItem extends DocumentItemInput {
  readonly accountCode: AccountCode;
  readonly description: string;
}

/**
 * A confirmed sales or purchase document. `rate` may be null only in the base currency. `taxDate`: the day whose tax
 * codes apply, where it is not the document's own: a credit note reverses tax at its invoice's rate.
 */
export interface DocumentPosting {
  readonly ref: string;
  readonly number: string;
  readonly date: Day;
  readonly taxDate?: Day;
  readonly contactId: string;
  readonly narration: string;
  readonly currency: Currency;
  readonly rate: string | null;
  readonly amountsAre: AmountsAre;
  readonly items: readonly PostingItem[];
  readonly discount?: Discount | null;
  readonly taxRounding?: TaxRounding;
}

/** Needs the books, whether the company is registered for tax, and every version of the tax codes the items use. */
export type DocumentContext = TaxContext;

export type DocumentKind = 'sales_invoice' | 'purchase_bill' | 'sales_credit_note' | 'purchase_credit_note';

interface Shape {
  readonly control: SystemRole;
  readonly side: DocumentTax['side'];
  readonly controlSign: 1n | -1n;
}

/** The control account of a document kind, its side (debit positive), and whether its tax is output or input tax. */
export const DOCUMENT_SHAPES: Readonly<Record<DocumentKind, Shape>> = {
  sales_invoice: { control: 'accounts_receivable', side: 'sale', controlSign: 1n },
  sales_credit_note: { control: 'accounts_receivable', side: 'sale', controlSign: -1n },
  purchase_bill: { control: 'accounts_payable', side: 'purchase', controlSign: -1n },
  purchase_credit_note: { control: 'accounts_payable', side: 'purchase', controlSign: 1n },
};

/** Each item on its account: its net after all discounts, and whatever tax stays in the cost. */
function itemPostings(
  computed: ComputedDocument,
  input: DocumentPosting,
  about: DocumentTax,
  context: DocumentContext,
): Posting[] {
  return input.items.map((item, index) => {
    const money = at(computed.items, index);
    const amountMinor = money.vatBaseMinor + itemTax(money, about, context).costMinor;
    return {
      accountCode: item.accountCode,
      netMinor: baseValue(context, amountMinor, input.currency, input.rate),
      taxCode: money.taxCode,
      contactId: input.contactId,
      description: item.description,
    };
  });
}

function opposite(posting: Posting): Posting {
  return { ...posting, netMinor: -posting.netMinor };
}

/** The context with the one version of each used tax code that the document's tax date takes. */
function atTaxDate(input: DocumentPosting, context: DocumentContext): DocumentContext {
  if (input.amountsAre === 'no_tax') return context;
  const used = input.items.map((item) => item.taxCode);
  return { ...context, taxCodes: taxCodesAt(context.taxCodes, used, input.taxDate ?? input.date) };
}

/** The postings opposite the control line: items and tax, which sum exactly to `totalBase`. */
function otherPostings(
  kind: DocumentKind,
  computed: ComputedDocument,
  input: DocumentPosting,
  context: DocumentContext,
  totalBase: bigint,
): Posting[] {
  const { side } = DOCUMENT_SHAPES[kind];
  const givenBack = kind === 'sales_credit_note' || kind === 'purchase_credit_note';
  const { currency, rate, contactId } = input;
  const about: DocumentTax = { side, givenBack, currency, rate, contactId };
  const tax = taxPostings(computed.items, about, context);
  const items = itemPostings(computed, input, about, context);
  const settled = absorbResidue(
    items.map((posting) => posting.netMinor),
    tax.reduce((left, posting) => left - posting.netMinor, totalBase),
  );
  return [...items.map((posting, index) => ({ ...posting, netMinor: at(settled, index) })), ...tax];
}

/**
 * The entry of a confirmed document: control line first (total × rate), then each item on its own line, then one tax
 * line per code. Items and tax convert line by line; cents that do not meet the control amount go to the largest
 * item. Throws `no_items`, `total_not_positive`, `rate_required`, `unknown_tax_code`, `tax_code_not_valid`,
 * `output_tax_not_registered` and the faults of the line maths.
 */
export function postDocument(kind: DocumentKind, input: DocumentPosting, known: DocumentContext): JournalDraft {
  if (input.items.length === 0) throw new LedgerIssue('no_items', { document: input.number });
  const context = atTaxDate(input, known);
  const computed = computeDocument({ ...input, taxCodes: context.taxCodes });
  if (computed.totalMinor <= 0n) {
    throw new LedgerIssue('total_not_positive', { found: formatMoney(computed.totalMinor, input.currency) });
  }
  const { control, controlSign } = DOCUMENT_SHAPES[kind];
  const totalBase = baseValue(context, computed.totalMinor, input.currency, input.rate);
  const others = otherPostings(kind, computed, input, context, totalBase);
  const controlPosting: Posting = {
    accountCode: roleCode(context, control),
    netMinor: controlSign * totalBase,
    currency: input.currency,
    foreignMinor: controlSign * computed.totalMinor,
    rate: input.rate,
    contactId: input.contactId,
    documentRef: input.ref,
    description: input.number,
  };
  const head = {
    date: input.date,
    kind,
    sourceType: kind,
    sourceRef: input.ref,
    number: input.number,
    narration: input.narration,
  };
  return draftOf(context, head, [controlPosting, ...(controlSign === 1n ? others.map(opposite) : others)]);
}

/** A sales invoice confirmed: Dr receivables[invoice], Cr each item's account, Cr output tax per code. */
export function salesInvoice(input: DocumentPosting, context: DocumentContext): JournalDraft[] {
  return [postDocument('sales_invoice', input, context)];
}

/**
 * A sales credit note confirmed: Dr each item's account (usually returns), Dr output tax, Cr receivables[note].
 * A note raised from an invoice brings that invoice's currency and rate in `input`.
 */
export function salesCreditNote(input: DocumentPosting, context: DocumentContext): JournalDraft[] {
  return [postDocument('sales_credit_note', input, context)];
}

/** A supplier's credit note confirmed: Dr payables[note], Cr each item's account, Cr input tax. */
export function purchaseCreditNote(input: DocumentPosting, context: DocumentContext): JournalDraft[] {
  return [postDocument('purchase_credit_note', input, context)];
}
