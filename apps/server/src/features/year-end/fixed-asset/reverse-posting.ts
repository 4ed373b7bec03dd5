import type { Day } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { type LedgerCall, openBooks } from '../../books/ledger/index.ts';
import { reverseJournal } from '../../books/manual-journal/index.ts';
import { dateFault } from './asset-facts.ts';
import { lockPosting, markPostingReversed } from './posting-store.ts';
import { noteAsset } from './record.ts';
import { refuseApprovedTax } from './transfer/refuse-approved-tax.ts';
import { taxClassChangedBy } from './transfer/transfer-store.ts';

/**
 * Reverses a posting of the register with its journal: a run, a disposal, an impairment, a transfer or an addition.
 * Only the newest posting of an asset can be reversed. Throws `not_found`, `conflict`, and `validation_failed` for its day.
 */
export async function reversePosting(
  tx: CompanyTransaction,
  call: LedgerCall,
  id: string,
  date: Day,
): Promise<{ posting_id: string }> {
  await openBooks(tx);
  const posting = await lockPosting(tx, id);
  if (posting === null) throw new DomainError('not_found');
  if (posting.reversedOn !== null)
    throw new DomainError('conflict', { word: 'asset_posting_reversed_before', values: { date: posting.reversedOn } });
  if (posting.hasNewer) throw new DomainError('conflict', { word: 'asset_posting_not_newest' });
  if (date < posting.date) throw dateFault('asset_reversed_before_posted', { date: posting.date });
  const changed = await taxClassChangedBy(tx, id);
  if (changed !== null) await refuseApprovedTax(tx, changed);
  await markPostingReversed(tx, call, id, date);
  if (posting.journalId !== null) await reverseJournal(tx, call, { id: posting.journalId, date });
  await noteAsset(tx, call, id, 'asset_posting_reversed', { kind: posting.kind, date });
  return { posting_id: id };
}
