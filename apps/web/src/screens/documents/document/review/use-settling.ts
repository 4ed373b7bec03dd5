import type { DocumentDetail, DocumentDraft } from '@folio/contract';
import { useCallback, useMemo, useState } from 'react';
import { printedInstead, valueAt } from '../../../../components/document/evidence.ts';
import { openQuestions } from './open-questions.ts';

const nothing: ReadonlySet<string> = new Set();
const withOne = (before: ReadonlySet<string>, path: string) => (before.has(path) ? before : new Set([...before, path]));

/** What a person has settled of a document, and what is still open. */
export function useSettling(document: DocumentDetail, draft: DocumentDraft) {
  const [touched, setTouched] = useState(nothing);
  const [accepted, setAccepted] = useState(nothing);
  const { evidence, checks } = document;
  const asRead = document.draft ?? draft;
  const mended = useMemo(
    () =>
      new Map(
        Object.entries(evidence).flatMap(([path, one]) => {
          const printed = printedInstead(one, valueAt(asRead, path));
          return printed === null ? [] : [[path, printed] as const];
        }),
      ),
    [evidence, asRead],
  );
  const open = useMemo(
    () => openQuestions({ draft: asRead, evidence, checks, settled: new Set([...touched, ...accepted]) }),
    [asRead, evidence, checks, touched, accepted],
  );
  const touch = useCallback((path: string) => setTouched((before) => withOne(before, path)), []);
  const accept = useCallback((path: string) => setAccepted((before) => withOne(before, path)), []);
  return { touched, accepted, mended, open, touch, accept };
}
