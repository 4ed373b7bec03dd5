import { sql } from 'kysely';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';

/** The content of a document: `sha256` as uploaded, `readable` what opens without a password. */
export function findFile({ queries }: CompanyTransaction, id: string) {
  return queries
    .selectFrom('document as d')
    .innerJoin('stored_file as f', (join) =>
      join.onRef('f.company_id', '=', 'd.company_id').onRef('f.sha256', '=', 'd.sha256'),
    )
    .select(['d.name', 'd.sha256', 'f.type'])
    .select(sql<string>`coalesce(d.unlocked_sha256, d.sha256)`.as('readable'))
    .where('d.id', '=', id)
    .executeTakeFirst();
}

/** What of the company's own facts a lesson about a supplier needs. */
export async function ownFacts(tx: CompanyTransaction): Promise<{ baseCurrency: string; numbers: string[] }> {
  const row = await tx.queries
    .selectFrom('company')
    .select(['base_currency', 'br', 'ci', 'registration_number'])
    .where('id', '=', tx.companyId)
    .executeTakeFirstOrThrow();
  const numbers = [row.br, row.ci, row.registration_number].filter((number) => number !== '');
  return { baseCurrency: row.base_currency, numbers };
}
