import { formatMoney, isLedgerIssue, parseMoney } from '@folio/ledger';
import { sql } from 'kysely';
import { z } from 'zod';
import { type CompanyTransaction, ownRow } from '../../../../platform/database/transaction.ts';
import { type Facts, familyOf, plain } from '../propose/facts.ts';
import type { Compared } from './judge-alike.ts';
import { type StoredAlike, storedAlike } from './judge-alike.ts';

const texts = z.array(z.string());

export interface Candidate extends Compared {
  type: 'document' | 'invoice';
  id: string;
}

const MOST = 100;

/**
 * Lets one at a time compare documents of a company until the transaction ends: of two copies that arrive at the same moment
 * the second must see the first.
 */
export async function oneAtATime(tx: CompanyTransaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`look-alikes ${tx.companyId}`}, 0))`.execute(tx.queries);
}

export async function writeFacts(tx: CompanyTransaction, id: string, facts: Facts): Promise<void> {
  await tx.queries
    .updateTable('document')
    .set({
      fact_total: facts.total,
      fact_number: facts.number,
      fact_date: facts.date,
      fact_supplier: facts.supplier,
    })
    .where(ownRow(tx, id))
    .execute();
}

/** Documents that share the total or the number. Both are indexed; what else agrees is judged afterwards. */
export async function documentCandidates(tx: CompanyTransaction, id: string, facts: Facts): Promise<Candidate[]> {
  const rows = await tx.queries
    .selectFrom('document')
    .select(['id', 'kind', 'fact_total', 'fact_number', 'fact_date', 'fact_supplier', 'hashes'])
    .where('company_id', '=', tx.companyId)
    .where('id', '<>', id)
    .where('state', 'not in', ['merged', 'duplicate', 'trashed'])
    // What was only kept is not booked, and so is no copy of what is.
    .where(sql<boolean>`not outcomes @> '[{"type": "filed"}]'`)
    .where((e) => e.or([e('fact_total', '=', facts.total ?? ''), e('fact_number', '=', facts.number ?? '')]))
    .orderBy(sql`(fact_number is not distinct from ${facts.number}) desc, uploaded_at desc`)
    .limit(MOST)
    .execute();
  return rows.map((row) => ({
    type: 'document' as const,
    id: row.id,
    family: familyOf(row.kind ?? ''),
    total: row.fact_total,
    number: row.fact_number,
    date: row.fact_date,
    supplier: row.fact_supplier,
    hashes: texts.parse(row.hashes),
  }));
}

interface InvoiceRow {
  id: string;
  type: string;
  number: string;
  currency: string;
  totalMinor: bigint;
  date: string | null;
  name: string;
  nameZh: string | null;
}

/** Confirmed invoices, bills and credit notes that share the total or the number and did not come from a document found. */
export async function invoiceCandidates(
  tx: CompanyTransaction,
  id: string,
  facts: Facts & { printedNumber: string },
  found: readonly string[],
): Promise<Candidate[]> {
  const total = minorOf(facts.total);
  const { rows } = await sql<InvoiceRow>`
    select i.id, i.type, i.number, i.currency, i.total_minor as "totalMinor", i.issue_date as date,
           i.contact_name as name, c.name_zh as "nameZh"
      from invoice i
      left join contact_root c on c.company_id = i.company_id and c.id = i.contact_id
     where i.company_id = ${tx.companyId} and i.type = ${facts.family}
       and (i.number = ${facts.printedNumber} or i.total_minor = ${total?.minor ?? null} and i.currency = ${total?.currency ?? null})
       and i.confirm_status = 'confirmed' and i.voided_on is null
       and (i.document_id is null or i.document_id <> all(${[id, ...found]}::uuid[]))
     order by (i.number = ${facts.printedNumber}) desc, i.created_at desc limit ${MOST}`.execute(tx.queries);
  return rows.map((row) => ({
    type: 'invoice' as const,
    id: row.id,
    family: row.type,
    total: `${row.currency} ${formatMoney(row.totalMinor, row.currency)}`,
    number: plain(row.number),
    date: row.date,
    supplier: row.name,
    otherName: row.nameZh,
    hashes: [],
  }));
}

function minorOf(total: string | null): { currency: string; minor: bigint } | null {
  const [currency, amount] = total?.split(' ') ?? [];
  if (currency === undefined || amount === undefined) return null;
  try {
    return { currency, minor: parseMoney(amount, currency) };
  } catch (error) {
    if (isLedgerIssue(error)) return null;
    throw error;
  }
}

export async function readAlike(tx: CompanyTransaction, ids: readonly string[]): Promise<Map<string, StoredAlike[]>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.queries
    .selectFrom('document')
    .select(['id', 'alike'])
    .where('company_id', '=', tx.companyId)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, storedAlike.parse(row.alike)]));
}

export async function writeAlike(tx: CompanyTransaction, id: string, alike: readonly StoredAlike[]): Promise<void> {
  await tx.queries
    .updateTable('document')
    .set({ alike: JSON.stringify(alike) })
    .where(ownRow(tx, id))
    .execute();
}

/** How the pages of a document look. */
export async function readHashes(tx: CompanyTransaction, id: string): Promise<string[]> {
  const row = await tx.queries.selectFrom('document').select('hashes').where(ownRow(tx, id)).executeTakeFirstOrThrow();
  return texts.parse(row.hashes);
}
