import { sql } from 'kysely';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';

/** The last entry of a journal, and by its hash all before it. */
export interface JournalEnd {
  number: bigint;
  hash: string;
}

export async function readJournalEnd(tx: CompanyTransaction): Promise<JournalEnd> {
  return tx.queries
    .selectFrom('journal_head')
    .select(['last_number as number', 'last_hash as hash'])
    .where('company_id', '=', tx.companyId)
    .executeTakeFirstOrThrow();
}

/** Documents that entries after an end moved; null when the journal has another past by now, or more than `most` entries since. */
export async function documentsMovedSince(
  tx: CompanyTransaction,
  end: JournalEnd,
  most: number,
): Promise<string[] | null> {
  const { rows } = await sql<{ stands: boolean; refs: string[] }>`
    select exists (select from journal_entry where company_id = ${tx.companyId} and number = ${end.number} and hash = ${end.hash})
             and (select last_number from journal_head where company_id = ${tx.companyId}) <= ${end.number + BigInt(most)} as stands,
           array(select distinct line.document_ref from journal_line line
                  where line.company_id = ${tx.companyId} and line.entry_number > ${end.number}
                    and line.document_ref is not null) as refs`.execute(tx.queries);
  const [found] = rows;
  return found?.stands ? found.refs : null;
}
