import { joinTokens, type Line } from '../../../page/layout.ts';
import type { Token } from '../../../page/page.ts';
import { mainCurrency } from '../../../values/currency.ts';

/** An account number as printed, with its words. */
export interface PrintedAccount {
  readonly value: string;
  readonly tokens: readonly Token[];
}

const STRONG_LABEL =
  /(?:account|a\/c|acct|card)\s*(?:number|no\b|num\b|#)|card number|賬號|帳號|賬戶號碼|帳戶號碼|戶口號碼|卡號|\biban\b/iu;
const WEAK_LABEL = /^(?:number|account|a\/c)\b|號碼/iu;
const ACCOUNT_KIND = /current|savings|cheque|checking|deposit|account|往來|儲蓄|支票|戶口|賬戶|帳戶/iu;
const NUMBER = /(?<![\d/.,-]|\d:)(?:[A-Z]{2}\d{2}[ ]?)?[\dXx*•]+(?:[ -][\dXx*•]+)*(?![\d/:,]|\.\d)/u;
const GROUPED_NUMBER = /(?<![\d-])\d{2,4}-(?:\d{1,3}-)?\d{3,7}-\d{1,7}(?:-\d+)?(?![\d-])/u;
/** A long number at the end of the title of an account. */
const TITLE_NUMBER = /(?<![\d.,/-])\d{8,16}$/u;
/** Card numbers are printed in four groups, some digits perhaps masked. */
const CARD_NUMBER = /(?<![\dXx*-])[\dXx*]{4}([ -])[\dXx*]{4}\1[\dXx*]{4}\1[\dXx*]{4}(?![\dXx*-])/u;
/**
 * An account number is printed near the start of a text; longer texts are cut, to limit the running time of the
 * patterns.
 */
const MAX_TEXT_CHARACTERS = 400;
const MIN_DIGITS = 6;
const MAX_DIGITS = 24;

/** An account or card number in a text: digits in groups, perhaps partly masked. */
export function accountNumberIn(text: string): string | null {
  const match = NUMBER.exec(text.slice(0, MAX_TEXT_CHARACTERS).replace(/\s+/gu, ' '))?.[0];
  if (match === undefined) return null;
  const length = match.replace(/[ -]/gu, '').length;
  const digits = match.replace(/\D/gu, '').length;
  return length >= MIN_DIGITS && length <= MAX_DIGITS && digits >= 4 ? match.trim() : null;
}

function tokensOf(line: Line, value: string): Token[] {
  const wanted = value.replace(/\s/gu, '');
  for (let start = 0; start < line.tokens.length; start++) {
    for (let end = start + 1; end <= line.tokens.length; end++) {
      const part = line.tokens.slice(start, end);
      if (joinTokens(part).replace(/\s/gu, '').includes(wanted)) return part;
      if (end - start > 8) break;
    }
  }
  return [...line.tokens];
}

/** The account number in a line: after a label, or as a grouped number next to a kind of account. */
export function accountOfLine(line: Line): PrintedAccount | null {
  const label = STRONG_LABEL.exec(line.text);
  if (label !== null) {
    const value = accountNumberIn(line.text.slice(label.index + label[0].length));
    if (value !== null) return { value, tokens: tokensOf(line, value) };
  }
  const card = CARD_NUMBER.exec(line.text)?.[0];
  if (card !== undefined && /\d{4}/u.test(card)) return { value: card, tokens: tokensOf(line, card) };
  const grouped = GROUPED_NUMBER.exec(line.text)?.[0];
  const number = grouped ?? TITLE_NUMBER.exec(line.text.trim())?.[0];
  if (number === undefined || !ACCOUNT_KIND.test(line.text)) return null;
  return { value: number, tokens: tokensOf(line, number) };
}

const LABEL_FIRST = new RegExp(`^[^\\d]{0,12}?(?:${STRONG_LABEL.source})`, 'iu');

function digitsOf(number: string): string {
  return number.replace(/\D/gu, '');
}

/** The account numbers with a label, one or several on a line, as digits. */
export function labelledAccounts(lines: readonly Line[]): Set<string> {
  const numbers = lines.flatMap(({ cells }) =>
    cells.flatMap((cell, index) => {
      const label = LABEL_FIRST.exec(cell.text.slice(0, MAX_TEXT_CHARACTERS))?.[0];
      if (label === undefined) return [];
      return accountNumberIn(cell.text.slice(label.length)) ?? accountNumberIn(cells[index + 1]?.text ?? '') ?? [];
    }),
  );
  return new Set(numbers.map(digitsOf).filter((digits) => digits.length >= MIN_DIGITS));
}

/** Whether a labelled number is that of an account: one may print more of it than the other. */
export function isSameAccount(digits: string, account: string): boolean {
  const own = digitsOf(account);
  return own !== '' && (own.includes(digits) || digits.includes(own));
}

/** Whether a line names a kind of account, such as "HKD Savings 港元儲蓄". */
export function isAccountTitle(line: Line): boolean {
  return ACCOUNT_KIND.test(line.text);
}

export const ACCOUNT_LABELS: readonly RegExp[] = [STRONG_LABEL, WEAK_LABEL];

/** The currency a section title names, such as "HKD Current 港元往來" or "貨幣：美元". */
export function currencyOfLine(line: Line): string | null {
  const isTitle = ACCOUNT_KIND.test(line.text) || STRONG_LABEL.test(line.text) || /貨幣|currency|ccy/iu.test(line.text);
  return isTitle ? mainCurrency(line.text) : null;
}
