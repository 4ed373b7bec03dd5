import type { InvoiceDraft, RecurringDetail, RecurringListMeta, RecurringRow } from '@folio/contract';
import { absolute, formatMoney } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import type { Language } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { readBooks } from '../../books/ledger/index.ts';
import { draftTotals } from '../invoice/index.ts';
import { sayRefusal } from './kept-refusal.ts';
import { nextDays } from './next-day.ts';
import { readRuns } from './run-store.ts';
import { findRecurring, listRecurring, readDraftsToSum, type StoredRecurring } from './store.ts';

const SHOWN_DAYS = 12;
const SHOWN_RUNS = 50;

/** A page of recurring documents with the total of each, and the totals of the whole list. */
export async function listRepeated(
  tx: CompanyTransaction,
  language: Language,
  query: { type?: RecurringRow['type'] | undefined; q?: string | undefined; page: number; limit: number },
): Promise<{ rows: RecurringRow[]; total: number; by_currency: RecurringListMeta['by_currency'] }> {
  const offset = (query.page - 1) * query.limit;
  const { rows, total } = await listRecurring(tx, { type: query.type, q: query.q, limit: query.limit, offset });
  const books = await readBooks(tx);
  const drafts = await readDraftsToSum(tx, query);
  return {
    rows: rows.map((row) => presentRow(row, language, books)),
    total,
    by_currency: sumByCurrency(drafts, books),
  };
}

type Books = Parameters<typeof draftTotals>[1];

function totalOf(draft: InvoiceDraft, books: Books): bigint {
  return absolute(draftTotals(draft, books).totalMinor);
}

/** What one document of each draft adds up to, by currency in alphabetical order. */
function sumByCurrency(drafts: readonly InvoiceDraft[], books: Books): RecurringListMeta['by_currency'] {
  const byCurrency = [...Map.groupBy(drafts, ({ currency }) => currency)];
  return byCurrency
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([currency, of]) => {
      const totalMinor = of.reduce((sum, draft) => sum + totalOf(draft, books), 0n);
      return { currency, total: formatMoney(totalMinor, currency) };
    });
}

function presentRow(row: StoredRecurring, language: Language, books: Books): RecurringRow {
  const { draft } = row;
  const party = row.type === 'sales_invoice' ? draft.customer : draft.vendor;
  return {
    id: row.id,
    name: row.name,
    type: row.type,
    contact: party.name,
    currency: draft.currency,
    total: formatMoney(totalOf(draft, books), draft.currency),
    unit: row.unit,
    every: row.every,
    next_on: row.state === 'ended' ? null : row.nextOn,
    made: row.made,
    state: row.state,
    action: row.action,
    problem: sayRefusal(row.lastError, language),
  };
}

/** A recurring document with its next days and the documents it made. Throws `not_found`. */
export async function getRecurring(tx: CompanyTransaction, language: Language, id: string): Promise<RecurringDetail> {
  const row = await findRecurring(tx, id);
  if (row === null) throw new DomainError('not_found');
  const runs = await readRuns(tx, id, SHOWN_RUNS);
  return {
    id: row.id,
    name: row.name,
    type: row.type,
    draft: row.draft,
    unit: row.unit,
    every: row.every,
    starts_on: row.startsOn,
    ends_on: row.endsOn,
    most_times: row.mostTimes,
    due_days: row.dueDays,
    action: row.action,
    version: row.version,
    state: row.state,
    made: row.made,
    next: row.nextOn === null || row.state === 'ended' ? [] : nextDays(row, row.nextOn, row.made, SHOWN_DAYS),
    runs: runs.map((run) => ({
      on: run.on,
      at: run.at.toISOString(),
      invoice_id: run.invoiceId,
      number: run.number,
      problem: sayRefusal(run.error, language),
    })),
  };
}
