import type { RecurringDetail, RecurringRow } from '@folio/contract';
import { absolute, formatMoney } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import type { Language } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { readBooks } from '../../books/ledger/index.ts';
import { draftTotals } from '../invoice/index.ts';
import { sayRefusal } from './kept-refusal.ts';
import { nextDays } from './next-day.ts';
import { readRuns } from './run-store.ts';
import { findRecurring, listRecurring, type StoredRecurring } from './store.ts';

const SHOWN_DAYS = 12;
const SHOWN_RUNS = 50;

/** A page of recurring documents, with the total of each. */
export async function listRepeated(
  tx: CompanyTransaction,
  language: Language,
  query: { type?: RecurringRow['type'] | undefined; q?: string | undefined; page: number; limit: number },
): Promise<{ rows: RecurringRow[]; total: number }> {
  const offset = (query.page - 1) * query.limit;
  const { rows, total } = await listRecurring(tx, { type: query.type, q: query.q, limit: query.limit, offset });
  const books = await readBooks(tx);
  return { rows: rows.map((row) => presentRow(row, language, books)), total };
}

function presentRow(row: StoredRecurring, language: Language, books: Parameters<typeof draftTotals>[1]): RecurringRow {
  const { draft } = row;
  const party = row.type === 'sales_invoice' ? draft.customer : draft.vendor;
  return {
    id: row.id,
    name: row.name,
    type: row.type,
    contact: party.name,
    currency: draft.currency,
    total: formatMoney(absolute(draftTotals(draft, books).totalMinor), draft.currency),
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
