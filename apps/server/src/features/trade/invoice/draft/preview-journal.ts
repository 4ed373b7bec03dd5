import type { InvoiceDraft, InvoiceType, JournalPreview } from '@folio/contract';
import {
  absolute,
  type Chart,
  controlLinesOf,
  type Day,
  formatMoney,
  type JournalDraft,
  openDocumentsFrom,
  payment,
  receipt,
} from '@folio/ledger';
import { sentence } from '../../../../messages/index.ts';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import type { Call } from '../../../../platform/http/call.ts';
import { DomainError } from '../../../../platform/http/domain-error.ts';
import { byTheRules, type CompanyBooks, lockedRefusal, readBooks } from '../../../books/ledger/index.ts';
import { nextNumber } from '../../../books/numbering/index.ts';
import { type Contact, contactById } from '../../contact/index.ts';
import { refuseTaken } from '../confirm/assign-number.ts';
import { checkDraft } from '../confirm/confirm-rules.ts';
import { refuseOverCredit } from '../confirm/credited-document.ts';
import { moneyAtOnce, type PaidDocument } from '../confirm/pay-at-once.ts';
import { entriesOf } from '../confirm/posting.ts';
import { partyOf } from './check-invoice.ts';
import { withAccounts } from './draft-columns.ts';
import { refuseOtherTotal } from './printed-total.ts';

interface Asked {
  type: InvoiceType;
  /** Null until the draft is saved: saving assigns the accounts that the items' descriptions suggest. */
  id: string | null;
  draft: InvoiceDraft;
}

type Speaker = Pick<Call, 'language' | 'dayStyle'>;

/** Placeholder id for records that do not exist yet. */
const PREVIEW = '00000000-0000-0000-0000-000000000000';

/**
 * What confirming a draft would post, including its payment at once; or the reasons why it cannot be confirmed, by
 * field. Changes nothing.
 */
export async function previewJournal(
  tx: CompanyTransaction,
  call: Speaker & Pick<Call, 'today'>,
  asked: Asked,
): Promise<JournalPreview> {
  const books = await readBooks(tx);
  try {
    const entries = await wouldPost(tx, call.today, asked, books);
    return { entries: entries.map((entry) => presentEntry(entry, books)), problems: {} };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { entries: [], problems: problemsOf(error, call) };
  }
}

async function wouldPost(
  tx: CompanyTransaction,
  today: Day,
  { type, id, draft: given }: Asked,
  books: CompanyBooks,
): Promise<JournalDraft[]> {
  const asked = id === null ? withAccounts(type, given, books.chart) : given;
  const { totalMinor, rules, credited } = await checkDraft(tx, { type, draft: asked }, books);
  refuseOtherTotal(asked, totalMinor);
  const date = asked.issue_date ?? today;
  const contact = await contactOf(tx, type, asked);
  const self = id ?? PREVIEW;
  if (credited !== null) await refuseOverCredit(tx, credited, { id: self, contact, totalMinor });
  if (asked.number !== '') await refuseTaken(tx, { id: self, type, draft: asked, contact }, date);
  if (type === 'quotation') return [];
  if (books.lockedThrough !== null && date <= books.lockedThrough) throw lockedOn('issue_date', books.lockedThrough);
  const number = asked.number === '' ? (await nextNumber(tx, type, date)).number : asked.number;
  const document = { id: PREVIEW, type, draft: { ...asked, number }, contact };
  const entries = entriesOf({ ...document, date }, rules);
  return [...entries, ...paymentEntries({ ...document, totalMinor }, entries, books)];
}

function paymentEntries(
  document: Omit<PaidDocument, 'baseMinor' | 'details'>,
  entries: readonly JournalDraft[],
  books: CompanyBooks,
): JournalDraft[] {
  const control = controlLinesOf(entries, books.chart);
  const baseMinor = absolute(control.reduce((sum, line) => sum + line.debitMinor - line.creditMinor, 0n));
  const money = moneyAtOnce({ ...document, baseMinor, details: {} }, books);
  if (money === null) return [];
  const { name: narration } = document.contact;
  const record = { ...money, ref: PREVIEW, number: '', narration, fee: null, writeOff: null };
  const rule = money.type === 'receipt' ? receipt : payment;
  return byTheRules(() => rule(record, { ...books, openDocuments: openDocumentsFrom(control) }));
}

function lockedOn(path: string, lockedThrough: Day): DomainError {
  const { code, word, values } = lockedRefusal(lockedThrough);
  return new DomainError(code, { word, values, faults: [{ path, word, values }] });
}

async function contactOf(tx: CompanyTransaction, type: InvoiceType, draft: InvoiceDraft): Promise<Contact> {
  if (draft.contact_id !== null) return contactById(tx, draft.contact_id);
  return { id: PREVIEW, name: partyOf(type, draft).name, nameZh: null };
}

/** The sentences of an error by field; those without a field are under ''. */
function problemsOf({ word, values, faults }: DomainError, { language, dayStyle }: Speaker): Record<string, string[]> {
  if (faults.length === 0) return { '': [sentence(language, word, values, dayStyle)] };
  const byPath = Map.groupBy(faults, (fault) => fault.path);
  const inWords = [...byPath].map(([path, found]): [string, string[]] => [
    path,
    found.map((fault) => sentence(language, fault.word, fault.values, dayStyle)),
  ]);
  return Object.fromEntries(inWords);
}

function presentEntry(
  { kind, date, lines }: JournalDraft,
  { baseCurrency, chart }: { baseCurrency: string; chart: Chart },
) {
  const money = (amountMinor: bigint) => (amountMinor === 0n ? null : formatMoney(amountMinor, baseCurrency));
  const total = formatMoney(
    lines.reduce((sum, line) => sum + line.debitMinor, 0n),
    baseCurrency,
  );
  return {
    kind,
    date,
    lines: lines.map((line) => ({
      account_code: line.accountCode,
      account_name: chart.byCode.get(line.accountCode)?.name ?? '',
      account_name_zh: chart.byCode.get(line.accountCode)?.nameZh ?? '',
      description: line.description,
      currency: line.currency,
      foreign_amount: line.foreignAmountMinor === null ? null : formatMoney(line.foreignAmountMinor, line.currency),
      debit: money(line.debitMinor),
      credit: money(line.creditMinor),
    })),
    debit: total,
    credit: total,
  };
}
