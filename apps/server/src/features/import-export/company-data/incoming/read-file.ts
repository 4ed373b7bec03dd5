import type { ImportReading } from '@folio/contract';
import type { TrialBalanceFile } from '@folio/ledger';
import { type CompanyCall, turnOf } from '../../../../platform/http/call.ts';
import { DomainError } from '../../../../platform/http/domain-error.ts';
import { parse, parseTask } from '../../../../platform/parsing/index.ts';
import type { LedgerFileOutcome, LedgerFileRequest } from './file-task.ts';
import type { Surroundings } from './present-reading.ts';
import type { ReadRun, RunFacts } from './read-run.ts';

/*
 * Files of other programs are read in a parse thread, and never inside a transaction, which would block other users.
 */

const task = parseTask<LedgerFileRequest, LedgerFileOutcome>(new URL('./file-task.ts', import.meta.url));

async function read<K extends LedgerFileRequest['wanted']>(
  call: CompanyCall,
  request: LedgerFileRequest & { wanted: K },
): Promise<Extract<LedgerFileOutcome, { kind: K }>> {
  const outcome = await parse(task, request, turnOf(call));
  if (outcome.kind === 'refused') throw new DomainError(outcome.code, { word: outcome.word, values: outcome.values });
  // The task returns the kind that was requested.
  return outcome as Extract<LedgerFileOutcome, { kind: K }>;
}

/** How a file was understood, for display. */
export async function readingOf(
  call: CompanyCall,
  bytes: Uint8Array,
  facts: RunFacts,
  around: Surroundings,
): Promise<ImportReading> {
  return (await read(call, { wanted: 'reading', bytes, facts, around, language: call.language })).reading;
}

/** How a file was understood, for posting. */
export async function understandingOf(call: CompanyCall, bytes: Uint8Array, facts: RunFacts): Promise<ReadRun> {
  const { understood } = await read(call, { wanted: 'understanding', bytes, facts });
  return { ...facts, understood };
}

export async function balancesOfFile(
  call: CompanyCall,
  bytes: Uint8Array,
  baseCurrency: string,
): Promise<TrialBalanceFile> {
  return (await read(call, { wanted: 'balances', bytes, baseCurrency })).balances;
}
