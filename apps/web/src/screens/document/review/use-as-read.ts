import { type DocumentDetail, type DocumentDraft, type DraftCheck, isStatementKind } from '@folio/contract';
import { useMemo, useState } from 'react';
import { RowPaths } from './rows/row-paths.ts';
import { checkLines, proofOf } from './statement-arithmetic.ts';

const checked = /^statements\.(\d+)(?:\.lines\.(\d+))?/;

/** Whether what the server missed has been typed since: the proof does not wait for the next save. */
function isMet({ code, where }: DraftCheck, { statements }: DocumentDraft): boolean {
  const [, block, row] = checked.exec(where ?? '') ?? [];
  const statement = statements?.[Number(block)];
  if (statement === undefined) return false;
  if (code === 'running_balance') return checkLines(statement)[Number(row)]?.state === 'ok';
  if (code === 'balances_missing') return statement.opening_balance !== null && statement.closing_balance !== null;
  return code === 'balances_tie' && proofOf(statement)?.isProved === true;
}

/** What the form goes by: evidence, checks and refusals with the names that accounts and rows have on it. */
export interface AsRead {
  paths: RowPaths;
  /** The document with the evidence and the draft it describes. */
  document: DocumentDetail;
  onForm: (path: string) => string;
}

/**
 * Rows of a statement are put in, moved and taken out while the form is open, and each save counts their evidence anew. So the form
 * stays with the evidence it was opened with, less what is gone; what the server says of the draft as it is now gets the form's names.
 */
export function useAsRead(document: DocumentDetail, opened: DocumentDraft, draft: DocumentDraft): AsRead {
  const [first] = useState(() => ({ document, paths: new RowPaths(opened) }));
  const { paths } = first;
  const isStatement = isStatementKind(draft.kind);
  const basis = isStatement ? first.document : document;
  const { checks } = document;
  return useMemo(() => {
    const onForm = (path: string) => paths.onForm(path, draft);
    if (!isStatement) return { paths, document, onForm };
    const isThere = paths.isThere(draft);
    const evidence = Object.fromEntries(Object.entries(basis.evidence).filter(([path]) => isThere(path)));
    const named = checks.map((check) => {
      const now = { ...check, holds: check.holds || isMet(check, draft) };
      return { ...now, where: check.where === null ? null : onForm(check.where) };
    });
    return { paths, document: { ...document, evidence, draft: basis.draft, checks: named }, onForm };
  }, [paths, isStatement, document, basis, checks, draft]);
}
