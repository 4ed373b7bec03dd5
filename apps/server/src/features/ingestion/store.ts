import type { DocumentDraft } from '@folio/contract';
import { sql } from 'kysely';
import type { Database, Queries } from '../../platform/database/open.ts';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import type { EvidenceMap, StoredCheck } from './draft-store.ts';

export interface Claimed {
  name: string;
  sha256: string;
  attempts: number;
}

/** Takes a waiting document in hand until `until`, or one whose worker is gone. Null when there is nothing to do. */
export async function claimDocument(
  tx: CompanyTransaction,
  id: string,
  now: Date,
  until: Date,
): Promise<Claimed | null> {
  const row = await tx.queries
    .updateTable('document')
    .set({
      state: 'processing',
      step: 'reading',
      progress: null,
      problem: null,
      claimed_until: until,
      attempts: sql`attempts + 1`,
    })
    .where('id', '=', id)
    .where((e) =>
      e.or([
        e('state', '=', 'queued'),
        e.and([e('state', '=', 'processing'), e.or([e('claimed_until', 'is', null), e('claimed_until', '<', now)])]),
      ]),
    )
    .returning(['name', 'sha256', 'attempts'])
    .executeTakeFirst();
  return row ?? null;
}

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
  pageSizes: { number: number; width: number; height: number }[];
  summary: {
    title: string | null;
    number: string | null;
    total: string | null;
    currency: string | null;
    confidence: number;
  };
}

export async function saveProposal(
  tx: CompanyTransaction,
  id: string,
  proposal: Proposal,
  reading: unknown,
): Promise<void> {
  await tx.queries
    .updateTable('document')
    .set({
      state: 'needs_review',
      step: null,
      progress: null,
      problem: null,
      claimed_until: null,
      kind: proposal.draft.kind,
      pages: proposal.pageSizes.length,
      reading: JSON.stringify(reading),
      draft: JSON.stringify(proposal.draft),
      evidence: JSON.stringify(proposal.evidence),
      checks: JSON.stringify(proposal.checks),
      page_sizes: JSON.stringify(proposal.pageSizes),
      summary: JSON.stringify(proposal.summary),
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .where('state', '=', 'processing')
    .execute();
}

export interface Problem {
  code: string;
  values: Record<string, string>;
  retryable: boolean;
}

export async function saveProblem(
  tx: CompanyTransaction,
  id: string,
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
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .where('state', '=', 'processing')
    .execute();
}

/** Gives a document back to the queue after a passing fault. */
export async function releaseClaim(tx: CompanyTransaction, id: string): Promise<void> {
  await tx.queries
    .updateTable('document')
    .set({ state: 'queued', step: null, progress: null, claimed_until: null })
    .where('id', '=', id)
    .where('state', '=', 'processing')
    .execute();
}

/**
 * Documents that wait and may have no job: after a crash between storing and queueing, or in the middle of reading.
 * `orphaned`: this process is the only one, so whatever is in hand was left by the process before it.
 */
export async function waitingDocuments(
  queries: Queries,
  now: Date,
  orphaned: boolean,
): Promise<{ company_id: string; id: string }[]> {
  if (orphaned) {
    await queries.updateTable('document').set({ claimed_until: null }).where('state', '=', 'processing').execute();
  }
  const before = new Date(now.getTime() - (orphaned ? 0 : 60_000));
  return queries
    .selectFrom('document')
    .select(['company_id', 'id'])
    .where((e) =>
      e.or([
        e.and([e('state', '=', 'queued'), e('uploaded_at', '<=', before)]),
        e.and([e('state', '=', 'processing'), e.or([e('claimed_until', 'is', null), e('claimed_until', '<', now)])]),
      ]),
    )
    .orderBy('uploaded_at')
    .limit(10_000)
    .execute();
}

export async function companyFacts(database: Database, companyId: string) {
  return database.queries
    .selectFrom('company')
    .select(['name', 'name_zh', 'registration_number', 'br', 'ci', 'base_currency'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
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
