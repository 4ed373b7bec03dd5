import type { approveTaxBody, reopenTaxBody, TaxComputation } from '@folio/contract';
import type { z } from 'zod';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { Guards } from '../../../platform/http/guard.ts';
import type { LedgerCall } from '../../books/ledger/index.ts';
import { hashOf } from './figures.ts';
import { noteTax } from './keep-computation.ts';
import { approvedRefusal, openComputation, openDraft, presentComputation } from './present.ts';
import { countOutdated } from './proposals.ts';
import { setApproved } from './store.ts';

/**
 * Approves what a person saw: everything that the figures follow from is kept with its hash. Throws `conflict` if the hash is
 * not that of the figures now (`tax_figures_changed`), while proposals are open
 * (`tax_adjustments_open`), or if the accounts propose other amounts than were decided on (`tax_adjustments_outdated`).
 */
export async function approveComputation(
  tx: CompanyTransaction,
  call: LedgerCall,
  id: string,
  { version, hash }: z.output<typeof approveTaxBody>,
): Promise<TaxComputation> {
  const { computation, adjustments, now } = await openDraft(tx, id, version);
  const open = adjustments.filter(({ state }) => state === 'proposed').length;
  if (open > 0) throw new DomainError('conflict', { word: 'tax_adjustments_open', values: { count: String(open) } });
  const outdated = await countOutdated(tx, { from: computation.basisFrom, to: computation.basisTo }, adjustments);
  if (outdated > 0)
    throw new DomainError('conflict', { word: 'tax_adjustments_outdated', values: { count: String(outdated) } });
  if (hashOf(now) !== hash) throw new DomainError('conflict', { word: 'tax_figures_changed' });
  await setApproved(tx, id, { approved: now, hash, userId: call.userId, at: call.now });
  const change = { year: { before: null, after: computation.year }, hash: { before: null, after: hash } };
  await noteTax(tx, call, id, 'tax_computation_approved', change);
  return presentComputation(await openComputation(tx, id));
}

/** Opens an approved computation again. Throws `conflict` while its journal is posted (`tax_has_journal`). */
export async function reopenComputation(
  tx: CompanyTransaction,
  call: LedgerCall,
  id: string,
  { version, reason }: z.output<typeof reopenTaxBody>,
): Promise<TaxComputation> {
  const { computation } = await openComputation(tx, id, { version });
  if (computation.state !== 'approved') throw new DomainError('conflict', { word: 'tax_not_approved' });
  if (computation.journal?.state === 'posted') throw new DomainError('conflict', { word: 'tax_has_journal' });
  await setApproved(tx, id, null);
  const change = { year: { before: null, after: computation.year }, reason: { before: null, after: reason } };
  await noteTax(tx, call, id, 'tax_computation_reopened', change);
  return presentComputation(await openComputation(tx, id));
}

/** The database keeps what was approved. */
export const taxGuards: Guards = { FO520: approvedRefusal };
