import { type StoredDocument, storedDocument } from '@folio/contract';
import { READER_VERSION } from '@folio/documents';
import { z } from 'zod';
import { sentence } from '../../../../messages/index.ts';
import type { Language } from '../../../../platform/http/call.ts';
import { openAlike } from '../confirm/look-alike-store.ts';
import type { DocumentRow } from '../store.ts';

const storedProblem = z.object({ code: z.string(), values: z.record(z.string(), z.string()), retryable: z.boolean() });

/** A document as the API shows it; its problem as a sentence in the caller's language. */
export function presentDocument(row: DocumentRow, language: Language): StoredDocument {
  return storedDocument.parse({
    id: row.id,
    name: row.name,
    size: Number(row.size_bytes),
    type: row.type,
    sha256: row.sha256,
    state: row.state,
    step: row.step,
    progress: row.progress,
    // Where it is in the line is added after the transaction (`withPlaces`).
    queue_position: null,
    estimated_wait_s: null,
    kind: row.kind,
    pages: row.pages,
    uploaded_at: row.uploaded_at.toISOString(),
    uploaded_by: row.uploaded_by,
    duplicate_of:
      row.original_id && row.original_uploaded_at
        ? { id: row.original_id, name: row.original_name, uploaded_at: row.original_uploaded_at.toISOString() }
        : null,
    problem: presentProblem(row.problem, language),
    summary: row.summary,
    outcomes: row.outcomes,
    part: row.parts > 1 ? { of: row.part_of ?? row.id, number: row.part, count: row.parts } : null,
    alike: row.state === 'needs_review' ? openAlike(row).length : 0,
    outdated: isOutdated(row),
  });
}

const READ_STATES: readonly string[] = ['needs_review', 'processed', 'failed'];

/** Types whose pages are read; a bank's data file has none. */
const PAGED = /^(image\/|application\/pdf)/;

/** Read by an earlier version of the reader: reading it again may give more. */
function isOutdated({ state, type, reader_version }: DocumentRow): boolean {
  return READ_STATES.includes(state) && PAGED.test(type) && (reader_version ?? 0) < READER_VERSION;
}

/** Why a document was not read, in the caller's language; null if it has no problem. */
export function presentProblem(stored: unknown, language: Language): StoredDocument['problem'] {
  if (stored === null) return null;
  const { code, values, retryable } = storedProblem.parse(stored);
  return { code, message: sentence(language, `problem_${code}`, values), retryable };
}
