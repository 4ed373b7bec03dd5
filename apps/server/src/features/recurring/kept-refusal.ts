import { isLedgerFault } from '@folio/ledger';
import { z } from 'zod';
import { sentence } from '../../messages/index.ts';
import type { Language } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/http/refusal.ts';

const kept = z.object({
  word: z.string(),
  values: z.record(z.string(), z.string()),
  faults: z.array(z.object({ word: z.string(), values: z.record(z.string(), z.string()).optional() })),
});

/** A refusal as it is kept, so that it may be said later in anybody's language; null for what is no refusal. */
export function keptRefusal(error: unknown): string | null {
  if (isLedgerFault(error))
    return JSON.stringify({ word: `ledger_${error.code}`, values: { ...error.values }, faults: [] });
  if (!(error instanceof Refusal)) return null;
  const { code, word, values } = error;
  // Only `validation_failed` says less than its fields.
  const faults = code === 'validation_failed' ? error.faults : [];
  return JSON.stringify({ word, values, faults: faults.map((fault) => ({ word: fault.word, values: fault.values })) });
}

/** The sentences of a kept refusal; the faults say more than the refusal they belong to. */
export function sayRefusal(text: string | null, language: Language): string | null {
  if (text === null) return null;
  const { word, values, faults } = kept.parse(JSON.parse(text));
  if (faults.length === 0) return sentence(language, word, values);
  return [...new Set(faults.map((fault) => sentence(language, fault.word, fault.values)))].join(' ');
}
