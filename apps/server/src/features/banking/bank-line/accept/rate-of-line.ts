import type { Currency } from '@folio/ledger';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { rateOn } from '../../../books/exchange-rate/index.ts';
import type { StoredLine } from '../stored-line.ts';

/**
 * The exchange rate for a line: the one a person entered, else the latest saved rate for its currency on or before
 * its date. Null in base currency or if no rate is available.
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
