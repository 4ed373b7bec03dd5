import { sql } from 'kysely';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';

/** The tables with one row for a year of assessment, and the column that a person fills. */
type YearColumn = { table: 'filing_answer'; column: 'answers' } | { table: 'filing_partners'; column: 'partners' };

interface YearRow {
  year: string;
  value: unknown;
  /** The version that the person saw; 0: none was saved. */
  version: number;
}

/** False if the row of the year has another version by now. */
export async function writeYearRow(
  tx: CompanyTransaction,
  { table, column }: YearColumn,
  { year, value, version }: YearRow,
): Promise<boolean> {
  const text = JSON.stringify(value);
  const written =
    version === 0
      ? sql`insert into ${sql.table(table)} (company_id, year_of_assessment, ${sql.ref(column)})
            values (${tx.companyId}, ${year}, ${text}) on conflict (company_id, year_of_assessment) do nothing
            returning company_id`
      : sql`update ${sql.table(table)} set ${sql.ref(column)} = ${text}, version = version + 1
             where company_id = ${tx.companyId} and year_of_assessment = ${year} and version = ${version}
            returning company_id`;
  const { rows } = await written.execute(tx.queries);
  return rows.length === 1;
}
