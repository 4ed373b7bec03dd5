import type { DepreciationRun, depreciationBody } from '@folio/contract';
import { type Day, depreciationLines, endOfMonth, startOfMonth } from '@folio/ledger';
import type { z } from 'zod';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { DomainError } from '../../../../platform/http/domain-error.ts';
import { type LedgerCall, openBooks, refuseMovedLock } from '../../../books/ledger/index.ts';
import { labelOf } from '../asset-facts.ts';
import { accountsOf, noteAsset, recordPosting } from '../record.ts';
import { type ClassRun, lateDay, runsOfMonth, withoutRun } from './class-runs.ts';
import { type Charge, chargesOfClasses, earlierMonths } from './open-charges.ts';
import { readDepreciation } from './read-depreciation.ts';

/** Assets of each class in the answer of a run. */
const FIRST_PAGE = 50;

/**
 * Posts the depreciation of a month: one entry for each class that has not been charged for it, dated on its last day, or on
 * the first open day where the month is locked and a person chose that day. All of them or none. Throws `conflict` if nothing
 * is left to charge, if a later month was posted before, and if the month is locked and no day or another day is chosen.
 */
export async function runDepreciation(
  tx: CompanyTransaction,
  call: LedgerCall,
  { month: day, catch_up_on: chosenOn }: z.infer<typeof depreciationBody>,
): Promise<DepreciationRun> {
  const month = startOfMonth(day);
  const { lockedThrough } = await openBooks(tx);
  const open = await openRuns(tx, month);
  const values = { month: endOfMonth(month) };
  if (open.length === 0) throw new DomainError('conflict', { word: 'asset_nothing_to_charge', values });
  const behind = open.find(({ later }) => later !== null);
  if (behind?.later)
    throw new DomainError('conflict', {
      word: 'asset_later_month',
      values: { name: behind.assetClass.name, date: endOfMonth(behind.later.month) },
    });
  const lateOn = lateDay(month, lockedThrough);
  refuseMovedLock(chosenOn, lateOn);
  if (lateOn !== null && chosenOn === null)
    throw new DomainError('conflict', {
      word: 'asset_month_locked',
      values: { ...values, locked: lockedThrough ?? '', open: lateOn },
    });
  for (const one of open) await postRun(tx, call, { month, date: lateOn ?? endOfMonth(month) }, one);
  return readDepreciation(tx, { month, page: 1, limit: FIRST_PAGE });
}

interface OpenRun extends ClassRun {
  charges: Charge[];
}

/** The classes that a run would post. */
async function openRuns(tx: CompanyTransaction, month: Day): Promise<OpenRun[]> {
  const runs = await runsOfMonth(tx, month);
  const charges = await chargesOfClasses(tx, withoutRun(runs), month);
  return runs
    .map((one) => ({ ...one, charges: charges.get(one.assetClass.id) ?? [] }))
    .filter((one) => one.charges.length > 0);
}

async function postRun(
  tx: CompanyTransaction,
  call: LedgerCall,
  { month, date }: { month: Day; date: Day },
  { assetClass, charges }: OpenRun,
): Promise<void> {
  const months = [...earlierMonths(charges, month), month].map((first) => first.slice(0, 7));
  const narration = `Depreciation ${months.join(', ')}: ${assetClass.name}`;
  const parts = charges.map(({ amountMinor, ...asset }) => ({ label: labelOf({ asset }), amountMinor }));
  const lines = charges.map(({ assetId, amountMinor }) => ({
    assetId,
    kind: 'depreciation' as const,
    costMinor: 0n,
    depreciationMinor: amountMinor,
    proceedsMinor: 0n,
  }));
  const posting = {
    kind: 'depreciation' as const,
    date,
    classId: assetClass.id,
    month,
    note: '',
    lines,
  };
  const journal = { narration, lines: depreciationLines(accountsOf(assetClass), parts, narration) };
  const id = await recordPosting(tx, call, posting, journal);
  await noteAsset(tx, call, id, 'depreciation_run', { name: assetClass.name, date: posting.date });
}
