import { Converter } from 'opencc-js/t2cn';
import { pinyin } from 'pinyin-pro';

const convert = Converter({ from: 't', to: 'cn' });
const FIRST_HAN = 0x4e00;
const LAST_HAN = 0x9fff;

/** The text with each traditional character in its simplified form, so that both ways of writing compare as equal. */
export function toSimplified(text: string): string {
  return convert(text);
}

let forms: ReadonlyMap<string, readonly string[]> | null = null;

/** All ways to write a simplified character, itself included: 发 is also 發 and 髮. */
export function writtenForms(sign: string): readonly string[] {
  forms ??= readForms();
  return forms.get(sign) ?? [sign];
}

/** From the table of the conversion, read once: it takes 50 ms. */
function readForms(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (let code = FIRST_HAN; code <= LAST_HAN; code++) {
    const sign = String.fromCharCode(code);
    const simplified = convert(sign);
    if (simplified === sign) continue;
    const known = found.get(simplified);
    if (known === undefined) found.set(simplified, [simplified, sign]);
    else known.push(sign);
  }
  return found;
}

/** How the characters of a simplified text are read in Mandarin, in small letters without tones: 银行 is yin, hang. */
export function pinyinOf(text: string): string[] {
  return pinyin(text, { toneType: 'none', type: 'array', nonZh: 'removed', v: true });
}
