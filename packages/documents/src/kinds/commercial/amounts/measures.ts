import type { PlacedAmount } from '../../../page/amounts.ts';
import type { Line } from '../../../page/layout.ts';

/** A unit of measure after a number; single letters after an amount are marks of its tax. */
const UNIT = /^(?:kg|lbs?|oz|km|cm|mm|m²|m3|m³|ml|kwh|gb|mb|hours?|hrs?|days?|points?|公斤|公升|度|分)[.,;)]?$/iu;
/** Lines about points and similar rewards that a customer collects, which are not money. */
const COLLECTED = /\bpoints?\b|\bmiles\b|\bstamps\b|\bpunkte\b|積分|积分|里數|里数/iu;

/**
 * Whether a number on a line of an invoice or receipt counts or measures something other than money: a percentage, a
 * weight, hours, points collected.
 */
export function isMeasure(line: Line, amount: PlacedAmount): boolean {
  const last = amount.tokens.at(-1);
  const after = last === undefined ? '' : (line.tokens[line.tokens.indexOf(last) + 1]?.text ?? '');
  if (after.startsWith('%')) return true;
  if (amount.currency !== null) return false;
  return UNIT.test(after) || (!amount.value.includes('.') && COLLECTED.test(line.text));
}
