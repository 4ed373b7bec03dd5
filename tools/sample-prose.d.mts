export interface Sentence {
  kind: string;
  path: string;
  text: string;
}
/** Numbers below a bound; the same seed gives the same ones. */
export function chanceOf(seed: number): (bound: number) => number;
/** `each` sentences of each kind, with the file they are from. */
export function sample(
  files: readonly string[],
  choice: { seed: number; each: number },
  read: (path: string) => string,
): Sentence[];
