import { type FilingPartner, filingPartner } from '@folio/contract';
import { z } from 'zod';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { writeYearRow } from './year-store.ts';

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
  return writeYearRow(tx, { table: 'filing_partners', column: 'partners' }, { year, value: partners, version });
}
