import type { Page } from '../page/page.ts';
import { repeatedPages } from '../page/repeated-pages.ts';
import { markOf, type PageMark } from './page-mark.ts';
import type { Part, Segment } from './part.ts';
import { regionsOf } from './regions.ts';
import { seamScore } from './seams.ts';

/** Below this score the pages are not cut: a wrong cut costs a person more work than a missed one. */
const CUT_SCORE = 0.5;
const ONLY_PAGE = 0.98;
const REGIONS = 0.8;

interface Draft {
  readonly segments: Segment[];
  readonly start: PageMark | null;
  last: PageMark | null;
  blankSince: boolean;
  confidence: number;
  /** True for a page that holds several documents: no further page is added to it. */
  readonly closed: boolean;
}

/** Pages also stay together when there is no sign for or against a cut; the score then counts as uncertain. */
const NO_SIGN = 3;
const DOUBT = 0.5;

function sureness(score: number): number {
  const distance = score > CUT_SCORE ? score - CUT_SCORE : CUT_SCORE - score - NO_SIGN;
  return Math.max(DOUBT, Math.min(ONLY_PAGE, 1 / (1 + Math.exp(-distance))));
}

function whole(page: Page): Segment {
  return { page: page.number, region: null };
}

function opened(page: Page, mark: PageMark | null, confidence: number): Draft {
  return { segments: [whole(page)], start: mark, last: mark, blankSince: false, confidence, closed: false };
}

function split(page: Page, regions: readonly NonNullable<Segment['region']>[]): Draft[] {
  return regions.map((region) => ({
    segments: [{ page: page.number, region }],
    start: null,
    last: null,
    blankSince: false,
    confidence: REGIONS,
    closed: true,
  }));
}

/** Adds one page to the documents found so far: to the last one, or as the first page of a new one. */
function place(drafts: Draft[], page: Page): void {
  const regions = regionsOf(page);
  if (regions.length > 1) {
    drafts.push(...split(page, regions));
    return;
  }
  const mark = markOf(page);
  const current = drafts.at(-1);
  if (current === undefined) drafts.push(opened(page, mark.blank ? null : mark, ONLY_PAGE));
  else if (mark.blank) {
    current.segments.push(whole(page));
    current.blankSince = true;
  } else if (current.closed) drafts.push(opened(page, mark, REGIONS));
  else if (current.start === null || current.last === null) {
    // Only blank pages so far: they belong to the document that begins here.
    drafts[drafts.length - 1] = { ...opened(page, mark, ONLY_PAGE), segments: [...current.segments, whole(page)] };
  } else join(drafts, current, page, mark);
}

function join(drafts: Draft[], current: Draft, page: Page, mark: PageMark): void {
  if (current.start === null || current.last === null) return;
  const score = seamScore(current.start, current.last, mark, current.blankSince);
  const sure = sureness(score);
  current.confidence = Math.min(current.confidence, sure);
  if (score > CUT_SCORE) {
    drafts.push(opened(page, mark, sure));
    return;
  }
  current.segments.push(whole(page));
  current.last = mark;
  current.blankSince = false;
}

/**
 * Finds where one document of an uploaded file ends and the next begins, and documents that lie side by side on one
 * page. Page counts, titles, numbers, accounts, dates, letterheads and the shapes of slips are evidence for or
 * against a cut; in doubt pages stay together with a lower confidence. A blank page belongs to the document before it
 * (at the start, to the one after it), a second copy of a page to the document of the first. A statement of several
 * accounts stays one document.
 */
export function findParts(pages: readonly Page[]): Part[] {
  const repeated = repeatedPages(pages);
  const drafts: Draft[] = [];
  for (const page of pages) {
    const first = repeated.get(page.number);
    const current = drafts.at(-1);
    const isCopy = current?.segments.some(({ page: other }) => other === first) === true;
    if (current !== undefined && isCopy) current.segments.push(whole(page));
    else place(drafts, page);
  }
  return drafts.map(({ segments, confidence }) => ({ segments, confidence }));
}
