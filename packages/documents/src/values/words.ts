/**
 * Only the letters and digits of a text, in capitals and plain width: for comparing names and numbers, never amounts.
 */
export function lettersAndDigits(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** How many letters must be inserted, removed or changed to make the texts equal. */
export function editDistance(left: string, right: string): number {
  let previous = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let i = 1; i <= left.length; i++) {
    const current = [i];
    for (let j = 1; j <= right.length; j++) {
      const change = (previous[j - 1] ?? 0) + (left[i - 1] === right[j - 1] ? 0 : 1);
      current.push(Math.min(change, (previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1));
    }
    previous = current;
  }
  return previous[right.length] ?? 0;
}

const MIN_MENDED_LETTERS = 4;

/** Replaces words that differ from a known word by one letter (recognition misreads single letters). */
export function mendWords(text: string, known: readonly string[]): string {
  return text.replace(/[A-Za-z]+/gu, (word) => {
    const lower = word.toLowerCase();
    if (lower.length < MIN_MENDED_LETTERS || known.includes(lower)) return word;
    return (
      known.find(
        (candidate) => Math.abs(candidate.length - lower.length) <= 1 && editDistance(candidate, lower) === 1,
      ) ?? word
    );
  });
}
