import { narrowSigns } from './narrow-signs.ts';

/** Printed in place of a character that no font here has, as is usual in Chinese printing. */
const MISSING = '〓';
/** Emoji, and signs that only modify the character before them: left out if they cannot be printed. */
const LEFT_OUT =
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\p{Cc}\p{Cf}\p{Variation_Selector}\p{Me}]/u;
const PLAIN = /^[\x20-\x7e]*$/;
const SPACE = /[\p{Zs}\t]/u;

/**
 * The text in a form that can be printed: emoji are left out, wide quotation marks among narrow letters become
 * narrow, and each other character without a glyph becomes `MISSING`. If no text remains, the result is `MISSING`, so
 * that a name never disappears. Line breaks are kept.
 */
function printable(text: string, canPrint: (codePoint: number) => boolean): string {
  const printed = (PLAIN.test(text) ? text : eachPrintable(text, canPrint)).replace(/ {2,}/g, ' ').trim();
  return printed === '' && text.trim() !== '' ? MISSING : printed;
}

function eachPrintable(text: string, canPrint: (codePoint: number) => boolean): string {
  const kept = [...narrowSigns(text.replace(/\r\n?/g, '\n'))].map((character) => {
    if (character === '\n') return character;
    if (SPACE.test(character)) return character === '\u3000' ? character : ' ';
    if (canPrint(character.codePointAt(0) ?? 0) && !/[\p{Cc}\p{Cf}]/u.test(character)) return character;
    return LEFT_OUT.test(character) ? '' : MISSING;
  });
  return kept.join('');
}

/** Makes every text inside a value printable; bytes, dates, numbers and other values are unchanged. */
export function printableTexts<Value>(value: Value, canPrint: (codePoint: number) => boolean): Value {
  const walked = (part: unknown): unknown => {
    if (typeof part === 'string') return printable(part, canPrint);
    if (Array.isArray(part)) return part.map(walked);
    if (part === null || typeof part !== 'object' || part instanceof Uint8Array || part instanceof Date) return part;
    return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, walked(inner)]));
  };
  // The type is unchanged: texts become texts.
  return walked(value) as Value;
}
