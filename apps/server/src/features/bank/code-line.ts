import type { Suggestion } from '@folio/ledger';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { noteCoding } from '../bank-rule/index.ts';
import { countCoding, settleStatements } from '../bank-statement/index.ts';
import type { LedgerCall } from '../ledger/index.ts';
import { linkEntries, writeCoding } from './coding-store.ts';
import { lockLine } from './line-store.ts';
import { type Coding, isToDo, type StoredLine } from './stored-line.ts';
import { nothingTouched, type Touched } from './touched.ts';

/** Whose decision a coding is: a person's own, a candidate a person took, or one confirmed without a person. */
export interface Decision {
  /** Which of the line's candidates, from 0; null = none of them. */
  taken: number | null;
  auto: boolean;
}

export const BY_HAND: Decision = { taken: null, auto: false };

/** The line, locked, when nobody has coded it yet. */
export async function openLine(tx: CompanyTransaction, id: string): Promise<StoredLine> {
  const line = await lockLine(tx, id);
  if (line === null) throw new Refusal('not_found');
  if (!isToDo(line)) throw new Refusal('line_already_reconciled');
  return line;
}

export interface KeptCoding {
  state: 'matched' | 'classified' | 'excluded';
  coded: Coding;
  /** The entries the line is the bank's side of; the first is what it posted, where it did. */
  entryIds: readonly string[];
}

/** Keeps what a line was coded to and brings its statement's state up to date. */
export async function keepCoding(tx: CompanyTransaction, line: StoredLine, kept: KeptCoding): Promise<void> {
  const { state, coded, entryIds } = kept;
  await writeCoding(tx, line.id, { state, coded, entryId: entryIds[0] ?? null });
  await linkEntries(tx, line, entryIds);
  await countCoding(tx, line, { sign: 1, moves: state !== 'excluded' });
  await settleStatements(
    tx,
    { id: line.bankAccountId, code: line.accountCode, currency: line.currency },
    line.periodEnd,
  );
}

/** What became of the line's suggestions is kept, and a person's choice learnt. `parts`: what it was classified to. */
export function learnFrom(
  tx: CompanyTransaction,
  call: LedgerCall,
  line: StoredLine,
  { taken, auto }: Decision,
  parts: readonly Pick<Suggestion['parts'][number], 'accountCode' | 'amountMinor'>[] = [],
): Promise<void> {
  return noteCoding(tx, call, { line, candidates: line.candidates, taken, parts, auto });
}

/** What a line that was just coded took: its documents, its entries and itself. */
export function took(line: StoredLine, more: Partial<Touched> = {}): Touched {
  return { ...nothingTouched, ...more, lineIds: [line.id, ...(more.lineIds ?? [])] };
}

/** One text in one row, as entries and records carry it. */
export function wordsOf(line: StoredLine): string {
  const words = line.description.replace(/\s+/g, ' ').trim();
  return (words || line.payee || line.date).slice(0, 300);
}

export const NOT_POSTED = { posted: false, moneyId: null, mirrorLineId: null } as const;
