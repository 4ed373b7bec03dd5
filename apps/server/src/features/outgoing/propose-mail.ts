import type { InvoiceDetail, MailKind, MailProposal } from '@folio/contract';
import type { Day } from '@folio/ledger';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import type { Language } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { getInvoice } from '../invoice/index.ts';
import { readSalesSetting } from '../sales-setting/index.ts';
import { type MailParties, readMailParties } from './facts-store.ts';
import { fillWords, type MailFacts } from './mail-words.ts';
import { daysOverdue, writtenDay, writtenMoney } from './show-facts.ts';
import { templateOf } from './templates.ts';

/** What a mail about a type of document is, unless told otherwise; what suppliers issued is not sent to anybody. */
const KIND_OF: Readonly<Record<InvoiceDetail['type'], MailKind | null>> = {
  sales_invoice: 'invoice',
  sales_credit_note: 'credit_note',
  quotation: 'quotation',
  purchase_bill: null,
  purchase_credit_note: null,
};

/** A mail about a document, by the company's template and in the customer's language unless others are asked for. */
export async function proposeMail(
  tx: CompanyTransaction,
  today: Day,
  asked: { invoiceId: string; kind?: MailKind | undefined; language?: Language | undefined },
): Promise<MailProposal & { kind: MailKind }> {
  const invoice = await sendable(tx, today, asked.invoiceId);
  const parties = await readMailParties(tx, invoice.contact_id);
  const language = asked.language ?? (await languageFor(tx, parties));
  const kind = asked.kind ?? kindOf(invoice);
  const template = await templateOf(tx, kind, language);
  const facts = factsOf(invoice, parties, { language, today });
  return {
    kind,
    language,
    to: parties.email === null ? [] : [parties.email],
    cc: [],
    subject: fillWords(template.subject, facts),
    body: fillWords(template.body, facts),
  };
}

/** The document, when it may be sent. Throws `conflict` for a draft, a voided one, and what a supplier issued. */
export async function sendable(tx: CompanyTransaction, today: Day, invoiceId: string): Promise<InvoiceDetail> {
  const invoice = await getInvoice(tx, { today, userId: null }, invoiceId);
  const refuse = (word: string) => new Refusal('conflict', { word, values: { number: invoice.number } });
  if (KIND_OF[invoice.type] === null) throw refuse('mail_not_ours');
  if (invoice.confirm_status !== 'confirmed') throw refuse('mail_not_confirmed');
  if (invoice.state === 'voided') throw refuse('mail_voided');
  return invoice;
}

export function kindOf(invoice: Pick<InvoiceDetail, 'type'>): MailKind {
  return KIND_OF[invoice.type] ?? 'invoice';
}

async function languageFor(tx: CompanyTransaction, parties: MailParties): Promise<Language> {
  const wanted = parties.language ?? (await readSalesSetting(tx)).document_language;
  return wanted === 'zh-Hant' ? 'zh-Hant' : 'en-US';
}

function factsOf(
  invoice: InvoiceDetail,
  parties: MailParties,
  { language, today }: { language: Language; today: Day },
): MailFacts {
  const inLanguage = (name: string, nameZh: string | null) => (language === 'zh-Hant' && nameZh ? nameZh : name);
  const written = (day: Day | null) => (day === null ? null : writtenDay(day, language));
  // A credit note is negative in lists; in a letter its amount has no sign.
  const money = (amount: string) => writtenMoney(amount.replace('-', ''), invoice.currency);
  return {
    number: invoice.number,
    company: inLanguage(parties.company, parties.companyZh),
    contact: inLanguage(invoice.contact, invoice.contact_zh),
    total: money(invoice.total),
    due: money(invoice.due),
    due_date: written(invoice.due_date),
    issue_date: written(invoice.issue_date),
    days_overdue: daysOverdue(invoice.due_date, today),
    payment_reference: invoice.payment_reference,
  };
}
