import type { Box, Page, Word } from '../page/page.ts';

/** A page, or a region of it, that belongs to one document. `region` is null for the whole page. */
export interface Segment {
  /** Page number in the uploaded file, from 1. */
  readonly page: number;
  readonly region: Box | null;
}

/** One document inside an uploaded file: its pages in order. `confidence` is 0..1, how certain its cuts are. */
export interface Part {
  readonly segments: readonly Segment[];
  readonly confidence: number;
}

function inside(region: Box, word: Word): boolean {
  const x = word.box.x + word.box.width / 2;
  const y = word.box.y + word.box.height / 2;
  return x >= region.x && x <= region.x + region.width && y >= region.y && y <= region.y + region.height;
}

/**
 * The pages of one part. Words outside a segment's region are left out; coordinates stay those of the whole page, so
 * that every box still fits the picture a person sees.
 */
export function pagesOfPart(pages: readonly Page[], part: Pick<Part, 'segments'>): Page[] {
  return part.segments.flatMap(({ page: number, region }): Page[] => {
    const page = pages.find((candidate) => candidate.number === number);
    if (page === undefined) return [];
    if (region === null) return [page];
    const words = page.words.filter((word) => inside(region, word));
    const variants = page.variants?.map((variant) => variant.filter((word) => inside(region, word)));
    return [{ ...page, words, ...(variants === undefined ? {} : { variants }) }];
  });
}
