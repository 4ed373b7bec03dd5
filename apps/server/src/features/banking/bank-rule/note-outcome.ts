import { type Day, payeeKey, type Suggestion } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import type { LedgerCall } from '../../books/ledger/index.ts';
import { stopIfFallen } from './auto-confirm.ts';
import { markOpenLinesStale } from './line-store.ts';
import { addLesson, takeLessonBack } from './memory-store.ts';
import { insertOutcome, undoOutcome } from './outcome-store.ts';

/** The parts of a bank line that suggestions can learn from. */
export interface TeachingLine {
  id: string;
  date: Day;
  payee: string | null;
  description: string;
  amountMinor: bigint;
}

/** The parts of a suggestion used to measure its outcome. */
export type ShownSuggestion = Pick<Suggestion, 'action' | 'source' | 'ruleRef' | 'score'> & {
  readonly parts: readonly { readonly accountCode: string; readonly amountMinor: bigint }[];
};

export interface NotedCoding {
  line: TeachingLine;
  /** Candidates of the line before it was coded, best first. */
  candidates: readonly ShownSuggestion[];
  /** Index of the accepted candidate, from 0; null if a person chose something else. */
  taken: number | null;
  /** What a line was classified to; empty for a match, transfer or exclusion. */
  parts: readonly { readonly accountCode: string; readonly amountMinor: bigint }[];
  /** Confirmed automatically. */
  auto: boolean;
}

/**
 * Saves the outcome of a line's suggestion, and learns the payee's account if the line was classified to a single
 * one. A different choice by a person counts against the memory's suggestion. Automatic confirmations teach nothing.
 */
export async function noteCoding(tx: CompanyTransaction, call: LedgerCall, coding: NotedCoding): Promise<void> {
  const { line, candidates, auto } = coding;
  const [best] = candidates;
  const taken = coding.taken ?? sameAsTyped(coding);
  const learnt = auto || !tellsWho(line) ? null : onlyAccount(coding.parts);
  const remembered = best?.source === 'history' && best.action === 'classify' ? onlyAccount(best.parts) : null;
  const refused = learnt === null || remembered === learnt || taken === 0 ? null : remembered;
  const { autoConfirms } = await insertOutcome(tx, {
    ...outcomeOf(line, best),
    at: call.now,
    accepted: best !== undefined && taken === 0,
    taken,
    refused: false,
    auto,
    learntAccount: learnt,
    refusedAccount: refused,
  });
  if (learnt !== null) await teach(tx, line, { accountCode: learnt, times: 1, refused: 0 });
  if (refused !== null) await teach(tx, line, { accountCode: refused, times: 0, refused: 1 });
  if (!auto && autoConfirms) await stopIfFallen(tx, call, false);
}

/**
 * A person rejected the suggestion: this counts against the suggestion and against the payee's account. The line
 * stays open.
 */
export async function noteRefused(
  tx: CompanyTransaction,
  call: LedgerCall,
  line: TeachingLine,
  suggestion: ShownSuggestion,
): Promise<void> {
  const account = suggestion.action === 'classify' && tellsWho(line) ? onlyAccount(suggestion.parts) : null;
  await insertOutcome(tx, {
    ...outcomeOf(line, suggestion),
    at: call.now,
    accepted: false,
    taken: null,
    refused: true,
    auto: false,
    learntAccount: null,
    refusedAccount: account,
  });
  if (account !== null) await teach(tx, line, { accountCode: account, times: 0, refused: 1 });
  await stopIfFallen(tx, call, false);
}

/**
 * An undo reverses what the coding taught and counted. Undoing an automatic confirmation switches automatic
 * confirmation off.
 */
export async function noteUndone(tx: CompanyTransaction, call: LedgerCall, lineId: string): Promise<void> {
  const undone = await undoOutcome(tx, lineId);
  for (const { payeeKey: key, learntAccount, refusedAccount } of undone) {
    if (key === null) continue;
    if (learntAccount !== null)
      await takeLessonBack(tx, { payeeKey: key, accountCode: learntAccount, times: 1, refused: 0 });
    if (refusedAccount !== null)
      await takeLessonBack(tx, { payeeKey: key, accountCode: refusedAccount, times: 0, refused: 1 });
    if (learntAccount !== null || refusedAccount !== null) await markOpenLinesStale(tx, key);
  }
  if (undone.some(({ auto }) => auto)) await stopIfFallen(tx, call, true);
}

function outcomeOf(line: TeachingLine, best: ShownSuggestion | undefined) {
  return {
    lineId: line.id,
    source: best?.source ?? null,
    ruleId: best?.ruleRef ?? null,
    payeeKey: payeeKey(line),
    score: best?.score ?? null,
  };
}

async function teach(
  tx: CompanyTransaction,
  line: TeachingLine,
  lesson: { accountCode: string; times: number; refused: number },
): Promise<void> {
  const key = payeeKey(line);
  const direction = line.amountMinor > 0n ? 'received' : 'spent';
  await addLesson(tx, { payeeKey: key, payee: nameOf(line), direction, day: line.date, ...lesson });
  await markOpenLinesStale(tx, key);
}

/** If a person entered exactly what a candidate suggested, that suggestion was correct. */
function sameAsTyped({ candidates, parts }: NotedCoding): number | null {
  if (parts.length === 0) return null;
  const typed = textOf(parts);
  const index = candidates.findIndex(({ action, parts: own }) => action === 'classify' && textOf(own) === typed);
  return index === -1 ? null : index;
}

function textOf(parts: NotedCoding['parts']): string {
  return parts
    .map(({ accountCode, amountMinor }) => `${accountCode} ${amountMinor}`)
    .toSorted()
    .join(', ');
}

function onlyAccount(parts: readonly { accountCode: string }[]): string | null {
  const codes = new Set(parts.map(({ accountCode }) => accountCode));
  const [code] = codes;
  return codes.size === 1 && code !== undefined ? code : null;
}

/** The words after the direction. A line without an identifiable payee teaches nothing. */
function wordsOf(line: TeachingLine): string {
  const key = payeeKey(line);
  const space = key.indexOf(' ');
  return space === -1 ? '' : key.slice(space + 1);
}

function tellsWho(line: TeachingLine): boolean {
  return wordsOf(line) !== '';
}

function nameOf(line: TeachingLine): string {
  return (line.payee?.replace(/\s+/g, ' ').trim() || wordsOf(line)).slice(0, 200);
}
