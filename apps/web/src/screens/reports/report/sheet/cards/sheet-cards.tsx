import type { ReportSheet, SheetRow } from '@folio/contract';
import { useMemo } from 'react';
import type { FoldControl } from '../../use-folds.ts';
import { detailKeys, type ShownRow, sectionsOf, shownRows } from '../fold.ts';
import { SheetCellContent } from '../sheet-cell.tsx';
import { rowWords } from '../sheet-layout.ts';
import { FoldButton, type OnFold } from '../sheet-row.tsx';
import { cardParts } from './card-parts.ts';
import './sheet-cards.css';

/** A list of records on a phone: a card each, with the figures that matter. */
export function SheetCards({ sheet, control }: { sheet: ReportSheet; control: FoldControl }) {
  const { folds, toggle } = control;
  const rows = useMemo(() => shownRows(sheet, folds), [sheet, folds]);
  const onFold: OnFold = (fold) =>
    toggle(fold.kind, fold.key, fold.kind === 'section' ? sectionsOf(sheet.rows) : detailKeys(sheet.rows));
  return (
    <ul className="sheet-cards" aria-label={sheet.title}>
      {rows.map((shown) => (
        <li
          key={shown.row.key}
          className={`sheet-card flex between gap-12 pad-10-16 ruled-above min-h-44 sheet-card-${shown.row.kind}`}
        >
          <CardHead shown={shown} sheet={sheet} onFold={onFold} />
          <CardFigures row={shown.row} sheet={sheet} />
        </li>
      ))}
    </ul>
  );
}

function CardHead({ shown: { row, fold }, sheet, onFold }: { shown: ShownRow; sheet: ReportSheet; onFold: OnFold }) {
  const { title, notes } = cardParts(row, sheet.columns);
  const words = rowWords(row, sheet.columns);
  const heading = title && <SheetCellContent {...title} sheet={sheet} words={words} />;
  return (
    <div className="sheet-card-words fill-row min-0 strong-bold">
      {fold ? (
        <FoldButton fold={fold} isLink={title?.cell.drill !== undefined} words={words} onFold={onFold}>
          {heading}
        </FoldButton>
      ) : (
        <strong>{heading}</strong>
      )}
      {notes.length > 0 && (
        <p className="flex wrap font-small muted">
          {notes.map((note) => (
            <span key={note.column.key}>
              <SheetCellContent {...note} sheet={sheet} words={words} />
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

function CardFigures({ row, sheet }: { row: SheetRow; sheet: ReportSheet }) {
  const { figures } = cardParts(row, sheet.columns);
  if (figures.length === 0) return null;
  return (
    <dl className="sheet-card-figures rigid text-right num">
      {figures.map((figure) => (
        <div className="flex items-baseline justify-end gap-8" key={figure.column.key}>
          <dt className="font-tiny muted">{figure.column.label}</dt>
          <dd>
            <SheetCellContent {...figure} sheet={sheet} words={rowWords(row, sheet.columns)} />
            {figure.suffix !== null && <span className="sheet-card-suffix font-small muted">{figure.suffix}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
