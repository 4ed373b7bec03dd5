import { absolute, parseMoney } from '@folio/ledger';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import { byTheRules, type LedgerCall, openBooks } from '../ledger/index.ts';
import { bookBankLine } from './book-bank-line.ts';
import { keepCoding, openLine, wordsOf } from './code-line.ts';
import { rateOfLine } from './rate-of-line.ts';

export interface ClassifyInput {
  id: string;
  /** Parts in the account's currency, positive in the line's direction; they add up to the line. */
  splits: readonly { account_code: string; amount: string; description?: string | undefined }[];
  rate?: string | undefined;
}

/** Books a line straight to accounts: fees, interest, rent, wages. Its source is the line itself. */
export async function classifyLine(tx: CompanyTransaction, call: LedgerCall, input: ClassifyInput): Promise<void> {
  const line = await openLine(tx, input.id);
  const books = await openBooks(tx);
  const splits = byTheRules(() =>
    input.splits.map(({ account_code: accountCode, amount, description }) => ({
      accountCode,
      amountMinor: parseMoney(amount, line.currency),
      ...(description ? { description } : {}),
    })),
  );
  const entry = await bookBankLine(
    tx,
    call,
    {
      date: line.date,
      accountCode: line.accountCode,
      direction: line.amountMinor > 0n ? 'received' : 'spent',
      amountMinor: absolute(line.amountMinor),
      rate: await rateOfLine(tx, line, input.rate, books.baseCurrency),
      narration: wordsOf(line),
      splits,
      bankLineId: line.id,
    },
    books,
  );
  const about = [...new Set(splits.map((split) => split.accountCode))];
  const coded = { kind: 'classify' as const, posted: true, about, moneyId: null, mirrorLineId: null };
  await keepCoding(tx, line, { state: 'classified', coded, entryId: entry.id });
}
