import type { DocumentDraft } from '@folio/contract';
import { READER_VERSION, type Reading } from '@folio/documents';
import { sql } from 'kysely';
import { type CompanyTransaction, ownRow } from '../../../../platform/database/transaction.ts';
import type { EvidenceMap, StoredCheck } from '../../ingestion/index.ts';

/** The layout by which a document was read; undefined where there is no such document. */
export async function readLayoutId(tx: CompanyTransaction, id: string): Promise<string | null | undefined> {
  const row = await tx.queries.selectFrom('document').select('layout_id').where(ownRow(tx, id)).executeTakeFirst();
  return row?.layout_id;
}

export interface TaughtDraft {
  reading: Reading;
  draft: DocumentDraft;
  evidence: EvidenceMap;
  checks: StoredCheck[];
  summary: object;
  /** The kept layout; null where it was not kept. */
  layoutId: string | null;
}

/** Puts what taught columns gave in the draft's place. */
export async function saveTaught(tx: CompanyTransaction, id: string, taught: TaughtDraft): Promise<void> {
  await tx.queries
    .updateTable('document')
    .set({
      reading: JSON.stringify(taught.reading),
      draft: JSON.stringify(taught.draft),
      kind: taught.draft.kind,
      evidence: JSON.stringify(taught.evidence),
      checks: JSON.stringify(taught.checks),
      summary: JSON.stringify(taught.summary),
      layout_id: taught.layoutId,
      reader_version: READER_VERSION,
      reread: null,
      version: sql`version + 1`,
    })
    .where(ownRow(tx, id))
    .execute();
}
