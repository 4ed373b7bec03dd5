import type { ImportReading } from '@folio/contract';
import { readCsv } from '@folio/csv';
import { detectLayout, readTrialBalance, type TrialBalanceFile, understandImport } from '@folio/ledger';
import type { Language } from '../../../../platform/http/call.ts';
import { DomainError, type MessageValues } from '../../../../platform/http/domain-error.ts';
import { decodeBytes } from '../../../../platform/text/index.ts';
import { presentReading, type Surroundings } from './present-reading.ts';
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

/**
 * The text of a file of another program, in any encoding it was saved in. Rejects files that are not text: workbooks,
 * PDF.
 */
export function decodeText(bytes: Buffer): string {
  if (bytes.length === 0) throw new DomainError('file_empty');
  const decoded = bytes.subarray(0, 4).toString('latin1') === '%PDF' ? null : decodeBytes(bytes);
  if (decoded === null) throw new DomainError('file_type_unsupported', { word: 'import_not_text' });
  return decoded.text;
}

/** The trial balances of a file, one per month or day. Rejects a file that is not a trial balance. */
export function readBalances(text: string, baseCurrency: string): TrialBalanceFile {
  const { rows } = readCsv(text);
  const layout = detectLayout(rows, baseCurrency);
  if (layout === null) throw new DomainError('file_empty');
  const read = readTrialBalance(rows, layout, baseCurrency);
  const [fault] = read.faults;
  if (fault !== undefined)
    throw new DomainError('validation_failed', { word: `import_${fault.code}`, values: { ...fault.values } });
  if (read.periods.some(({ day }) => day === null))
    throw new DomainError('validation_failed', { word: 'import_date_missing' });
  return read;
}
