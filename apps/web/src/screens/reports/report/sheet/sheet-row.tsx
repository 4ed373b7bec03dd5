import type { ReportSheet } from '@folio/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CellBar } from '../../../../components/chart/cell-bar.tsx';
import { Icon } from '../../../../components/page/icon.tsx';
import type { barredColumn } from './aged/aged-parts.ts';
import type { ShownRow } from './fold.ts';
import { SheetCellContent } from './sheet-cell.tsx';
import { classOf, type PlacedCell, placeCells, rowWords } from './sheet-layout.ts';

export type OnFold = (fold: NonNullable<ShownRow['fold']>) => void;

interface SheetTableRowProps {
  shown: ShownRow;
  sheet: ReportSheet;
  /** The column whose lines have bars, if any. */
  bars: ReturnType<typeof barredColumn>;
  /** Texts are cut to one line; the pointer shows them whole. */
  isLines: boolean;
  onFold: OnFold;
}

/** A row of the sheet; its first cell names it. */
export function SheetTableRow({ shown, sheet, bars, isLines, onFold }: SheetTableRowProps) {
  const { row, fold } = shown;
  const isFolded = fold?.kind === 'section' && !fold.isOpen;
  const [first, ...others] = placeCells(row, sheet.columns);
  return (
    <tr className={`sheet-row-${isFolded ? 'folded' : row.kind}`}>
      {first && <FirstCell placed={first} shown={shown} sheet={sheet} onFold={onFold} />}
      {others.map(({ column, cell, span }) => (
        <td
          key={column.key}
          className={classOf(column)}
          data-column={column.key}
          colSpan={span}
          {...(isLines && column.kind === 'text' && cell.value !== null && { title: cell.value })}
        >
          <SheetCellContent cell={cell} column={column} sheet={sheet} words={rowWords(row, sheet.columns)} />
          {row.kind === 'line' && bars?.key === column.key && cell.value !== null && (
            <CellBar value={cell.value} largest={bars.largest} />
          )}
        </td>
      ))}
    </tr>
  );
}

function FirstCell({
  placed,
  shown,
  sheet,
  onFold,
}: Omit<SheetTableRowProps, 'bars' | 'isLines'> & { placed: PlacedCell }) {
  const { row, fold } = shown;
  const { column, cell, span } = placed;
  const words = rowWords(row, sheet.columns);
  const content = <SheetCellContent cell={cell} column={column} sheet={sheet} words={words} />;
  // The first cell of an item below its document is empty and names nothing.
  const isEmpty = fold === null && (cell.value === null || cell.value === '');
  const Cell = isEmpty ? 'td' : 'th';
  return (
    <Cell
      scope={isEmpty ? undefined : row.kind === 'heading' ? 'rowgroup' : 'row'}
      className={classOf(column)}
      data-column={column.key}
      colSpan={span}
      style={{ ['--depth' as string]: row.depth }}
    >
      {fold ? (
        <FoldButton fold={fold} isLink={cell.drill !== undefined} words={words} onFold={onFold}>
          {content}
        </FoldButton>
      ) : (
        content
      )}
    </Cell>
  );
}

interface FoldButtonProps {
  fold: NonNullable<ShownRow['fold']>;
  /** The words lead somewhere, so the chevron alone folds. */
  isLink: boolean;
  words: string;
  onFold: OnFold;
  children: ReactNode;
}

/** A chevron before the words; a section's words fold it too, unless they lead somewhere. */
export function FoldButton({ fold, isLink, words, onFold, children }: FoldButtonProps) {
  const { t } = useTranslation('reports');
  const chevron = <Icon name={fold.isOpen ? 'chevron-down' : 'chevron-right'} size={14} />;
  if (fold.kind === 'section' && !isLink) {
    return (
      <button
        type="button"
        className="sheet-fold font-inherit p-0 border-0 bg-none inline-flex items-center gap-5 text-inherit text-left radius-tiny pointer icons-rigid"
        aria-expanded={fold.isOpen}
        onClick={() => onFold(fold)}
      >
        {chevron}
        <span>{children}</span>
      </button>
    );
  }
  return (
    <span className="sheet-unfold inline-flex items-top gap-4">
      <button
        className="font-inherit p-0 border-0 bg-none rigid centred radius-tiny pointer h-20 faint"
        type="button"
        aria-expanded={fold.isOpen}
        aria-label={t('details', { label: words })}
        onClick={() => onFold(fold)}
      >
        {chevron}
      </button>
      {children}
    </span>
  );
}
