import { classify } from '../classify/classify.ts';
import { linesOf } from '../page/layout.ts';
import type { Page } from '../page/page.ts';
import type { DocumentKind } from '../reading.ts';
import { lettersAndDigits } from '../values/words.ts';
import {
  COMPANY_PAPER_FIELDS,
  type CompanyPaper,
  type PaperField,
  type PaperPerson,
  type PaperShares,
} from './company-paper.ts';
import { readCompanyPapers } from './read-company-papers.ts';

/** What a file says about a company: its certificates, one value for each field of the company form, and what it is else. */
export interface CompanyParticulars {
  readonly papers: readonly Pick<CompanyPaper, 'kind' | 'page'>[];
  readonly fields: readonly PaperField[];
  readonly directors: readonly PaperPerson[];
  readonly shareCapital: readonly PaperShares[];
  /** The kind of document, if the file has none of the certificates. */
  readonly otherKind: DocumentKind | null;
}

/** Reads the certificates of a file for the company form. */
export function companyParticulars(pages: readonly Page[]): CompanyParticulars {
  const papers = readCompanyPapers(pages);
  const fields = papers.flatMap((paper) => paper.fields);
  return {
    papers: papers.map(({ kind, page }) => ({ kind, page })),
    fields: COMPANY_PAPER_FIELDS.flatMap((name) => merged(fields.filter(({ field }) => field === name)) ?? []),
    directors: papers.flatMap((paper) => paper.directors),
    shareCapital: papers.flatMap((paper) => paper.shareCapital),
    otherKind: papers.length > 0 ? null : classify(pages.flatMap(linesOf)).kind,
  };
}

/**
 * One value of those that several certificates have: the longest, as a certificate's number holds the eight digits that the
 * others print. Values that do not contain each other are a conflict.
 */
function merged(fields: readonly PaperField[]): PaperField | null {
  const [longest, ...others] = fields.toSorted((one, other) => other.value.length - one.value.length);
  if (longest === undefined) return null;
  const all = lettersAndDigits(longest.value);
  const agrees = others.every(({ value }) => all.startsWith(lettersAndDigits(value)));
  if (!agrees) return { ...longest, doubt: 'conflict' };
  const isSure = fields.some(({ doubt, value }) => doubt === null && value === longest.value);
  return isSure ? { ...longest, doubt: null } : longest;
}
