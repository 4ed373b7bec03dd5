import type { BankLineRow, LineSuggestion } from '@folio/contract';
import { formatMoney, parseMoney } from '@folio/ledger/money';

/** Suggestions with this score or higher may be accepted in bulk. */
export const certainScore = 95;

export type LinePanel = 'classify' | 'split' | 'transfer' | 'match' | 'exclude';

export function isToDo(line: Pick<BankLineRow, 'state'>): boolean {
  return line.state === 'unreviewed' || line.state === 'suggested';
}

/** True if the line's suggestion may be accepted in bulk. */
export function isCertain(line: BankLineRow): boolean {
  return isToDo(line) && (line.suggestion?.score ?? 0) >= certainScore;
}

/** The line's amount without its sign. */
export function lineAmount(line: Pick<BankLineRow, 'spent' | 'received'>): string {
  return line.received ?? line.spent ?? '0';
}

/**
 * The line's amount less the sum of its parts, as a decimal text: zero when they are equal. An empty part counts as
 * zero.
 */
export function leftOver(amount: string, parts: readonly (string | null)[], currency: string): string {
  const whole = parseMoney(amount, currency);
  return formatMoney(
    parts.reduce((left, part) => left - parseMoney(part ?? '0', currency), whole),
    currency,
  );
}

export function isNil(amount: string): boolean {
  return !/[1-9]/.test(amount);
}

export function isNegative(amount: string): boolean {
  return amount.startsWith('-') && !isNil(amount);
}

export function negated(amount: string): string {
  return amount.startsWith('-') ? amount.slice(1) : `-${amount}`;
}

/** A line's text in two parts: the payee, and the description without repeating the payee. */
export function lineWords(payee: string | null, description: string): [string, string] {
  const said = description.replace(/\s+/g, ' ').trim();
  const who = (payee ?? '').replace(/\s+/g, ' ').trim();
  if (who === '') return [said, ''];
  return [who, repeats(said, who) ? said.slice(who.length).trim() : said];
}

/** True if the text begins with the payee as whole words: `CLP` is not repeated in `CLPOWER`. */
function repeats(said: string, who: string): boolean {
  return said.startsWith(who) && !/^\w\w$/.test(who.slice(-1) + said.charAt(who.length));
}

/** What a suggestion posts to, as a short text: document or entry numbers, otherwise accounts. */
export function targetName(suggestion: LineSuggestion, isChinese: boolean): string {
  const numbers = [...suggestion.documents, ...suggestion.entries].map(({ number }) => number);
  if (numbers.length > 0) return numbers.join(', ');
  return suggestion.parts.map((part) => partName(part, isChinese)).join(' + ');
}

export function partName(part: LineSuggestion['parts'][number], isChinese: boolean): string {
  const name = isChinese && part.account_name_zh !== '' ? part.account_name_zh : part.account_name;
  return `${part.account_code} ${name}`;
}
