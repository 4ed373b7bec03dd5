import type { Line } from '../page/layout.ts';
import { mendWords } from '../values/words.ts';

/** Simplified characters of the words that name documents, with their traditional forms. */
const SIMPLIFIED =
  '发货单据账对报价订购银户综结余额总计汇转贷记项红费税务评缴证书约协议历盘点会录条细则运损产负债试业员级应数电话气统处号码现钱开库门实谢顾台纸给买卖纳缴资归还权签间时终种类与为关联广东华国币贸办构门险续页栋楼码蓝';
const TRADITIONAL =
  '發貨單據賬對報價訂購銀戶綜結餘額總計匯轉貸記項紅費稅務評繳證書約協議歷盤點會錄條細則運損產負債試業員級應數電話氣統處號碼現錢開庫門實謝顧檯紙給買賣納繳資歸還權簽間時終種類與為關聯廣東華國幣貿辦構門險續頁棟樓碼藍';

const TO_TRADITIONAL: ReadonlyMap<string, string> = new Map(
  [...SIMPLIFIED].map((character, index) => [character, [...TRADITIONAL][index] ?? character]),
);

/** Words of titles that recognition damages by a letter; their plurals and similar words are not changed. */
const TITLE_VOCABULARY = [
  'invoice',
  'invoices',
  'invoiced',
  'receipt',
  'receipts',
  'statement',
  'statements',
  'quotation',
  'quotations',
  'estimate',
  'estimated',
  'estimates',
  'delivery',
  'official',
  'remittance',
  'rechnung',
  'facture',
  'factures',
  'notice',
  'notices',
  'voice',
];

/** Digits and bars inside a word of letters are misread letters: "INV0ICE", "lNVOlCE", "1NVOICE". */
function lettersForDigits(text: string): string {
  return text.replace(/(?<![\p{L}\p{N}])(?=[\p{L}\p{N}|]{6,})[\p{L}01|]+(?![\p{L}\p{N}|])/gu, (word) =>
    /\p{L}{3}/u.test(word) ? word.replace(/0/gu, 'o').replace(/[1|]/gu, 'i') : word,
  );
}

const ASCII = /^[\s!-~]*$/u;

/** Lower case, traditional characters, one width, one kind of space. */
export function plainText(text: string): string {
  const lower = text.normalize('NFKC').toLowerCase();
  if (ASCII.test(lower)) return lower.replace(/\s+/gu, ' ').trim();
  const traditional = [...lower].map((c) => TO_TRADITIONAL.get(c) ?? c).join('');
  return traditional
    .replace(/[\u200b-\u200d\ufeff]/gu, '')
    .replace(/帳/gu, '賬')
    .replace(/(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** Plain text with misread letters of title words corrected. */
export function mendedText(text: string): string {
  return mendWords(lettersForDigits(plainText(text)), TITLE_VOCABULARY);
}

const MIN_SPACED_LETTERS = 4;

/** The texts of a line's cells; a word set with wide spaces between its letters ("I N V O I C E") is one text. */
export function cellTexts(line: Line): string[] {
  const letters = line.tokens.map((token) => token.text);
  const single = letters.every((text) => [...text].length === 1);
  const enough = letters.some((text) => /\p{Script=Han}/u.test(text)) ? 2 : MIN_SPACED_LETTERS;
  if (single && letters.length >= enough) return [letters.join('')];
  return line.cells.map((cell) => {
    const spaced = cell.tokens.length >= MIN_SPACED_LETTERS && cell.tokens.every((token) => token.text.length === 1);
    return spaced ? cell.tokens.map((token) => token.text).join('') : cell.text;
  });
}
