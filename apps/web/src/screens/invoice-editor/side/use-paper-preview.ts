import { useMemo, useRef } from 'react';
import { type DraftAsTyped, type PaperPreview, previewCalls } from '../../../api/queries/invoice-editing.ts';
import { type Asked, useAsked } from '../use-asked.ts';

/** Long enough that typing on does not ask for papers nobody looks at. */
const typingPauseMs = 700;

/** A page of the very PDF the draft would print as; the page before stays until the new one is there. */
export function usePaperPreview(typed: DraftAsTyped, page: number): Asked<PaperPreview> {
  const { type, id, draft } = typed;
  const shown = useRef(draft);
  const asked = useMemo(() => ({ type, id, draft, page }), [type, id, draft, page]);
  // Another page of the same draft is wanted now.
  const delayMs = shown.current === draft ? 0 : typingPauseMs;
  shown.current = draft;
  return useAsked(asked, previewCalls.paper, delayMs);
}
