import type { Line } from '../../../page/layout.ts';
import { chineseAmountsIn } from '../../../values/chinese-number.ts';
import { parseEnglishAmount } from '../../../values/english-number.ts';

const ENGLISH = /\b(?:dollars?|ringgit|pounds?|euros?|only|hundred|thousand|million)\b/iu;
const LABEL_BEFORE = /^.*?[:：(（]\s*/u;

/** English words may continue on a second line and may be in brackets, after a label. */
function englishAmounts(text: string, next: string): string[] {
  if (!ENGLISH.test(text)) return [];
  const spellings = [text, `${text} ${next}`].flatMap((whole) => [whole, whole.replace(LABEL_BEFORE, '')]);
  const found = spellings.flatMap((spelling) => parseEnglishAmount(spelling.replace(/[()（）]/gu, ' ').trim()) ?? []);
  return found.slice(-1);
}

/** The amounts written in words, Chinese or English, as decimal strings. */
export function amountsInWords(lines: readonly Line[]): string[] {
  return lines.flatMap((line, index) => [
    ...chineseAmountsIn(line.text),
    ...englishAmounts(line.text, lines[index + 1]?.text ?? ''),
  ]);
}
