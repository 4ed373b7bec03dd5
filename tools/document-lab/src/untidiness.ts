import { Chance } from './chance.ts';
import type { MarginNote, PlacedPage, Sheet } from './placed-page.ts';

/** What happens to sheets of paper between the printer and the file. */
export const UNTIDINESS = ['margin_note', 'upside_down', 'empty_page', 'duplicate_page'] as const;
export type Untidiness = (typeof UNTIDINESS)[number];

/** Documents per hundred that each kind affects. */
const SHARE = 5;
/** Apart from the choices of layouts and contents, which stay what they are. */
const UNTIDY_SEED = 77_003;

/** Draws what happens to the sheets of a paper. */
export function drawUntidiness(seed: number): Untidiness[] {
  const chance = new Chance(seed + UNTIDY_SEED);
  return UNTIDINESS.filter(() => chance.percent(SHARE));
}

const NOTES = [
  'FORM 0412/26 - PLEASE KEEP THIS DOCUMENT FOR YOUR RECORDS',
  'Registered office: 1 Example Square. Registered number 01234567.',
  '如有查詢，請致電客戶服務熱線 2233 3000',
  'E&OE 20260131-000417-01',
];
const BLANK = 'This page is intentionally left blank';
const NOTE_FROM_EDGE = 16;
const NOTE_SIZE = 6;
const NOTE_END_SHARE = 0.75;

function noted(page: PlacedPage, sheet: Sheet, chance: Chance): PlacedPage {
  const x = chance.percent(60) ? NOTE_FROM_EDGE : sheet.width - NOTE_FROM_EDGE;
  const note: MarginNote = { text: chance.of(NOTES), x, y: sheet.height * NOTE_END_SHARE, size: NOTE_SIZE };
  return { ...page, note };
}

function emptyPage(sheet: Sheet, chance: Chance): PlacedPage {
  const text = { text: BLANK, x: sheet.width / 2, y: sheet.height / 2, size: 9, align: 'centre' as const };
  return { texts: chance.percent(50) ? [text] : [], bands: [] };
}

function insertedAt(pages: readonly PlacedPage[], index: number, page: PlacedPage): PlacedPage[] {
  return [...pages.slice(0, index), page, ...pages.slice(index)];
}

function happened(pages: readonly PlacedPage[], what: Untidiness, sheet: Sheet, chance: Chance): PlacedPage[] {
  const at = chance.from(0, pages.length - 1);
  switch (what) {
    case 'margin_note':
      return pages.map((page) => noted(page, sheet, chance));
    case 'upside_down':
      return pages.map((page, index) => (index === at ? { ...page, isUpsideDown: true } : page));
    case 'empty_page':
      return insertedAt(pages, at + 1, emptyPage(sheet, chance));
    case 'duplicate_page':
      return pages.flatMap((page, index) => (index === at ? [page, page] : [page]));
  }
}

export function untidied(
  pages: readonly PlacedPage[],
  untidiness: readonly Untidiness[],
  sheet: Sheet,
  seed: number,
): readonly PlacedPage[] {
  const chance = new Chance(seed + UNTIDY_SEED);
  return untidiness.reduce((done, what) => happened(done, what, sheet, chance), pages);
}
