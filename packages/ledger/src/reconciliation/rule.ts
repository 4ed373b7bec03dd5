import { at } from '../assert.ts';
import { absolute, multiplyDivide, parseDecimal } from '../money/index.ts';
import { plainText, wholeText } from './evidence/line-text.ts';
import type { LineRule, LineToCode, RulePart, SuggestedPart } from './suggestion.ts';

/** True when every condition of the rule holds for the line. Texts compare without case, width and punctuation. */
export function ruleHolds(rule: LineRule, line: LineToCode): boolean {
  const amountMinor = absolute(line.amountMinor);
  if (rule.direction !== null && rule.direction !== (line.amountMinor > 0n ? 'received' : 'spent')) return false;
  if (rule.accountCodes.length > 0 && !rule.accountCodes.includes(line.accountCode)) return false;
  if (rule.leastMinor !== null && amountMinor < rule.leastMinor) return false;
  if (rule.mostMinor !== null && amountMinor > rule.mostMinor) return false;
  return rule.text.every(({ field, match, value }) => {
    const text = plainText(
      field === 'payee' ? (line.payee ?? '') : field === 'description' ? line.description : wholeText(line),
    );
    const wanted = plainText(value);
    if (match === 'equals') return text === wanted;
    if (match === 'starts_with') return text.startsWith(wanted);
    return text.includes(wanted) === (match === 'contains');
  });
}

/**
 * The amounts of a rule's parts on a line, positive and summing exactly to it: fixed amounts, percentages of the
 * whole line rounded to the minor unit, and the rest for the part with neither (without such a part, the last
 * percentage takes the rounding difference). Null when the rule codes to no parts or they cannot fill the line: fixed
 * amounts above it, percentages short of it.
 */
export function partsOfRule(rule: Pick<LineRule, 'action'>, amountMinor: bigint): SuggestedPart[] | null {
  if (rule.action.kind !== 'classify') return null;
  const wholeMinor = absolute(amountMinor);
  const { parts } = rule.action;
  const amounts = parts.map((part) => part.amountMinor ?? percentOf(part, wholeMinor));
  const leftMinor = amounts.reduce((left, amount) => left - amount, wholeMinor);
  const free = parts.findIndex((part) => part.percent === null && part.amountMinor === null);
  const taker = free >= 0 ? free : parts.findLastIndex((part) => part.percent !== null);
  if (free < 0 && absolute(leftMinor) > BigInt(parts.length)) return null;
  if (taker < 0) return leftMinor === 0n ? named(parts, amounts) : null;
  const filled = amounts.map((amount, index) => (index === taker ? amount + leftMinor : amount));
  return filled.some((amount) => amount < 0n) ? null : named(parts, filled);
}

function percentOf(part: RulePart, wholeMinor: bigint): bigint {
  if (part.percent === null) return 0n;
  const [whole = '0', fraction = ''] = parseDecimal(part.percent, 6).toFixed(6).split('.');
  return multiplyDivide(wholeMinor, BigInt(whole + fraction), 100_000_000n);
}

function named(parts: readonly RulePart[], amounts: readonly bigint[]): SuggestedPart[] | null {
  const taken = parts.flatMap(({ accountCode, taxCode, description }, index) => {
    const amountMinor = at(amounts, index);
    return amountMinor === 0n ? [] : [{ accountCode, amountMinor, taxCode, description }];
  });
  return taken.length === 0 ? null : taken;
}
