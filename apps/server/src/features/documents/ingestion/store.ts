import type { CompanyPaperKind, DocumentDraft, FilePage } from '@folio/contract';
import { READER_VERSION, type Reading } from '@folio/documents';
import { sql } from 'kysely';
import type { Database, Queries } from '../../../platform/database/open.ts';
import { type CompanyTransaction, ownRow } from '../../../platform/database/transaction.ts';
import type { EvidenceMap, StoredCheck } from './propose/draft-store.ts';

export async function noteStep(
  tx: CompanyTransaction,
  id: string,
  step: string,
  progress: { page: number; pages: number } | null,
): Promise<void> {
  await tx.queries
    .updateTable('document')
    .set({ step, progress: progress && JSON.stringify(progress) })
    .where('id', '=', id)
    .where('state', '=', 'processing')
    .execute();
}

export interface Proposal {
  draft: DocumentDraft;
  evidence: EvidenceMap;
  checks: StoredCheck[];
  pageSizes: FilePage[];
  summary: {
    title: string | null;
    number: string | null;
    total: string | null;
    currency: string | null;
    confidence: number;
    company_papers?: CompanyPaperKind[];
  };
}

/**
 * A claimed document. Every change in the meantime (a cut, a rotated page) increments its version and queues it
 * again.
 */
export interface InHand {
  id: string;
  version: number;
}

/** Returns false and saves nothing if the claim was lost to another process. */
export async function saveProposal(
  tx: CompanyTransaction,
  { id, version }: InHand,
  proposal: Proposal,
  read: { reading: Pick<Reading, 'taughtBy'>; hashes: readonly string[] },
): Promise<boolean> {
  const saved = await tx.queries
    .updateTable('document')
    .set({
      state: 'needs_review',
      step: null,
      progress: null,
      problem: null,
      claimed_until: null,
      kind: proposal.draft.kind,
      pages: proposal.pageSizes.length,
      reading: JSON.stringify(read.reading),
      hashes: JSON.stringify(read.hashes),
      layout_id: layoutOf(tx, read.reading),
      draft: JSON.stringify(proposal.draft),
      evidence: JSON.stringify(proposal.evidence),
      checks: JSON.stringify(proposal.checks),
      page_sizes: JSON.stringify(proposal.pageSizes),
      summary: JSON.stringify(proposal.summary),
      reader_version: READER_VERSION,
      reread: null,
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .where('state', '=', 'processing')
    .where('version', '=', version)
    .returning('id')
    .execute();
  return saved.length === 1;
}

/** The layout may have been deleted while the document was read. */
function layoutOf(tx: CompanyTransaction, { taughtBy = null }: Pick<Reading, 'taughtBy'> | { taughtBy: null }) {
  return sql<
    string | null
  >`(select id from statement_layout where company_id = ${tx.companyId} and id = ${taughtBy}::uuid)`;
}

/** Saves every page of the file in the row of the upload. */
export async function saveFilePages(tx: CompanyTransaction, fileId: string, pages: FilePage[]): Promise<void> {
  await tx.queries
    .updateTable('document')
    .set({ file_pages: JSON.stringify(pages) })
    .where(ownRow(tx, fileId))
    .where(sql`file_pages::text`, 'is distinct from', sql`${JSON.stringify(pages)}::jsonb::text`)
    .execute();
}

export interface Problem {
  code: string;
  values: Record<string, string>;
  retryable: boolean;
}

export async function saveProblem(
  tx: CompanyTransaction,
  { id, version }: InHand,
  state: 'failed' | 'unsupported',
  problem: Problem,
): Promise<void> {
  await tx.queries
    .updateTable('document')
    .set({
      state,
      step: null,
      progress: null,
      claimed_until: null,
      problem: JSON.stringify(problem),
      reader_version: READER_VERSION,
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .where('state', '=', 'processing')
    .where('version', '=', version)
    .execute();
}

/**
 * Saves a newer reading separately from the draft until a person accepts or rejects it. Saves nothing if the request
 * was cancelled.
 */
export async function saveReread(tx: CompanyTransaction, id: string, proposal: Proposal | null): Promise<void> {
  const kept = proposal && {
    draft: proposal.draft,
    evidence: proposal.evidence,
    confidence: proposal.summary.confidence,
    reader_version: READER_VERSION,
  };
  await tx.queries
    .updateTable('document')
    .set({ reread: kept && JSON.stringify(kept) })
    .where(ownRow(tx, id))
    .where('reread', 'is not', null)
    .execute();
}

/** Extends the claim while the document is being read. */
export async function extendClaim(tx: CompanyTransaction, { id, version }: InHand, until: Date): Promise<void> {
  await tx.queries
    .updateTable('document')
    .set({ claimed_until: until })
    .where('id', '=', id)
    .where('state', '=', 'processing')
    .where('version', '=', version)
    .execute();
}

/** Returns a document to the queue after a temporary error, to be retried after a pause. */
export async function releaseClaim(tx: CompanyTransaction, { id, version }: InHand, restS: number): Promise<void> {
  await tx.queries
    .updateTable('document')
    .set({
      state: 'queued',
      step: null,
      progress: null,
      claimed_until: null,
      queued_at: sql`clock_timestamp() + make_interval(secs => ${restS})`,
    })
    .where('id', '=', id)
    .where('state', '=', 'processing')
    .where('version', '=', version)
    .execute();
}

/** The same, as if the document had not been tried: the error has nothing to do with it. */
export async function releaseUncounted(tx: CompanyTransaction, inHand: InHand, restS: number): Promise<void> {
  await tx.queries
    .updateTable('document')
    .set({ attempts: sql`greatest(attempts - 1, 0)` })
    .where('id', '=', inHand.id)
    .where('state', '=', 'processing')
    .where('version', '=', inHand.version)
    .execute();
  await releaseClaim(tx, inHand, restS);
}

/** Records that a reader has just taken a document of the company. */
export async function noteTurn(tx: CompanyTransaction): Promise<void> {
  await tx.queries
    .insertInto('reading_turn')
    .values({ company_id: tx.companyId, taken_at: sql`clock_timestamp()` })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet({ taken_at: sql`clock_timestamp()` }))
    .execute();
}

/** Number of documents of a company that are being read again while their draft stays. */
export async function countRereads(queries: Queries, companyId: string): Promise<number> {
  const { count } = await queries
    .selectFrom('document')
    .select((e) => e.fn.countAll<string>().as('count'))
    .where('company_id', '=', companyId)
    .where('reread', 'is not', null)
    .where(sql<boolean>`reread = '{}'::jsonb`)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function companyFacts(database: Database, companyId: string) {
  return database.queries
    .selectFrom('company')
    .select(['name', 'name_zh', 'registration_number', 'br', 'ci', 'address', 'base_currency'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
}

/** Only this many contacts are compared with a name: the newest, because they are the most probable. */
const MAX_CONTACTS = 5000;

export async function contactNames(tx: CompanyTransaction): Promise<{ name: string; nameZh: string | null }[]> {
  return tx.queries
    .selectFrom('contact')
    .select(['name', 'name_zh as nameZh'])
    .orderBy('created_at', 'desc')
    .limit(MAX_CONTACTS)
    .execute();
}

export async function bankAccountsOf(tx: CompanyTransaction) {
  return tx.queries
    .selectFrom('bank_account as b')
    .select(['b.id', 'b.number', 'b.currency'])
    .select((e) =>
      e
        .exists(
          e
            .selectFrom('account_month as m')
            .select('m.month')
            .whereRef('m.account_code', '=', 'b.account_code')
            .whereRef('m.company_id', '=', 'b.company_id'),
        )
        .as('hasPostings'),
    )
    .execute();
}
