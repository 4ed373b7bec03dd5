import type { BankAccountRow } from '@folio/contract';
import { addDays, type Currency, type Day, multiplyRate } from '@folio/ledger';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { DomainError } from '../../../../platform/http/domain-error.ts';
import {
  byTheRules,
  type LedgerCall,
  postOpeningBalances,
  readBooks,
  standingOpening,
  takeBackOpening,
} from '../../../books/ledger/index.ts';
import { hasStatementBefore } from '../../bank-statement/index.ts';

export interface Opening {
  periodStart: Day | null;
  periodEnd: Day;
  lines: readonly { date: Day }[];
  openingMinor: bigint;
  /** Base currency units per 1 unit of the account's currency, if the two differ. */
  rate: string | null;
  /** Path of the statement in the request. */
  path: string;
}

/**
 * Posts Dr bank / Cr opening balance equity on the day before the statement begins. Statements can arrive in any
 * order and each proposes an opening balance; the books use the oldest statement's. A later statement posts nothing;
 * an earlier one replaces the posting of a later one. Posts nothing for an account that is part of the company's
 * opening balances.
 */
export async function postOpening(
  tx: CompanyTransaction,
  call: LedgerCall,
  account: BankAccountRow,
  opening: Opening,
): Promise<void> {
  if (await hasStatementBefore(tx, account.id, opening.periodEnd)) return;
  if (await isOpenedByHand(tx, account)) return;
  await takeBackLater(tx, call, account);
  if (opening.openingMinor === 0n) return;
  const first = opening.periodStart ?? opening.lines[0]?.date ?? opening.periodEnd;
  const { baseCurrency } = await readBooks(tx);
  const line = {
    accountCode: account.code,
    netMinor: baseOfOpening(account, opening, baseCurrency),
    currency: account.currency,
    foreignMinor: opening.openingMinor,
  };
  await postOpeningBalances(tx, call, {
    id: account.id,
    number: `OB-${account.code}`,
    date: addDays(first, -1),
    narration: `Opening balance ${account.name}`,
    lines: [line],
  });
}

/** Reverses the opening balance that a later statement of the account posted, if there is one. */
async function takeBackLater(tx: CompanyTransaction, call: LedgerCall, account: BankAccountRow): Promise<void> {
  const standing = await standingOpening(tx, account.id);
  if (standing !== null) await takeBackOpening(tx, call, standing, 'an earlier statement arrived');
}

/** True if the company's opening journal already includes the account's balance. */
async function isOpenedByHand(tx: CompanyTransaction, account: BankAccountRow): Promise<boolean> {
  const opening = await standingOpening(tx, tx.companyId);
  return opening?.entry.lines.some((line) => line.accountCode === account.code) ?? false;
}

function baseOfOpening(account: BankAccountRow, { openingMinor, rate, path }: Opening, baseCurrency: Currency): bigint {
  if (account.currency === baseCurrency) return openingMinor;
  if (rate !== null) return byTheRules(() => multiplyRate(openingMinor, account.currency, rate, baseCurrency));
  const values = { currency: account.currency, base: baseCurrency };
  throw new DomainError('validation_failed', {
    faults: [{ path: `${path}.opening_rate`, word: 'enter_rate', values }],
  });
}
