import { type CompanyCall, turnOf } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { parse, parseTask } from '../../../platform/parsing/index.ts';
import { readBooks } from '../ledger/index.ts';
import type { RateOutcome, RateRequest } from './rate-task.ts';
import type { RateFile } from './read-rate-csv.ts';

const task = parseTask<RateRequest, RateOutcome>(new URL('./rate-task.ts', import.meta.url));

/**
 * The rates of a CSV file. A parse thread reads them, never inside a transaction, because other transactions would
 * wait for it.
 */
export async function readRates(call: CompanyCall, csv: string): Promise<RateFile> {
  const { baseCurrency } = await call.transaction(readBooks);
  const outcome = await parse(task, { csv, baseCurrency }, turnOf(call));
  if (outcome.kind === 'refused') throw new DomainError('validation_failed', { faults: outcome.faults });
  return outcome.file;
}
