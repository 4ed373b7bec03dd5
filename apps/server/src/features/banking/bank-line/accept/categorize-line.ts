import { absolute, type BankLinePosting, payeeKey } from '@folio/ledger';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { type LedgerCall, type OpenedBooks, openBooks } from '../../../books/ledger/index.ts';
import type { StoredLine } from '../stored-line.ts';
import type { Affected } from '../suggest/affected.ts';
import { bookBankLine } from './book-bank-line.ts';
import { affectedBy, BY_HAND, type Decision, keepCoding, learnFrom, narrationOf } from './keep-coding.ts';
import { rateOfLine } from './rate-of-line.ts';

export interface Categories {
  /** Amounts in the account's currency, positive in the line's direction; they add up to the line. */
  parts: BankLinePosting['splits'];
  rate?: string | undefined;
}

/** Books a line straight to accounts: fees, interest, rent, wages. Its source is the line itself. */
export async function categorizeLine(
  tx: CompanyTransaction,
  call: LedgerCall,
  line: StoredLine,
  { parts, rate }: Categories,
  decision: Decision = BY_HAND,
  known?: OpenedBooks,
): Promise<Affected> {
  const books = known ?? (await openBooks(tx));
  const entry = await bookBankLine(
    tx,
    call,
    {
      date: line.date,
      accountCode: line.accountCode,
      direction: line.amountMinor > 0n ? 'received' : 'spent',
      amountMinor: absolute(line.amountMinor),
      rate: await rateOfLine(tx, line, rate, books.baseCurrency),
      narration: narrationOf(line),
      splits: parts,
      bankLineId: line.id,
    },
    books,
  );
  const about = [...new Set(parts.map((part) => part.accountCode))];
  const coded = { kind: 'classify' as const, posted: true, about, moneyId: null, mirrorLineId: null };
  await keepCoding(tx, line, { state: 'classified', coded, entryIds: [entry.id] });
  await learnFrom(tx, call, line, decision, parts);
  return affectedBy(line, { taught: [payeeKey(line)] });
}
