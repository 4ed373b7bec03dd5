import {
  type AlikeRecord,
  type DocumentDraft,
  documentDraft,
  isInvoiceKind,
  isStatementKind,
  type StoredDocument,
} from '@folio/contract';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import type { CompanyCall } from '../../../../platform/http/call.ts';
import { DomainError, type FieldIssue } from '../../../../platform/http/domain-error.ts';
import { attachDropped } from '../../../banking/bank-evidence/index.ts';
import { importStatement, payFromLine } from '../../../banking/bank-line/index.ts';
import { approvalNeeded, importInvoice } from '../../../trade/invoice/index.ts';
import { checkDraft, type EvidenceMap } from '../../ingestion/index.ts';
import { learnAccounts } from '../../reading/index.ts';
import { evidenceOf } from '../corrected-evidence.ts';
import { documentRow } from '../show/read-document.ts';
import { finishDocument, lockReviewed } from '../store.ts';
import { readLookAlikes } from './look-alike-store.ts';
import { otherHolders } from './other-holders.ts';

interface Outcome {
  type: string;
  id: string;
  number: string | null;
}

export interface AskedConfirmation {
  version: number;
  accept_arithmetic: boolean;
  /** A statement in another name belongs to the company. */
  accept_holder?: boolean;
  /** The open bank line that paid it. */
  bank_line_id: string | null;
}

/**
 * Confirms a reviewed document: a statement's lines are imported, an invoice is created and posted, and matched to the bank
 * line that paid it, in one transaction with the document's new state. What does not add up needs `accept_arithmetic`, a
 * person's word; so does a statement in another name (`accept_holder`), and what another record seems to be already, by `differentDocuments`.
 */
export function confirmDocument(call: CompanyCall, id: string, asked: AskedConfirmation): Promise<StoredDocument> {
  return call.transaction(async (tx) => {
    await confirmInside(tx, call, id, asked);
    return documentRow(tx, id, call.language);
  });
}

/** The same within a transaction that does more. */
export async function confirmInside(
  tx: CompanyTransaction,
  call: CompanyCall,
  id: string,
  asked: AskedConfirmation,
): Promise<void> {
  const document = await lockReviewed(tx, id);
  if (!document) throw new DomainError('not_found');
  if (document.state === 'processed') throw new DomainError('already_confirmed');
  if (document.state !== 'needs_review') throw new DomainError('document_not_ready');
  if (document.version !== asked.version) throw new DomainError('stale_version');
  const draft = documentDraft.parse(document.draft);
  refuseCopy(await readLookAlikes(tx, document));
  refuseWrongArithmetic(draft, asked.accept_arithmetic);
  if (asked.accept_holder !== true) await refuseOtherHolder(tx, draft);
  const outcomes = isStatementKind(draft.kind)
    ? await importStatements(tx, call, id, draft, evidenceOf(document.evidence))
    : [await importOne(tx, call, id, draft, asked)];
  await finishDocument(tx, id, outcomes);
  await attachDropped(tx, call, id);
  await learnAccounts(tx, draft, { at: call.now });
}

/** The same number of the same supplier over the same amount is booked once, unless a person says that it is another paper. */
function refuseCopy(lookAlikes: readonly AlikeRecord[]): void {
  const copy = lookAlikes.find(({ reason }) => reason === 'same_number');
  if (copy === undefined) return;
  const { name, supplier, number, total, currency } = copy;
  const values = {
    name,
    supplier: supplier ?? name,
    number: number ?? '',
    total: `${currency ?? ''} ${total ?? ''}`.trim(),
  };
  throw new DomainError('look_alike_not_settled', { values });
}

function refuseWrongArithmetic(draft: DocumentDraft, accepted: boolean): void {
  const failing = checkDraft(draft).filter((check) => !check.holds);
  if (accepted || failing.length === 0) return;
  const faults = failing.map(
    (check): FieldIssue => ({
      path: check.where ?? '',
      word: `check_${check.code}`,
      values: { found: check.found ?? '', expected: check.expected ?? '' },
    }),
  );
  throw new DomainError('arithmetic_not_confirmed', { faults });
}

async function refuseOtherHolder(tx: CompanyTransaction, draft: DocumentDraft): Promise<void> {
  const [holder] = await otherHolders(tx, draft);
  if (holder !== undefined) throw new DomainError('holder_not_confirmed', { values: { holder } });
}

async function importStatements(
  tx: CompanyTransaction,
  call: CompanyCall,
  documentId: string,
  { kind, statements }: DocumentDraft,
  evidence: EvidenceMap,
): Promise<Outcome[]> {
  if (!statements || statements.length === 0)
    throw new DomainError('document_not_confirmable', { word: 'statement_without_lines' });
  const outcomes: Outcome[] = [];
  for (const [index, draft] of statements.entries()) {
    const path = `statements.${index}`;
    const input = { draft, documentId, evidence, path, card: kind === 'card_statement' };
    const statement = await importStatement(tx, call, input);
    outcomes.push({ type: 'bank_statement', id: statement.id, number: draft.account_number });
  }
  return outcomes;
}

async function importOne(
  tx: CompanyTransaction,
  call: CompanyCall,
  documentId: string,
  { kind, invoice }: DocumentDraft,
  { accept_arithmetic: acceptArithmetic, bank_line_id: lineId }: AskedConfirmation,
): Promise<Outcome> {
  if (!invoice || !isInvoiceKind(kind))
    throw new DomainError('document_not_confirmable', { word: 'kind_not_bookable' });
  // Money is matched to what is posted, and nothing is before a second person approved it.
  if (lineId !== null && (await approvalNeeded(tx)))
    throw new DomainError('conflict', { word: 'approval_before_payment' });
  // The line is the payment: the draft must not say it was paid another way as well.
  const draft = lineId === null ? invoice : { ...invoice, paid_from: null, paid_date: null };
  const { language } = call;
  const imported = await importInvoice(tx, call, { kind, draft, documentId, acceptArithmetic, language });
  if (lineId !== null) await payFromLine(tx, call, { lineId, invoiceId: imported.id });
  return imported;
}
