import {
  type DocumentDetail,
  type DocumentDraft,
  type DraftCheck,
  isStatementKind,
  type StatementDraft,
} from '@folio/contract';
import { useCallback, useMemo, useRef, useState } from 'react';
import { isSameDraft } from '../../../components/draft-merge.ts';
import { isAmong, RowPaths } from './rows/row-paths.ts';
import { checkLines, type LineCheck, proofOf } from './statement-arithmetic.ts';

const checked = /^statements\.(\d+)(?:\.lines\.(\d+))?/;

/** What the server missed and has been typed since is met: the proof does not wait for the next save. */
function metIn({ statements }: DocumentDraft): (check: DraftCheck) => boolean {
  const lines = new Map<StatementDraft, LineCheck[]>();
  const linesOf = (statement: StatementDraft) => {
    const known = lines.get(statement) ?? checkLines(statement);
    lines.set(statement, known);
    return known;
  };
  return ({ code, where }) => {
    const [, block, row] = checked.exec(where ?? '') ?? [];
    const statement = statements?.[Number(block)];
    if (statement === undefined) return false;
    if (code === 'running_balance') return linesOf(statement)[Number(row)]?.state === 'ok';
    if (code === 'balances_missing') return statement.opening_balance !== null && statement.closing_balance !== null;
    return code === 'balances_tie' && proofOf(statement)?.isProved === true;
  };
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
  const onForm = useCallback((path: string) => paths.onForm(path, draft), [paths, draft]);
  // Typing changes no row's name: what depends on the names alone is not made anew with each key.
  const names = isStatement ? paths.namesOf(draft).join(' ') : '';
  const evidence = useMemo(() => {
    if (!isStatement) return basis.evidence;
    const isThere = isAmong(new Set(names.split(' ')));
    return Object.fromEntries(Object.entries(basis.evidence).filter(([path]) => isThere(path)));
  }, [isStatement, basis, names]);
  const checks = useSteady(isStatement ? asOfNow(document.checks, draft, onForm) : document.checks);
  const asRead = useMemo(
    () => ({ ...document, evidence, checks, draft: isStatement ? basis.draft : document.draft }),
    [document, evidence, checks, isStatement, basis],
  );
  return { paths, document: asRead, onForm };
}

function asOfNow(checks: readonly DraftCheck[], draft: DocumentDraft, onForm: AsRead['onForm']): DraftCheck[] {
  const isMet = metIn(draft);
  return checks.map((check) => ({
    ...check,
    holds: check.holds || isMet(check),
    where: check.where === null ? null : onForm(check.where),
  }));
}

/** The value of before, as long as it says the same. */
export function useSteady<V>(value: V): V {
  const steady = useRef(value);
  if (!isSameDraft(steady.current, value)) steady.current = value;
  return steady.current;
}
