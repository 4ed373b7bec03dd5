import type { Chart } from '../../accounts/index.ts';
import type { Day, YearRule } from '../../calendar/index.ts';
import type { JournalEntry } from '../../journal/index.ts';
import { type Currency, formatMoney } from '../../money/index.ts';
import { ledgerLinesIn, ledgerTurnoversFrom } from '../general-ledger/build.ts';
import {
  type AccountFrame,
  generalLedgerFrames,
  type LedgerPage,
  type LedgerParams,
  type LedgerRow,
  ledgerRows,
  type PageLine,
} from '../general-ledger/index.ts';
import { type GoldenHead, goldenSide } from '../golden.ts';
import { type ContactNames, type LedgerLine, ledgerLinesFrom } from '../ledger-line.ts';
import type { Turnovers } from '../movement.ts';

/** The accounts to list (all if absent), the period, and the filter of lines. Every account chosen by name is shown. */
export type AccountTransactionParams = LedgerParams;

/** What a row needs of a line in addition to its amounts. */
export type TransactionLine = PageLine & Pick<LedgerLine, 'accountCode' | 'counterAccounts'>;

/**
 * An account with its balances on its normal side: a credit account in credit is positive. The foreign figures are null
 * unless the account is held in a foreign currency.
 */
export interface TransactionFrame {
  /** The ledger frame in debit-positive amounts; the pages are built from it. */
  readonly ledger: AccountFrame;
  readonly openingMinor: bigint;
  readonly totalDebitMinor: bigint;
  readonly totalCreditMinor: bigint;
  readonly closingMinor: bigint;
  readonly currency: Currency;
  readonly openingForeignMinor: bigint | null;
  readonly closingForeignMinor: bigint | null;
}

/** A line with the balance after it on the account's normal side; `counterAccount` null: several. */
export interface TransactionRow<Line extends TransactionLine> {
  readonly kind: 'line';
  readonly line: Line;
  readonly counterAccount: string | null;
  readonly balanceMinor: bigint;
  readonly foreignBalanceMinor: bigint | null;
}

/** A computed year-end transfer: `amountMinor` and the balance are on the account's normal side. */
export interface TransactionRoll {
  readonly kind: 'year_end_roll';
  readonly day: Day;
  readonly amountMinor: bigint;
  readonly balanceMinor: bigint;
  readonly foreignBalanceMinor: bigint | null;
}

export type AccountTransactionRow<Line extends TransactionLine = LedgerLine> = TransactionRow<Line> | TransactionRoll;

export interface AccountTransactions extends TransactionFrame {
  readonly rows: readonly AccountTransactionRow[];
}

/** 1 where a debit raises the balance shown, -1 where a credit does. */
function signOf(frame: AccountFrame): 1n | -1n {
  return frame.account.normalSide === 'debit' ? 1n : -1n;
}

function transactionFrame(ledger: AccountFrame, baseCurrency: Currency): TransactionFrame {
  const sign = signOf(ledger);
  const isForeign = ledger.currency !== null && ledger.currency !== baseCurrency;
  return {
    ledger,
    openingMinor: sign * ledger.openingMinor,
    totalDebitMinor: ledger.totalDebitMinor,
    totalCreditMinor: ledger.totalCreditMinor,
    closingMinor: sign * ledger.closingMinor,
    currency: ledger.currency ?? baseCurrency,
    openingForeignMinor: isForeign ? sign * ledger.openingForeignMinor : null,
    closingForeignMinor: isForeign ? sign * ledger.closingForeignMinor : null,
  };
}

/** The chosen accounts without their lines. `turnovers` are restricted as the parameters' contacts and kinds are. */
export function accountTransactionFrames(
  params: AccountTransactionParams,
  turnovers: Turnovers,
  chart: Chart,
  yearRule: YearRule,
  baseCurrency: Currency,
): TransactionFrame[] {
  const shown = { ...params, zeroRows: params.zeroRows ?? params.accounts !== undefined };
  return generalLedgerFrames(shown, turnovers, chart, yearRule).map((frame) => transactionFrame(frame, baseCurrency));
}

/** The one account on the other side of a line: its own where the entry has no other, null where there are several. */
export function counterAccountOf(line: Pick<TransactionLine, 'accountCode' | 'counterAccounts'>): string | null {
  const [first, second] = line.counterAccounts;
  return second === undefined ? (first ?? line.accountCode) : null;
}

/** The rows of a page of one account's lines: pages one after another give the same rows as the whole. */
export function accountTransactionRows<Line extends TransactionLine>(
  frame: TransactionFrame,
  page: LedgerPage<Line>,
): AccountTransactionRow<Line>[] {
  const sign = signOf(frame.ledger);
  const isForeign = frame.openingForeignMinor !== null;
  return ledgerRows(frame.ledger, page).map((row: LedgerRow<Line>): AccountTransactionRow<Line> => {
    const balances = {
      balanceMinor: sign * row.balanceMinor,
      foreignBalanceMinor: isForeign ? sign * row.foreignBalanceMinor : null,
    };
    if (row.kind === 'year_end_roll')
      return { kind: row.kind, day: row.day, amountMinor: sign * row.amountMinor, ...balances };
    return { kind: row.kind, line: row.line, counterAccount: counterAccountOf(row.line), ...balances };
  });
}

/** The whole report of entries at once: for books that fit in memory. */
export function buildAccountTransactions(
  params: AccountTransactionParams,
  entries: readonly JournalEntry[],
  names: ContactNames,
  books: { readonly chart: Chart; readonly financialYearEnd: YearRule; readonly baseCurrency: Currency },
): AccountTransactions[] {
  const { chart, financialYearEnd: yearRule, baseCurrency } = books;
  const turnovers = ledgerTurnoversFrom(entries, params, yearRule);
  const lines = ledgerLinesIn(ledgerLinesFrom(entries, names), params, yearRule);
  return accountTransactionFrames(params, turnovers, chart, yearRule, baseCurrency).map((frame) => {
    const own = lines.filter((line) => line.accountCode === frame.ledger.account.code);
    return { ...frame, rows: accountTransactionRows(frame, { before: null, lines: own, isLast: true }) };
  });
}

function goldenRow(row: AccountTransactionRow, currency: Currency, baseCurrency: Currency) {
  const balance = formatMoney(row.balanceMinor, baseCurrency);
  const foreignBalance =
    row.foreignBalanceMinor === null ? {} : { foreignBalance: formatMoney(row.foreignBalanceMinor, currency) };
  if (row.kind === 'year_end_roll')
    return { date: row.day, kind: row.kind, roll: formatMoney(row.amountMinor, baseCurrency), balance };
  const { line } = row;
  const foreignAmount =
    row.foreignBalanceMinor === null ? {} : { foreignAmount: formatMoney(line.foreignAmountMinor ?? 0n, currency) };
  return {
    date: line.date,
    kind: line.kind,
    number: line.number,
    journalNo: line.journalNumber,
    contact: line.contact?.name ?? '',
    description: line.description,
    debit: goldenSide(line.debitMinor, baseCurrency),
    credit: goldenSide(line.creditMinor, baseCurrency),
    counterAccount: row.counterAccount ?? 'SPLIT',
    ...foreignAmount,
    ...foreignBalance,
    balance,
  };
}

function goldenAccount(report: AccountTransactions, baseCurrency: Currency) {
  const money = (amount: bigint) => formatMoney(amount, baseCurrency);
  const { account } = report.ledger;
  const foreign = (name: string, amount: bigint | null) =>
    amount === null ? {} : { [name]: formatMoney(amount, report.currency) };
  return {
    code: account.code,
    name: account.name,
    nameZh: account.nameZh,
    currency: report.currency,
    opening: money(report.openingMinor),
    ...foreign('openingForeign', report.openingForeignMinor),
    rows: report.rows.map((row) => goldenRow(row, report.currency, baseCurrency)),
    totalDebit: money(report.totalDebitMinor),
    totalCredit: money(report.totalCreditMinor),
    closing: money(report.closingMinor),
    ...foreign('closingForeign', report.closingForeignMinor),
  };
}

/** The report as its golden file has it: the one account itself, several as a list. */
export function accountTransactionToGolden(reports: readonly AccountTransactions[], head: GoldenHead) {
  const accounts = reports.map((report) => goldenAccount(report, head.baseCurrency));
  const [only] = accounts;
  const body = only !== undefined && accounts.length === 1 ? only : { accounts };
  return { report: 'account-transaction', ...head, ...body };
}
