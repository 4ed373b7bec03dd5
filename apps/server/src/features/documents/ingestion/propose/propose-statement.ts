import type { StatementDraft, StatementLineDraft } from '@folio/contract';
import type { Reading, Statement, StatementLine } from '@folio/documents';
import { hintOf, payeeOf } from '../../../banking/bank-statement/index.ts';
import type { EvidenceBook } from './evidence-of.ts';
import type { OwnBooks } from './own-books.ts';

/** A draft for each account block of a read statement, with the bank account that has its number. */
export function proposeStatements(reading: Reading, books: OwnBooks, book: EvidenceBook): StatementDraft[] {
  return reading.statements.map((statement, index) =>
    proposeStatement(reading, statement, `statements.${index}`, books, book),
  );
}

function proposeStatement(
  reading: Reading,
  statement: Statement,
  path: string,
  books: OwnBooks,
  book: EvidenceBook,
): StatementDraft {
  const accountNumber = book.take(`${path}.account_number`, statement.account);
  const currency = book.take(`${path}.currency`, statement.currency) ?? books.baseCurrency;
  // A card statement prints the debt as a positive amount; in the books it is a negative balance.
  const signed = (text: string | null) => (text !== null && statement.card ? negate(text) : text);
  const opening = signed(book.take(`${path}.opening_balance`, statement.openingBalance));
  const account = findAccount(books, accountNumber, currency);
  return {
    bank: book.take(`${path}.bank`, reading.bank),
    account_number: accountNumber,
    account_holder: book.take(`${path}.account_holder`, reading.holder ?? null)?.slice(0, 400) ?? null,
    currency,
    bank_account_id: account?.id ?? null,
    period_start: book.take(`${path}.period_start`, statement.periodStart),
    period_end: book.take(`${path}.period_end`, statement.periodEnd) ?? statement.lines.at(-1)?.date.value ?? null,
    opening_balance: opening,
    closing_balance: signed(book.take(`${path}.closing_balance`, statement.closingBalance)),
    post_opening_balance: opening !== null && !isNil(opening) && !account?.hasPostings,
    opening_rate: null,
    lines: statement.lines.map((line, index) => proposeLine(line, `${path}.lines.${index}`, signed, book)),
  };
}

function proposeLine(
  line: StatementLine,
  path: string,
  signed: (text: string | null) => string | null,
  book: EvidenceBook,
): StatementLineDraft {
  const description = book.take(`${path}.description`, line.description) ?? '';
  book.map[path] = { page: line.page, box: line.box, confidence: line.confidence, origin: 'read', read: description };
  const draft: StatementLineDraft = {
    date: book.take(`${path}.date`, line.date),
    payee: payeeOf(description),
    description: description.slice(0, 1000),
    hint: hintOf(description),
    spent: book.take(`${path}.spent`, line.out),
    received: book.take(`${path}.received`, line.in),
    balance: signed(book.take(`${path}.balance`, line.balance)),
  };
  noteRepair(line, path, book);
  return draft;
}

/**
 * A figure that was corrected by arithmetic keeps the value read from the page, so that a person can compare both.
 */
function noteRepair(line: StatementLine, path: string, book: EvidenceBook): void {
  if (line.repaired === undefined || line.repaired === 'direction' || line.readAs === undefined) return;
  const amount = line.out === null ? 'received' : 'spent';
  const place = `${path}.${line.repaired === 'amount' ? amount : line.repaired}`;
  const evidence = book.map[place];
  if (evidence !== undefined) book.map[place] = { ...evidence, origin: 'computed', read: line.readAs };
}

/** The account with that number, else the only account in that currency that has no number yet. */
function findAccount(books: OwnBooks, accountNumber: string | null, currency: string) {
  const wanted = digitsOf(accountNumber);
  const byNumber =
    wanted === '' ? undefined : books.bankAccounts.find((account) => digitsOf(account.number) === wanted);
  if (byNumber) return byNumber;
  const unnamed = books.bankAccounts.filter(
    (account) => account.currency === currency && digitsOf(account.number) === '',
  );
  return unnamed.length === 1 ? unnamed[0] : undefined;
}

function digitsOf(number: string | null): string {
  return (number ?? '').replace(/\D/g, '');
}

function negate(text: string): string {
  if (isNil(text)) return text.replace('-', '');
  return text.startsWith('-') ? text.slice(1) : `-${text}`;
}

function isNil(text: string): boolean {
  return /^-?0+(\.0+)?$/.test(text);
}
