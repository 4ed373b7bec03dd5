/** True if one letter added, left out, changed or exchanged with its neighbour makes `typed` into `word`, or nothing does. */
export function isNear(typed: string, word: string): boolean {
  if (Math.abs(typed.length - word.length) > 1) return false;
  let start = 0;
  while (start < typed.length && typed[start] === word[start]) start++;
  const rest = (text: string, skipped: number) => text.slice(start + skipped);
  if (typed.length < word.length) return rest(typed, 0) === rest(word, 1);
  if (typed.length > word.length) return rest(typed, 1) === rest(word, 0);
  if (rest(typed, 1) === rest(word, 1)) return true;
  return typed[start] === word[start + 1] && typed[start + 1] === word[start] && rest(typed, 2) === rest(word, 2);
}

/**
 * The halves of a word: its beginning, and its end backwards. The letter between them belongs to neither, so one edit
 * leaves at least one half as it is, even if it exchanges two letters.
 */
export function halvesOf(word: string): { head: string; tail: string } {
  const middle = Math.floor(word.length / 2);
  return { head: word.slice(0, middle), tail: [...word.slice(middle + 1)].reverse().join('') };
}
