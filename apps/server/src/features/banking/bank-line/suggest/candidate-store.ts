import { type Suggestion, standing } from '@folio/ledger';
import { type RawBuilder, sql } from 'kysely';
import { type CompanyTransaction, ownRow } from '../../../../platform/database/transaction.ts';

/** What a line seems to be, best first. */
export interface FoundCandidates {
  id: string;
  payeeKey: string;
  candidates: readonly Suggestion[];
}

/** Minor units as text: JSON has no whole numbers of that size. */
function json(candidates: readonly Suggestion[]): string {
  return JSON.stringify(candidates, (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value));
}

function namesOf(candidates: readonly Suggestion[]): string {
  const names = candidates.flatMap(({ documents, entryRefs, transfer }) => [
    ...documents.map(({ ref }) => ref),
    ...entryRefs,
    ...(transfer?.lineRef ? [transfer.lineRef] : []),
  ]);
  return `{${[...new Set(names)].join(',')}}`;
}

/** The lines found, as rows of `found`. */
function foundRows(found: readonly FoundCandidates[]): RawBuilder<unknown> {
  return sql`unnest(${found.map(({ id }) => id)}::uuid[], ${found.map(({ payeeKey }) => payeeKey)}::text[],
    ${found.map(({ candidates }) => json(candidates))}::text[], ${found.map(({ candidates }) => namesOf(candidates))}::text[],
    ${found.map(({ candidates }) => (standing(candidates) === null ? 'unreviewed' : 'suggested'))}::text[])
    as found(id, payee_key, candidates, names, state)`;
}

/** Keeps the candidates of open lines; answers those that had others before. */
export async function writeCandidates(tx: CompanyTransaction, found: readonly FoundCandidates[]): Promise<string[]> {
  const { rows } = await sql<{ id: string; differs: boolean }>`
    update bank_line line
       set candidates = found.candidates::jsonb, names = found.names::uuid[], state = found.state, payee_key = found.payee_key,
           stale = false
      from ${foundRows(found)}
      join bank_line before on before.company_id = ${tx.companyId} and before.id = found.id
     where line.company_id = before.company_id and line.id = before.id and line.state in ('unreviewed', 'suggested')
       and (before.stale or before.payee_key is distinct from found.payee_key or before.candidates <> found.candidates::jsonb)
    returning line.id, before.candidates <> line.candidates as differs`.execute(tx.queries);
  return rows.filter(({ differs }) => differs).map(({ id }) => id);
}

/** Open lines whose candidates name any of these documents, entries or lines are to be worked out again. */
export async function markNaming(tx: CompanyTransaction, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await sql`
    update bank_line set stale = true
     where company_id = ${tx.companyId} and state in ('unreviewed', 'suggested') and not stale
       and names && ${[...names]}::uuid[]`.execute(tx.queries);
}

export async function markStale(tx: CompanyTransaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`update bank_line set stale = true
    where company_id = ${tx.companyId} and id = any(${[...ids]}::uuid[]) and state in ('unreviewed', 'suggested')`.execute(
    tx.queries,
  );
}

/** Every open line of the company is to be worked out again. */
export async function markAllStale(tx: CompanyTransaction): Promise<void> {
  await sql`update bank_line set stale = true
    where company_id = ${tx.companyId} and state in ('unreviewed', 'suggested') and not stale`.execute(tx.queries);
}

export async function writeRefused(tx: CompanyTransaction, id: string, keys: readonly string[]): Promise<void> {
  await tx.queries
    .updateTable('bank_line')
    .set({ refused: JSON.stringify(keys), stale: true })
    .where(ownRow(tx, id))
    .execute();
}
