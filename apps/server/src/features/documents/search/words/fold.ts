import { toSimplified } from '../../../../platform/chinese/index.ts';

const MARKS = /\p{M}+/gu;

/**
 * A text as it is compared: one width, small letters without accents, simplified characters, no thousands separators.
 */
export function fold(text: string): string {
  const plain = text.normalize('NFKC').toLowerCase().normalize('NFD').replace(MARKS, '').normalize('NFC');
  return toSimplified(plain).replace(/(?<=\d),(?=\d{3})/g, '');
}

/** A number without separators: INV-2026/005 is inv2026005. */
export function numberKey(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .slice(0, 60);
}

/** The runs of letters and digits in a folded text; Chinese is separated from what is written with spaces. */
const RUNS = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu;

export function runsOf(folded: string): string[] {
  return folded.match(RUNS) ?? [];
}

export function isHan(run: string): boolean {
  return /^\p{Script=Han}/u.test(run);
}

/**
 * Pairs of adjacent characters, and the last character alone, so that any part of the run is the beginning of a pair.
 */
export function pairsOf(run: string): string[] {
  const signs = [...run];
  return signs.map((sign, index) => sign + (signs[index + 1] ?? ''));
}
