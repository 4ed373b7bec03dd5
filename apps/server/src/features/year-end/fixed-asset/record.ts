import type { AssetClass } from '@folio/contract';
import type { AssetAccounts, ManualJournalLine } from '@folio/ledger';
import { absolute, formatMoney, minorDigits, parseMoney } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { type AuditedFields, fieldChanges, type LedgerCall, writeAudit } from '../../books/ledger/index.ts';
import { recordJournal } from '../../books/manual-journal/index.ts';
import { insertPosting, type NewPosting } from './posting-store.ts';

export function accountsOf(asset: AssetClass): AssetAccounts {
  return {
    cost: asset.cost_account,
    depreciation: asset.depreciation_account,
    expense: asset.expense_account,
    disposal: asset.disposal_account,
  };
}

/**
 * Posts the journal of a change and stores the change; no lines: the ledger has it already. Throws as `postEntries`, for
 * example in a locked period.
 */
export async function recordPosting(
  tx: CompanyTransaction,
  call: LedgerCall,
  posting: Omit<NewPosting, 'journalId'>,
  { narration, lines }: { narration: string; lines: readonly ManualJournalLine[] },
): Promise<string> {
  const journal = { number: null, date: posting.date, narration, reverseOn: null, lines };
  const posted = lines.length === 0 ? [] : await recordJournal(tx, call, journal);
  return insertPosting(tx, call, { ...posting, journalId: posted[0]?.id ?? null });
}

/** Amounts of a request in base minor units. Throws `validation_failed` at the field. */
export function minorOf(path: string, text: string, currency: string): bigint {
  try {
    return parseMoney(text, currency);
  } catch {
    const values = { found: text, currency, decimals: String(minorDigits(currency)) };
    throw new DomainError('validation_failed', { faults: [{ path, word: 'asset_amount', values }] });
  }
}

export function refuseNegative(path: string, amountMinor: bigint, currency: string): void {
  if (amountMinor >= 0n) return;
  const values = { found: formatMoney(-absolute(amountMinor), currency) };
  throw new DomainError('validation_failed', { faults: [{ path, word: 'asset_negative', values }] });
}

/** Writes what happened to an asset into the audit trail. */
export function noteAsset(
  tx: CompanyTransaction,
  { userId, now: at }: LedgerCall,
  id: string,
  action:
    | 'fixed_asset_added'
    | 'fixed_asset_disposed'
    | 'fixed_asset_impaired'
    | 'fixed_asset_estimated'
    | 'fixed_asset_transferred'
    | 'asset_posting_reversed'
    | 'depreciation_run',
  fields: AuditedFields,
): Promise<void> {
  const change = fieldChanges(null, fields);
  return writeAudit(tx, { userId, at, action, subjectType: 'fixed_asset', subjectId: id, change });
}
