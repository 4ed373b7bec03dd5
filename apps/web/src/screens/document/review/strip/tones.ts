const tones = 6;

/** The colour class of a document on the strip; its number always stands beside. */
export function toneOf(number: number | undefined): string {
  return number === undefined ? 'strip-none' : `strip-tone-${(number - 1) % tones}`;
}
