import type { TaxAdjustmentBody, TaxAdjustmentLine, TaxComputation } from '@folio/contract';
import { journalNumberOf, parseMoney } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { LedgerCall } from '../../books/ledger/index.ts';
import { readEntryParts } from '../fixed-asset/index.ts';
import { hongKong } from './amounts.ts';
import { noteTax } from './keep-computation.ts';
import { readLines } from './lines-store.ts';
import { openComputation, openDraft, presentComputation } from './present.ts';
import { insertAdjustment, type StoredAdjustment, touch, updateAdjustment } from './store.ts';

/**
 * Accepts, changes or dismisses an adjustment, or adds one. Throws `validation_failed` without a reason where Folio proposed
 * otherwise or nothing, `not_found`, `stale_version`, and `conflict` for an approved computation.
 */
export async function decideAdjustment(
  tx: CompanyTransaction,
  call: LedgerCall,
  id: string,
  body: TaxAdjustmentBody,
): Promise<TaxComputation> {
  const { adjustments } = await openDraft(tx, id, body.version);
  const before = body.id === null ? null : (adjustments.find((one) => one.id === body.id) ?? null);
  if (body.id !== null && before === null) throw new DomainError('not_found');
  const amountMinor = parseMoney(body.amount, 'HKD');
  refuseWithoutReason(body, before, amountMinor);
  const row = {
    kind: before?.kind ?? body.kind,
    amountMinor,
    proposedMinor: before?.proposedMinor ?? null,
    accounts: before?.accounts ?? [],
    state: body.state,
    reason: body.reason,
    by: { userId: call.userId, at: call.now },
  };
  await (before === null ? insertAdjustment(tx, id, row) : updateAdjustment(tx, before.id, row));
  await touch(tx, id);
  await noteTax(tx, call, id, 'tax_adjustment_decided', {
    adjustment: { before: null, after: row.kind },
    amount: { before: before && hongKong(before.amountMinor), after: hongKong(amountMinor) },
    state: { before: before?.state ?? null, after: body.state },
    reason: { before: before?.reason ?? null, after: body.reason },
  });
  return presentComputation(await openComputation(tx, id));
}

function refuseWithoutReason(body: TaxAdjustmentBody, before: StoredAdjustment | null, amountMinor: bigint): void {
  const isAsProposed = before !== null && body.state === 'accepted' && amountMinor === before.proposedMinor;
  const faults = [];
  if (!isAsProposed && body.reason === '') faults.push({ path: 'reason', word: 'tax_reason_missing' });
  if (amountMinor === 0n && body.state === 'accepted')
    faults.push({ path: 'amount', word: 'ledger_amount_not_positive' });
  if (faults.length > 0) throw new DomainError('validation_failed', { faults });
}

/** The postings behind an adjustment, with the documents and assets behind them. Throws `not_found`. */
export async function adjustmentLines(
  tx: CompanyTransaction,
  id: string,
  adjustmentId: string,
): Promise<TaxAdjustmentLine[]> {
  const { computation, adjustments } = await openComputation(tx, id);
  const adjustment = adjustments.find((one) => one.id === adjustmentId);
  if (adjustment === undefined) throw new DomainError('not_found');
  const lines = await readLines(tx, adjustment.accounts, { from: computation.basisFrom, to: computation.basisTo });
  const parts = await readEntryParts(
    tx,
    lines.map(({ entryId }) => entryId),
  );
  return lines.map((line) => ({
    entry_id: line.entryId,
    entry_number: journalNumberOf(Number(line.entryNumber)),
    line_no: line.lineNo,
    date: line.date,
    account: line.account,
    description: line.description,
    amount: hongKong(line.netMinor),
    document_id: line.documentId,
    document_name: line.documentName,
    assets: (parts.get(line.entryId) ?? [])
      .filter(({ account }) => account === line.account)
      .map(({ id, number, name, amountMinor }) => ({ id, number, name, amount: hongKong(amountMinor) })),
  }));
}
