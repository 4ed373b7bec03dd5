import { isLedgerIssue } from '@folio/ledger';
import { z } from 'zod';
import { sentence } from '../../../messages/index.ts';
import type { Language } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';

const kept = z.object({
  word: z.string(),
  values: z.record(z.string(), z.string()),
  faults: z.array(z.object({ word: z.string(), values: z.record(z.string(), z.string()).optional() })),
});

/**
 * An error in the form in which it is stored, so that it can be shown later in any language; null for other errors.
 */
export function keptRefusal(error: unknown): string | null {
  if (isLedgerIssue(error))
    return JSON.stringify({ word: `ledger_${error.code}`, values: { ...error.values }, faults: [] });
  if (!(error instanceof DomainError)) return null;
  const { code, word, values } = error;
  // Only the fields of `validation_failed` say more than the error itself.
  const faults = code === 'validation_failed' ? error.faults : [];
  return JSON.stringify({ word, values, faults: faults.map((fault) => ({ word: fault.word, values: fault.values })) });
}

/** The messages of a stored error; its field issues are more specific than the error itself. */
export function sayRefusal(text: string | null, language: Language): string | null {
  if (text === null) return null;
  const { word, values, faults } = kept.parse(JSON.parse(text));
  if (faults.length === 0) return sentence(language, word, values);
  return [...new Set(faults.map((fault) => sentence(language, fault.word, fault.values)))].join(' ');
}
