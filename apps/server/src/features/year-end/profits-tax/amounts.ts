import { formatMoney, parseMoney } from '@folio/ledger';

/** An amount of the wire in HKD as cents. */
export function minor(text: string): bigint {
  return parseMoney(text, 'HKD');
}

/** Cents as an amount in HKD. */
export function hongKong(amountMinor: bigint): string {
  return formatMoney(amountMinor, 'HKD');
}
