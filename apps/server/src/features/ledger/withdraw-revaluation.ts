import { type Day, revaluationWithdrawal } from '@folio/ledger';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import type { CompanyBooks } from './books.ts';
import { readEntries } from './entry-store.ts';
import type { LedgerCall } from './ledger-call.ts';
import { postEntries } from './post-entries.ts';

/** Entries of standing revaluation runs that revalued a document, oldest first. */
async function runsOn(tx: CompanyTransaction, documentRef: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select entry.id from journal_entry entry
     where entry.company_id = ${tx.companyId} and entry.source_type = 'fx_revaluation' and entry.reverses_id is null
       and entry.id in (select line.entry_id from journal_line line
                         where line.company_id = ${tx.companyId} and line.document_ref = ${documentRef})
       and not exists (select from journal_entry back where back.company_id = entry.company_id and back.reverses_id = entry.id)
     order by entry.number`.execute(tx.queries);
  return rows.map(({ id }) => id);
}

/** Takes a document that is voided out of the revaluation runs of its last day or later: nothing of it stays behind. */
export async function withdrawRevaluation(
  tx: CompanyTransaction,
  call: LedgerCall,
  books: CompanyBooks,
  document: { ref: string; number: string; voidedOn: Day },
): Promise<void> {
  const entries = await readEntries(tx, await runsOn(tx, document.ref));
  const standing = entries.map(({ entry }) => ({
    entry,
    words: { number: `${entry.number}-X`, narration: `Void ${document.number}: ${entry.narration}` },
  }));
  await postEntries(tx, call, revaluationWithdrawal(document, standing), { chart: books.chart });
}
