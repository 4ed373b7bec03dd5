import { absolute, parseMoney } from '@folio/ledger';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import { byTheRules, type LedgerCall, openBooks } from '../ledger/index.ts';
import { bookBankLine } from './book-bank-line.ts';
import { BY_HAND, type Decision, keepCoding, learnFrom, openLine, took, wordsOf } from './code-line.ts';
import { rateOfLine } from './rate-of-line.ts';
import type { Touched } from './touched.ts';

export interface ClassifyInput {
  id: string;
  /** Parts in the account's currency, positive in the line's direction; they add up to the line. */
  splits: readonly {
    account_code: string;
    amount: string;
    description?: string | undefined;
    /** The part contains the tax of this code. */
    tax_code?: string | undefined;
  }[];
  rate?: string | undefined;
}

/** Books a line straight to accounts: fees, interest, rent, wages. Its source is the line itself. */
export async function classifyLine(
  tx: CompanyTransaction,
  call: LedgerCall,
  input: ClassifyInput,
  decision: Decision = BY_HAND,
): Promise<Touched> {
  const line = await openLine(tx, input.id);
  const books = await openBooks(tx);
  const splits = byTheRules(() =>
    input.splits.map(({ account_code: accountCode, amount, description, tax_code: taxCode }) => ({
      accountCode,
      amountMinor: parseMoney(amount, line.currency),
      taxCode: taxCode || null,
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
  await keepCoding(tx, line, { state: 'classified', coded, entryIds: [entry.id] });
  await learnFrom(tx, call, line, decision, splits);
  return took(line);
}
