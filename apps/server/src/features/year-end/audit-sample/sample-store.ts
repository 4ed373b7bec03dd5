import { sampleMethod, sampleSide, sampleSource } from '@folio/contract';
import type { SamplingMethod } from '@folio/ledger';
import { sql } from 'kysely';
import { z } from 'zod';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import type { Population } from './population-store.ts';

/** A sample as kept. `intervalMinor` and `populationMinor` are in the currency of the books. */
export interface StoredSample {
  id: string;
  title: string;
  population: Population;
  method: SamplingMethod;
  size: number | null;
  intervalMinor: bigint | null;
  seed: string | null;
  generator: string;
  populationCount: number;
  populationMinor: bigint;
  populationHash: string;
  lastEntry: bigint;
  items: number;
  drawnBy: string | null;
  drawnAt: Date;
}

export interface NewItem {
  entryId: string;
  lineNo: number;
  hits: number;
}

const storedColumns = z.object({
  source: sampleSource,
  side: sampleSide,
  accounts: z.array(z.string()),
  method: sampleMethod,
});

type Columns = Omit<StoredSample, 'population' | 'method'> & { from: string; to: string };

async function readSamples(
  tx: CompanyTransaction,
  id: string | null,
  { limit, offset }: { limit: number; offset: number },
  within: { from: string; to: string } | null = null,
): Promise<StoredSample[]> {
  const inside = within === null ? sql`true` : sql`sample.from_day >= ${within.from} and sample.to_day <= ${within.to}`;
  const { rows } = await sql<Columns>`
    select sample.id, sample.title, sample.from_day as "from", sample.to_day as "to", sample.source, sample.side,
           sample.accounts, sample.method, sample.size, sample.interval_minor as "intervalMinor", sample.seed,
           sample.generator, sample.population_count as "populationCount", sample.population_minor as "populationMinor",
           sample.population_hash as "populationHash", sample.last_entry as "lastEntry", person.name as "drawnBy",
           sample.drawn_at as "drawnAt",
           (select count(*)::integer from audit_sample_item item
             where item.company_id = sample.company_id and item.sample_id = sample.id) as items
      from audit_sample sample left join app_user person on person.id = sample.drawn_by
     where sample.company_id = ${tx.companyId} and (${id}::uuid is null or sample.id = ${id}::uuid) and ${inside}
     order by sample.drawn_at desc, sample.id limit ${limit} offset ${offset}`.execute(tx.queries);
  return rows.map((row) => {
    const { source, side, accounts, method } = storedColumns.parse(row);
    return { ...row, method, population: { from: row.from, to: row.to, source, side, accounts } };
  });
}

/** A page of the samples, the newest first; with a period those that lie wholly in it. */
export function pageOfSamples(
  tx: CompanyTransaction,
  page: { limit: number; offset: number },
  within: { from: string; to: string } | null = null,
): Promise<StoredSample[]> {
  return readSamples(tx, null, page, within);
}

export async function findSample(tx: CompanyTransaction, id: string): Promise<StoredSample | null> {
  return (await readSamples(tx, id, { limit: 1, offset: 0 }))[0] ?? null;
}

export async function countSamples(tx: CompanyTransaction): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from audit_sample where company_id = ${tx.companyId}`.execute(tx.queries);
  return rows[0]?.count ?? 0;
}

/** Keeps a sample with its items, in the order in which it lists them. Returns its id. */
export async function insertSample(
  tx: CompanyTransaction,
  sample: Omit<StoredSample, 'id' | 'items' | 'drawnBy'> & { drawnBy: string },
  items: readonly NewItem[],
): Promise<string> {
  const { from, to, source, side, accounts } = sample.population;
  const { id } = await tx.queries
    .insertInto('audit_sample')
    .values({
      company_id: tx.companyId,
      title: sample.title,
      from_day: from,
      to_day: to,
      source,
      side,
      accounts: JSON.stringify(accounts),
      method: sample.method,
      size: sample.size,
      interval_minor: sample.intervalMinor,
      seed: sample.seed,
      generator: sample.generator,
      population_count: sample.populationCount,
      population_minor: sample.populationMinor,
      population_hash: sample.populationHash,
      last_entry: sample.lastEntry,
      drawn_by: sample.drawnBy,
      drawn_at: sample.drawnAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`
    insert into audit_sample_item (company_id, sample_id, place, entry_id, line_no, hits)
    select ${tx.companyId}, ${id}::uuid, drawn.place, drawn.entry_id, drawn.line_no, drawn.hits
      from unnest(${items.map(({ entryId }) => entryId)}::uuid[], ${items.map(({ lineNo }) => lineNo)}::integer[],
                  ${items.map(({ hits }) => hits)}::integer[]) with ordinality
           as drawn (entry_id, line_no, hits, place)`.execute(tx.queries);
  return id;
}
