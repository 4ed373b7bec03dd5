import type { SheetCell, SheetColumn, SheetRow } from '@folio/contract';
import { isFigure } from '../cell-text.ts';

export interface CardPart {
  column: SheetColumn;
  cell: SheetCell;
  /** Text shown after the figure: `Dr`. */
  suffix: string | null;
}

export interface CardParts {
  /** The most informative text. */
  title: CardPart | null;
  notes: CardPart[];
  figures: CardPart[];
}

/** Columns with the most informative text about a record, best first. */
const telling = ['contact', 'description', 'narration', 'account'];

function partsOf(row: SheetRow, columns: readonly SheetColumn[]): CardPart[] {
  const parts: CardPart[] = [];
  columns.forEach((column, index) => {
    const cell = row.cells[index];
    if (cell === undefined || cell.value === null || cell.value === '') return;
    const before = columns[index - 1];
    const figure = parts.at(-1);
    const isSuffix = !isFigure(column.kind) && before !== undefined && isFigure(before.kind);
    if (isSuffix && figure?.column === before) figure.suffix = cell.value;
    else parts.push({ column, cell, suffix: null });
  });
  return parts;
}

/**
 * A row of a list as a card: its most informative text, the other texts without repetition, and its figures except
 * zeros.
 */
export function cardParts(row: SheetRow, columns: readonly SheetColumn[]): CardParts {
  const parts = partsOf(row, columns);
  const words = parts.filter(({ column }) => !isFigure(column.kind));
  const best = telling.flatMap((key) => words.filter(({ column }) => column.key === key));
  const title = best[0] ?? words[0] ?? null;
  const notes = words.filter(
    (part, index) => part !== title && words.findIndex((other) => other.cell.value === part.cell.value) === index,
  );
  const figures = parts.filter(({ column }) => isFigure(column.kind));
  const told = figures.filter(({ cell }) => /[1-9]/.test(cell.value ?? ''));
  return { title, notes, figures: told.length > 0 ? told : figures };
}
