import { type CSSProperties, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsPhone, useMediaQuery } from '../../../../components/hooks/use-is-phone.ts';
import { type Clearance, usePageRows } from '../../../../components/table/use-virtual-rows.ts';
import { LineDetails } from '../current/line-details.tsx';
import type { Desk } from '../desk/use-desk.ts';
import { LinePanelForm } from '../panels/line-panel.tsx';
import { LineHeads } from './line-heads.tsx';
import { EmptyRow, LineRow } from './line-row.tsx';
import { useFewAtATime } from './use-few-at-a-time.ts';

/** Height of a closed row in pixels, by layout. Keep equal to `screens/banking/bank-statement/css/lines.css`. */
const rowPx = { wide: 62, narrow: 92, card: 126 };
/** Rows drawn beyond the visible edges. */
const reachRows = 8;
const clearPx = { wide: { topPx: 132, bottomPx: 60 }, card: { topPx: 72, bottomPx: 24 } };

interface LineTableProps {
  desk: Desk;
  load: (first: number, end: number) => void;
}

/** The lines near the visible area as table rows; only the current one is open, with its candidates and panel. */
export function LineTable({ desk, load }: LineTableProps) {
  const { t } = useTranslation('bank-statement');
  const { list, current, coding, selection, readOnly } = desk;
  const isPhone = useIsPhone();
  const isNarrow = useMediaQuery('(width < 1340px)');
  const rowHeightPx = isPhone ? rowPx.card : isNarrow ? rowPx.narrow : rowPx.wide;
  const box = useRef<HTMLTableSectionElement>(null);
  const [openPx, setOpenPx] = useState(0);
  const rows = usePageRows(box, {
    count: list.count,
    heightPx: (index) => rowHeightPx + (index === current.index ? openPx : 0),
    shape: `${rowHeightPx} ${current.index} ${openPx}`,
    reachRows,
  });
  const { first, end } = rows;
  const reveal = useReveal(rows.reveal, isPhone ? clearPx.card : clearPx.wide);
  const open = useOpenRow(rowHeightPx, setOpenPx);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is mutated in place; its version shows changes
  useEffect(() => load(first, end), [load, first, end, list.version]);
  useCalled(desk, openPx, reveal);
  const { goToLine } = current;
  const places = Array.from({ length: Math.max(0, end - first) }, (_, n) => first + n);
  const drawn = useFewAtATime(
    places.flatMap((index) => list.at(index)?.id ?? []),
    current.line?.id,
  );
  return (
    <div style={{ '--row-height': `${rowHeightPx}px` } as CSSProperties}>
      <table
        className={isPhone ? 'lines font-base lines-cards' : 'lines font-base'}
        aria-label={t('title')}
        aria-rowcount={list.count + 1}
      >
        <LineHeads currency={desk.account.currency} selection={selection} list={list} readOnly={readOnly} />
        <tbody ref={box} aria-hidden="true" style={{ height: rows.abovePx }} />
        {places.map((index) => {
          const line = list.at(index);
          if (line === null || !drawn.has(line.id)) return <EmptyRow key={`place-${index}`} index={index} />;
          const isCurrent = index === current.index;
          return (
            <LineRow
              key={line.id}
              line={line}
              index={index}
              isCurrent={isCurrent}
              isSelected={selection.ids.has(line.id)}
              isPending={coding.pending.has(line.id)}
              refusal={coding.refusals.get(line.id)}
              onCurrent={goToLine}
              onSelect={selection.toggle}
              onRun={desk.run}
              onUndo={coding.undo}
              onSwipe={desk.swipe}
              readOnly={readOnly}
              groupRef={isCurrent ? open : undefined}
            >
              {isCurrent && <LineDetails desk={desk} line={line} />}
              {isCurrent && desk.panel && <LinePanelForm desk={desk} line={line} panel={desk.panel} />}
            </LineRow>
          );
        })}
        <tbody aria-hidden="true" style={{ height: rows.belowPx }} />
      </table>
    </div>
  );
}

function useReveal(reveal: (index: number, clear: Clearance) => void, clear: Clearance): (index: number) => void {
  return useCallback((index) => reveal(index, clear), [reveal, clear]);
}

/** Measures how much higher the open row is than a closed one, before it is painted and whenever it grows. */
function useOpenRow(closedPx: number, onMeasured: (px: number) => void): (element: HTMLElement | null) => void {
  const observer = useRef<ResizeObserver>(undefined);
  return useCallback(
    (element) => {
      observer.current?.disconnect();
      if (element === null) return;
      const measure = () => onMeasured(Math.max(0, element.offsetHeight - closedPx));
      measure();
      observer.current = new ResizeObserver(measure);
      observer.current.observe(element);
    },
    [closedPx, onMeasured],
  );
}

/** Scrolls the current line into view and focuses it when the desk asks for it. */
function useCalled({ calls, current, panel }: Desk, openPx: number, reveal: (index: number) => void): void {
  const answered = useRef(0);
  const { index, line } = current;
  const lineId = line?.id;
  const revealed = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row that has grown is scrolled into view again
  useLayoutEffect(() => {
    const isHere = document.activeElement?.closest('.line-current') ?? null;
    if (index < 0 || (revealed.current === calls && isHere === null)) return;
    revealed.current = calls;
    reveal(index);
  }, [calls, index, openPx, panel, reveal]);
  useLayoutEffect(() => {
    if (answered.current === calls || lineId === undefined || panel !== null) return;
    const row = document.getElementById(`line-${lineId}`);
    if (row === null) return;
    answered.current = calls;
    row.focus({ preventScroll: true });
  });
}
