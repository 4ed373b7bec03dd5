import { Decimal } from 'decimal.js';
import type { Line } from '../page/layout.ts';
import type { Box } from '../page/page.ts';
import type { Conventions } from '../values/conventions.ts';
import { editDistance, lettersAndDigits } from '../values/words.ts';
import type { AnchoredField, FieldAnchor, PlaceMark, ValueShape } from './layout-memory.ts';
import { type PlacedValue, placedValues } from './places.ts';

const SHAPES: Readonly<Record<AnchoredField, ValueShape>> = {
  number: 'text',
  relatedNumber: 'text',
  issueDate: 'date',
  dueDate: 'date',
  subtotal: 'amount',
  tax: 'amount',
  total: 'amount',
};

/** The pattern of a value: runs of digits as 9, runs of letters as A, Han as 字, other characters unchanged. */
export function patternOf(value: string): string {
  return value
    .normalize('NFKC')
    .replace(/\p{Script=Han}+/gu, '字')
    .replace(/[A-Za-z]+/gu, 'A')
    .replace(/\d+/gu, '9')
    .replace(/\s+/gu, ' ')
    .trim();
}

function isSameValue(shape: ValueShape, printed: string, wanted: string): boolean {
  if (shape === 'amount') return new Decimal(printed).equals(new Decimal(wanted).abs());
  if (shape === 'date') return printed === wanted;
  return lettersAndDigits(printed) === lettersAndDigits(wanted);
}

function isInside(box: Box, page: number | null, candidate: PlacedValue): boolean {
  if (page !== candidate.page) return false;
  return candidate.tokens.some(({ box: word }) => {
    const x = word.x + word.width / 2;
    const y = word.y + word.height / 2;
    return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
  });
}

/** A value a person gave for a field; `page` and `box` give its position when the person pointed at it. */
export interface Taught {
  readonly value: string;
  readonly page: number | null;
  readonly box: Box | null;
}

/** How many labels surround a value: of two places with the same value the labelled one is better for learning. */
function labels(candidate: PlacedValue): number {
  return (candidate.left === null ? 0 : 2) + (candidate.above === null ? 0 : 1);
}

/** Learns the position of a field; null when the pages do not show its value. */
export function learnAnchor(
  lines: readonly Line[],
  pages: readonly number[],
  field: AnchoredField,
  taught: Taught,
  conventions: Conventions,
): FieldAnchor | null {
  const place = learnPlace(lines, pages, SHAPES[field], taught, conventions);
  return place === null ? null : { field, ...place };
}

/** Learns the position of a value; null when the pages do not show it. */
export function learnPlace(
  lines: readonly Line[],
  pages: readonly number[],
  shape: ValueShape,
  taught: Taught,
  conventions: Conventions,
): PlaceMark | null {
  const same = placedValues(lines, shape, conventions).filter((candidate) =>
    isSameValue(shape, candidate.value, taught.value),
  );
  const { box } = taught;
  const pointed = box === null ? undefined : same.find((candidate) => isInside(box, taught.page, candidate));
  const found = pointed ?? same.sort((a, b) => labels(b) - labels(a))[0];
  if (found === undefined) return null;
  const index = pages.indexOf(found.page);
  return {
    shape,
    left: found.left,
    above: found.above,
    x: found.x,
    y: found.y,
    page: index * 2 < pages.length || pages.length === 1 ? index : index - pages.length,
    pattern: shape === 'text' ? patternOf(taught.value) : null,
  };
}

const LABEL_POINTS = 3;
const LABEL_TOLERANCE = 0.25;
const PATTERN_POINTS = 2;
const ENOUGH = 3.2;

function labelPoints(learnt: string | null, found: string | null): number {
  if (learnt === null) return 0;
  if (found === null) return -1;
  const distance = editDistance(learnt, found) / Math.max(learnt.length, found.length);
  return distance <= LABEL_TOLERANCE ? LABEL_POINTS * (1 - distance) : -1;
}

function points(anchor: PlaceMark, candidate: PlacedValue, pages: readonly number[]): number {
  const wantedPage = pages[anchor.page < 0 ? pages.length + anchor.page : anchor.page];
  const near = Math.max(0, 1 - Math.abs(candidate.x - anchor.x) * 8);
  const high = Math.max(0, 1 - Math.abs(candidate.y - anchor.y) * 4);
  const unlabelled = anchor.left === null && anchor.above === null;
  let sum = labelPoints(anchor.left, candidate.left) + labelPoints(anchor.above, candidate.above) * 0.6;
  if (anchor.pattern !== null)
    sum += patternOf(candidate.value) === anchor.pattern ? PATTERN_POINTS : -PATTERN_POINTS / 2;
  if (candidate.page === wantedPage) sum += 0.5;
  // Without words around it only the place can decide.
  return sum + near + high * (unlabelled ? 2 : 0.5);
}

/** Finds the value at a learnt place on other pages of the same layout; null when nothing fits well enough. */
export function recallAnchor(
  lines: readonly Line[],
  pages: readonly number[],
  anchor: PlaceMark,
  conventions: Conventions,
): PlacedValue | null {
  const ranked = placedValues(lines, anchor.shape, conventions)
    .map((candidate) => ({ candidate, score: points(anchor, candidate, pages) }))
    .sort((a, b) => b.score - a.score);
  const [best] = ranked;
  return best !== undefined && best.score >= ENOUGH ? best.candidate : null;
}
