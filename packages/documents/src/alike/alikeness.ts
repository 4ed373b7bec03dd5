import type { DecimalText, DocumentKind, IsoDate } from '../reading.ts';
import { isSameAmount } from '../values/amount.ts';
import { lettersAndDigits } from '../values/words.ts';
import { supplierLikeness } from './supplier-likeness.ts';

/** The facts compared between documents. A fact that was not read is null. */
export interface DocumentFacts {
  readonly kind: DocumentKind;
  /** Every name printed for the supplier, in one or two languages. */
  readonly supplier: string | null;
  readonly supplierTaxId: string | null;
  readonly number: string | null;
  readonly total: DecimalText | null;
  /** ISO 4217 code. */
  readonly currency: string | null;
  readonly issueDate: IsoDate | null;
  /** Perceptual hashes, 16 hexadecimal digits a page, in the order of the pages. */
  readonly pictureHashes: readonly string[];
}

/** Why two documents seem to be the same one, and how certain that is, 0..1. */
export interface Alikeness {
  readonly reason: 'same_number' | 'same_picture' | 'same_fields';
  readonly score: number;
}

const SAME_SUPPLIER = 0.85;
/** If number, total and date agree, the supplier's name may be misread this badly. Short numbers agree by chance. */
const MISREAD_SUPPLIER = 0.6;
const MIN_NUMBER_LENGTH = 5;
/**
 * Two photographs of the same document differ in up to this many of 64 bits; other documents mostly differ in more
 * than 20.
 */
const NEAR_PICTURE = 10;
const PICTURE_BITS = 64;

function plainKey(text: string | null): string {
  return lettersAndDigits(text ?? '');
}

/**
 * 0..1; null when nothing can be compared. An equal tax number decides; different ones may be misread or be numbers of
 * two registers, so the names decide.
 */
function sameSupplier(a: DocumentFacts, b: DocumentFacts): number | null {
  const [left, right] = [plainKey(a.supplierTaxId), plainKey(b.supplierTaxId)];
  if (left !== '' && left === right) return 1;
  if (a.supplier === null || b.supplier === null) return null;
  return supplierLikeness(a.supplier, b.supplier);
}

type Comparison = 'same' | 'other' | 'unknown';

function compared<T>(left: T | null, right: T | null, equal: (left: T, right: T) => boolean): Comparison {
  if (left === null || right === null) return 'unknown';
  return equal(left, right) ? 'same' : 'other';
}

function numbers(a: DocumentFacts, b: DocumentFacts): Comparison {
  const [left, right] = [plainKey(a.number), plainKey(b.number)];
  return compared(left === '' ? null : left, right === '' ? null : right, (l, r) => l === r);
}

function absolute(amount: DecimalText): DecimalText {
  return amount.replace(/^[-+]/u, '');
}

/** Amounts in different currencies are never equal. */
function totals(a: DocumentFacts, b: DocumentFacts): Comparison {
  if (a.currency !== null && b.currency !== null && a.currency !== b.currency) return 'other';
  return compared(a.total, b.total, (left, right) => isSameAmount(absolute(left), absolute(right)));
}

function dates(a: DocumentFacts, b: DocumentFacts): Comparison {
  return compared(a.issueDate, b.issueDate, (left, right) => left === right);
}

/** The largest difference between pages at the same position; null when one side has no picture. */
function pictureDistance(a: DocumentFacts, b: DocumentFacts): number | null {
  if (a.pictureHashes.length === 0 || a.pictureHashes.length !== b.pictureHashes.length) return null;
  const distances = a.pictureHashes.map((hash, index) => hamming(hash, b.pictureHashes[index] ?? ''));
  return distances.some((distance) => distance === null) ? null : Math.max(...distances.map((d) => d ?? PICTURE_BITS));
}

function byNumber(a: DocumentFacts, b: DocumentFacts, supplier: number | null): Alikeness | null {
  const isDistinct = dates(a, b) === 'same' && plainKey(a.number).length >= MIN_NUMBER_LENGTH;
  const least = isDistinct ? MISREAD_SUPPLIER : SAME_SUPPLIER;
  if (supplier === null || supplier < least) return null;
  if (numbers(a, b) !== 'same' || totals(a, b) !== 'same') return null;
  return { reason: 'same_number', score: dates(a, b) === 'other' ? 0.85 * supplier : 0.99 * supplier };
}

function byPicture(a: DocumentFacts, b: DocumentFacts): Alikeness | null {
  const distance = pictureDistance(a, b);
  if (distance === null || distance > NEAR_PICTURE) return null;
  const fields = [totals(a, b), dates(a, b), numbers(a, b)];
  const agreeing = fields.filter((field) => field === 'same').length;
  // Receipts of one shop look similar: two receipts whose numbers are read and differ are two documents, however
  // similar their pictures are.
  if (agreeing === 0 || (numbers(a, b) === 'other' && distance > 0)) return null;
  const contradicted = fields.filter((field) => field === 'other').length;
  const score = 0.95 - (distance / NEAR_PICTURE) * 0.15 - contradicted * 0.15 + (agreeing - 1) * 0.02;
  return { reason: 'same_picture', score: Math.min(0.99, score) };
}

function byFields(a: DocumentFacts, b: DocumentFacts, supplier: number | null): Alikeness | null {
  if (supplier === null || supplier < SAME_SUPPLIER || numbers(a, b) !== 'unknown') return null;
  if (totals(a, b) !== 'same' || dates(a, b) !== 'same') return null;
  return { reason: 'same_fields', score: 0.75 * supplier };
}

/**
 * An invoice and its receipt share much and are both kept; two kinds within a family may be a misreading of one
 * document.
 */
function comparable(a: DocumentKind, b: DocumentKind): boolean {
  return (a === 'credit_note') === (b === 'credit_note');
}

/**
 * Whether two documents seem to be the same one: the same number, supplier and total, the same document photographed
 * again, or the same supplier, total and day where one side has no number. Null when they do not: two receipts of one
 * shop with the same day and sum but different numbers are two documents.
 */
export function alikeness(a: DocumentFacts, b: DocumentFacts): Alikeness | null {
  if (!comparable(a.kind, b.kind)) return null;
  const supplier = sameSupplier(a, b);
  return byNumber(a, b, supplier) ?? byPicture(a, b) ?? byFields(a, b, supplier);
}

const BITS = [0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4] as const;

/**
 * Counts the bits in which two picture hashes of equal length differ.
 * @param left hexadecimal digits
 * @param right as many digits; null when the lengths differ or a character is not a hexadecimal digit
 */
export function hamming(left: string, right: string): number | null {
  if (left.length !== right.length) return null;
  let distance = 0;
  for (let index = 0; index < left.length; index++) {
    const bits = BITS[Number.parseInt(left.charAt(index), 16) ^ Number.parseInt(right.charAt(index), 16)];
    if (bits === undefined || !/^[\da-f]$/iu.test(left.charAt(index)) || !/^[\da-f]$/iu.test(right.charAt(index))) {
      return null;
    }
    distance += bits;
  }
  return distance;
}
