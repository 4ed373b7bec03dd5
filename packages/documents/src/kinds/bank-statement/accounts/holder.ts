import { readField } from '../../../evidence/evidence.ts';
import type { Field } from '../../../evidence/field.ts';
import { labelledTexts } from '../../../page/labels.ts';
import type { Cell, Line } from '../../../page/layout.ts';
import { isNameOf } from '../../commercial/parties/direction.ts';
import { looksLikeName } from '../../commercial/parties/party-names.ts';

const LABEL =
  /(?:account|a\/c) (?:name|holder)|name of account|(?:customer|client) name|(?:戶口|賬戶|帳戶|客戶|戶主)(?:名稱|持有人|姓名)|戶名/iu;
const COMPANY = /(?:\blimited|\bltd\.?|有限公司)$/iu;
const BANK = /\bbank|insurance|securities|銀行|保險|證券/iu;
const SENTENCE = /\b(?:by|of|is|are|with|please|member|issued|licensed|incorporated)\b|[。，;；]/iu;
/** The address of the letter is in the upper part of the first page. */
const UPPER = 0.5;
const MAX_NAME_CHARACTERS = 70;
const LABELLED = 0.95;
const ADDRESSED = 0.8;

function isCompany({ text }: Pick<Cell, 'text'>): boolean {
  const name = text.trim();
  return name.length <= MAX_NAME_CHARACTERS && COMPANY.test(name) && !BANK.test(name) && !SENTENCE.test(name);
}

/**
 * The account holder of a statement: by its label, else the company it is addressed to. If one of the names is the
 * reader's own company, it is the holder: the others are advertisers and senders.
 */
export function holderIn(lines: readonly Line[], ownNames: readonly string[]): Field<string> | null {
  const first = lines.filter((line) => line.page === 1);
  const labelled = labelledTexts(first, LABEL)
    .filter(({ text, distance }) => distance <= 2 && looksLikeName(text) && !LABEL.test(text))
    .map(({ text, tokens }) => readField(text.trim(), tokens, LABELLED));
  const addressed = first
    .filter((line) => line.y0 < line.pageHeight * UPPER)
    .flatMap((line) => line.cells)
    .filter(isCompany)
    .map(({ text, tokens }) => readField(text.trim(), tokens, ADDRESSED));
  const found = [...labelled, ...addressed];
  return found.find(({ value }) => ownNames.some((own) => isNameOf(value, own))) ?? found[0] ?? null;
}
