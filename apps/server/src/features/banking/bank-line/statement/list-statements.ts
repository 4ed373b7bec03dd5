import { type BankStatementHeader, type BankStatementRow, type ListMeta, statementState } from '@folio/contract';
import { type Day, formatMoney } from '@folio/ledger';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { findBankAccount, readBooks } from '../../../books/ledger/index.ts';
import { countMissing } from '../../bank-evidence/index.ts';
import { bookBalance, countStates, pageOfStatements, type StatementRow } from '../../bank-statement/index.ts';

export async function listStatements(
  tx: CompanyTransaction,
  query: { account_id: string; page: number; limit: number },
): Promise<{ rows: BankStatementRow[]; meta: ListMeta }> {
  const { page, limit } = query;
  const account = await findBankAccount(tx, query.account_id);
  const { rows, total } = await pageOfStatements(tx, account.id, { limit, offset: (page - 1) * limit });
  return { rows: rows.map(presentStatement), meta: { page, limit, total } };
}

function presentStatement(row: StatementRow): BankStatementRow {
  return {
    id: row.id,
    period_start: row.periodStart,
    period_end: row.periodEnd,
    opening_balance: formatMoney(row.openingMinor, row.currency),
    closing_balance: formatMoney(row.closingMinor, row.currency),
    currency: row.currency,
    state: statementState.parse(row.state),
    lines: row.lines,
    document_id: row.documentId,
  };
}

/** The head of the Bank Statement screen: the last statement, if any, compared with the books of the same day. */
export async function readHeader(tx: CompanyTransaction, today: Day, accountId: string): Promise<BankStatementHeader> {
  const account = await findBankAccount(tx, accountId);
  const { baseCurrency } = await readBooks(tx);
  const { rows } = await pageOfStatements(tx, account.id, { limit: 1, offset: 0 });
  const [last] = rows;
  const foreign = account.currency !== baseCurrency;
  const bookMinor = await bookBalance(tx, { code: account.code, foreign }, last?.periodEnd ?? today);
  const counts = await countStates(tx, account.id);
  const marks = await countMissing(tx, account.id);
  const money = (amountMinor: bigint) => formatMoney(amountMinor, account.currency);
  return {
    account_id: account.id,
    account_number: account.number,
    account_code: account.code,
    account_name: account.name,
    account_name_zh: account.name_zh,
    currency: account.currency,
    last_statement_date: last?.periodEnd ?? null,
    last_statement_balance: last === undefined ? null : money(last.closingMinor),
    book_balance: money(bookMinor),
    difference: last === undefined ? null : money(last.closingMinor - bookMinor),
    counts: { to_do: counts.toDo, coded: counts.coded, all: counts.all },
    missing_evidence: marks.missing,
    open_questions: marks.questions,
  };
}
