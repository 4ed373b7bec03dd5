import type { BookedEntry, Day } from '@folio/ledger';
import { type RawBuilder, sql } from 'kysely';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';

interface Unlinked extends Omit<BookedEntry, 'contactNames'> {
  kind: string;
  contact: string | null;
  contactZh: string | null;
}

/** The requested entries: by id, or by date. */
export type UnlinkedAsked =
  | { entryIds: readonly string[] }
  /** `chequesFrom`: from this date on, only entries that mention a cheque. */
  | { from: Day; to: Day; chequesFrom?: Day };

/**
 * Entries that move the account and are not linked to any of its lines. Opening balances, revaluations and voided
 * entries are excluded because they are not bank movements.
 */
export async function readUnlinked(
  tx: CompanyTransaction,
  account: { id: string; code: string },
  asked: UnlinkedAsked,
): Promise<(BookedEntry & { kind: string })[]> {
  // The links are asked for by the entries that came out, all at once: a plain anti join would read every link of the
  // account. Nearly all entries are linked, so only the others are added up.
  const { rows } = await sql<Unlinked>`
    with near as materialized (${linesAsked(asked, sql`line.company_id = ${tx.companyId} and line.account_code = ${account.code}`)}),
         linked as materialized (
           select link.entry_id from bank_line_link link
            where link.company_id = ${tx.companyId} and link.bank_account_id = ${account.id}
              and link.entry_id = any(array(select entry_id from near))),
         moved as materialized (
           select near.entry_id, sum(coalesce(near.foreign_minor, near.debit_minor - near.credit_minor))::bigint as amount,
                  string_agg(near.description, ' ') as words, (array_agg(near.contact_id))[1] as contact_id
             from near where near.entry_id not in (select entry_id from linked)
            group by near.entry_id)
    select entry.id as ref, entry.source_number as number, entry.date, entry.kind, moved.amount as "amountMinor",
           concat_ws(' ', entry.narration, moved.words) as words, contact.name as contact, contact.name_zh as "contactZh"
      from moved
      join journal_entry entry on entry.company_id = ${tx.companyId} and entry.id = moved.entry_id
      left join contact_root contact on contact.company_id = entry.company_id and contact.id = moved.contact_id
     where moved.amount <> 0
       and entry.kind not in ('opening_balance', 'fx_revaluation', 'fx_revaluation_reversal', 'closing', 'void')
       and not exists (select from journal_entry undone where undone.company_id = entry.company_id
                          and undone.reverses_id = entry.id and undone.kind = 'void')
     order by entry.date, entry.number`.execute(tx.queries);
  return rows.map(({ contact, contactZh, ...row }) => ({
    ...row,
    contactNames: [contact, contactZh].filter((name) => name !== null),
  }));
}

/** The lines by their ids or dates. Those of cheques have an index with the same condition, so they are asked for apart. */
function linesAsked(asked: UnlinkedAsked, ofAccount: RawBuilder<unknown>): RawBuilder<unknown> {
  const lines = sql`select line.entry_id, line.foreign_minor, line.debit_minor, line.credit_minor, line.description, line.contact_id
    from journal_line line where ${ofAccount}`;
  if ('entryIds' in asked) return sql`${lines} and line.entry_id = any(${[...asked.entryIds]}::uuid[])`;
  const { from, to, chequesFrom } = asked;
  const ofDays = sql`${lines} and line.date between ${from} and ${to}`;
  if (chequesFrom === undefined) return ofDays;
  return sql`${ofDays} union all
    ${lines} and line.date >= ${chequesFrom} and line.date < ${from} and line.description ~* 'CHE?Q|支票'`;
}

/** Those of the given entries that also move an account of the company: the counterpart of a transfer. */
export async function entriesMoving(
  tx: CompanyTransaction,
  accountCode: string,
  entryIds: readonly string[],
): Promise<string[]> {
  if (entryIds.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select distinct entry_id as id from journal_line
     where company_id = ${tx.companyId} and account_code = ${accountCode} and entry_id = any(${[...entryIds]}::uuid[])`.execute(
    tx.queries,
  );
  return rows.map((row) => row.id);
}
