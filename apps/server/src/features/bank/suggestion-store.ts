import type { BookedEntry } from '@folio/ledger';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';

/** At which journal number the account's suggestions were last worked out, and where the journal is now. */
export async function readSuggestedAt(
  tx: CompanyTransaction,
  bankAccountId: string,
): Promise<{ suggestedAt: bigint | null; lastNumber: bigint }> {
  const row = await tx.queries
    .selectFrom('bank_account')
    .innerJoin('journal_head', 'journal_head.company_id', 'bank_account.company_id')
    .select(['bank_account.suggested_at_number as suggestedAt', 'journal_head.last_number as lastNumber'])
    .where('bank_account.company_id', '=', tx.companyId)
    .where('bank_account.id', '=', bankAccountId)
    .executeTakeFirstOrThrow();
  return row;
}

export async function noteSuggested(tx: CompanyTransaction, bankAccountId: string, at: bigint): Promise<void> {
  await tx.queries
    .updateTable('bank_account')
    .set({ suggested_at_number: at })
    .where('company_id', '=', tx.companyId)
    .where('id', '=', bankAccountId)
    .execute();
}

/** After an import or an undo every account's lines may have another counterpart. */
export async function forgetSuggestions(tx: CompanyTransaction): Promise<void> {
  await tx.queries
    .updateTable('bank_account')
    .set({ suggested_at_number: null })
    .where('company_id', '=', tx.companyId)
    .execute();
}

interface Unlinked extends Omit<BookedEntry, 'contactNames'> {
  kind: string;
  contact: string | null;
  contactZh: string | null;
}

/**
 * Entries that move the account and that no line of it accounts for, from half a year before its first open line on.
 * Opening balances, revaluations, and what was taken back as never having been, are no bank movements.
 */
export async function readUnlinked(
  tx: CompanyTransaction,
  account: { id: string; code: string },
  foreign: boolean,
  entryId: string | null = null,
): Promise<(BookedEntry & { kind: string })[]> {
  const amount = foreign ? sql`line.foreign_minor` : sql`line.debit_minor - line.credit_minor`;
  const since =
    entryId !== null
      ? sql`line.entry_id = ${entryId}`
      : sql`line.date >= (select coalesce(min(date), current_date) - 181 from bank_line
               where company_id = ${tx.companyId} and bank_account_id = ${account.id}
                 and state in ('unreviewed', 'suggested'))`;
  const { rows } = await sql<Unlinked>`
    select entry.id as ref, entry.source_number as number, entry.date, entry.kind, moved.amount as "amountMinor",
           concat_ws(' ', entry.narration, moved.words) as words, contact.name as contact, contact.name_zh as "contactZh"
      from (select line.entry_id, sum(${amount})::bigint as amount, string_agg(line.description, ' ') as words,
                   (array_agg(line.contact_id))[1] as contact_id
              from journal_line line
             where line.company_id = ${tx.companyId} and line.account_code = ${account.code} and ${since}
             group by line.entry_id) moved
      join journal_entry entry on entry.company_id = ${tx.companyId} and entry.id = moved.entry_id
      left join contact on contact.company_id = entry.company_id and contact.id = moved.contact_id
     where moved.amount <> 0
       and entry.kind not in ('opening_balance', 'fx_revaluation', 'fx_revaluation_reversal', 'closing', 'void')
       and not exists (select from journal_entry undone where undone.company_id = entry.company_id
                          and undone.reverses_id = entry.id and undone.kind = 'void')
       and not exists (select from bank_line linked where linked.company_id = entry.company_id
                          and linked.entry_id = entry.id and linked.bank_account_id = ${account.id})
     order by entry.date, entry.number`.execute(tx.queries);
  return rows.map(({ contact, contactZh, ...row }) => ({
    ...row,
    contactNames: [contact, contactZh].filter((name) => name !== null),
  }));
}
