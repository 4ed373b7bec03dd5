import type { ImportDetail } from '@folio/contract';
import {
  addTo,
  type Balances,
  type MappingContext,
  nameKey,
  proposeChoices,
  type TrialBalanceFile,
} from '@folio/ledger';
import type { CompanyCall } from '../../../../platform/http/call.ts';
import { DomainError } from '../../../../platform/http/domain-error.ts';
import { readBooks } from '../../../books/ledger/index.ts';
import { findImport, readRemembered, type StoredImport, writeCompared } from '../import-store.ts';
import { monthsOf } from '../stored-balances.ts';
import type { ExchangeTools } from '../tools.ts';
import { getImport, type IncomingText, keepText } from './imports.ts';
import { mergedAccounts } from './post-import.ts';
import { balancesOfFile } from './read-file.ts';

/**
 * Compares a posted import with the other system's trial balances (a column, or a row for each account, of every
 * month). Their accounts are mapped as in the import.
 */
export async function compareImport(
  call: CompanyCall,
  tools: ExchangeTools,
  id: string,
  file: IncomingText,
): Promise<ImportDetail> {
  const run = await call.transaction((tx) => findImport(tx, id));
  if (run === null) throw new DomainError('not_found');
  if (run.state !== 'posted' || run.kind === 'archive')
    throw new DomainError('conflict', { word: 'import_not_posted_yet' });
  const { sha256, name, bytes } = await keepText(call, tools, file);
  const { baseCurrency } = await call.transaction(readBooks);
  const read = await balancesOfFile(call, bytes, baseCurrency);
  await call.transaction(async (tx) => {
    const { chart } = await readBooks(tx);
    const codes = codesOf(run, read, { chart, kind: 'general_ledger', remembered: await readRemembered(tx) });
    const theirs = new Map(read.periods.map(({ day, balances }) => [day ?? '', byCode(balances, codes)]));
    const balances = {
      months: monthsOf(theirs, null),
      merged: mergedAccounts(chart),
      waiting: run.theirs?.waiting ?? [],
    };
    await writeCompared(tx, id, { name, sha256, balances });
  });
  return getImport(call, tools, id);
}

/** Our code for each of their accounts. Throws an error with the names of accounts that are not in the import. */
function codesOf(run: StoredImport, read: TrialBalanceFile, context: MappingContext): Map<string, string> {
  const chosen = new Map(Object.entries(run.choices.accounts).map(([key, choice]) => [key, choice.code]));
  const proposals = proposeChoices(read.accounts, context);
  const codes = new Map<string, string>();
  const unknown: string[] = [];
  for (const account of read.accounts) {
    const proposed = proposals.get(account.key)?.choice;
    const code =
      chosen.get(account.key) ??
      chosen.get(`name:${nameKey(account.name)}`) ??
      (proposed?.to === 'account' ? proposed.code : null);
    if (code === null) unknown.push(account.name);
    else codes.set(account.key, code);
  }
  if (unknown.length === 0) return codes;
  const values = { accounts: unknown.slice(0, 10).join(', '), count: String(unknown.length) };
  throw new DomainError('validation_failed', { word: 'import_compare_unmapped', values });
}

function byCode(balances: ReadonlyMap<string, bigint>, codes: ReadonlyMap<string, string>): Balances {
  const sums = new Map<string, bigint>();
  for (const [key, minor] of balances) {
    const code = codes.get(key) ?? '';
    addTo(sums, code, minor);
  }
  return sums;
}
