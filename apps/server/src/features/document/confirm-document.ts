import { type DocumentDraft, documentDraft, type StoredDocument } from '@folio/contract';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import type { CompanyCall } from '../../platform/http/call.ts';
import { type FieldFault, Refusal } from '../../platform/http/refusal.ts';
import { importStatement } from '../bank/index.ts';
import { checkDraft, type EvidenceMap } from '../ingestion/index.ts';
import { importInvoice } from '../invoice/index.ts';
import { documentRow } from './read-document.ts';
import { finishDocument, lockReviewed } from './store.ts';

interface Outcome {
  type: string;
  id: string;
  number: string | null;
}

/**
 * Confirms a reviewed document: a statement's lines are imported, an invoice is created and posted, in one transaction with
 * the document's new state. What does not add up needs `accept_arithmetic`, a person's word.
 */
export function confirmDocument(
  call: CompanyCall,
  id: string,
  asked: { version: number; accept_arithmetic: boolean },
): Promise<StoredDocument> {
  return call.transaction(async (tx) => {
    const document = await lockReviewed(tx, id);
    if (!document) throw new Refusal('not_found');
    if (document.state === 'processed') throw new Refusal('already_confirmed');
    if (document.state !== 'needs_review') throw new Refusal('document_not_ready');
    if (document.version !== asked.version) throw new Refusal('stale_version');
    const draft = documentDraft.parse(document.draft);
    refuseWrongArithmetic(draft, asked.accept_arithmetic);
    const outcomes =
      draft.kind === 'bank_statement'
        ? await importStatements(tx, call, id, draft, evidenceOf(document.evidence))
        : [await importOne(tx, call, id, draft, asked.accept_arithmetic)];
    await finishDocument(tx, id, outcomes);
    return documentRow(tx, id, call.language);
  });
}

function refuseWrongArithmetic(draft: DocumentDraft, accepted: boolean): void {
  const failing = checkDraft(draft).filter((check) => !check.holds);
  if (accepted || failing.length === 0) return;
  const faults = failing.map(
    (check): FieldFault => ({
      path: check.where ?? '',
      word: `check_${check.code}`,
      values: { found: check.found ?? '', expected: check.expected ?? '' },
    }),
  );
  throw new Refusal('arithmetic_not_confirmed', { faults });
}

async function importStatements(
  tx: CompanyTransaction,
  call: CompanyCall,
  documentId: string,
  { statements }: DocumentDraft,
  evidence: EvidenceMap,
): Promise<Outcome[]> {
  if (!statements || statements.length === 0)
    throw new Refusal('document_not_confirmable', { word: 'statement_without_lines' });
  const outcomes: Outcome[] = [];
  for (const [index, draft] of statements.entries()) {
    const statement = await importStatement(tx, call, { draft, documentId, evidence, path: `statements.${index}` });
    outcomes.push({ type: 'bank_statement', id: statement.id, number: draft.account_number });
  }
  return outcomes;
}

async function importOne(
  tx: CompanyTransaction,
  call: CompanyCall,
  documentId: string,
  draft: DocumentDraft,
  acceptArithmetic: boolean,
): Promise<Outcome> {
  if (!draft.invoice || draft.kind === 'other')
    throw new Refusal('document_not_confirmable', { word: 'kind_not_bookable' });
  return importInvoice(tx, call, { kind: draft.kind, draft: draft.invoice, documentId, acceptArithmetic });
}

/** The column holds what ingestion wrote. */
function evidenceOf(stored: unknown): EvidenceMap {
  return typeof stored === 'object' && stored !== null ? (stored as EvidenceMap) : {};
}
