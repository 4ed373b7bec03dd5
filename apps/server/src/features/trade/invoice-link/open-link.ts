import type { InvoiceDetail, PublicInvoice } from '@folio/contract';
import type { Database } from '../../../platform/database/open.ts';
import { type CompanyTransaction, inCompany } from '../../../platform/database/transaction.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { PublicCall } from '../../../platform/http/route.ts';
import { writeAudit } from '../../books/ledger/index.ts';
import { getInvoice } from '../invoice/index.ts';
import { readSalesSetting } from '../sales-setting/index.ts';
import { findOpenLink, noteView, type OpenedLink, readPublicNames, writeAnswer } from './link-store.ts';
import { hashOf } from './make-link.ts';

/** Renders documents for a visitor, outside transactions. */
export interface LinkPapers {
  /** A page as PNG, and how many pages there are. Throws `not_found` beyond the last. */
  page(companyId: string, invoiceId: string, page: number): Promise<{ pages: number; png: Uint8Array }>;
  pdf(companyId: string, invoiceId: string): Promise<{ name: string; bytes: Uint8Array }>;
}

type Visitor = Pick<PublicCall, 'database' | 'userId' | 'now' | 'today'>;

/**
 * What a token opens. Throws `not_found` with the same sentence whether the token never existed, has expired, was
 * revoked, or its document may not be seen.
 */
export async function openLink(visitor: Visitor, token: string): Promise<OpenedLink> {
  const link = await findOpenLink(visitor.database.queries, hashOf(token), visitor);
  if (link === null) throw new DomainError('not_found', { word: 'link_closed' });
  return link;
}

/** The document of a link with its page count. A view by a member of the company is not counted as the customer's. */
export async function viewByLink(visitor: Visitor, papers: LinkPapers, token: string): Promise<PublicInvoice> {
  const link = await openLink(visitor, token);
  const shown = await shownBy(visitor, papers, link);
  if (!link.isMember) await inCompany(visitor.database, link.companyId, (tx) => noteView(tx, link, visitor.now));
  return shown;
}

/** Records a customer's answer to a quotation. Throws `conflict` if it cannot be answered (any more). */
export async function answerByLink(
  visitor: Visitor,
  papers: LinkPapers,
  { token, answer }: { token: string; answer: 'accepted' | 'declined' },
): Promise<PublicInvoice> {
  const link = await openLink(visitor, token);
  await inCompany(visitor.database, link.companyId, async (tx) => {
    const quotation = await getInvoice(tx, { today: visitor.today, userId: null }, link.invoiceId);
    if (!mayAnswer(quotation, visitor.today) || !(await writeAnswer(tx, link.invoiceId, answer, visitor.now)))
      throw new DomainError('conflict', { word: 'link_no_answer' });
    await noteAnswer(tx, visitor, link, answer);
  });
  return shownBy(visitor, papers, link);
}

/** The person who answers is not known: the audit event names the link that was used. */
async function noteAnswer(
  tx: CompanyTransaction,
  visitor: Visitor,
  link: OpenedLink,
  answer: 'accepted' | 'declined',
): Promise<void> {
  const event = {
    userId: link.isMember ? visitor.userId : null,
    at: visitor.now,
    action: `invoice.${answer}` as const,
  };
  await writeAudit(tx, {
    ...event,
    subjectType: 'invoice',
    subjectId: link.invoiceId,
    change: { by_link: link.linkId },
  });
}

/** True for a confirmed quotation that is still valid and has no answer yet. */
function mayAnswer(invoice: InvoiceDetail, today: string): boolean {
  const isOver = invoice.due_date !== null && invoice.due_date < today;
  return invoice.type === 'quotation' && invoice.state === 'open' && !isOver;
}

async function shownBy(visitor: Visitor, papers: LinkPapers, link: OpenedLink): Promise<PublicInvoice> {
  const { pages } = await papers.page(link.companyId, link.invoiceId, 1);
  const { invoice, names, language } = await read(visitor.database, link, visitor.today);
  const unsigned = (amount: string) => amount.replace('-', '');
  return {
    company: names,
    type: invoice.type,
    number: invoice.number,
    contact: language === 'zh-Hant' && invoice.contact_zh ? invoice.contact_zh : invoice.contact,
    issue_date: invoice.issue_date,
    due_date: invoice.due_date,
    currency: invoice.currency,
    total: unsigned(invoice.total),
    paid: unsigned(invoice.paid),
    due: unsigned(invoice.due),
    state: invoice.state,
    language,
    payment_reference: invoice.payment_reference,
    pages,
    may_answer: mayAnswer(invoice, visitor.today),
    expires_at: link.expiresAt.toISOString(),
  };
}

function read(database: Database, { companyId, invoiceId }: OpenedLink, today: string) {
  return inCompany(database, companyId, async (tx) => {
    const invoice = await getInvoice(tx, { today, userId: null }, invoiceId);
    const names = await readPublicNames(tx);
    const language = invoice.draft.document_language ?? (await readSalesSetting(tx)).document_language;
    return { invoice, names, language };
  });
}
