import type { SystemRole } from '../accounts/index.ts';
import type { Day } from '../calendar/index.ts';
import { LedgerFault } from '../fault.ts';
import {
  type AmountsAre,
  type ComputedDocument,
  computeDocument,
  type DocumentItemInput,
  type TaxCode,
  type TaxRounding,
  taxCodeOf,
} from '../invoicing/index.ts';
import type { JournalDraft } from '../journal/index.ts';
import { absorbResidue, type Currency, formatMoney } from '../money/index.ts';
import { type Books, baseValue, draftOf, type Posting, roleCode } from './books.ts';

/** An item with the account it posts to (the caller fills in the company's default). */
export interface PostingItem extends DocumentItemInput {
  readonly accountCode: string;
  readonly description: string;
}

/** A confirmed sales or purchase document. `rate` may be null only in the base currency. */
export interface DocumentPosting {
  readonly ref: string;
  readonly number: string;
  readonly date: Day;
  readonly contactId: string;
  readonly narration: string;
  readonly currency: Currency;
  readonly rate: string | null;
  readonly amountsAre: AmountsAre;
  readonly items: readonly PostingItem[];
  readonly taxRounding?: TaxRounding;
}

/** Needs the books and the tax codes the items use, as valid on the document's date. */
export interface DocumentContext extends Books {
  readonly taxCodes: readonly TaxCode[];
}

export type DocumentKind = 'sales_invoice' | 'purchase_bill' | 'sales_credit_note' | 'purchase_credit_note';

interface Shape {
  readonly control: SystemRole;
  readonly tax: SystemRole;
  readonly controlSign: 1n | -1n;
}

/** Which control account a document kind posts to, on which side (debit positive), and where its tax goes. */
export const DOCUMENT_SHAPES: Readonly<Record<DocumentKind, Shape>> = {
  sales_invoice: { control: 'accounts_receivable', tax: 'tax_output', controlSign: 1n },
  sales_credit_note: { control: 'accounts_receivable', tax: 'tax_output', controlSign: -1n },
  purchase_bill: { control: 'accounts_payable', tax: 'tax_input', controlSign: -1n },
  purchase_credit_note: { control: 'accounts_payable', tax: 'tax_input', controlSign: 1n },
};

/** Tax that stands on its own account: all output tax, input tax only where it can be claimed back. */
function postsTax(kind: DocumentKind, code: TaxCode): boolean {
  return DOCUMENT_SHAPES[kind].tax === 'tax_output' || code.recoverable;
}

function taxPostings(
  kind: DocumentKind,
  computed: ComputedDocument,
  input: DocumentPosting,
  context: DocumentContext,
): Posting[] {
  const taxByCode = new Map<string, bigint>();
  for (const item of computed.items) {
    const code = taxCodeOf(item.taxCode, context.taxCodes);
    if (code === null || !postsTax(kind, code)) continue;
    taxByCode.set(code.code, (taxByCode.get(code.code) ?? 0n) + item.vatAmountMinor);
  }
  const accountCode = roleCode(context, DOCUMENT_SHAPES[kind].tax);
  return [...taxByCode].map(([taxCode, amountMinor]) => ({
    accountCode,
    netMinor: baseValue(context, amountMinor, input.currency, input.rate),
    taxCode,
    contactId: input.contactId,
    description: taxCodeOf(taxCode, context.taxCodes)?.name ?? taxCode,
  }));
}

function itemPostings(
  kind: DocumentKind,
  computed: ComputedDocument,
  input: DocumentPosting,
  context: DocumentContext,
): Posting[] {
  return input.items.map((item, index) => {
    const money = computed.items[index];
    const code = taxCodeOf(money?.taxCode ?? null, context.taxCodes);
    const taxInCost = code !== null && !postsTax(kind, code);
    const amountMinor = (taxInCost ? money?.grossMinor : money?.vatBaseMinor) ?? 0n;
    return {
      accountCode: item.accountCode,
      netMinor: baseValue(context, amountMinor, input.currency, input.rate),
      taxCode: code?.code ?? null,
      contactId: input.contactId,
      description: item.description,
    };
  });
}

function opposite(posting: Posting): Posting {
  return { ...posting, netMinor: -posting.netMinor };
}

/**
 * The entry of a confirmed document: control line first (total × rate), then each item on its own line, then one tax
 * line per code. Items and tax convert line by line; cents that do not meet the control amount go to the largest
 * item. Throws `no_items`, `total_not_positive`, `rate_required` and the faults of the line maths.
 */
export function postDocument(kind: DocumentKind, input: DocumentPosting, context: DocumentContext): JournalDraft {
  if (input.items.length === 0) throw new LedgerFault('no_items', { document: input.number });
  const computed = computeDocument({ ...input, taxCodes: context.taxCodes });
  if (computed.totalMinor <= 0n) {
    throw new LedgerFault('total_not_positive', { found: formatMoney(computed.totalMinor, input.currency) });
  }
  const { control, controlSign } = DOCUMENT_SHAPES[kind];
  const totalBase = baseValue(context, computed.totalMinor, input.currency, input.rate);
  const tax = taxPostings(kind, computed, input, context);
  const items = itemPostings(kind, computed, input, context);
  const itemsBase = tax.reduce((left, posting) => left - posting.netMinor, totalBase);
  const settled = absorbResidue(
    items.map((posting) => posting.netMinor),
    itemsBase,
  );
  const others = [...items.map((posting, index) => ({ ...posting, netMinor: settled[index] ?? 0n })), ...tax];
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
