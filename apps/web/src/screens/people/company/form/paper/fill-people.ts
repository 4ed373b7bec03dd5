import type { CompanyPaperReading } from '@folio/contract';
import { blankPerson, filledRows, type PersonValues } from '../people-values.ts';
import type { ShareClassValues } from '../share-capital-values.ts';
import { isSameText } from './fill-values.ts';

/** What an annual return says about people and shares. */
export type PaperLists = Pick<CompanyPaperReading, 'directors' | 'share_capital'>;

/** The lists of the form that an annual return changes. */
export interface ListFill {
  readonly directors?: PersonValues[];
  readonly share_capital?: ShareClassValues[];
}

/** Lists to fill at once, as they were empty, and lists that a person decides about. */
export interface ListsOfPaper {
  readonly filled: ListFill;
  readonly asked: ListFill;
}

/**
 * An empty list is filled. Directors that a list does not have are offered in addition to those it has; another share capital
 * is offered instead of the one it has.
 */
export function listsOf(
  present: { directors: readonly PersonValues[]; share_capital: readonly ShareClassValues[] },
  paper: PaperLists,
): ListsOfPaper {
  const before = filledRows(present.directors);
  const missing = paper.directors.filter(({ name }) => !before.some((row) => isSameText(row.name, name)));
  const directors = [...before, ...missing.map(directorRow)];
  const capital = paper.share_capital;
  const isOtherCapital = capital.length > 0 && JSON.stringify(capital) !== JSON.stringify(present.share_capital);
  const wished: ListFill = {
    ...(missing.length > 0 && { directors }),
    ...(isOtherCapital && { share_capital: [...capital] }),
  };
  const isEmpty = { directors: before.length === 0, share_capital: present.share_capital.length === 0 };
  return { filled: picked(wished, isEmpty, true), asked: picked(wished, isEmpty, false) };
}

function picked(wished: ListFill, isEmpty: Record<keyof ListFill, boolean>, wants: boolean): ListFill {
  return {
    ...(wished.directors && isEmpty.directors === wants && { directors: wished.directors }),
    ...(wished.share_capital && isEmpty.share_capital === wants && { share_capital: wished.share_capital }),
  };
}

function directorRow({ name, name_zh, kind, address }: PaperLists['directors'][number]): PersonValues {
  return { ...blankPerson('directors'), name, name_zh: name_zh ?? '', kind, address: address ?? '' };
}
