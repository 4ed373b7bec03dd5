import { useMemo, useRef } from 'react';
import {
  type DraftAsTyped,
  type PaperPreview,
  previewCalls,
} from '../../../../../api/queries/trade/invoice-editing.ts';
import { type Asked, useAsked } from '../use-asked.ts';

/** Long enough that no previews are rendered while the user is typing. */
const typingPauseMs = 700;

/** A page of exactly the PDF that the draft would print as; the previous page stays until the new one is loaded. */
export function usePaperPreview(typed: DraftAsTyped, page: number): Asked<PaperPreview> {
  const { type, id, draft } = typed;
  const shown = useRef(draft);
  const asked = useMemo(() => ({ type, id, draft, page }), [type, id, draft, page]);
  // Another page of the same draft is requested without delay.
  const delayMs = shown.current === draft ? 0 : typingPauseMs;
  shown.current = draft;
  return useAsked(asked, previewCalls.paper, delayMs);
}
