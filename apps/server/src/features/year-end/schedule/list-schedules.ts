import type { scheduleListQuery } from '@folio/contract';
import type { z } from 'zod';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { readBooks } from '../../books/ledger/index.ts';
import { presentRow } from './get-schedule.ts';
import { countSchedules, pageOfSchedules } from './list-store.ts';
import { readSchedules } from './store.ts';

/** A page of schedules. */
export async function listSchedules(tx: CompanyTransaction, query: z.infer<typeof scheduleListQuery>) {
  const { state, kind, q, sort, page, limit } = query;
  const filter = { state, kind, q };
  const ids = await pageOfSchedules(tx, filter, { sort, limit, offset: (page - 1) * limit });
  const books = await readBooks(tx);
  const found = new Map((await readSchedules(tx, ids)).map((one) => [one.id, one]));
  const rows = ids.flatMap((id) => found.get(id) ?? []).map((one) => presentRow(one, books));
  return { rows, meta: { page, limit, total: await countSchedules(tx, filter) } };
}
