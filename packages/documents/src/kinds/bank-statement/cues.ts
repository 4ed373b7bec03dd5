/** Rows that carry a balance from elsewhere: the start of an account or of a page. */
const OPENING =
  /\bb\s?\/\s?f\b|\bbj?\/?f balance|brought\s*forward|(?:opening|previous|beginning|starting|last statement) balance|last month'?s balance|承前|承上|上期結|上月結|期初/iu;
/** Rows that carry a balance on: the end of an account or of a page. */
const CLOSING =
  /\bc\s?\/\s?f\b|carried\s*forward|(?:closing|ending|statement|new|current) balance|balance (?:at|as at|c\/?d)|結轉|轉下頁|今期結|本期結|結單結餘|戶口結餘|期末|total amount due|總欠款/iu;
/** Rows that are neither transactions nor balances. */
const TOTALS =
  /^(?:sub\s?-?)?total|^grand total|總額|總計|合計|小計|transaction (?:total|count)|total (?:transaction|deposit|withdrawal|debit|credit)|交易總|交易數目/iu;
const NOISE =
  /no transaction|無交易|page \d+ of|第\s*\d+\s*頁|頁數|computer.generated|continued on|續下頁|end of statement|\*+\s*end/iu;

export type RowCue = 'opening' | 'closing' | 'totals' | 'noise';

/** What the text of a table row says about it; null for a transaction or a piece of one. */
export function rowCue(text: string): RowCue | null {
  const plain = text.trim();
  if (OPENING.test(plain)) return 'opening';
  if (CLOSING.test(plain)) return 'closing';
  if (TOTALS.test(plain)) return 'totals';
  return NOISE.test(plain) ? 'noise' : null;
}

/** Words that mark a credit card statement. */
export const CARD =
  /credit card|card number|card no|minimum payment|minimum due|visa|mastercard|信用卡|卡號|最低還款|最低付款|credit limit/giu;

const MONEY_IN =
  /credit(?! card)|deposit|transfer from|inward|refund|interest (?:earned|income)|credit interest|salary from|received|存入|轉賬自|匯入|收入|退款|利息收入|存款/iu;
const MONEY_OUT =
  /withdraw|payment|transfer to|outward|fee|charge|cheque \d|purchase|rent|tax|mpf|autopay out|debit|提款|支出|轉賬至|匯出|付款|手續費|服務費|租金|繳稅|供款|支票 ?\d/iu;

/** The direction a description suggests, for lines whose column and balance say nothing. */
export function directionOfWords(description: string): 'in' | 'out' | null {
  const money = { in: MONEY_IN.test(description), out: MONEY_OUT.test(description) };
  if (money.in === money.out) return null;
  return money.in ? 'in' : 'out';
}
