import type { TaughtColumns } from '@folio/contract';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { addBoundary, moveBoundary, removeBoundary } from './column-edits.ts';

interface ColumnLinesProps {
  taught: TaughtColumns;
  onChange: (taught: TaughtColumns) => void;
}

const step = 0.0025;
const longStep = 0.02;
const percent = (share: number) => Math.round(share * 1000) / 10;

/** Column boundaries on the page: drag them or move them with the arrow keys; a click on the page adds one. */
export function ColumnLines({ taught, onChange }: ColumnLinesProps) {
  const { t } = useTranslation('document');
  const sheet = useRef<HTMLDivElement>(null);
  const { columns } = taught;
  const set = (next: TaughtColumns['columns']) => onChange({ ...taught, columns: next });
  const shareAt = ({ clientX }: PointerEvent): number | null => {
    const box = sheet.current?.getBoundingClientRect();
    return box === undefined || box.width === 0 ? null : (clientX - box.left) / box.width;
  };
  const focusBoundary = (after: number) =>
    requestAnimationFrame(() => {
      const lines = sheet.current?.querySelectorAll<HTMLElement>('[role="slider"]');
      (lines?.[Math.max(0, Math.min(after, (lines.length ?? 1) - 1))] ?? null)?.focus();
    });
  const keys = (event: KeyboardEvent, after: number) => {
    const { to } = columns[after] ?? { to: 0 };
    const by = event.shiftKey ? longStep : step;
    const right = columns[after + 1];
    if (event.key === 'ArrowLeft' || event.key === 'ArrowDown') set(moveBoundary(columns, after, to - by));
    else if (event.key === 'ArrowRight' || event.key === 'ArrowUp') set(moveBoundary(columns, after, to + by));
    else if (event.key === 'Delete' || event.key === 'Backspace') {
      set(removeBoundary(columns, after));
      focusBoundary(after - 1);
    } else if ((event.key === '+' || event.key === 'Insert') && right !== undefined) {
      set(addBoundary(columns, (right.from + right.to) / 2));
      focusBoundary(after + 1);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      className="column-lines cover z-2 absolute"
      ref={sheet}
      onPointerDown={(event) => {
        const at = event.target === event.currentTarget ? shareAt(event) : null;
        if (at !== null) set(addBoundary(columns, at));
      }}
    >
      {columns.map((column, at) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a column has no other identity than its place
          key={at}
          className="column-name absolute clip top-0 font-tiny text-center untouchable"
          style={{ left: `${percent(column.from)}%`, width: `${percent(column.to - column.from)}%` }}
        >
          <span className="block clip nowrap dots">
            {at + 1} {t(`columns.role.${column.role}`)}
          </span>
        </span>
      ))}
      {columns.slice(0, -1).map((column, after) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a boundary has no other identity than its place
          key={after}
          role="slider"
          tabIndex={0}
          className="column-line absolute"
          style={{ left: `${percent(column.to)}%` }}
          aria-label={t('columns.boundary', { left: after + 1, right: after + 2 })}
          aria-orientation="horizontal"
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent(column.to)}
          onKeyDown={(event) => keys(event, after)}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={(event) => {
            const to = event.currentTarget.hasPointerCapture(event.pointerId) ? shareAt(event) : null;
            if (to !== null) set(moveBoundary(columns, after, to));
          }}
        />
      ))}
    </div>
  );
}
