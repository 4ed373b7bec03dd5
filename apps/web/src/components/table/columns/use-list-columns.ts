import type { ListName } from '@folio/contract';
import { useChooseColumns, useChosenColumns } from '../../../api/queries/people/list-columns.ts';
import { useMediaQuery } from '../../hooks/use-is-phone.ts';
import type { DataColumn } from '../data-table.tsx';
import { type ArrangedColumn, arrange, choiceOf } from './arrange.ts';

/** A column that the user can choose. */
export interface ListColumn<R> extends DataColumn<R> {
  key: string;
  /** Its name, also in the column chooser. */
  title: string;
  /** Shown from this width of the screen on, in pixels, while the user has chosen no columns; 0 by default. */
  fromPx?: 0 | 1200 | 1400;
}

/** The columns of a list as the user arranged them. */
export interface ListColumnSet<R> {
  /** The columns to draw. */
  columns: ListColumn<R>[];
  /** All columns with their names, for the column chooser. */
  arranged: (ArrangedColumn & { title: string })[];
  isChosen: boolean;
  choose: (columns: readonly ArrangedColumn[]) => void;
  /** Returns to the columns of Folio. */
  reset: () => void;
}

/** Arranges the columns of a list as the user chose, or by the width of the screen if the user chose nothing. */
export function useListColumns<R>(list: ListName, all: readonly ListColumn<R>[]): ListColumnSet<R> {
  const choice = useChosenColumns(list) ?? null;
  const keep = useChooseColumns();
  const widthPx = useWidthStep();
  const byKey = new Map(all.map((column) => [column.key, column]));
  const isWideEnough = (key: string) => widthPx >= (byKey.get(key)?.fromPx ?? 0);
  const arranged = arrange([...byKey.keys()], choice ?? { shown: [], hidden: [] }, isWideEnough);
  return {
    columns: arranged.flatMap(({ key, isShown }) => {
      const column = byKey.get(key);
      return column && isShown ? [column] : [];
    }),
    arranged: arranged.map((column) => ({ ...column, title: byKey.get(column.key)?.title ?? '' })),
    isChosen: choice !== null,
    choose: (columns) => void keep({ list, ...choiceOf(columns) }),
    reset: () => void keep({ list, shown: [], hidden: [] }),
  };
}

function useWidthStep(): 0 | 1200 | 1400 {
  const isNarrow = useMediaQuery('(width < 1400px)');
  const isTight = useMediaQuery('(width < 1200px)');
  return isTight ? 0 : isNarrow ? 1200 : 1400;
}
