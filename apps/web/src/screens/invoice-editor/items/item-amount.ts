import type { DraftItem } from '@folio/contract';
import { discountOf } from '@folio/ledger/invoicing';
import { extension, formatMoney, isCurrency, parseMoney } from '@folio/ledger/money';
import { compute } from '../../../components/arithmetic.ts';

type Priced = Pick<DraftItem, 'quantity' | 'price' | 'amount' | 'discount' | 'discount_is'>;

/** What an item comes to: the amount printed beside it, else quantity × price less its discount; null while it is not known. */
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

/** An item of a typed amount: its price follows where quantity × price gives that amount, else the amount stands for itself. */
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
