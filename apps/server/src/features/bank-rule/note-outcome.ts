import { type Day, payeeKey, type Suggestion } from '@folio/ledger';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import type { LedgerCall } from '../ledger/index.ts';
import { stopIfFallen } from './auto-confirm.ts';
import { markOpenLinesStale } from './line-store.ts';
import { addLesson, takeLessonBack } from './memory-store.ts';
import { insertOutcome, undoOutcome } from './outcome-store.ts';

/** A bank line as far as it teaches anything. */
export interface TeachingLine {
  id: string;
  date: Day;
  payee: string | null;
  description: string;
  amountMinor: bigint;
}

/** A suggestion as far as what becomes of it is measured. */
export type ShownSuggestion = Pick<Suggestion, 'action' | 'source' | 'ruleRef' | 'score'> & {
  readonly parts: readonly { readonly accountCode: string; readonly amountMinor: bigint }[];
};

export interface NotedCoding {
  line: TeachingLine;
  /** What the line stood with before, best first. */
  candidates: readonly ShownSuggestion[];
  /** Which of them was taken, from 0; null when a person said something else. */
  taken: number | null;
  /** What a line was classified to; empty for a match, transfer or exclusion. */
  parts: readonly { readonly accountCode: string; readonly amountMinor: bigint }[];
  /** Confirmed without a person. */
  auto: boolean;
}

/**
 * Keeps what became of the suggestion a line stood with, and learns the payee's account when the line was classified to a
 * single one. A person who codes otherwise than the memory suggested speaks against what it suggested. Nobody learns from what
 * was confirmed without a person.
 */
export async function noteCoding(tx: CompanyTransaction, call: LedgerCall, coding: NotedCoding): Promise<void> {
  const { line, candidates, auto } = coding;
  const [best] = candidates;
  const taken = coding.taken ?? sameAsTyped(coding);
  const learnt = auto || !tellsWho(line) ? null : onlyAccount(coding.parts);
  const remembered = best?.source === 'history' && best.action === 'classify' ? onlyAccount(best.parts) : null;
  const refused = learnt === null || remembered === learnt || taken === 0 ? null : remembered;
  await insertOutcome(tx, {
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
  if (!auto) await stopIfFallen(tx, call, false);
}

/** The same for a line that was confirmed without a person, as its best suggestion said. */
export function noteAutoOutcome(
  tx: CompanyTransaction,
  call: LedgerCall,
  coding: Pick<NotedCoding, 'line' | 'candidates' | 'parts'>,
): Promise<void> {
  return noteCoding(tx, call, { ...coding, taken: 0, auto: true });
}

/** A person said no: it counts against the suggestion, and against the account for the payee. The line stays open. */
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

/** An undo takes back what the coding taught and what it counted; one that was confirmed without a person stops that. */
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

/** What a person typed in by hand may be what stood there: then it was right. */
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

/** The words after the direction: a line that tells nobody teaches nothing. */
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
