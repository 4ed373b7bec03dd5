import { sharePercent } from './share.ts';
import './cell-bar.css';

/** A bar below the figure of a cell, as long as its share of the largest. The figure says the same: it has no words. */
export function CellBar({ value, largest }: { value: string; largest: string }) {
  return (
    <span className="cell-bar hide-print block radius-tiny" aria-hidden="true">
      <span className="block radius-tiny" style={{ width: `${sharePercent(value, largest)}%` }} />
    </span>
  );
}
