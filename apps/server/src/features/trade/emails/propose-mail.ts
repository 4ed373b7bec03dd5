import type { DocumentLanguage, InvoiceDetail, MailKind, MailProposal } from '@folio/contract';
import { type Day, daysBetween } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import type { Language } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { getInvoice } from '../invoice/index.ts';
import { readSalesSetting } from '../sales-setting/index.ts';
import { type MailParties, readMailParties } from './facts-store.ts';
import { fillWords, type MailFacts } from './mail-words.ts';
import { templateOf } from './templates.ts';

/** The default kind of email for each type of document; documents issued by suppliers are not emailed. */
const KIND_OF: Readonly<Record<InvoiceDetail['type'], MailKind | null>> = {
  sales_invoice: 'invoice',
  sales_credit_note: 'credit_note',
  quotation: 'quotation',
  purchase_bill: null,
  purchase_credit_note: null,
};

/**
 * Proposes an email about a document from the company's template, in the customer's language unless the caller names
 * others.
 */
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
  return { kind, language, ...filledMail(template, facts, parties) };
}

/** What an email with a statement of account is about; the contact's closing balance in each currency. */
export interface StatementMail {
  contact: { id: string; name: string; nameZh: string | null };
  balances: readonly { amount: string; currency: string }[];
  language?: DocumentLanguage | undefined;
}

/**
 * Proposes an email with a statement of account from the company's template, in the contact's language unless the caller
 * names another. A bilingual statement gets an English email.
 */
export async function proposeStatementMail(tx: CompanyTransaction, asked: StatementMail): Promise<MailProposal> {
  const { contact, balances } = asked;
  const parties = await readMailParties(tx, contact.id);
  const language = asked.language === undefined ? await languageFor(tx, parties) : mailLanguage(asked.language);
  const facts = {
    company: inLanguage(language, parties.company, parties.companyZh),
    contact: inLanguage(language, contact.name, contact.nameZh),
    due: balances.map(({ amount, currency }) => writtenMoney(amount, currency)).join(', '),
  };
  return { language, ...filledMail(await templateOf(tx, 'statement', language), facts, parties) };
}

function filledMail(
  template: { subject: string; body: string },
  facts: Partial<MailFacts>,
  { email }: MailParties,
): Omit<MailProposal, 'language'> {
  const subject = fillWords(template.subject, facts);
  return { to: email === null ? [] : [email], cc: [], subject, body: fillWords(template.body, facts) };
}

/** The document, if it may be sent. Throws `conflict` for a draft, a voided document, and a supplier's document. */
export async function sendable(tx: CompanyTransaction, today: Day, invoiceId: string): Promise<InvoiceDetail> {
  const invoice = await getInvoice(tx, { today, userId: null }, invoiceId);
  const refuse = (word: string) => new DomainError('conflict', { word, values: { number: invoice.number } });
  if (KIND_OF[invoice.type] === null) throw refuse('mail_not_ours');
  if (invoice.confirm_status !== 'confirmed') throw refuse('mail_not_confirmed');
  if (invoice.state === 'voided') throw refuse('mail_voided');
  return invoice;
}

export function kindOf(invoice: Pick<InvoiceDetail, 'type'>): MailKind {
  return KIND_OF[invoice.type] ?? 'invoice';
}

async function languageFor(tx: CompanyTransaction, parties: MailParties): Promise<Language> {
  return mailLanguage(parties.language ?? (await readSalesSetting(tx)).document_language);
}

/** Emails are written in one language; a bilingual document comes with an English one. */
function mailLanguage(language: DocumentLanguage): Language {
  return language === 'zh-Hant' ? 'zh-Hant' : 'en-US';
}

function inLanguage(language: Language, name: string, nameZh: string | null): string {
  return language === 'zh-Hant' && nameZh ? nameZh : name;
}

function factsOf(
  invoice: InvoiceDetail,
  parties: MailParties,
  { language, today }: { language: Language; today: Day },
): MailFacts {
  const written = (day: Day | null) => (day === null ? null : writtenDay(day, language));
  // A credit note is negative in lists; in an email its amount has no sign.
  const money = (amount: string) => writtenMoney(amount.replace('-', ''), invoice.currency);
  return {
    number: invoice.number,
    company: inLanguage(language, parties.company, parties.companyZh),
    contact: inLanguage(language, invoice.contact, invoice.contact_zh),
    total: money(invoice.total),
    due: money(invoice.due),
    due_date: written(invoice.due_date),
    issue_date: written(invoice.issue_date),
    days_overdue: daysOverdue(invoice.due_date, today),
    payment_reference: invoice.payment_reference,
  };
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** A day in the style of a letter: 31 March 2026, 2026年3月31日. */
export function writtenDay(day: Day, language: Language): string {
  const [year = '', month = '', date = ''] = day.split('-');
  if (language === 'zh-Hant') return `${year}年${Number(month)}月${Number(date)}日`;
  return `${Number(date)} ${MONTHS[Number(month) - 1] ?? month} ${year}`;
}

/** Money in the style of a letter: HKD 1,234.50. `amount` is a decimal text. */
export function writtenMoney(amount: string, currency: string): string {
  const [whole = '', cents] = amount.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',');
  return `${currency} ${cents === undefined ? grouped : `${grouped}.${cents}`}`;
}

/** Days past the due date; null on or before it, or without a due date. */
export function daysOverdue(dueDate: Day | null, today: Day): string | null {
  const days = dueDate === null ? 0 : daysBetween(dueDate, today);
  return days > 0 ? String(days) : null;
}
