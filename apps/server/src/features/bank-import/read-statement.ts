import type { BankAccountRow } from '@folio/contract';
import type { BankFileProblem, BankFileStatement } from '@folio/documents';
import { type Currency, type Day, isCurrency, LedgerFault } from '@folio/ledger';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { findDuplicates, type IncomingLine, namesOfOthers } from '../bank/index.ts';
import { hasPostings, readStanding, type StandingStatement } from './account-store.ts';
import { linesOfStatement, minorOf } from './lines-of-statement.ts';
import { balancesOfRows, type Proof, prove } from './prove.ts';

/** What a person chose for a statement. */
export interface StatementChoice {
  currency?: Currency | undefined;
  opening_balance: string | null;
  closing_balance: string | null;
  flipped_rows: readonly number[];
}

/** A statement of a file in minor units, before the books are asked. */
export interface PreparedStatement {
  said: BankFileStatement;
  account: BankAccountRow | null;
  choice: StatementChoice;
  /** The file's, else the account's, else a person's. */
  currency: Currency;
  start: Day | null;
  end: Day | null;
  lines: IncomingLine[];
  problems: BankFileProblem[];
}

/** A statement with what proves it, beside the account's statements that stand. */
export interface ProvedStatement extends PreparedStatement {
  proof: Proof;
  standing: StandingStatement[];
  /** Of the statement before, where it ends before this one begins. */
  previousClosing: bigint | null;
}

/** A statement of a file against the books as they are. */
export interface ReadStatement extends ProvedStatement {
  /** The name in the file, where it is not the company's. */
  otherHolder: string | null;
  duplicates: boolean[];
  /** Nothing was posted to the account and no statement of it is there. */
  opensAccount: boolean;
}

/** A statement for the account chosen (null = a new one); long ones a slice at a time. Throws for an unknown currency. */
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
    throw new Refusal('validation_failed', { word: 'bank_import_currency', values: { found: currency } });
  const { lines, problems } = await linesOfStatement(said, currency, new Set(choice.flipped_rows));
  return { said, account, choice, currency, ...spanOf(said, lines), lines, problems };
}

/** Compares a prepared statement with what the account has already. */
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

/** The name of whose account it is, where that is not the company. */
export async function otherHolderOf(
  tx: CompanyTransaction,
  { said }: Pick<PreparedStatement, 'said'>,
): Promise<string | null> {
  if (said.holder === undefined) return null;
  const [other] = await namesOfOthers(tx, [said.holder]);
  return other ?? null;
}

/** Proves a prepared statement; the statement before it may say where it opens. Throws for a balance that is no amount. */
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

/** The lines before a person turned some round: what the file's own balances were worked out of. */
function asPrinted(lines: readonly IncomingLine[], flippedRows: readonly number[]): readonly IncomingLine[] {
  const flipped = new Set(flippedRows);
  if (flipped.size === 0) return lines;
  return lines.map((line) => (flipped.has(line.fileRow ?? 0) ? { ...line, amountMinor: -line.amountMinor } : line));
}

/** As the file says, widened to its lines. */
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
    if (!(error instanceof LedgerFault)) throw error;
    throw new Refusal('validation_failed', { word: 'bank_import_balance', values: { found: text, currency } });
  }
}
