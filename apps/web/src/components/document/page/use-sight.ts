import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { Box } from '../evidence.ts';
import { glide } from './glide.ts';
import { type Frame, isInSight, legibleScale, type Sheet, sightOf } from './sight.ts';

interface SightOptions {
  /** The box to keep visible; null if no field is active. */
  target: Box | null;
  /** All boxes of the page; their height gives the text size. */
  boxes: readonly Box[];
  page: number;
  /** Height of the page divided by its width; null when it is not known. */
  aspect: number | null;
}

interface PageSight {
  frame: RefObject<HTMLElement | null>;
  sheet: RefObject<HTMLDivElement | null>;
  scale: number;
  /** Sets the scale the user chose; it stays until the page is fitted again. */
  zoom: (scale: number) => void;
  fit: () => void;
}

function frameOf(element: HTMLElement): Frame {
  const style = getComputedStyle(element);
  return {
    width: element.clientWidth,
    height: element.clientHeight,
    padLeft: Number.parseFloat(style.paddingLeft) || 0,
    padTop: Number.parseFloat(style.paddingTop) || 0,
  };
}

/** Scale and scroll position of the page, which follow the active field. */
export function useSight({ target, boxes, page, aspect }: SightOptions): PageSight {
  const frame = useRef<HTMLElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  const [isByHand, setByHand] = useState(false);
  const shown = useRef(scale);
  const targetKey = target === null ? '' : `${page}:${target.x},${target.y}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: it moves when the active box changes, not with new boxes
  useLayoutEffect(() => {
    const [window, paper] = [frame.current, sheet.current];
    if (window === null || paper === null || target === null || aspect === null) return;
    const view = frameOf(window);
    const size: Sheet = { width: view.width - 2 * view.padLeft, aspect };
    const from = { scale: shown.current, left: window.scrollLeft, top: window.scrollTop };
    const wanted = isByHand ? from.scale : Math.max(from.scale, legibleScale(boxes, size));
    if (wanted === from.scale && isInSight(target, view, size, from)) return;
    const stop = glide(window, paper, from, sightOf(target, view, size, wanted));
    shown.current = wanted;
    setScale(wanted);
    return stop;
  }, [targetKey, aspect]);

  const zoom = useCallback((next: number) => {
    setByHand(true);
    shown.current = next;
    setScale(next);
  }, []);
  const fit = useCallback(() => {
    setByHand(false);
    shown.current = 1;
    setScale(1);
  }, []);
  return { frame, sheet, scale, zoom, fit };
}
