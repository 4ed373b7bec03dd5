import { type RawBuilder, sql } from 'kysely';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';

/** A line that is being coded, with the entries it is linked to. */
export interface CodedNow {
  line: { statementId: string; accountCode: string; amountMinor: bigint };
  entryIds: readonly string[];
  /** The line moved money in the books: an excluded line does not. */
  moves: boolean;
}

/**
 * Updates the counts of a line's statement, as a part of the statement that codes the line. What its entries moved before
 * the first day of the run is in the opening balance of the run already.
 */
export function countCoded(tx: CompanyTransaction, { line, entryIds, moves }: CodedNow): RawBuilder<unknown> {
  const moved = sql`moved_minor + ${line.amountMinor}::bigint - (
    select coalesce(sum(coalesce(posted.foreign_minor, posted.debit_minor - posted.credit_minor)), 0)::bigint
      from journal_line posted
     where posted.company_id = statement.company_id and posted.entry_id = any(${[...entryIds]}::uuid[])
       and posted.account_code = ${line.accountCode} and posted.date < statement.since)`;
  return sql`
    update bank_statement statement set to_do = to_do - 1, moved_minor = ${moves ? moved : sql`moved_minor`}
     where statement.company_id = ${tx.companyId} and statement.id = ${line.statementId}`;
}
