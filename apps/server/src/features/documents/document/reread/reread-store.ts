import { type DocumentDraft, documentDraft } from '@folio/contract';
import { READER_VERSION } from '@folio/documents';
import { sql } from 'kysely';
import { z } from 'zod';
import { type CompanyTransaction, ownRow } from '../../../../platform/database/transaction.ts';
import type { EvidenceMap, StoredCheck } from '../../ingestion/index.ts';

/** A newer reading, stored with the draft. While the reading is in progress, the column contains `{}`. */
export const storedReread = z.object({
  draft: documentDraft,
  evidence: z.custom<EvidenceMap>((value) => typeof value === 'object' && value !== null),
  reader_version: z.number().int().default(READER_VERSION),
});

export async function startReread(tx: CompanyTransaction, id: string): Promise<void> {
  await tx.queries.updateTable('document').set({ reread: '{}' }).where(ownRow(tx, id)).execute();
}

export async function takeReread(
  tx: CompanyTransaction,
  id: string,
  taken: {
    draft: DocumentDraft;
    evidence: EvidenceMap;
    checks: StoredCheck[];
    summary: object;
    readerVersion: number;
  },
): Promise<void> {
  await tx.queries
    .updateTable('document')
    .set({
      draft: JSON.stringify(taken.draft),
      kind: taken.draft.kind,
      evidence: JSON.stringify(taken.evidence),
      checks: JSON.stringify(taken.checks),
      summary: JSON.stringify(taken.summary),
      reader_version: taken.readerVersion,
      reread: null,
      version: sql`version + 1`,
    })
    .where(ownRow(tx, id))
    .execute();
}

export async function dropReread(tx: CompanyTransaction, id: string, readerVersion: number): Promise<void> {
  await tx.queries
    .updateTable('document')
    .set({ reread: null, reader_version: readerVersion, version: sql`version + 1` })
    .where(ownRow(tx, id))
    .execute();
}
