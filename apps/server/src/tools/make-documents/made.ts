import type { Truth } from '../eval/truth.ts';

/** The labels of one document: the record of the evaluation's format without what the file itself decides. */
export type Labels = Omit<Truth, 'id' | 'file'> & {
  readonly group: string;
  readonly language: readonly string[];
  readonly card?: boolean;
};

export interface PageSize {
  /** Width and height in CSS units; height `auto` makes one page as long as its text. */
  readonly width: string;
  readonly height: string | 'auto';
}

export const A4: PageSize = { width: '210mm', height: '297mm' };
export const LETTER: PageSize = { width: '8.5in', height: '11in' };

/** One made document before it becomes a file: its page as HTML and what a person would read from it. */
export interface Made {
  readonly html: string;
  readonly size: PageSize;
  readonly labels: Labels;
}
