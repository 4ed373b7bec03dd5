import { type Suggestion, standing } from '@folio/ledger';
import { type RawBuilder, sql } from 'kysely';
import { type CompanyTransaction, ownRow } from '../../../../platform/database/transaction.ts';

/** What a line seems to be, best first. */
export interface FoundCandidates {
  id: string;
  payeeKey: string;
  candidates: readonly Suggestion[];
}

/** A candidate with minor units as text: JSON has no whole numbers of that size. */
function written(candidate: Suggestion) {
  const { documents, parts, transfer, difference } = candidate;
  return {
    ...candidate,
    documents: documents.map((document) => ({ ...document, settlesMinor: String(document.settlesMinor) })),
    parts: parts.map((part) => ({ ...part, amountMinor: String(part.amountMinor) })),
    transfer: transfer && {
      ...transfer,
      amountMinor: transfer.amountMinor === null ? null : String(transfer.amountMinor),
    },
    difference: difference && { ...difference, amountMinor: String(difference.amountMinor) },
  };
}

function namesOf(candidates: readonly Suggestion[]): string[] {
  const names = candidates.flatMap(({ documents, entryRefs, transfer }) => [
    ...documents.map(({ ref }) => ref),
    ...entryRefs,
    ...(transfer?.lineRef ? [transfer.lineRef] : []),
  ]);
  return [...new Set(names)];
}

/** The lines found, as rows of `found`. One text for all of them is sent and read quicker than one for each. */
function foundRows(found: readonly FoundCandidates[]): RawBuilder<unknown> {
  const rows = found.map(({ id, payeeKey, candidates }) => ({
    id,
    payee_key: payeeKey,
    candidates: candidates.map(written),
    names: namesOf(candidates),
    state: standing(candidates) === null ? 'unreviewed' : 'suggested',
  }));
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as found(id uuid, payee_key text, candidates jsonb, names uuid[], state text)`;
}

/** Keeps the candidates of open lines; answers those that had others before. */
export async function writeCandidates(tx: CompanyTransaction, found: readonly FoundCandidates[]): Promise<string[]> {
  const { rows } = await sql<{ id: string; differs: boolean }>`
    update bank_line line
       set candidates = found.candidates, names = found.names, state = found.state, payee_key = found.payee_key,
           stale = false
      from ${foundRows(found)}
      join bank_line before on before.company_id = ${tx.companyId} and before.id = found.id
     where line.company_id = before.company_id and line.id = before.id and line.state in ('unreviewed', 'suggested')
       and (before.stale or before.payee_key is distinct from found.payee_key or before.candidates <> found.candidates)
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
