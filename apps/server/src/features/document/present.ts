import { type DocumentDetail, documentDetail, type StoredDocument, storedDocument } from '@folio/contract';
import { z } from 'zod';
import { sentence } from '../../messages/index.ts';
import type { Language } from '../../platform/http/call.ts';
import type { StoredCheck } from '../ingestion/index.ts';
import type { DocumentRow } from './store.ts';

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
  });
}

function presentProblem(stored: unknown, language: Language): StoredDocument['problem'] {
  if (stored === null) return null;
  const { code, values, retryable } = storedProblem.parse(stored);
  return { code, message: sentence(language, `problem_${code}`, values), retryable };
}

/** `reviewed` holds jsonb columns exactly as they were written by this server. */
export function presentDetail(
  row: DocumentRow,
  reviewed: { draft: unknown; evidence: unknown; checks: unknown; page_sizes: unknown; version: number },
  language: Language,
): DocumentDetail {
  const checks = z.array(z.custom<StoredCheck>()).parse(reviewed.checks);
  return documentDetail.parse({
    ...presentDocument(row, language),
    version: reviewed.version,
    draft: reviewed.draft,
    evidence: reviewed.evidence,
    checks: checks.map((check) => ({ ...check, message: checkSentence(check, language) })),
    page_sizes: reviewed.page_sizes,
  });
}

function checkSentence(check: StoredCheck, language: Language): string {
  if (check.holds) return sentence(language, 'check_holds');
  return sentence(language, `check_${check.code}`, { found: check.found ?? '', expected: check.expected ?? '' });
}
