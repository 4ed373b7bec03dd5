/** Rows that bring a balance forward: the start of an account or of a page. */
const OPENING =
  /\bb ?\/ ?f(?:wd)?\b(?: balance)?|\bbalance ?b ?\/ ?f(?:wd)?\b|\bb[ijl1]?\/?f ?balance|\bbalance ?b[ijl1]?\/?f\b|brought ?(?:forward|fwd)|\b(?:opening|previous|beginning|start(?:ing)?|last ?statement|initial) ?balance|balance ?from ?(?:last|previous) ?(?:statement|month|page)|balance ?brought\b|last ?month'?s ?balance|^balance ?(?:forward|b\/?d)\b|承[前上](?:結餘|餘額|結欠|頁|期)?|上期(?:結餘|餘額|結欠|結)|上月結[餘欠]?|前期結餘?|期初(?:結餘|餘額)?/iu;
/** Rows that carry a balance forward: the end of an account or of a page. */
const CLOSING =
  /\bc ?\/ ?f(?:wd)?\b(?: balance)?|\bbalance ?c ?\/ ?f(?:wd)?\b|\bc[ijl1]?\/?f ?balance|\bbalance ?c[ijl1]?\/?f\b|carried ?(?:forward|fwd|down)|\b(?:closing|end(?:ing)?|statement|new|current|final) ?balance|\bbalance ?(?:at|as ?at|c\/?d|carried)\b|(?:結餘|餘額)?結?轉下[頁期]|結轉|[今本]期結[餘欠]?|結單結[餘欠]|戶口結餘|期末(?:結餘|餘額)?|total ?amount ?due|總欠款/iu;
const TOTAL_START = /^(?:(?:sub|grand|page|day|daily|month|monthly|period|account)\s?-?)?totals?\b/iu;
/** Words that say what a total adds up. */
const TOTAL_WORDS =
  /\b(?:(?:sub|grand)?totals?|sub|grand|for|of|the|and|in|out|no|number|count|amount|payments?|receipts?|transactions?|deposits?|withdrawals?|debits?|credits?|other|electronic|additions|subtractions|che(?:ck|que)s?|paid|money|page|day|daily|monthly|account|service|fees?|charges?|interest|purchases?|card|atm|period|month|this|statement|balance|due|carried|brought|forward|new|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*|\d+)\b|\p{Script=Han}+/iu;
/** Minimum share of words of totals in a total row; a payee may also be called Total. */
const MIN_TOTAL_SHARE = 0.75;
const TOTALS = /總額|總計|合計|小計|交易總|交易數目|transaction (?:total|count)/iu;
/** Next to two amounts this is enough. */
const ANY_TOTAL = /\btotals?\b|合計|小計|總/iu;
/** A balance row without a word for opening or closing. */
const ANY_BALANCE = /\bbalances?\b|結餘|餘額|結欠|kontostand|\bsaldo\b|\bsolde\b/iu;
const NOISE =
  /no transaction|無交易|payment due date|page \d+ of|第\s*\d+\s*頁|頁數|computer.generated|continued on|續下頁|end of statement|\*+\s*end/iu;

export type RowCue = 'opening' | 'closing' | 'balance' | 'totals' | 'noise';

/** What the money columns of a row hold. */
export interface RowMoney {
  readonly movements: number;
  readonly balance: boolean;
  readonly dated: boolean;
}

/** A cue must be at least this share of the text; among other words it is part of a payee's name. */
const MIN_CUE_SHARE = 0.4;
/** The threshold is higher for an amount that may also be a movement. */
const MIN_MOVED_CUE_SHARE = 0.6;

function isMostly(text: string, pattern: RegExp, share = MIN_CUE_SHARE): boolean {
  const letters = (part: string): number => part.replace(/[^\p{L}\p{N}]/gu, '').length;
  const matched = [...text.matchAll(new RegExp(pattern.source, 'giu'))];
  return matched.reduce((sum, match) => sum + letters(match[0]), 0) >= letters(text) * share;
}

/**
 * The meaning of the text of a table row; null for a transaction or a part of one. A row that moves money and shows
 * the balance after it is a transaction whatever its words.
 */
export function rowCue(text: string, { movements, balance, dated }: RowMoney): RowCue | null {
  const plain = text.trim();
  if (movements + (balance ? 1 : 0) === 0)
    return NOISE.test(plain) ? 'noise' : dated ? carried(plain, MIN_CUE_SHARE) : null;
  if (movements > 0 && !dated && isTotal(plain, movements)) return 'totals';
  if (movements > 0 && balance) return null;
  const cue = carried(plain, movements > 0 ? MIN_MOVED_CUE_SHARE : MIN_CUE_SHARE);
  return (
    cue ?? (!dated && ANY_BALANCE.test(plain) && isMostly(plain, ANY_BALANCE, MIN_MOVED_CUE_SHARE) ? 'balance' : null)
  );
}

function isTotal(text: string, movements: number): boolean {
  if (movements > 1 && ANY_TOTAL.test(text)) return true;
  if (TOTAL_START.test(text) && isMostly(text, TOTAL_WORDS, MIN_TOTAL_SHARE)) return true;
  return TOTALS.test(text) && (movements > 1 || isMostly(text, TOTALS));
}

function carried(text: string, share: number): RowCue | null {
  if (OPENING.test(text) && isMostly(text, OPENING, share)) return 'opening';
  return CLOSING.test(text) && isMostly(text, CLOSING, share) ? 'closing' : null;
}

const IN_TITLE =
  /^(?:deposits?|credits?|additions|receipts|money in|paid in|payments? and (?:other )?credits|payments? received)\b|^存入/iu;
const OUT_TITLE =
  /^(?:(?:other|electronic|atm|card|debit|online)[\s&,]{0,4}){0,8}(?:withdrawals?|debits?|subtractions|checks? paid|cheques? paid|checks|purchases?|payments|fees?|service (?:fees?|charges?)|money out|paid out|interest charged)\b|^(?:提取|支出)/iu;
const MAX_TITLE_WORDS = 8;

/** The direction of all the rows of a list that a title announces, such as "Deposits and additions". */
export function directionOfTitle(text: string): 'in' | 'out' | null {
  const plain = text.trim();
  if (plain.split(/\s+/u).length > MAX_TITLE_WORDS || /[\d:]/u.test(plain)) return null;
  const into = IN_TITLE.test(plain);
  if (into && /withdrawals|debits|payments out/iu.test(plain)) return null;
  return into ? 'in' : OUT_TITLE.test(plain) ? 'out' : null;
}

/** Lists of balances by day, and other boxes of money and dates that hold no transactions. */
export const BALANCE_LIST =
  /daily ?(?:ending |ledger |closing )?balances?|ending ?daily ?balances|balance ?summary|每日結餘/iu;

export const CARD =
  /credit card|card number|card no|minimum payment|minimum due|visa|mastercard|信用卡|卡號|最低還款|最低付款|credit limit/giu;

export const CARD_TITLE = /\b(?:credit ?|charge ?)?card ?(?:account ?)?statement\b|信用卡(?:綜合)?月?結單/iu;

const MONEY_IN =
  /credit(?! card)|deposit|transfer from|inward|refund|interest (?:earned|income)|credit interest|salary from|received|存入|轉賬自|匯入|收入|退款|利息收入|存款/iu;
const MONEY_OUT =
  /withdraw|payment|transfer to|outward|fee|charge|cheque \d|purchase|rent|tax|mpf|autopay out|debit|提款|支出|轉賬至|匯出|付款|手續費|服務費|租金|繳稅|供款|支票 ?\d/iu;

/** The direction a description suggests, for lines without a direction from column and balance. */
export function directionOfWords(description: string): 'in' | 'out' | null {
  const money = { in: MONEY_IN.test(description), out: MONEY_OUT.test(description) };
  if (money.in === money.out) return null;
  return money.in ? 'in' : 'out';
}
