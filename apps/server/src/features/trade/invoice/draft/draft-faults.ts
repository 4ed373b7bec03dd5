import type { DraftItem, InvoiceDraft } from '@folio/contract';
import {
  computeDocument,
  discountOf,
  extension,
  isCurrency,
  isLedgerIssue,
  parseDecimal,
  parseMoney,
} from '@folio/ledger';
import { DomainError, type FieldIssue } from '../../../../platform/http/domain-error.ts';
import { discountFrom, draftLines } from './draft-totals.ts';

const DECIMALS = 6;
/** While a person types, the discount may exceed the items. */
const UNTIL_CONFIRMED = 'ledger_discount_too_large';

/** Rejects saving a draft whose figures give no total, naming the items. */
export function refuseUnreadable(draft: InvoiceDraft): void {
  const faults = figureFaults(draft).filter(({ word }) => word !== UNTIL_CONFIRMED);
  if (faults.length > 0) throw new DomainError('validation_failed', { faults });
}

/** Errors in the figures of a draft, by field. */
export function figureFaults(draft: InvoiceDraft): FieldIssue[] {
  if (!isCurrency(draft.currency)) return [{ path: 'currency', word: 'currency_unknown' }];
  const faults = draft.items.flatMap((item, index) => itemFaults(item, index, draft.currency));
  return faults.length > 0 ? faults : tried('discount', () => computeWithDiscount(draft));
}

function itemFaults(item: DraftItem, index: number, currency: string): FieldIssue[] {
  const { quantity, price, amount } = item;
  const values = { item: String(index + 1) };
  const at = (field: string, work: () => unknown) => tried(`items.${index}.${field}`, work, values);
  const faults = [
    ...at('quantity', () => quantity !== null && parseDecimal(quantity, DECIMALS)),
    ...at('price', () => price !== null && parseDecimal(price, DECIMALS)),
    ...at('amount', () => amount !== null && parseMoney(amount, currency)),
  ];
  if (faults.length > 0) return faults;
  const fullOf = () => extension(quantity ?? '1', price ?? '0', currency);
  const tooLarge = at('price', fullOf);
  return tooLarge.length > 0 ? tooLarge : at('discount', () => discountOf(discountFrom(item), fullOf(), currency));
}

function computeWithDiscount(draft: InvoiceDraft): unknown {
  const { items, discount } = draftLines(draft, []);
  const untaxed = items.map((item) => ({ ...item, taxCode: null }));
  return computeDocument({ currency: draft.currency, amountsAre: 'no_tax', items: untaxed, discount, taxCodes: [] });
}

/** Messages that name the item, for frequent errors in an item. */
const ITEM_WORDS: Readonly<Record<string, string>> = { too_many_decimals: 'item_too_many_decimals' };

function tried(path: string, work: () => unknown, values: Record<string, string> = {}): FieldIssue[] {
  try {
    work();
    return [];
  } catch (error) {
    if (!isLedgerIssue(error)) throw error;
    const known = 'item' in values ? ITEM_WORDS[error.code] : undefined;
    return [{ path, word: known ?? `ledger_${error.code}`, values: { ...error.values, ...values } }];
  }
}
