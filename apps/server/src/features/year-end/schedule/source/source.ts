import type { NewScheduleBody, ScheduleSourceLine, scheduleSourceQuery } from '@folio/contract';
import { documentPeriod, statedPeriod } from '@folio/ledger';
import type { z } from 'zod';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { DomainError } from '../../../../platform/http/domain-error.ts';
import { type CompanyBooks, readBooks } from '../../../books/ledger/index.ts';
import { readTexts } from '../../../documents/document-text/index.ts';
import { inBase, refused } from '../fields.ts';
import type { ScheduleSource } from '../store.ts';
import { countSourceLines, findItem, findSourceLine, readSourceLines, type SourceLine } from './source-store.ts';

/** A page of the posted lines that may get a schedule, with the period that their words state. */
export async function listSourceLines(tx: CompanyTransaction, query: z.infer<typeof scheduleSourceQuery>) {
  const { kind, q, page, limit } = query;
  const books = await readBooks(tx);
  const lines = await readSourceLines(tx, kind, { q, limit, offset: (page - 1) * limit });
  const texts = await readTexts(tx, [...new Set(lines.flatMap(({ documentId }) => documentId ?? []))]);
  const rows = lines.map((line) => presentLine(line, books, texts));
  return { rows, meta: { page, limit, total: await countSourceLines(tx, kind, q) } };
}

function presentLine(line: SourceLine, books: CompanyBooks, texts: ReadonlyMap<string, string>): ScheduleSourceLine {
  const { entryId, lineNo, number, date, party, description, account, freeMinor, documentId } = line;
  return {
    entry_id: entryId,
    line_no: lineNo,
    number,
    date,
    party,
    description,
    account,
    amount: inBase(freeMinor, books),
    document_id: documentId,
    period: periodOf(description, texts.get(documentId ?? '') ?? ''),
  };
}

/** What the words of the line state goes before what its document states. */
function periodOf(description: string, text: string): ScheduleSourceLine['period'] {
  const own = statedPeriod(description);
  if (own !== null) return { ...own, stated_by: 'line' };
  const printed = documentPeriod(text);
  return printed && { ...printed, stated_by: 'document' };
}

export const NO_SOURCE: ScheduleSource = {
  entryId: null,
  lineNo: null,
  invoiceId: null,
  item: null,
  documentId: null,
  spot: null,
};

/**
 * The line that a new schedule names, with its item and the place on its page. Throws `conflict` if the line is not one of
 * an entry in effect, and `validation_failed` if the amount is above what other schedules have left of it.
 */
export async function requireSource(
  tx: CompanyTransaction,
  books: CompanyBooks,
  { kind, source }: Pick<NewScheduleBody, 'kind'> & { source: NonNullable<NewScheduleBody['source']> },
  amountMinor: bigint,
): Promise<{ line: SourceLine; kept: ScheduleSource }> {
  if (kind === 'accrual') throw refused('source', 'schedule_accrual_source');
  const line = await findSourceLine(tx, kind, source);
  if (line === null) throw new DomainError('conflict', { word: 'schedule_source_gone' });
  if (amountMinor > line.freeMinor) {
    const values = { found: inBase(amountMinor, books), expected: inBase(line.freeMinor, books) };
    throw refused('amount', 'schedule_source_amount', values);
  }
  const { entryId, lineNo, invoiceId, documentId } = line;
  return { line, kept: { entryId, lineNo, invoiceId, documentId, ...(await findItem(tx, line)) } };
}
