import type { ImportReading } from '@folio/contract';
import { type TrialBalanceFile, understandImport } from '@folio/ledger';
import type { Language } from '../../../../platform/http/call.ts';
import { DomainError, type MessageValues } from '../../../../platform/http/domain-error.ts';
import { decodeText } from './decode-text.ts';
import { presentReading, type Surroundings } from './present-reading.ts';
import { readBalances } from './read-balances-file.ts';
import type { ReadRun, RunFacts } from './read-run.ts';

export type LedgerFileRequest = { bytes: Uint8Array } & (
  | { wanted: 'reading'; facts: RunFacts; around: Surroundings; language: Language }
  | { wanted: 'understanding'; facts: RunFacts }
  | { wanted: 'balances'; baseCurrency: string }
);

export type LedgerFileOutcome =
  | { kind: 'reading'; reading: ImportReading }
  | { kind: 'understanding'; understood: ReadRun['understood'] }
  | { kind: 'balances'; balances: TrialBalanceFile }
  | { kind: 'refused'; code: DomainError['code']; word: string; values: MessageValues };

function outcomeOf(request: LedgerFileRequest): LedgerFileOutcome {
  const text = decodeText(Buffer.from(request.bytes));
  if (request.wanted === 'balances') return { kind: 'balances', balances: readBalances(text, request.baseCurrency) };
  const understood = understandImport({ ...request.facts.request, text });
  // The rows are the largest part, and posting does not need them here.
  if (request.wanted === 'understanding') return { kind: 'understanding', understood: { ...understood, rows: [] } };
  const { facts, around, language } = request;
  return { kind: 'reading', reading: presentReading({ ...facts, understood }, around, language) };
}

/** Reads a file of another program in a parse thread. */
export default function fileTask(request: LedgerFileRequest): LedgerFileOutcome {
  try {
    return outcomeOf(request);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const { code, word, values } = error;
    return { kind: 'refused', code, word, values };
  }
}
