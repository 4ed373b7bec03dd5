import { must, type Suggestion } from '@folio/ledger';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { DomainError } from '../../../../platform/http/domain-error.ts';
import { type LedgerCall, type OpenedBooks, openedBooks } from '../../../books/ledger/index.ts';
import { noteCoding } from '../../bank-rule/index.ts';
import { settleStatements } from '../../bank-statement/index.ts';
import { lockLine, lockLineAndHead } from '../list/line-store.ts';
import { isToDo, type StoredLine } from '../stored-line.ts';
import { type Affected, nothingAffected } from '../suggest/affected.ts';
import { type KeptCoding, writeCoding } from './coding-store.ts';

/** Origin of a coding: a person's own choice, a candidate a person accepted, or an automatic confirmation. */
export interface Decision {
  /** Index of the accepted candidate, from 0; null if no candidate was accepted. */
  taken: number | null;
  auto: boolean;
}

export const BY_HAND: Decision = { taken: null, auto: false };

/** Reads and locks a line that is not yet coded. */
export async function openLine(tx: CompanyTransaction, id: string): Promise<StoredLine> {
  return demandOpen(await lockLine(tx, id));
}

/** The same with the books that it is to be posted into. */
export async function openLineAndBooks(
  tx: CompanyTransaction,
  id: string,
): Promise<{ line: StoredLine; books: OpenedBooks }> {
  const found = await lockLineAndHead(tx, id);
  const line = demandOpen(found?.line ?? null);
  return { line, books: await openedBooks(tx, must(found, 'the head of the journal').head) };
}

function demandOpen(line: StoredLine | null): StoredLine {
  if (line === null) throw new DomainError('not_found');
  if (!isToDo(line)) throw new DomainError('line_already_reconciled');
  return line;
}

/** Saves the coding of a line and updates the state of its statement. */
export async function keepCoding(tx: CompanyTransaction, line: StoredLine, kept: KeptCoding): Promise<void> {
  await writeCoding(tx, line, kept);
  await settleStatements(
    tx,
    { id: line.bankAccountId, code: line.accountCode, currency: line.currency },
    line.periodEnd,
  );
}

/**
 * Records the outcome of the line's suggestions and learns from a person's choice. `parts`: the accounts and amounts
 * the line was classified to.
 */
export function learnFrom(
  tx: CompanyTransaction,
  call: LedgerCall,
  line: StoredLine,
  { taken, auto }: Decision,
  parts: readonly Pick<Suggestion['parts'][number], 'accountCode' | 'amountMinor'>[] = [],
): Promise<void> {
  return noteCoding(tx, call, { line, candidates: line.candidates, taken, parts, auto });
}

/** What a newly coded line affects: its documents, its entries and itself. */
export function affectedBy(line: StoredLine, more: Partial<Affected> = {}): Affected {
  return { ...nothingAffected, ...more, lineIds: [line.id, ...(more.lineIds ?? [])] };
}

/** The line's text on one row, as used in entries and records. */
export function narrationOf(line: StoredLine): string {
  const words = line.description.replace(/\s+/g, ' ').trim();
  return (words || line.payee || line.date).slice(0, 300);
}

export const NOT_POSTED = { posted: false, moneyId: null, mirrorLineId: null } as const;
