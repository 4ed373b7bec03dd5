import type { DocumentDetail, DocumentDraft, DraftCheck, StatementDraft } from '@folio/contract';
import { isStatementKind } from '@folio/contract/choices';
import { useCallback, useMemo, useRef, useState } from 'react';
import { isSameDraft } from '../../../../components/draft/draft-merge.ts';
import { isAmong, RowPaths } from './rows/row-paths.ts';
import { checkLines, type LineCheck, proofOf } from './statement/statement-arithmetic.ts';

const checked = /^statements\.(\d+)(?:\.lines\.(\d+))?/;

/** Checks the server reported as missing and the user has met since then: the proof does not wait for the next save. */
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

/** What the form uses: evidence, checks and errors, with the form's names of accounts and rows. */
export interface AsRead {
  paths: RowPaths;
  /** The document with the evidence and the draft it describes. */
  document: DocumentDetail;
  onForm: (path: string) => string;
}

/**
 * Rows of a statement are inserted, moved and deleted while the form is open, and each save renumbers their evidence.
 * The form therefore keeps the evidence it was opened with, without that of deleted rows. What the server reports
 * about the current draft is translated into the form's names.
 */
export function useAsRead(document: DocumentDetail, opened: DocumentDraft, draft: DocumentDraft): AsRead {
  const [first] = useState(() => ({ document, paths: new RowPaths(opened) }));
  const { paths } = first;
  const isStatement = isStatementKind(draft.kind);
  const basis = isStatement ? first.document : document;
  const onForm = useCallback((path: string) => paths.onForm(path, draft), [paths, draft]);
  // Typing does not change row names: values that depend only on the names are not computed again with each key.
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

/** Returns the previous value as long as the new one is equal. */
export function useSteady<V>(value: V): V {
  const steady = useRef(value);
  if (!isSameDraft(steady.current, value)) steady.current = value;
  return steady.current;
}
