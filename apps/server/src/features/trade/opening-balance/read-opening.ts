import type { OpeningBalances } from '@folio/contract';
import { accountByRole, type Currency, formatMoney, type JournalLineDraft, netOf } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import {
  type CompanyBooks,
  listBankAccounts,
  readBooks,
  standingOpening,
  trimDecimal,
} from '../../books/ledger/index.ts';
import { balanceOf, type OpenDocumentRow, readOpeningDate, readOpeningDocuments } from './store.ts';

/** The opening balances, and the part of them that is not explained yet (the balance of 3900). */
export async function readOpening(tx: CompanyTransaction): Promise<OpeningBalances> {
  const books = await readBooks(tx);
  const equity = accountByRole(books.chart, 'opening_balance_equity').code;
  const date = await readOpeningDate(tx);
  const standing = await standingOpening(tx, tx.companyId);
  const lines = standing?.entry.lines.filter((line) => line.accountCode !== equity) ?? [];
  return {
    date,
    lines: lines.map((line) => presentLine(line, books.baseCurrency)),
    documents: (await readOpeningDocuments(tx)).map((document) => presentDocument(document, books.baseCurrency)),
    from_statements: await statementOpenings(tx, books),
    opening_equity: formatMoney(await balanceOf(tx, equity), books.baseCurrency),
    entry_id: standing?.id ?? null,
    locked: date !== null && books.lockedThrough !== null && date <= books.lockedThrough,
  };
}

function presentLine(line: JournalLineDraft, baseCurrency: Currency): OpeningBalances['lines'][number] {
  const side = (minor: bigint) => (minor === 0n ? null : formatMoney(minor, baseCurrency));
  const foreign = line.foreignAmountMinor;
  return {
    account_code: line.accountCode,
    debit: side(line.debitMinor),
    credit: side(line.creditMinor),
    foreign_amount: foreign === null ? null : formatMoney(foreign, line.currency),
    rate: line.rate,
  };
}

function presentDocument(row: OpenDocumentRow, baseCurrency: Currency): OpeningBalances['documents'][number] {
  return {
    id: row.id,
    type: row.type,
    number: row.number,
    contact: row.contact,
    issue_date: row.issueDate ?? row.date,
    due_date: row.dueDate ?? row.issueDate ?? row.date,
    currency: row.currency,
    rate: row.rate === null ? null : trimDecimal(row.rate),
    total: formatMoney(row.totalMinor, row.currency),
    base: formatMoney(row.baseMinor, baseCurrency),
    settled: row.isSettled,
  };
}

async function statementOpenings(
  tx: CompanyTransaction,
  { baseCurrency }: CompanyBooks,
): Promise<OpeningBalances['from_statements']> {
  const found: OpeningBalances['from_statements'] = [];
  for (const account of await listBankAccounts(tx)) {
    const standing = await standingOpening(tx, account.id);
    const line = standing?.entry.lines.find(({ accountCode }) => accountCode === account.code);
    if (standing === null || line === undefined) continue;
    const balance = formatMoney(netOf(line), baseCurrency);
    found.push({ account_code: account.code, date: standing.entry.date, balance, entry_id: standing.id });
  }
  return found;
}
