import type { BankLineRow, LineSuggestion } from '@folio/contract';
import { formatMoney, parseMoney } from '@folio/ledger/money';

/** From this score on a suggestion is certain enough to be accepted together with others. */
export const certainScore = 95;
const acceptedAtOnce = 200;

export type LinePanel = 'classify' | 'transfer' | 'match' | 'exclude';

/** True while nothing is posted for the line. */
export function isToDo(line: Pick<BankLineRow, 'state'>): boolean {
  return line.state === 'unreviewed' || line.state === 'suggested';
}

/** The lines whose suggestion is certain and which are not under way, as many as one request takes. */
export function certainIds(lines: readonly BankLineRow[], pending: ReadonlySet<string>): string[] {
  return lines
    .filter((line) => isToDo(line) && !pending.has(line.id) && (line.suggestion?.score ?? 0) >= certainScore)
    .slice(0, acceptedAtOnce)
    .map((line) => line.id);
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

/** The line to stand on after `id` is done: the next that is still to do, else the one before. */
export function nextToDo(lines: readonly BankLineRow[], id: string, done: ReadonlySet<string>): string | null {
  const at = lines.findIndex((line) => line.id === id);
  const waits = (line: BankLineRow) => line.id !== id && isToDo(line) && !done.has(line.id);
  return lines.slice(at + 1).find(waits)?.id ?? lines.slice(0, Math.max(0, at)).findLast(waits)?.id ?? null;
}

/** The name of what a suggestion leads to, in the language on the screen. */
export function suggestedAccount(suggestion: LineSuggestion, isChinese: boolean): string {
  const name = isChinese && suggestion.account_name_zh ? suggestion.account_name_zh : suggestion.account_name;
  return [suggestion.account_code, name].filter(Boolean).join(' ');
}

/** What a line says, in two: who, and the rest without saying it again. */
export function lineWords(payee: string | null, description: string): [string, string] {
  const said = description.replace(/\s+/g, ' ').trim();
  const who = (payee ?? '').replace(/\s+/g, ' ').trim();
  if (who === '') return [said, ''];
  return [who, said.startsWith(who) ? said.slice(who.length).trim() : said];
}
