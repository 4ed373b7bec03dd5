import type { DocumentDetail } from '@folio/contract';
import { useCallback, useMemo } from 'react';
import type { useReviewFocus } from './keys/use-review-focus.ts';
import type { Review } from './review-context.ts';
import { type AsRead, useSteady } from './use-as-read.ts';
import type { Desk } from './use-desk.ts';
import type { Reviewing } from './use-reviewing.ts';
import type { useSettling } from './use-settling.ts';

const draftPrefix = 'draft.';

interface ReviewParts {
  document: DocumentDetail;
  desk: Desk;
  reviewing: Reviewing;
  asRead: AsRead;
  look: ReturnType<typeof useReviewFocus>;
  settling: ReturnType<typeof useSettling>;
  readOnly: boolean;
}

/** What the fields of the form share; it changes only when one of its parts does. */
export function useReviewValue({ document, desk, reviewing, asRead, look, settling, readOnly }: ReviewParts): Review {
  const { change: changeDraft } = reviewing;
  const { touch } = settling;
  const change = useCallback<Review['change']>(
    (path, update) => {
      touch(path);
      changeDraft(update);
    },
    [changeDraft, touch],
  );
  const { setSide } = look;
  const drawColumns = useMemo(
    () =>
      desk.canTeach
        ? () => {
            setSide('page');
            desk.teach(true);
          }
        : null,
    [desk.canTeach, desk.teach, setSide],
  );
  const { active, focus, goTo } = look;
  const { touched, accepted, mended } = settling;
  const { evidence, checks } = asRead.document;
  const { paths, onForm } = asRead;
  const learnt = useMemo(() => new Set(document.learnt), [document.learnt]);
  const errors = useSteady(
    Object.fromEntries(Object.entries(reviewing.errors).map(([path, said]) => [inDraft(path, onForm), said])),
  );
  return useMemo<Review>(
    () => ({
      evidence,
      checks,
      errors,
      active,
      touched,
      accepted,
      mended,
      learnt,
      readOnly,
      paths,
      drawColumns,
      focus,
      goTo,
      change,
    }),
    [
      evidence,
      checks,
      errors,
      active,
      touched,
      accepted,
      mended,
      learnt,
      readOnly,
      paths,
      drawColumns,
      focus,
      goTo,
      change,
    ],
  );
}

/** Translates the path of an error, which has the prefix `draft.`, with the function `onForm`; others stay. */
function inDraft(path: string, onForm: (path: string) => string): string {
  return path.startsWith(draftPrefix) ? draftPrefix + onForm(path.slice(draftPrefix.length)) : path;
}
