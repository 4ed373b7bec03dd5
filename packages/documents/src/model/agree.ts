import { Decimal } from 'decimal.js';
import { shareThatHolds } from '../checks/check.ts';
import type { Field } from '../evidence/field.ts';
import { bookkeepingOf, type Party, type Reading } from '../reading.ts';
import { round } from '../values/numbers.ts';
import { lettersAndDigits } from '../values/words.ts';

const FIELDS = ['number', 'relatedNumber', 'issueDate', 'dueDate', 'terms', 'currency', 'bank'] as const;
const FIGURES = ['subtotal', 'discount', 'service', 'tax', 'total', 'prepaid', 'amountDue'] as const;
/** The remaining doubt is at least this much when two readers disagree. */
const IN_DOUBT = 0.6;

type Same = (left: string, right: string) => boolean;

/** Words and numbers of documents: spaces, dashes and points are ignored. */
const isSameText: Same = (left, right) => lettersAndDigits(left) === lettersAndDigits(right);
/** Amounts: 120.00 is 120, and never 1.20. */
export const isSameAmount: Same = (left, right) => new Decimal(left).equals(right);

/**
 * Combines one field of two readings: agreement raises the confidence, disagreement marks the more certain value as
 * doubtful.
 */
export function agreed(
  own: Field<string> | null,
  other: Field<string> | null,
  isSame: Same = isSameText,
): Field<string> | null {
  if (own === null || other === null) return own ?? other;
  if (isSame(own.value, other.value)) {
    return { ...own, confidence: round(1 - (1 - own.confidence) * (1 - other.confidence)) };
  }
  const surer = own.confidence >= other.confidence ? own : other;
  return { ...surer, confidence: Math.min(surer.confidence, IN_DOUBT) };
}

function agreedParty(own: Party | null, other: Party | null): Party | null {
  if (own === null || other === null) return own ?? other;
  return {
    name: agreed(own.name, other.name),
    address: own.address ?? other.address,
    taxId: agreed(own.taxId, other.taxId),
  };
}

/** Checks prove a reading: figures that must fit together are taken together from the reading that fits. */
function proof(reading: Reading): number {
  const codes = ['statement_balance', 'running_balance', 'totals', 'items_sum'];
  const checks = reading.checks.filter((check) => codes.includes(check.code));
  return checks.length === 0 ? 0 : shareThatHolds(checks);
}

function figuresOf(own: Reading, model: Reading): Partial<Reading> {
  const better = proof(model) > proof(own) ? model : own;
  const other = better === own ? model : own;
  const fields = FIGURES.map((name) => [name, agreed(better[name], other[name], isSameAmount)] as const);
  // Figures that prove each other stay together, even if the other reader has more confidence in a single one.
  const kept = proof(better) === 1 ? FIGURES.map((name) => [name, better[name]] as const) : fields;
  return {
    ...Object.fromEntries(kept),
    items: better.items.length > 0 ? better.items : other.items,
    checks: better.checks,
  };
}

/**
 * Combines the built-in reading and the model's. Where they agree the value is more certain; where they differ,
 * arithmetic decides, then confidence, and the doubt is kept for a person to see. The built-in kind is kept unless it
 * was uncertain.
 */
export function agreeing(own: Reading, model: Reading): Reading {
  if (bookkeepingOf(own.kind) !== bookkeepingOf(model.kind))
    return own.confidence >= IN_DOUBT ? own : { ...model, confidence: Math.min(model.confidence, IN_DOUBT) };
  if (bookkeepingOf(own.kind) === 'statement') return proof(model) > proof(own) ? model : own;
  const fields = Object.fromEntries(FIELDS.map((name) => [name, agreed(own[name], model[name])]));
  const merged: Reading = {
    ...own,
    ...fields,
    ...figuresOf(own, model),
    supplier: agreedParty(own.supplier, model.supplier),
    customer: agreedParty(own.customer, model.customer),
    direction: own.direction ?? model.direction,
    warnings: [...own.warnings, ...model.warnings],
  };
  const sure = [merged.total, merged.issueDate, merged.supplier?.name].map((field) => field?.confidence ?? 0);
  return { ...merged, confidence: round(Math.max(Math.min(...sure), Math.min(own.confidence, IN_DOUBT))) };
}
