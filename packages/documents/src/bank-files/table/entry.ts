import type { IsoDate } from '../../reading.ts';

/** A row of the table as read, before order, signs and accounts are decided. Money is in units of 10^-8. */
export interface Entry {
  readonly row: number;
  readonly date: IsoDate;
  readonly valueDate: IsoDate | null;
  readonly payee: string | null;
  readonly description: string;
  readonly reference: string | null;
  /** Positive in, negative out; null for a row that only states a balance. */
  readonly units: bigint | null;
  /** True when no sign, mark, column or word gives the direction. */
  readonly undirected: boolean;
  readonly balance: bigint | null;
  /** A row that states the opening or closing balance, or a total. */
  readonly says: 'opening' | 'closing' | 'total' | null;
  readonly account: string | null;
  readonly currency: string | null;
  /** The currency printed with the amount. */
  readonly mark: string | null;
}
