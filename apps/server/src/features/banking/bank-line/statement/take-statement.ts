import type { BankAccountRow } from '@folio/contract';
import type { Day } from '@folio/ledger';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import type { LedgerCall } from '../../../books/ledger/index.ts';
import { addStatement, refreshStatements } from '../../bank-statement/index.ts';
import { confirmHighConfidenceLines } from '../accept/confirm-high-confidence-lines.ts';
import { postOpening } from '../accept/post-opening.ts';
import { forgetSuggestions, refreshSuggestions } from '../suggest/suggestions.ts';
import { findDuplicates } from './find-duplicates.ts';
import { insertLines, type NewLine } from './incoming-store.ts';
import { walkBalances } from './walk-balances.ts';

/** A line that has its day and amount. `flags`: what its source already says about it. */
export type IncomingLine = Omit<NewLine, 'duplicate'>;

/** A statement that can be taken in: every line has its day and amount, and both balances are known. */
export interface IncomingStatement {
  documentId: string;
  periodStart: Day | null;
  periodEnd: Day;
  openingMinor: bigint;
  closingMinor: bigint;
  /** Where both balances are printed. */
  spots: { opening?: object; closing?: object };
  lines: readonly IncomingLine[];
  /** It was printed for whole days; a file fetched from a bank may be cut within its last one. */
  wholeDays: boolean;
  /** Post the opening balance; `rate` where the account is in another currency, `path` where that is asked for. */
  opening: { rate: string | null; path: string } | null;
}

export interface TakenStatement {
  id: string;
  bankAccountId: string;
  periodEnd: Day;
  lines: number;
  duplicates: number;
}

/** More new lines than these wait for their suggestions until somebody looks at them. */
const SUGGESTED_AT_ONCE = 500;

/**
 * The one door of statements into the books, from paper and from data files: the statement, its lines, and, where asked for,
 * the opening balance. Lines that an earlier statement brought already are excluded; lines whose running balance does not
 * follow are flagged. Nothing else is posted: each line waits to be coded.
 */
export async function takeStatement(
  tx: CompanyTransaction,
  call: LedgerCall,
  account: BankAccountRow,
  statement: IncomingStatement,
): Promise<TakenStatement> {
  const { periodStart, periodEnd, openingMinor, closingMinor, documentId, spots } = statement;
  if (statement.opening !== null) await postOpening(tx, call, account, { ...statement, ...statement.opening });
  const lines = await withMarks(tx, account.id, statement);
  const id = await addStatement(tx, {
    bankAccountId: account.id,
    documentId,
    currency: account.currency,
    periodStart,
    periodEnd,
    openingMinor,
    closingMinor,
    spots,
  });
  await insertLines(tx, { id, bankAccountId: account.id }, lines);
  await forgetSuggestions(tx);
  const duplicates = lines.filter((line) => line.duplicate).length;
  if (lines.length - duplicates <= SUGGESTED_AT_ONCE) await refreshSuggestions(tx, account);
  await refreshStatements(tx, account, periodEnd);
  await confirmHighConfidenceLines(tx, call, account);
  return { id, bankAccountId: account.id, periodEnd, lines: lines.length - duplicates, duplicates };
}

async function withMarks(
  tx: CompanyTransaction,
  bankAccountId: string,
  { lines, openingMinor, periodStart, periodEnd, wholeDays }: IncomingStatement,
): Promise<NewLine[]> {
  const covered = wholeDays && periodStart !== null ? { first: periodStart, last: periodEnd, exact: true } : null;
  const duplicates = await findDuplicates(tx, bankAccountId, lines, covered);
  const breaks = new Map(walkBalances(lines, openingMinor).breaks.map(({ index, flip }) => [index, flip]));
  return lines.map((line, index) => {
    const broken: NewLine['flags'] = breaks.has(index) ? ['balance_breaks'] : [];
    if (breaks.get(index) === true) broken.push('flip');
    return { ...line, flags: [...line.flags, ...broken], duplicate: duplicates[index] ?? false };
  });
}
