import type { Heading } from '../../../page/headings.ts';
import type { Token } from '../../../page/page.ts';

type Phrases = readonly (readonly [ColumnRole, RegExp])[];

/** Complete headings, as banks print them. */
const PHRASES: Phrases = [
  ['post_date', /^(?:post(?:ing|ed)?|value|settlement|effective) date$|^(?:起息|記賬|入賬|過賬|生效|結算)日期?$/iu],
  [
    'date',
    /^(?:(?:transaction|trans|txn|tran|activity|entry|booking)\.? )?date$|^date of transaction$|^(?:交易)?日期$|^交易日$/iu,
  ],
  [
    'description',
    /^(?:(?:transaction|payment) )?(?:details?|descriptions?|particulars|narrati(?:ve|on)|remarks|type and details)$|^(?:description of )?transactions?$|^(?:交易|進支)?(?:摘要|詳情|項目|內容|說明|備註)$/iu,
  ],
  [
    'reference',
    /^(?:(?:bk|bank) )?ref(?:erence)?\.?(?: no\.?)?$|^che(?:que|ck) (?:no\.?|number)$|^(?:銀行)?備考$|^參考編號$/iu,
  ],
  ['currency', /^(?:ccy|cur|currency|貨幣?)$/iu],
  ['type', /^type$/iu],
  ['balance', /^(?:(?:running|account|ledger|closing|ending) )?(?:daily )?balance$|^(?:原幣)?(?:結餘?|餘額)$/iu],
  ['out', /^(?:withdrawals?|debits?|(?:paid|money) out|payments?|支出?|提取)$/iu],
  ['in', /^(?:deposits?|credits?|(?:paid|money) in|receipts?|存入?)$/iu],
  ['amount', /^(?:transaction )?amount$|^金額$/iu],
];
const UNIT = /^\(.*\)$|^[$£€¥]$/u;
const MAX_WORDS = 4;

type Piece = Heading;

/** The words of a heading, even when recognition joined them: "Cur貨Date", "TransactionDetails". */
function piecesOf(token: Token): Piece[] {
  const parts =
    token.text.match(/\p{Script=Han}+|[A-Z]?[a-z.]+|[A-Z]+(?![a-z])|\([^)]*\)|[^\p{Script=Han}A-Za-z]+/gu) ?? [];
  const wide = (token.x1 - token.x0) / Math.max(1, token.text.length);
  let at = 0;
  return parts.map((text) => {
    const x0 = token.x0 + at * wide;
    at += text.length;
    return { text, x0, x1: token.x0 + at * wide };
  });
}

export function isPhrase(text: string): boolean {
  return PHRASES.some(([, pattern]) => pattern.test(text));
}

function phraseAt(
  pieces: readonly Piece[],
  start: number,
  phrases: Phrases,
): { role: ColumnRole; count: number } | null {
  for (let count = Math.min(MAX_WORDS, pieces.length - start); count > 0; count--) {
    const text = pieces
      .slice(start, start + count)
      .map((piece) => piece.text)
      .join(' ');
    const role = phrases.find(([, pattern]) => pattern.test(text))?.[0];
    if (role !== undefined) return { role, count };
  }
  return null;
}

/**
 * Splits a cell that holds several headings printed close together; null if it holds one.
 * @param abbreviations short headings to accept as well as the whole ones
 */
export function splitHeadings(tokens: readonly Token[], abbreviations: Phrases = []): Heading[] | null {
  const phrases = [...PHRASES, ...abbreviations];
  const pieces = tokens.flatMap(piecesOf);
  const headings: Heading[] = [];
  const roles: (ColumnRole | null)[] = [];
  const extend = (piece: Piece): void => {
    const last = headings.at(-1);
    if (last === undefined) {
      headings.push(piece);
      roles.push(null);
    } else headings[headings.length - 1] = { text: `${last.text} ${piece.text}`, x0: last.x0, x1: piece.x1 };
  };
  for (let start = 0; start < pieces.length; start++) {
    const [piece] = pieces.slice(start);
    const phrase = piece === undefined || UNIT.test(piece.text) ? null : phraseAt(pieces, start, phrases);
    if (piece === undefined || phrase === null || phrase.role === roles.at(-1)) {
      for (const same of pieces.slice(start, start + (phrase?.count ?? 1))) extend(same);
    } else {
      const words = pieces.slice(start, start + phrase.count);
      headings.push({ text: words.map(({ text }) => text).join(' '), x0: piece.x0, x1: words.at(-1)?.x1 ?? piece.x1 });
      roles.push(phrase.role);
    }
    start += (phrase?.count ?? 1) - 1;
  }
  return new Set(roles.filter((role) => role !== null)).size > 1 ? headings : null;
}

export type ColumnRole =
  | 'date'
  | 'post_date'
  | 'description'
  | 'reference'
  | 'out'
  | 'in'
  | 'amount'
  | 'balance'
  | 'currency'
  /** Says debit or credit for the amount next to it. */
  | 'type'
  | 'ignored';
