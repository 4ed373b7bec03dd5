import type { InvoiceDraft, InvoiceType, SalesSetting } from '@folio/contract';
import {
  fpsPayload,
  isNil,
  type Paper,
  type PaperBank,
  type PaperLanguage,
  type PaperParty,
  type PaperTemplate,
  said,
} from '@folio/paper';
import { type CountedPaper, type CountingRules, countPaper } from './count-items.ts';
import { isOurs, otherParty, receiver } from './parties.ts';

/** Data of a document outside its draft: number, settlement and mark. */
export interface PaperStanding {
  readonly number: string;
  readonly paymentReference: string | null;
  /** Amounts of a confirmed document, positive; null for a draft, which cannot be paid. */
  readonly settled: { readonly total: string; readonly paid: string; readonly due: string } | null;
  readonly mark: Paper['mark'];
}

/** The data of the books for a printed document. */
export interface PaperFacts {
  readonly type: InvoiceType;
  readonly draft: InvoiceDraft;
  readonly standing: PaperStanding;
  readonly setting: SalesSetting;
  readonly company: PaperParty;
  readonly contact: { readonly party: PaperParty; readonly language: PaperLanguage | null } | null;
  readonly term: { readonly name: string; readonly nameZh: string | null } | null;
  readonly credited: { readonly number: string; readonly date: string | null } | null;
  readonly payTo: Omit<PaperBank, 'accountName'> | null;
  readonly taxCodes: CountingRules['taxCodes'];
}

/** Options of the caller that replace those of the document and the settings. */
export interface PaperWish {
  readonly language?: PaperLanguage | undefined;
  readonly template?: PaperTemplate | undefined;
}

/** Builds a printed document from the books. Rejects amounts that the ledger rejects. */
export function composePaper(facts: PaperFacts, wish: PaperWish): Paper {
  const { type, draft, standing, setting } = facts;
  const language = wish.language ?? draft.document_language ?? facts.contact?.language ?? setting.document_language;
  const counted = countPaper(
    draft,
    { taxCodes: facts.taxCodes, taxRounding: setting.tax_rounding },
    standing.settled?.total ?? null,
  );
  const ours = isOurs(type);
  const due = standing.settled?.due ?? counted.total;
  return {
    type,
    language,
    template: wish.template ?? draft.template ?? setting.template,
    number: standing.number,
    reference: draft.reference,
    orderNumber: draft.order_number,
    issueDate: draft.issue_date,
    dueDate: draft.due_date,
    paymentTerms: termsOf(facts, language),
    paymentReference: standing.paymentReference,
    creditOf: facts.credited,
    currency: draft.currency,
    ...parties(facts, counted),
    shipTo: receiver(draft.ship_to),
    amountsAre: draft.amounts_are,
    ...counted,
    paid: standing.settled?.paid ?? zeroOf(counted),
    due,
    notes: draft.notes,
    footer: ours ? setting.footer || null : null,
    payTo: ours && facts.payTo !== null ? { ...facts.payTo, accountName: facts.company.name } : null,
    instructions: ours ? setting.payment_instructions || null : null,
    instructionsZh: ours ? setting.payment_instructions_zh || null : null,
    fpsPayload: type === 'sales_invoice' ? codeOf(facts, due) : null,
    mark: standing.mark,
  };
}

function zeroOf({ total }: CountedPaper): string {
  return total
    .replace(/^-/, '')
    .replaceAll(/\d/g, '0')
    .replace(/^0+(?=0)/, '');
}

/** The company's tax number is printed if it charges tax. */
function parties({ type, draft, setting, company, contact }: PaperFacts, { taxes }: CountedPaper) {
  const us = { ...company, taxId: taxes.length > 0 ? setting.tax_number || null : null };
  const other = contact?.party ?? null;
  return isOurs(type)
    ? { seller: us, buyer: otherParty(draft.customer, other) }
    : { seller: otherParty(draft.vendor, other), buyer: company };
}

/** Typed terms are printed as typed; the company's own terms exist in both languages. */
function termsOf({ draft, term }: PaperFacts, language: PaperLanguage): string | null {
  if (
    term === null ||
    (draft.payment_terms !== null && draft.payment_terms !== term.name && draft.payment_terms !== term.nameZh)
  )
    return draft.payment_terms;
  return term.nameZh === null ? term.name : said({ en: term.name, zh: term.nameZh }, language);
}

/** The content of the FPS code; null if the company has no FPS account, or nothing is to be paid by it. */
function codeOf({ draft, standing, setting, company }: PaperFacts, due: string): string | null {
  if (setting.fps === null || standing.mark === 'voided' || isNil(due)) return null;
  return fpsPayload({
    account: setting.fps,
    currency: draft.currency,
    amount: due,
    reference: standing.paymentReference,
    billNumber: standing.number,
    payee: company.name,
  });
}
