const tones = 6;

/** The colour class of a document on the strip. Its number is always shown too, so that colour is not the only sign. */
export function toneOf(number: number | undefined): string {
  return number === undefined ? 'strip-none' : `strip-tone-${(number - 1) % tones}`;
}
