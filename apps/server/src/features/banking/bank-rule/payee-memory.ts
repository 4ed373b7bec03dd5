import type { ListMeta, listQuery, PayeeMemoryRow } from '@folio/contract';
import type { PayeeChoice } from '@folio/ledger';
import type { z } from 'zod';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { type LedgerCall, readBooks, writeAudit } from '../../books/ledger/index.ts';
import { accuracyOf } from './auto-confirm.ts';
import { markOpenLinesStale } from './line-store.ts';
import { deleteMemory, pageOfMemory, readMemories } from './memory-store.ts';

/** What lines of each payee were coded to, by `payeeKey`; of all payees when no keys are given. */
export async function readPayeeChoices(
  tx: CompanyTransaction,
  keys?: readonly string[],
): Promise<ReadonlyMap<string, PayeeChoice[]>> {
  const choices = new Map<string, PayeeChoice[]>();
  for (const { payeeKey, ...choice } of await readMemories(tx, keys)) {
    const known = choices.get(payeeKey);
    if (known === undefined) choices.set(payeeKey, [choice]);
    else known.push(choice);
  }
  return choices;
}

export async function listMemory(
  tx: CompanyTransaction,
  { page, limit, sort, q }: z.infer<typeof listQuery>,
): Promise<{ rows: PayeeMemoryRow[]; meta: ListMeta }> {
  const { chart } = await readBooks(tx);
  const { rows, total } = await pageOfMemory(tx, { q, sort, limit, offset: (page - 1) * limit });
  const shown = rows.map((row) => {
    const account = chart.byCode.get(row.accountCode);
    return {
      id: row.id,
      payee: row.payee,
      direction: row.direction,
      account_code: row.accountCode,
      account_name: account?.name ?? '',
      account_name_zh: account?.nameZh ?? '',
      times: row.times,
      refused: row.refused,
      last_used: row.lastUsed,
      accuracy: accuracyOf(row),
    };
  });
  return { rows: shown, meta: { page, limit, total } };
}

/** Forgets what was learnt; the next lines of the payee are worked out without it. */
export async function forgetPayee(tx: CompanyTransaction, call: LedgerCall, id: string): Promise<void> {
  const forgotten = await deleteMemory(tx, id);
  if (forgotten === null) throw new DomainError('not_found');
  await markOpenLinesStale(tx, forgotten.payeeKey);
  const change = {
    payee: { before: forgotten.payee, after: null },
    account_code: { before: forgotten.accountCode, after: null },
  };
  const subject = { subjectType: 'payee_memory', subjectId: id };
  await writeAudit(tx, { userId: call.userId, at: call.now, action: 'payee_forgotten', ...subject, change });
}
