import { useCallback, useEffect, useState } from 'react';
import { useMediaQuery } from '../../../../components/hooks/use-is-phone.ts';
import type { SidePart } from './side/side-panel.tsx';

/** The visible parts: the sheet and the panel if there is room for both, otherwise one part at a time. */
export interface ViewParts {
  isWide: boolean;
  /** The panel is open next to the sheet; on a narrow screen it replaces the sheet. */
  isSideOpen: boolean;
  part: SidePart;
  show: (part: SidePart | 'sheet') => void;
  /** Opens the panel at a part, or closes it if that part is open. */
  toggle: (part: SidePart) => void;
}

const storageKey = 'folio.editor.side';

/** This browser remembers whether the panel is open. */
export function useViewParts(hasPaper: boolean): ViewParts {
  const isWide = useMediaQuery('(width >= 1320px)');
  const [isOpenWide, setOpenWide] = useState(() => localStorage.getItem(storageKey) !== 'closed');
  const [isOpenNarrow, setOpenNarrow] = useState(false);
  const [chosen, setPart] = useState<SidePart>('paper');
  const part = hasPaper ? chosen : 'journal';
  const isSideOpen = isWide ? isOpenWide : isOpenNarrow;
  useEffect(() => localStorage.setItem(storageKey, isOpenWide ? 'open' : 'closed'), [isOpenWide]);
  const setOpen = isWide ? setOpenWide : setOpenNarrow;
  const show = useCallback(
    (next: SidePart | 'sheet') => {
      setOpen(next !== 'sheet');
      if (next !== 'sheet') setPart(next);
    },
    [setOpen],
  );
  const toggle = useCallback(
    (next: SidePart) => show(isSideOpen && part === next ? 'sheet' : next),
    [show, isSideOpen, part],
  );
  return { isWide, isSideOpen, part, show, toggle };
}
