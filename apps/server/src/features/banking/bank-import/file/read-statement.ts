import type { BankAccountRow } from '@folio/contract';
import type { BankFileProblem, BankFileStatement } from '@folio/documents';
import { type Currency, type Day, isCurrency, LedgerIssue } from '@folio/ledger';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { DomainError } from '../../../../platform/http/domain-error.ts';
import { findDuplicates, type IncomingLine, namesOfOthers } from '../../bank-line/index.ts';
import { hasPostings, readStanding, type StandingStatement } from '../confirm/account-store.ts';
import { balancesOfRows, type Proof, prove } from '../confirm/prove.ts';
import { linesOfStatement, minorOf } from './lines-of-statement.ts';

export interface StatementChoice {
  currency?: Currency | undefined;
  opening_balance: string | null;
  closing_balance: string | null;
  flipped_rows: readonly number[];
}

/** A statement of a file in minor units, before it is compared with the books. */
export interface PreparedStatement {
  said: BankFileStatement;
  account: BankAccountRow | null;
  choice: StatementChoice;
  /** The file's currency, else the account's, else the one a person chose. */
  currency: Currency;
  start: Day | null;
  end: Day | null;
  lines: IncomingLine[];
  problems: BankFileProblem[];
}

/** A statement with its proof and the account's existing statements. */
export interface ProvedStatement extends PreparedStatement {
  proof: Proof;
  standing: StandingStatement[];
  /** Closing balance of the previous statement, if that ends before this one begins. */
  previousClosing: bigint | null;
}

/** A statement of a file compared with the current books. */
export interface ReadStatement extends ProvedStatement {
  /** The account holder named in the file, if it is not the company. */
  otherHolder: string | null;
  duplicates: boolean[];
  /** True if the account has no postings and no statements. */
  opensAccount: boolean;
}

/**
 * Prepares a statement for the chosen account (null = a new one). Long statements are processed in slices. Throws for
 * an unknown currency.
 */
export async function prepareStatement(
  said: BankFileStatement,
  {
    account,
    choice,
    baseCurrency,
  }: { account: BankAccountRow | null; choice: StatementChoice; baseCurrency: Currency },
): Promise<PreparedStatement> {
  const currency = said.currency ?? account?.currency ?? choice.currency ?? baseCurrency;
  if (!isCurrency(currency))
    throw new DomainError('validation_failed', { word: 'bank_import_currency', values: { found: currency } });
  const { lines, problems } = await linesOfStatement(said, currency, new Set(choice.flipped_rows));
  return { said, account, choice, currency, ...spanOf(said, lines), lines, problems };
}

/** Compares a prepared statement with the lines the account already has. */
export async function readStatement(tx: CompanyTransaction, prepared: PreparedStatement): Promise<ReadStatement> {
  const { account, lines } = prepared;
  const proved = await proveStatement(tx, prepared);
  return {
    ...proved,
    otherHolder: await otherHolderOf(tx, prepared),
    duplicates: account === null ? lines.map(() => false) : await findDuplicates(tx, account.id, lines, null),
    opensAccount: proved.standing.length === 0 && (account === null || !(await hasPostings(tx, account.code))),
  };
}

/** The account holder's name, if it is not the company's. */
export async function otherHolderOf(
  tx: CompanyTransaction,
  { said }: Pick<PreparedStatement, 'said'>,
): Promise<string | null> {
  if (said.holder === undefined) return null;
  const [other] = await namesOfOthers(tx, [said.holder]);
  return other ?? null;
}

/**
 * Proves a prepared statement. The previous statement may supply the opening balance. Throws if a balance is not a
 * valid amount.
 */
export async function proveStatement(tx: CompanyTransaction, prepared: PreparedStatement): Promise<ProvedStatement> {
  const { said, account, choice, currency, start, lines } = prepared;
  const standing = account === null ? [] : await readStanding(tx, account.id);
  const before = start === null ? undefined : standing.findLast((statement) => statement.end < start);
  const previousClosing = before?.closingMinor ?? null;
  const amount = (text: string | null) => (text === null ? null : balanceOf(text, currency));
  const own = (text: string | null) => {
    const balance = amount(text);
    return balance !== null && said.card ? -balance : balance;
  };
  const rows = balancesOfRows(asPrinted(lines, choice.flipped_rows));
  const unlessOfRows = (balance: bigint | null, ofRows: bigint | null) => (balance === ofRows ? null : balance);
  return {
    ...prepared,
    proof: prove(lines, {
      typedOpening: amount(choice.opening_balance),
      typedClosing: amount(choice.closing_balance),
      fileOpening: unlessOfRows(own(said.openingBalance), rows.opening),
      fileClosing: unlessOfRows(own(said.closingBalance), rows.closing),
      previousClosing,
    }),
    standing,
    previousClosing,
  };
}

/** The lines before a person flipped any. The file's own balances are based on these. */
function asPrinted(lines: readonly IncomingLine[], flippedRows: readonly number[]): readonly IncomingLine[] {
  const flipped = new Set(flippedRows);
  if (flipped.size === 0) return lines;
  return lines.map((line) => (flipped.has(line.fileRow ?? 0) ? { ...line, amountMinor: -line.amountMinor } : line));
}

/** The period stated in the file, extended to include all of its lines. */
function spanOf(said: BankFileStatement, lines: readonly IncomingLine[]): { start: Day | null; end: Day | null } {
  let start = said.periodStart;
  let end = said.periodEnd;
  for (const { date } of lines) {
    if (start === null || date < start) start = date;
    if (end === null || date > end) end = date;
  }
  return { start: start ?? end, end: end ?? start };
}

function balanceOf(text: string, currency: Currency): bigint {
  try {
    return minorOf(text, currency);
  } catch (error) {
    if (!(error instanceof LedgerIssue)) throw error;
    throw new DomainError('validation_failed', { word: 'bank_import_balance', values: { found: text, currency } });
  }
}
