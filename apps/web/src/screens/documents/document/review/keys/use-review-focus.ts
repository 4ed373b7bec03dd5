import type { DocumentDetail } from '@folio/contract';
import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';
import { boxOfText, placeOf } from '../../../../../components/document/evidence.ts';
import { pagesOf } from '../../../../../components/document/page/pages-of.ts';
import { focusField } from './focus-field.ts';

export type ReviewSide = 'form' | 'page';

/** What is looked at: the page, the field, and on a narrow screen which of the two sides. */
export function useReviewFocus(document: DocumentDetail) {
  const [search] = useSearchParams();
  const pages = pagesOf(document);
  const asked = Number(search.get('page'));
  const [page, setPage] = useState(pages.includes(asked) ? asked : (pages[0] ?? 1));
  const [active, setActive] = useState<string | null>(null);
  const [side, setSide] = useState<ReviewSide>(search.has('box') ? 'page' : 'form');
  const { evidence } = document;

  const focus = useCallback(
    (path: string) => {
      setActive(path);
      const place = placeOf(evidence, path);
      if (place) setPage(place.page);
    },
    [evidence],
  );
  const goTo = useCallback(
    (path: string) => {
      setSide('form');
      focus(path);
      focusField(path);
    },
    [focus],
  );
  const step = (by: 1 | -1) => {
    const to = pages[pages.indexOf(page) + by];
    if (to !== undefined) setPage(to);
  };
  return {
    page,
    setPage,
    step,
    active,
    /** The box to mark: the field's own, else that of its line or item. */
    activePlace: active === null ? null : (placeOf(evidence, active)?.path ?? active),
    side,
    setSide,
    focus,
    goTo,
    /** The spot of the address, while its page is shown. */
    spot: page === asked ? boxOfText(search.get('box') ?? '') : null,
  };
}
