import type { DocumentDraft, DraftCheck } from '@folio/contract';
import { createContext, useContext } from 'react';
import type { EvidenceMap } from '../../../../components/document/evidence.ts';
import type { RowPaths } from './rows/row-paths.ts';

/** Shared by every field of the review. */
export interface Review {
  evidence: EvidenceMap;
  checks: readonly DraftCheck[];
  /** The server's error messages by field path. */
  errors: Readonly<Record<string, string[]>>;
  /** The path of the focused field. */
  active: string | null;
  /** Fields a person has typed into. */
  touched: ReadonlySet<string>;
  /** Fields a person has accepted unchanged. */
  accepted: ReadonlySet<string>;
  /** The printed text where the reader corrected a figure, by field path. */
  mended: ReadonlyMap<string, string>;
  /** Fields read with the help of earlier corrections. */
  learnt: ReadonlySet<string>;
  readOnly: boolean;
  /** The paths of a statement's accounts and rows on the form. */
  paths: RowPaths;
  /** Starts marking the columns of a statement on its page; null if that is not allowed. */
  drawColumns: (() => void) | null;
  focus: (path: string) => void;
  /** Moves to a field, wherever it is on the form. */
  goTo: (path: string) => void;
  /** Changes the draft; `path` is the changed field. */
  change: (path: string, update: (draft: DocumentDraft) => DocumentDraft) => void;
}

export const ReviewContext = createContext<Review | null>(null);

export function useReview(): Review {
  const review = useContext(ReviewContext);
  if (review === null) throw new Error('useReview is for the fields of a review');
  return review;
}
