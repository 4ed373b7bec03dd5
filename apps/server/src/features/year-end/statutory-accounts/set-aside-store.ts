import { BROUGHT_IN_ENTRIES, type Period, type SetAside, type SidesByAccount } from '@folio/ledger';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';

/**
 * Movements of a period that count neither as its debits nor as its credits: balances taken over from other books, and
 * entries that were reversed in the same period, with their reversals. The automatic reversal of a journal has the
 * source of the journal.
 */
export async function readSetAside(tx: CompanyTransaction, { from, to }: Period): Promise<SetAside> {
  const { rows } = await sql<{ broughtIn: boolean; code: string; debit: bigint; credit: bigint }>`
    with inside as (
      select entry.id, entry.kind, coalesce(entry.reverses_id, original.id) as reverses_id
        from journal_entry entry
        left join journal_entry original on entry.kind = 'auto_reversal' and original.company_id = entry.company_id
          and original.kind = 'manual_journal' and original.source_id = entry.source_id
       where entry.company_id = ${tx.companyId} and entry.date between ${from} and ${to} and entry.kind <> 'closing'
    ), aside as (
      select id, kind = any(${[...BROUGHT_IN_ENTRIES]}::text[]) as brought_in,
             coalesce(reverses_id in (select id from inside), false)
               or id in (select reverses_id from inside where reverses_id is not null) as reversed
        from inside
    )
    select aside.brought_in and not aside.reversed as "broughtIn", line.account_code as code,
           sum(line.debit_minor)::bigint as debit, sum(line.credit_minor)::bigint as credit
      from aside join journal_line line on line.company_id = ${tx.companyId} and line.entry_id = aside.id
     where aside.brought_in or aside.reversed
     group by 1, 2`.execute(tx.queries);
  const sidesOf = (wanted: boolean): SidesByAccount =>
    new Map(
      rows
        .filter(({ broughtIn }) => broughtIn === wanted)
        .map(({ code, debit, credit }) => [code, { debitMinor: debit, creditMinor: credit, foreignMinor: 0n }]),
    );
  return { broughtIn: sidesOf(true), reversed: sidesOf(false) };
}
