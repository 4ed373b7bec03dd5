import type { BankLineRow, LineSuggestion } from '@folio/contract';
import { formatMoney, parseMoney } from '@folio/ledger/money';

/** From this score on a suggestion is certain enough to be accepted together with others. */
export const certainScore = 95;

export type LinePanel = 'classify' | 'split' | 'transfer' | 'match' | 'exclude';

/** True while nothing is posted for the line. */
export function isToDo(line: Pick<BankLineRow, 'state'>): boolean {
  return line.state === 'unreviewed' || line.state === 'suggested';
}

/** True when the line's suggestion may be accepted together with others. */
export function isCertain(line: BankLineRow): boolean {
  return isToDo(line) && (line.suggestion?.score ?? 0) >= certainScore;
}

/** What moved on the line, without its direction. */
export function lineAmount(line: Pick<BankLineRow, 'spent' | 'received'>): string {
  return line.received ?? line.spent ?? '0';
}

/** What a line's parts leave over, as a decimal text: nil when they add up to it. An empty part counts as nil. */
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

/** What a line says, in two: who, and the rest without saying it again. */
export function lineWords(payee: string | null, description: string): [string, string] {
  const said = description.replace(/\s+/g, ' ').trim();
  const who = (payee ?? '').replace(/\s+/g, ' ').trim();
  if (who === '') return [said, ''];
  return [who, said.startsWith(who) ? said.slice(who.length).trim() : said];
}

/** What a suggestion leads to, in a few words: document or entry numbers, else accounts. */
export function targetName(suggestion: LineSuggestion, isChinese: boolean): string {
  const numbers = [...suggestion.documents, ...suggestion.entries].map(({ number }) => number);
  if (numbers.length > 0) return numbers.join(', ');
  return suggestion.parts.map((part) => partName(part, isChinese)).join(' + ');
}

export function partName(part: LineSuggestion['parts'][number], isChinese: boolean): string {
  const name = isChinese && part.account_name_zh !== '' ? part.account_name_zh : part.account_name;
  return `${part.account_code} ${name}`;
}
