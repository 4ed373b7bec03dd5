import type { ListMeta, ManualJournalRow, manualJournalListQuery } from '@folio/contract';
import type { z } from 'zod';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { readBooks } from '../ledger/index.ts';
import { countJournals, pageOfJournals } from './list-store.ts';
import { presentRow } from './present-journal.ts';

/** A page of manual journals, drafts included, newest first unless sorted otherwise. */
export async function listJournals(
  tx: CompanyTransaction,
  query: z.infer<typeof manualJournalListQuery>,
): Promise<{ rows: ManualJournalRow[]; meta: ListMeta }> {
  const { baseCurrency } = await readBooks(tx);
  const filter = { state: query.state, q: query.q };
  const page = { sort: query.sort, limit: query.limit, offset: (query.page - 1) * query.limit };
  const rows = await pageOfJournals(tx, filter, page);
  return {
    rows: rows.map(({ journal, attachments }) => presentRow(journal, attachments, baseCurrency)),
    meta: { page: query.page, limit: query.limit, total: await countJournals(tx, filter) },
  };
}
