import type { Currency } from '@folio/ledger';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import { rateOn } from '../exchange-rate/index.ts';
import type { StoredLine } from './stored-line.ts';

/**
 * The rate a line is coded at: what the person typed, else the newest one kept for its currency on or before its day; null in
 * base currency, or when there is none.
 */
export async function rateOfLine(
  tx: CompanyTransaction,
  line: Pick<StoredLine, 'currency' | 'date'>,
  typed: string | undefined,
  baseCurrency: Currency,
): Promise<string | null> {
  if (line.currency === baseCurrency) return null;
  return typed ?? (await rateOn(tx, line.currency, line.date))?.rate ?? null;
}
