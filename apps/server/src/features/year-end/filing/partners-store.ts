import { type FilingPartner, filingPartner } from '@folio/contract';
import { sql } from 'kysely';
import { z } from 'zod';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';

const partnersColumn = z.array(filingPartner);

export interface StoredPartners {
  year: string;
  partners: FilingPartner[];
  version: number;
}

/** The partners of a year, or of the latest year before it; null if none were saved. */
export async function readPartners(tx: CompanyTransaction, year: string): Promise<StoredPartners | null> {
  const row = await tx.queries
    .selectFrom('filing_partners')
    .select(['year_of_assessment as year', 'partners', 'version'])
    .where('company_id', '=', tx.companyId)
    .where('year_of_assessment', '<=', year)
    .orderBy('year_of_assessment', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : { ...row, partners: partnersColumn.parse(row.partners) };
}

/** False if the partners of the year have another version by now; `version` 0: none were saved. */
export async function writePartners(
  tx: CompanyTransaction,
  { year, partners, version }: StoredPartners,
): Promise<boolean> {
  const text = JSON.stringify(partners);
  if (version === 0) {
    const made = await tx.queries
      .insertInto('filing_partners')
      .values({ company_id: tx.companyId, year_of_assessment: year, partners: text })
      .onConflict((conflict) => conflict.columns(['company_id', 'year_of_assessment']).doNothing())
      .returning('company_id')
      .execute();
    return made.length === 1;
  }
  const changed = await tx.queries
    .updateTable('filing_partners')
    .set({ partners: text, version: sql`version + 1` })
    .where('company_id', '=', tx.companyId)
    .where('year_of_assessment', '=', year)
    .where('version', '=', version)
    .returning('company_id')
    .execute();
  return changed.length === 1;
}
