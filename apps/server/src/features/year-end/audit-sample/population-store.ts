import type { SampleSide, SampleSource } from '@folio/contract';
import type { Day, SamplingItem } from '@folio/ledger';
import { type RawBuilder, sql } from 'kysely';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';

/** The lines a sample is drawn from; `accounts` empty means all. */
export interface Population {
  from: Day;
  to: Day;
  source: SampleSource;
  side: SampleSide;
  accounts: readonly string[];
}

/** A line of a population, with the entry that it belongs to. */
export interface PopulationLine extends SamplingItem {
  entryId: string;
}

/** The most lines of a population: they are all held in memory while a sample is drawn. */
export const MAX_POPULATION = 200_000;

const KINDS: Readonly<Record<Exclude<SampleSource, 'entries'>, readonly string[]>> = {
  purchases: ['purchase_bill', 'purchase_credit_note'],
  sales: ['sales_invoice', 'sales_credit_note'],
};

function within(tx: CompanyTransaction, { from, to, source, side, accounts }: Population): RawBuilder<boolean> {
  const ofSource =
    source === 'entries'
      ? sql`true`
      : sql`exists (select from journal_entry entry where entry.company_id = line.company_id and entry.id = line.entry_id
                       and entry.kind = any(${[...KINDS[source]]}::text[]))`;
  const onSide = { debit: sql`line.debit_minor > 0`, credit: sql`line.credit_minor > 0`, both: sql`true` }[side];
  const onAccount = accounts.length === 0 ? sql`true` : sql`line.account_code = any(${[...accounts]}::text[])`;
  return sql<boolean>`line.company_id = ${tx.companyId} and line.date between ${from} and ${to} and not line.closing
    and ${onAccount} and ${onSide} and ${ofSource}`;
}

/** The lines up to an entry, in the order of the population. One more than `MAX_POPULATION` if there are too many. */
export async function readPopulation(
  tx: CompanyTransaction,
  population: Population,
  lastEntry: bigint,
): Promise<PopulationLine[]> {
  const { rows } = await sql<PopulationLine>`
    select line.entry_id as "entryId", line.entry_number as "entryNumber", line.line_no as "lineNo",
           line.debit_minor + line.credit_minor as "amountMinor"
      from journal_line line
     where ${within(tx, population)} and line.entry_number <= ${lastEntry}
     order by line.entry_number, line.line_no limit ${MAX_POPULATION + 1}`.execute(tx.queries);
  return rows;
}

/** How many lines of the population were posted after an entry. */
export async function countLater(tx: CompanyTransaction, population: Population, lastEntry: bigint): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from journal_line line
     where ${within(tx, population)} and line.entry_number > ${lastEntry}`.execute(tx.queries);
  return rows[0]?.count ?? 0;
}
