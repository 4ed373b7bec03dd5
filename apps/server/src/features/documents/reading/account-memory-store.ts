import { sql } from 'kysely';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';

export type Side = 'sales' | 'purchase';

/** An account a person chose for a partner's items. An empty `word` applies to any item of the partner. */
export interface RememberedAccount {
  side: string;
  partnerKey: string;
  word: string;
  accountCode: string;
  times: number;
  learnedAt: Date;
}

/** Earlier choices for these partners, active accounts only. */
export async function readAccounts(
  tx: CompanyTransaction,
  partnerKeys: readonly string[],
): Promise<RememberedAccount[]> {
  if (partnerKeys.length === 0) return [];
  return tx.queries
    .selectFrom('account_memory as m')
    .innerJoin('ledger_account as a', (join) =>
      join.onRef('a.company_id', '=', 'm.company_id').onRef('a.code', '=', 'm.account_code'),
    )
    .select([
      'm.side',
      'm.partner_key as partnerKey',
      'm.word_key as word',
      'm.account_code as accountCode',
      'm.times',
      'm.learned_at as learnedAt',
    ])
    .where('m.company_id', '=', tx.companyId)
    .where('m.partner_key', 'in', partnerKeys)
    .where('a.active', '=', true)
    .execute();
}

export interface AccountLesson {
  side: Side;
  partnerKey: string;
  partnerName: string;
  accountCode: string;
  words: readonly string[];
  at: Date;
}

/** Counts a choice once for the partner and once for each word. */
export async function keepAccount(tx: CompanyTransaction, lesson: AccountLesson): Promise<void> {
  await sql`
    insert into account_memory (company_id, side, partner_key, partner_name, word_key, account_code, learned_at)
    select ${tx.companyId}, ${lesson.side}, ${lesson.partnerKey}, ${lesson.partnerName}, word, ${lesson.accountCode}, ${lesson.at}
      from unnest(${['', ...lesson.words]}::text[]) word
        on conflict (company_id, side, partner_key, word_key, account_code)
        do update set times = account_memory.times + 1, partner_name = excluded.partner_name, learned_at = excluded.learned_at`.execute(
    tx.queries,
  );
}

export async function forgetAccounts(tx: CompanyTransaction, partnerKey: string): Promise<void> {
  await tx.queries
    .deleteFrom('account_memory')
    .where('company_id', '=', tx.companyId)
    .where('partner_key', '=', partnerKey)
    .execute();
}
