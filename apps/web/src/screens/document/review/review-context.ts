import type { DocumentDraft, DraftCheck } from '@folio/contract';
import { createContext, useContext } from 'react';
import type { EvidenceMap } from './evidence.ts';
import type { RowPaths } from './rows/row-paths.ts';

/** What every field of the review knows. */
export interface Review {
  evidence: EvidenceMap;
  checks: readonly DraftCheck[];
  /** The server's sentences by field path. */
  errors: Readonly<Record<string, string[]>>;
  /** The field that has the focus. */
  active: string | null;
  /** Fields a person has typed into. */
  touched: ReadonlySet<string>;
  /** Fields a person has accepted as they are. */
  accepted: ReadonlySet<string>;
  /** What the page prints where the reader put another figure, by field path. */
  mended: ReadonlyMap<string, string>;
  /** Fields that were read by what earlier corrections taught. */
  learnt: ReadonlySet<string>;
  readOnly: boolean;
  /** What names the accounts and rows of a statement on the form. */
  paths: RowPaths;
  /** Shows the columns of a statement on its page; null where none may be drawn. */
  drawColumns: (() => void) | null;
  focus: (path: string) => void;
  /** Moves on to a field, wherever it stands. */
  goTo: (path: string) => void;
  /** Changes the draft; `path` is the field that was typed into. */
  change: (path: string, update: (draft: DocumentDraft) => DocumentDraft) => void;
}

export const ReviewContext = createContext<Review | null>(null);

export function useReview(): Review {
  const review = useContext(ReviewContext);
  if (review === null) throw new Error('useReview is for the fields of a review');
  return review;
}
