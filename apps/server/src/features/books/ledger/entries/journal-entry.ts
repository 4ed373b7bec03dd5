import type { Evidence, JournalEntryDetail } from '@folio/contract';
import { type Chart, formatMoney, journalNumberOf } from '@folio/ledger';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { DomainError } from '../../../../platform/http/domain-error.ts';
import { readBooks } from '../books.ts';
import { type EntryContext, readEntryContext } from './journal-entry-store.ts';
import { readEntries } from './read-entries.ts';

/** An entry with its lines, who posted it, what it reverses, and the position of its figure on the page. */
export async function readJournalEntry(tx: CompanyTransaction, id: string): Promise<JournalEntryDetail> {
  const [posted] = await readEntries(tx, [id]);
  if (posted === undefined) throw new DomainError('not_found');
  const { entry, hash } = posted;
  const context = await readEntryContext(tx, id);
  const { baseCurrency, chart } = await readBooks(tx);
  const amount = (minor: bigint) => (minor === 0n ? null : formatMoney(minor, baseCurrency));
  return {
    id,
    number: entry.journalNumber,
    date: entry.date,
    kind: entry.kind,
    narration: entry.narration,
    posted_at: context.postedAt.toISOString(),
    posted_by: context.postedBy,
    hash,
    reverses: namedEntry(context.reversesId, context.reversesNumber),
    reversed_by: namedEntry(context.reversedById, context.reversedByNumber),
    lines: entry.lines.map((line) => ({
      account_code: line.accountCode,
      ...namesOf(chart, line.accountCode),
      contact: line.contactId === null ? null : (context.contacts.get(line.contactId) ?? null),
      description: line.description,
      debit: amount(line.debitMinor),
      credit: amount(line.creditMinor),
      currency: line.currency,
      foreign_amount: line.foreignAmountMinor === null ? null : formatMoney(line.foreignAmountMinor, line.currency),
      rate: line.rate,
    })),
    total: formatMoney(
      entry.lines.reduce((sum, line) => sum + line.debitMinor, 0n),
      baseCurrency,
    ),
    source: {
      type: entry.sourceType,
      id: entry.sourceRef,
      number: entry.number,
      document_id: context.documentId,
      ...spotOf(context),
    },
  };
}

function namedEntry(id: string | null, number: bigint | null) {
  return id === null || number === null ? null : { id, number: journalNumberOf(Number(number)) };
}

function namesOf(chart: Chart, code: string) {
  const account = chart.byCode.get(code);
  return { account_name: account?.name ?? code, account_name_zh: account?.nameZh ?? code };
}

/** Fields that locate an invoice as a whole, the best first. */
const WHOLE = ['invoice.total', 'invoice.subtotal', 'invoice.items.0.amount', 'invoice.number'];

function spotOf(context: EntryContext): Pick<Evidence, 'page' | 'box'> {
  if (context.linePage !== null) return { page: context.linePage, box: context.lineBox };
  for (const path of WHOLE) {
    const found = context.evidence[path];
    if (found?.page != null) return { page: found.page, box: found.box };
  }
  return { page: null, box: null };
}
