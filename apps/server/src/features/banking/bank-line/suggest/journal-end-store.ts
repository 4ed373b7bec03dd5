import { sql } from 'kysely';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';

/** The last entry of a journal, and by its hash all before it; and when contacts were last named or merged otherwise. */
export interface JournalEnd {
  number: bigint;
  hash: string;
  renamedAt: Date | null;
}

export async function readJournalEnd(tx: CompanyTransaction): Promise<JournalEnd> {
  const { rows } = await sql<JournalEnd>`
    select last_number as number, last_hash as hash,
           (select max(renamed_at) from contact where company_id = ${tx.companyId} and renamed_at is not null) as "renamedAt"
      from journal_head where company_id = ${tx.companyId}`.execute(tx.queries);
  const [end] = rows;
  if (end === undefined) throw new Error('the company has no journal');
  return end;
}

/**
 * Documents that entries after an end moved; null when the journal has another past by now, contacts are named otherwise, or
 * more than `most` entries came since.
 */
export async function documentsMovedSince(
  tx: CompanyTransaction,
  end: JournalEnd,
  most: number,
): Promise<string[] | null> {
  const { rows } = await sql<{ stands: boolean; refs: string[] }>`
    select exists (select from journal_entry where company_id = ${tx.companyId} and number = ${end.number} and hash = ${end.hash})
             and (select last_number from journal_head where company_id = ${tx.companyId}) <= ${end.number + BigInt(most)}
             and (select max(renamed_at) from contact where company_id = ${tx.companyId} and renamed_at is not null)
                 is not distinct from ${end.renamedAt}::timestamptz as stands,
           array(select distinct line.document_ref from journal_line line
                  where line.company_id = ${tx.companyId} and line.entry_number > ${end.number}
                    and line.document_ref is not null) as refs`.execute(tx.queries);
  const [found] = rows;
  return found?.stands ? found.refs : null;
}
