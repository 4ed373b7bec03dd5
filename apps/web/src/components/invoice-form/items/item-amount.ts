import type { DraftItem } from '@folio/contract';
import { discountOf } from '@folio/ledger/invoicing';
import { extension, formatMoney, isCurrency, parseMoney } from '@folio/ledger/money';
import { compute } from '../../money/arithmetic.ts';

type Priced = Pick<DraftItem, 'quantity' | 'price' | 'amount' | 'discount' | 'discount_is'>;

/** The amount of an item: the printed amount, else quantity × price less its discount; null while it is unknown. */
export function amountOf(item: Priced, currency: string): string | null {
  if (item.amount !== null) return item.amount;
  if (item.price === null || !isCurrency(currency)) return null;
  const discount = item.discount === null ? null : { kind: item.discount_is, value: item.discount };
  try {
    const full = extension(item.quantity ?? '1', item.price, currency);
    return formatMoney(full - discountOf(discount, full, currency), currency);
  } catch {
    return null;
  }
}

/**
 * Sets a typed amount: the price follows if quantity × price can give the amount exactly, else the amount is kept
 * without them.
 */
export function withAmount(item: Priced, amount: string | null, currency: string): Partial<DraftItem> {
  if (amount === null) return { price: null, amount: null };
  if (item.discount !== null || !isCurrency(currency)) return { amount };
  const price = compute(`(${amount})/(${item.quantity ?? '1'})`, 6);
  if (!price.ok) return { amount };
  try {
    const comes = extension(item.quantity ?? '1', price.value, currency);
    return comes === parseMoney(amount, currency) ? { price: price.value, amount: null } : { amount };
  } catch {
    return { amount };
  }
}
