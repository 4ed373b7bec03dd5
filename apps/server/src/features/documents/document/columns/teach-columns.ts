import {
  type DocumentDetail,
  type DocumentDraft,
  documentDraft,
  isStatementKind,
  type TaughtColumns,
} from '@folio/contract';
import type { KeptLayout, StatementLayout, TaughtDocument } from '@folio/documents';
import { may } from '@folio/permissions';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { type CompanyCall, turnOf } from '../../../../platform/http/call.ts';
import { DomainError } from '../../../../platform/http/domain-error.ts';
import { understandTaught } from '../../../../platform/reader/index.ts';
import type { Storage } from '../../../../platform/storage/index.ts';
import { writeAudit } from '../../../books/ledger/index.ts';
import {
  beforeLookingAlike,
  checkDraft,
  noteLookAlikes,
  type OwnBooks,
  propose,
  readOwnBooks,
} from '../../ingestion/index.ts';
import { findPracticeLayout, findStatementLayout, keepStatementLayout } from '../../reading/index.ts';
import { evidenceOf } from '../corrected-evidence.ts';
import { documentDetailOf } from '../show/read-document.ts';
import { summaryOf } from '../show/summary-of.ts';
import { findReviewed, lockReviewed, type ReviewedRow } from '../store.ts';
import { readLayoutId, saveTaught } from './column-store.ts';
import { withSameRows } from './same-rows.ts';
import { wordsOf } from './taught-pages.ts';
import { fromTaught, toTaught, valuesOf } from './taught-words.ts';

interface Asked {
  version: number;
  /** Allows rows that a person changed to be dropped if the new reading has no such row. */
  replace: boolean;
}

type Known = Pick<StatementLayout, 'places' | 'constants'>;

interface Lesson extends Asked {
  taught: TaughtColumns;
  card: boolean | null;
  known: Known | null;
  action: 'statement_layout_taught' | 'statement_layout_taken';
}

/** Reads a statement with the columns a person drew, and saves them for later statements. */
export async function teachColumns(
  call: CompanyCall,
  storage: Storage,
  id: string,
  asked: Asked & { taught: TaughtColumns },
): Promise<DocumentDetail> {
  const known = await call.transaction((tx) => layoutOf(tx, id));
  return learn(call, storage, id, {
    ...asked,
    card: null,
    known: known?.layout ?? null,
    action: 'statement_layout_taught',
  });
}

/**
 * Reads a statement with a layout that the caller's practice taught at another client, and saves it for this company.
 */
export async function takeLayout(
  call: CompanyCall,
  storage: Storage,
  id: string,
  { layout_id, ...asked }: Asked & { layout_id: string },
): Promise<DocumentDetail> {
  const { practice, userId, companyId } = call;
  const offered =
    practice &&
    (await findPracticeLayout(call.database.queries, { practiceId: practice.id, userId, companyId }, layout_id));
  if (!offered) throw new DomainError('not_found');
  const { layout } = offered;
  const taught = fromTaught(layout.taught);
  return learn(call, storage, id, {
    ...asked,
    taught,
    card: layout.taught.card,
    known: layout,
    action: 'statement_layout_taken',
  });
}

async function layoutOf(tx: CompanyTransaction, id: string): Promise<KeptLayout | null> {
  const layoutId = await readLayoutId(tx, id);
  if (layoutId === undefined) throw new DomainError('not_found');
  return layoutId === null ? null : findStatementLayout(tx, layoutId);
}

async function learn(call: CompanyCall, storage: Storage, id: string, lesson: Lesson): Promise<DocumentDetail> {
  const document = open(await call.transaction((tx) => findReviewed(tx, id)), lesson.version);
  const pages = await wordsOf(call, storage, id);
  if (pages === null) throw new DomainError('conflict', { word: 'columns_no_pages' });
  const books = await readOwnBooks(call.database, call.companyId);
  const before = document.draft === null ? null : documentDraft.parse(document.draft);
  const card = lesson.card ?? (before?.kind ?? document.kind) === 'card_statement';
  const read = await understandTaught(
    {
      pages,
      ownNames: books.names,
      taught: toTaught(lesson.taught, card),
      values: before !== null && isStatementKind(before.kind) ? valuesOf(before) : null,
      ...(lesson.known !== null && { kept: lesson.known }),
    },
    turnOf(call),
  );
  if (!read.reading.statements.some(({ lines }) => lines.length > 0))
    throw new DomainError('conflict', { word: 'columns_no_rows' });
  const proposal = propose(read.reading, books);
  return call.transaction(async (tx) => {
    await beforeLookingAlike(tx);
    const now = open(await lockReviewed(tx, id), lesson.version);
    const merged =
      before === null
        ? { ...proposal, lost: 0 }
        : withSameRows({ draft: before, evidence: evidenceOf(now.evidence) }, proposal);
    if (merged.lost > 0 && !lesson.replace)
      throw new DomainError('edited_rows', { values: { count: String(merged.lost) } });
    const { evidence } = merged;
    const draft = openingNew(merged.draft, books.bankAccounts);
    const layoutId = await keep(tx, call, id, { read, action: lesson.action, name: draft.statements?.[0]?.bank ?? '' });
    const after = { draft, evidence, checks: checkDraft(draft), summary: summaryOf(draft), layoutId };
    await saveTaught(tx, id, { reading: read.reading, ...after });
    await noteLookAlikes(tx, id, draft);
    return documentDetailOf(tx, id, call.language);
  });
}

/**
 * A person enters the opening balance after the rows are read. It is posted if the account has no postings yet, as if
 * it had been read from the page.
 */
function openingNew(draft: DocumentDraft, accounts: OwnBooks['bankAccounts']): DocumentDraft {
  const isNew = (id: string | null) => accounts.find((account) => account.id === id)?.hasPostings !== true;
  const statements = draft.statements?.map((one) => ({
    ...one,
    post_opening_balance: isNew(one.bank_account_id) && !/^-?0+(\.0+)?$/.test(one.opening_balance ?? ''),
  }));
  return { ...draft, statements: statements ?? null };
}

/** Only a user who keeps the books may teach columns. */
async function keep(
  tx: CompanyTransaction,
  call: CompanyCall,
  id: string,
  { read: { layout }, action, name }: { read: TaughtDocument; action: Lesson['action']; name: string },
): Promise<string | null> {
  if (!may(call.role, 'write')) return null;
  const layoutId = await keepStatementLayout(tx, { name, layout, learnedFrom: id, at: call.now });
  const event = { userId: call.userId, at: call.now, subjectType: 'statement_layout', subjectId: layoutId };
  await writeAudit(tx, { ...event, action, change: { name } });
  return layoutId;
}

function open(document: ReviewedRow | undefined, version: number): ReviewedRow {
  if (!document) throw new DomainError('not_found');
  if (document.state === 'processed') throw new DomainError('already_confirmed');
  if (document.state !== 'needs_review') throw new DomainError('document_not_ready');
  if (document.version !== version) throw new DomainError('stale_version');
  return document;
}
