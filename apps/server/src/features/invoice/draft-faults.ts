import type { DraftItem, InvoiceDraft } from '@folio/contract';
import {
  computeDocument,
  discountOf,
  extension,
  isCurrency,
  isLedgerFault,
  parseDecimal,
  parseMoney,
} from '@folio/ledger';
import { type FieldFault, Refusal } from '../../platform/http/refusal.ts';
import { discountFrom, draftLines } from './draft-totals.ts';

const DECIMALS = 6;
/** A discount may exceed the items as long as they are being typed. */
const UNTIL_CONFIRMED = 'ledger_discount_too_large';

/** Refuses to keep a draft whose figures no total can be made of, naming the items. */
export function refuseUnreadable(draft: InvoiceDraft): void {
  const faults = figureFaults(draft).filter(({ word }) => word !== UNTIL_CONFIRMED);
  if (faults.length > 0) throw new Refusal('validation_failed', { faults });
}

/** What is wrong with the figures of a draft, field by field. */
export function figureFaults(draft: InvoiceDraft): FieldFault[] {
  if (!isCurrency(draft.currency)) return [{ path: 'currency', word: 'currency_unknown' }];
  const faults = draft.items.flatMap((item, index) => itemFaults(item, index, draft.currency));
  return faults.length > 0 ? faults : tried('discount', () => computeWithDiscount(draft));
}

function itemFaults(item: DraftItem, index: number, currency: string): FieldFault[] {
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

/** Sentences that name the item, for the faults people make in one. */
const ITEM_WORDS: Readonly<Record<string, string>> = { too_many_decimals: 'item_too_many_decimals' };

function tried(path: string, work: () => unknown, values: Record<string, string> = {}): FieldFault[] {
  try {
    work();
    return [];
  } catch (error) {
    if (!isLedgerFault(error)) throw error;
    const known = 'item' in values ? ITEM_WORDS[error.code] : undefined;
    return [{ path, word: known ?? `ledger_${error.code}`, values: { ...error.values, ...values } }];
  }
}
