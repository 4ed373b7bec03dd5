import { composeHarbour } from '../paper/harbour-layout.ts';
import { composeMeridian } from '../paper/meridian-layout.ts';
import { type BankStatement, balanceStatement } from './bank-statement.ts';

/**
 * Prints a bank statement as PDF bytes with a text layer, over as many pages as it takes. Running balances are
 * worked out here. Throws a RangeError on lines that no bank would print (both or neither of out and in, outside the
 * period, dates running backwards).
 */
export function renderBankStatement(statement: BankStatement): Promise<Uint8Array> {
  const balanced = balanceStatement(statement);
  return statement.layout === 'harbour' ? composeHarbour(balanced) : composeMeridian(balanced);
}
