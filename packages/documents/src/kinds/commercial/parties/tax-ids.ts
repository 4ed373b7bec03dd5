import { readField } from '../../../evidence/evidence.ts';
import type { Field } from '../../../evidence/field.ts';
import type { Line } from '../../../page/layout.ts';
import { plainWidth } from '../../../values/width.ts';

const NO =
  '(?:\\s*(?:id|identification|registration|registered|reg|no|number|num|nr|ref|n°|號碼|編號|證號碼|證|號))*[.:：#\\s]*';
/** Numbers that tax offices and registers give, the most specific first. */
const KINDS: readonly RegExp[] = [
  new RegExp(
    `(?:ust\\W*-?id(?:ent)?(?:nr|\\W*-?nr)?\\.?|umsatzsteuer-id\\w*|vat|tva|mwst)${NO}((?:[A-Z]{2} ?)?[A-Z]?\\d[\\dA-Z .]{6,14})`,
    'iu',
  ),
  new RegExp(
    `(?:納稅人識別號|纳税人识别号|統一社會信用代碼|统一社会信用代码|統一編號|統編|稅號|税号)${NO}([\\dA-Z]{8,20})`,
    'iu',
  ),
  new RegExp(
    `(?:gst|sst|uen|abn|acn|ein|tax|siret|siren|roc|business reg(?:istration|\\.)?|\\bb\\.?r|商業登記|商业登记|company reg(?:istration|\\.)?|co\\.? reg\\.?|c\\.?r)\\b\\.?${NO}((?:[A-Z]{1,2}\\d?-?)?\\d[\\dA-Z -]{5,24})`,
    'iu',
  ),
  new RegExp(`(?:商業登記|商业登记|登記)${NO}(\\d[\\dA-Z -]{5,24})`, 'iu'),
];
const DIGITS = 6;

/** The number without words that follow it on the line. */
function trimmed(text: string): string {
  const words = text.trim().split(/\s+/u);
  const end = words.findIndex((word, index) => index > 0 && !/\d/u.test(word));
  return (end < 0 ? words : words.slice(0, end)).join(' ').replace(/[.\s-]+$/u, '');
}

/** The first registration or tax number among lines. */
export function taxIdIn(lines: readonly Line[]): Field<string> | null {
  for (const kind of KINDS) {
    for (const line of lines) {
      const match = kind.exec(plainWidth(line.text));
      const number = match?.[1] === undefined ? '' : trimmed(match[1]);
      if ((number.match(/\d/gu)?.length ?? 0) < DIGITS) continue;
      const tokens = line.tokens.filter(
        (token) => number.includes(plainWidth(token.text)) || token.text.includes(number),
      );
      return readField(number, tokens.length > 0 ? tokens : line.tokens, 0.8);
    }
  }
  return null;
}
