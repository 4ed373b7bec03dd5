import { readField } from '../../../evidence/evidence.ts';
import type { Field } from '../../../evidence/field.ts';
import { labelledTexts } from '../../../page/labels.ts';
import type { Line } from '../../../page/layout.ts';
import type { Token } from '../../../page/page.ts';
import type { DocumentKind } from '../../../reading.ts';
import { datesIn } from '../../../values/date.ts';

const NO = '(?:no|number|num|nr|id|#)\\b\\.?|#';
const INVOICE_NUMBER = new RegExp(
  `(?:tax )?inv(?:oice|\\.)?\\s*(?:${NO})|發票(?:號碼|編號|號)|賬單號碼|帳單號碼|帳單編號|賬單編號|rechnung(?:s)?[\\s-]*(?:nr|nummer)\\.?|numéro de facture|facture (?:n°|no)`,
  'iu',
);
const CREDIT_NUMBER =
  /credit (?:note|memo)\s*(?:no|number|#)?\.?|貸項(?:通知)?單?(?:號碼|編號)|gutschrift(?:s)?[\s-]*(?:nr|nummer)|korrektur(?:beleg)?[\s-]*nr/iu;
const OTHER_NUMBERS: readonly RegExp[] = [
  new RegExp(
    `(?:bill|receipt|document|doc|slip|check|chk|order|trans(?:action)?|ticket|statement|reference|ref|quotation|quote|delivery note|delivery)\\s*(?:${NO})|單號|編號|號碼|收據號|送貨單號|報價單號`,
    'iu',
  ),
  /\binvoice\s*[::：]|(?:handels|muster)?rechnung\s+nr\.?|\b(?:bill|receipt|document|doc)\s*[::：]/iu,
  /^invoice\b|^rechnung\b|^facture\b|beleg(?:-?nr|nummer)/iu,
  /^#/u,
];
const RELATED =
  /against invoice|original invoice|原(?:發票|單|賬單)|相關發票|對應發票|invoice ref|related invoice|for invoice|ref(?:erence)? invoice|rechnungsreferenz/iu;
/** Numbers of companies, accounts and telephones: a general word for number next to them does not name the document. */
const FOREIGN_NUMBERS =
  /商業登記|登記號|戶口|賬戶|帳戶|電話|傳真|稅務|稅號|統一編號|business reg|\bbr\s*(?:no|#|[:：])|account|\btel\b|\bfax\b|\bvat\b|\bgst\b|tax (?:id|no|reg)|swift|iban/iu;
const NUMBER_TOKEN = /^#?[A-Za-z]{0,8}[-/#.]?[A-Za-z0-9]*\d[A-Za-z0-9]*(?:[-/.#][A-Za-z0-9]+)*[-/]?$/u;
const MAX_CHARACTERS = 30;
const NO_PREFIX = /^(?:no|nr|number|#|n°)[.:：\s]*|^[\p{Script=Han}]{1,6}[::：\s]+/iu;

/** The first word of a text that looks like a document number: letters and digits, neither a date nor an amount. */
function numberIn(text: string): string | null {
  const plain = text.replace(NO_PREFIX, '').trim();
  const words = plain.split(/\s+/u).slice(0, 3);
  for (const word of words) {
    const clean = word.replace(/[,;:：.]+$/u, '').replace(/^[::：]+/u, '');
    if (clean.length < 2 || clean.length > MAX_CHARACTERS || !NUMBER_TOKEN.test(clean)) continue;
    if (datesIn(clean).length > 0 || /^\d{1,3}(?:,\d{3})*\.\d{2}$/u.test(clean)) continue;
    return clean;
  }
  return null;
}

interface FoundNumber {
  readonly value: string;
  readonly tokens: readonly Token[];
}

function firstNumber(lines: readonly Line[], label: RegExp): FoundNumber | null {
  const candidates = labelledTexts(lines, label).sort((a, b) => a.distance - b.distance);
  for (const candidate of candidates) {
    const value = numberIn(candidate.text);
    if (value === null) continue;
    const tokens = candidate.tokens.filter((token) => token.text.includes(value));
    return { value, tokens: tokens.length > 0 ? tokens : candidate.tokens };
  }
  return null;
}

/** The document's number, found by the most specific label first. */
export function documentNumber(lines: readonly Line[], kind: DocumentKind): Field<string> | null {
  const main = kind === 'credit_note' ? [CREDIT_NUMBER, INVOICE_NUMBER] : [INVOICE_NUMBER, CREDIT_NUMBER];
  const labels = [...main, ...OTHER_NUMBERS];
  for (const [rank, label] of labels.entries()) {
    const related = lines.filter((line) => !RELATED.test(line.text));
    const own = rank < main.length ? related : related.filter((line) => !FOREIGN_NUMBERS.test(line.text));
    const found = firstNumber(own, label);
    if (found !== null) return readField(found.value, found.tokens, Math.max(0.5, 0.95 - rank * 0.1));
  }
  return null;
}

export function relatedNumber(lines: readonly Line[]): Field<string> | null {
  const found = firstNumber(lines, RELATED);
  return found === null ? null : readField(found.value, found.tokens, 0.9);
}
