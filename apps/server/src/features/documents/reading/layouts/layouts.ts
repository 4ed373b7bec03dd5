import type { KeptLayout, StatementLayout } from '@folio/documents';
import type { Queries } from '../../../../platform/database/open.ts';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import {
  deleteLayout,
  layoutById,
  readLayoutRows,
  rewriteLayout,
  type StatementLayoutRow,
  type TaughtLayout,
  writeLayout,
} from './layout-store.ts';
import {
  type PracticeCaller,
  type PracticeLayout,
  practiceLayoutById,
  readPracticeLayouts,
} from './practice-layout-store.ts';

/** The layouts of statements that were taught here, newest first, as the pure reader applies them. */
export async function readStatementLayouts(tx: CompanyTransaction): Promise<KeptLayout[]> {
  const rows = await readLayoutRows(tx);
  return rows.map(({ id, layout }) => ({ id, layout }));
}

/** The same layouts with what a screen shows of them. */
export function listStatementLayouts(tx: CompanyTransaction): Promise<StatementLayoutRow[]> {
  return readLayoutRows(tx);
}

export function findStatementLayout(tx: CompanyTransaction, id: string): Promise<StatementLayoutRow | null> {
  return layoutById(tx, id);
}

/** Keeps a layout; one that is known by the same words is replaced. Answers its id. */
export function keepStatementLayout(tx: CompanyTransaction, kept: TaughtLayout): Promise<string> {
  return writeLayout(tx, kept);
}

/** Replaces a layout by what a corrected statement taught. */
export function relearnStatementLayout(
  tx: CompanyTransaction,
  id: string,
  learnt: { layout: StatementLayout; at: Date },
): Promise<void> {
  return rewriteLayout(tx, id, learnt);
}

/** Forgets a layout and returns its name; null if there was none. */
export function deleteStatementLayout(tx: CompanyTransaction, id: string): Promise<string | null> {
  return deleteLayout(tx, id);
}

/** Layouts that were taught at the practice's other clients, newest first. */
export function practiceLayouts(queries: Queries, caller: PracticeCaller): Promise<PracticeLayout[]> {
  return readPracticeLayouts(queries, caller);
}

export function findPracticeLayout(
  queries: Queries,
  caller: PracticeCaller,
  id: string,
): Promise<PracticeLayout | null> {
  return practiceLayoutById(queries, caller, id);
}
