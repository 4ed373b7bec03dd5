import type { Day } from '@folio/ledger';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';

export interface FrozenAccounts {
  number: number;
  content: string;
  hash: string;
  lastEntry: bigint;
  frozenAt: Date;
  frozenBy: string | null;
}

/** The frozen accounts of a period, newest first. */
export async function listFrozen(tx: CompanyTransaction, accountsId: string): Promise<FrozenAccounts[]> {
  return tx.queries
    .selectFrom('statutory_accounts_frozen as frozen')
    .leftJoin('app_user as person', 'person.id', 'frozen.frozen_by')
    .select([
      'frozen.number',
      'frozen.content',
      'frozen.hash',
      'frozen.last_entry as lastEntry',
      'frozen.frozen_at as frozenAt',
      'person.name as frozenBy',
    ])
    .where('frozen.company_id', '=', tx.companyId)
    .where('frozen.accounts_id', '=', accountsId)
    .orderBy('frozen.number', 'desc')
    .execute();
}

export async function insertFrozen(
  tx: CompanyTransaction,
  accountsId: string,
  frozen: Omit<FrozenAccounts, 'frozenBy'> & { frozenBy: string },
): Promise<void> {
  await tx.queries
    .insertInto('statutory_accounts_frozen')
    .values({
      company_id: tx.companyId,
      accounts_id: accountsId,
      number: frozen.number,
      content: frozen.content,
      hash: frozen.hash,
      last_entry: frozen.lastEntry,
      frozen_by: frozen.frozenBy,
      frozen_at: frozen.frozenAt,
    })
    .execute();
}

/** The number of the last entry in the books; zero in empty books. */
export async function lastEntryNumber(tx: CompanyTransaction): Promise<bigint> {
  const row = await tx.queries
    .selectFrom('journal_entry')
    .select('number')
    .where('company_id', '=', tx.companyId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.number ?? 0n;
}

/** How many entries up to a day were recorded after the entry with a number; closing entries change no accounts. */
export async function countEntriesSince(tx: CompanyTransaction, number: bigint, upTo: Day): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from journal_entry
     where company_id = ${tx.companyId} and number > ${number} and date <= ${upTo} and kind <> 'closing'`.execute(
    tx.queries,
  );
  return rows[0]?.count ?? 0;
}
