const COMMON = new Set(
  'THE AND FOR WITH FROM PER NOS PCS SET BOX EACH UNIT UNITS ITEM ITEMS NEW NET TOTAL QTY NO OF TO IN ON BY'.split(' '),
);
const MAX_WORDS = 8;

/**
 * The words of an item's name by which it is known again: whole words of three letters and more, pairs of Chinese characters.
 * Numbers, sizes and filling words say nothing of what it is.
 */
export function significantWords(name: string): string[] {
  const plain = name.normalize('NFKC').toUpperCase();
  const latin = (plain.match(/[\p{Script=Latin}\d]+/gu) ?? []).filter(
    (word) => word.length >= 3 && !/\d/.test(word) && !COMMON.has(word),
  );
  const han = (plain.match(/\p{Script=Han}{2,}/gu) ?? []).flatMap((run) =>
    Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2)),
  );
  return [...new Set([...latin, ...han])].slice(0, MAX_WORDS);
}
