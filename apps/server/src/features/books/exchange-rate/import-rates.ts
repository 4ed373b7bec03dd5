import type { ExchangeRateRow, exchangeRateImport } from '@folio/contract';
import type { z } from 'zod';
import { sentence } from '../../../messages/index.ts';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import type { Language } from '../../../platform/http/call.ts';
import { type FieldChanges, type LedgerCall, writeAudit } from '../ledger/index.ts';
import type { RateFile } from './read-rate-csv.ts';
import { keyOf, readKept, writeRates } from './store.ts';

/**
 * Imports the rates of a CSV file; with `dryRun` it only reports the result. Invalid rows are left out and reported
 * in the caller's language; a rate that is already in the books is counted as unchanged.
 */
export async function importRates(
  tx: CompanyTransaction,
  call: LedgerCall & { language: Language },
  input: { file: RateFile; dryRun: boolean },
): Promise<z.input<typeof exchangeRateImport>> {
  const { rows, faults } = input.file;
  const kept = await readKept(tx, rows);
  const isNew = (row: ExchangeRateRow) => !kept.has(keyOf(row));
  const changed = rows.filter((row) => !isNew(row) && kept.get(keyOf(row)) !== row.rate);
  const added = rows.filter(isNew);
  if (!input.dryRun && added.length + changed.length > 0) {
    await writeRates(tx, [...added, ...changed]);
    await audit(tx, call, { added: added.length, changed, kept });
  }
  return {
    added: added.length,
    changed: changed.length,
    unchanged: rows.length - added.length - changed.length,
    rows,
    faults: faults.map(({ row, word, values }) => ({ row, message: sentence(call.language, word, values) })),
  };
}

/** Writes one audit event for a file: how many rates are new, and each rate that was replaced. */
async function audit(
  tx: CompanyTransaction,
  { userId, now: at }: LedgerCall,
  done: { added: number; changed: readonly ExchangeRateRow[]; kept: ReadonlyMap<string, string> },
): Promise<void> {
  const change: FieldChanges = { added: { before: null, after: String(done.added) } };
  for (const row of done.changed) {
    const key = keyOf(row);
    change[key] = { before: done.kept.get(key) ?? null, after: row.rate };
  }
  const action = 'exchange_rates_imported';
  await writeAudit(tx, { userId, at, action, subjectType: 'exchange_rate', subjectId: 'csv', change });
}
