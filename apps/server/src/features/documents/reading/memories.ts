import type { ListMeta, ReadingMemoryRow } from '@folio/contract';
import type { LayoutMemory } from '@folio/documents';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import type { CompanyCall } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { writeAudit } from '../../books/ledger/index.ts';
import { forgetAccounts } from './account-memory-store.ts';
import { accountsOfPartners, deleteMemory, pageOfMemories, readLayoutMemories } from './memory-store.ts';

/** What corrections taught, a supplier or customer a row. */
export async function listMemories(
  tx: CompanyTransaction,
  query: { page: number; limit: number; q?: string | undefined },
): Promise<{ rows: ReadingMemoryRow[]; meta: ListMeta }> {
  const { rows, total } = await pageOfMemories(tx, query);
  const accounts = await accountsOfPartners(
    tx,
    rows.map((row) => row.supplierKey),
  );
  const shown = rows.map((row): ReadingMemoryRow => {
    const own = accounts.filter((account) => account.partnerKey === row.supplierKey);
    return {
      id: row.id,
      supplier: row.supplierName,
      fields: fieldsOf(row.memory),
      accounts: own.map(({ accountCode: account_code, name: account_name, nameZh: account_name_zh, times }) => ({
        account_code,
        account_name,
        account_name_zh,
        times,
      })),
      times: row.times,
      learned_at: row.learnedAt.toISOString(),
    };
  });
  return { rows: shown, meta: { page: query.page, limit: query.limit, total } };
}

function fieldsOf({ anchors = [], constants = {} }: Partial<LayoutMemory>): string[] {
  return [...new Set([...anchors.map(({ field }) => field), ...Object.keys(constants)])].sort();
}

/** Forgets what was learnt of a supplier: where it prints its fields, and the accounts of its items. */
export function forgetMemory(call: CompanyCall, id: string): Promise<void> {
  return call.transaction(async (tx) => {
    const key = await deleteMemory(tx, id);
    if (key === null) throw new DomainError('not_found');
    await forgetAccounts(tx, key);
    const event = { userId: call.userId, at: call.now, subjectType: 'reading_memory', subjectId: id };
    await writeAudit(tx, { ...event, action: 'reading_memory_forgotten', change: { supplier: key } });
  });
}

/** What corrections taught about the layouts of suppliers, newest first, as the pure reader applies it. */
export function readLayouts(tx: CompanyTransaction): Promise<LayoutMemory[]> {
  return readLayoutMemories(tx);
}
