import type { BulkResult } from '@folio/contract';
import { sentence } from '../../../../messages/index.ts';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import type { CompanyCall } from '../../../../platform/http/call.ts';
import { DomainError } from '../../../../platform/http/domain-error.ts';
import { confirmInvoice } from '../confirm/confirm-invoice.ts';
import { readNumbers } from '../confirm/number-store.ts';
import { removeInvoice } from '../draft/save-invoice.ts';

/** Confirms several documents, each in a separate transaction: one that is rejected does not stop the others. */
export function confirmSeveral(call: CompanyCall, ids: readonly string[]): Promise<BulkResult> {
  return oneByOne(call, ids, (tx, id) => confirmInvoice(tx, call, id));
}

/** Deletes several drafts in the same way. */
export function removeSeveral(call: CompanyCall, ids: readonly string[]): Promise<BulkResult> {
  return oneByOne(call, ids, (tx, id) => removeInvoice(tx, call, id));
}

async function oneByOne(
  call: CompanyCall,
  ids: readonly string[],
  work: (tx: CompanyTransaction, id: string) => Promise<unknown>,
): Promise<BulkResult> {
  const asked = [...new Set(ids)];
  const before = await call.transaction((tx) => readNumbers(tx, asked));
  const results: BulkResult = [];
  for (const id of asked) {
    const refusal = await refusalOf(() => call.transaction((tx) => work(tx, id)));
    const message = refusal === null ? null : textOf(call, refusal);
    results.push({ id, number: before.get(id) ?? '', ok: refusal === null, message, reason: refusal?.code ?? null });
  }
  const after = await call.transaction((tx) => readNumbers(tx, asked));
  return results.map((result) => ({ ...result, number: after.get(result.id) ?? result.number }));
}

/** The error if a rule rejected the work; null if it was done. */
async function refusalOf(work: () => Promise<unknown>): Promise<DomainError | null> {
  try {
    await work();
    return null;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return error;
  }
}

/** The error's own sentence; `validation_failed` has no sentence, only its fields have. */
function textOf({ language, dayStyle }: CompanyCall, { code, word, values, faults }: DomainError): string {
  if (code !== 'validation_failed' || faults.length === 0) return sentence(language, word, values, dayStyle);
  return [...new Set(faults.map((fault) => sentence(language, fault.word, fault.values, dayStyle)))].join(' ');
}
