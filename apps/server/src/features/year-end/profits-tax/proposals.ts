import { type Period, type ProposedAdjustment, proposeAdjustments } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { readAssetAccounts } from '../fixed-asset/index.ts';
import { readProfit } from './read-profit.ts';
import { deleteAdjustments, insertAdjustment, readAdjustments, type StoredAdjustment } from './store.ts';

type Proposals = ReadonlyMap<string, ProposedAdjustment>;

async function readProposals(tx: CompanyTransaction, period: Period): Promise<Proposals> {
  const { movements } = await readProfit(tx, period);
  const proposals = proposeAdjustments(movements, await readAssetAccounts(tx));
  return new Map(proposals.map((one) => [one.kind, one]));
}

/** Whether a person decided on another amount than the accounts propose now. What a person added is never outdated. */
function isOutdated({ kind, state, proposedMinor }: StoredAdjustment, proposals: Proposals): boolean {
  if (state === 'proposed' || proposedMinor === null) return false;
  return (proposals.get(kind)?.amountMinor ?? 0n) !== proposedMinor;
}

/** How many decided adjustments have another amount than the accounts propose now. */
export async function countOutdated(
  tx: CompanyTransaction,
  period: Period,
  adjustments: readonly StoredAdjustment[],
): Promise<number> {
  const proposals = await readProposals(tx, period);
  return adjustments.filter((one) => isOutdated(one, proposals)).length;
}

/**
 * Proposes adjustments from the accounts of a period. What a person decided stays, unless the accounts propose another
 * amount by now: then it is open again, with the reason that was given.
 */
export async function propose(tx: CompanyTransaction, computationId: string, period: Period): Promise<void> {
  const proposals = await readProposals(tx, period);
  const before = await readAdjustments(tx, computationId);
  const open = before.filter((one) => one.state === 'proposed' || isOutdated(one, proposals));
  await deleteAdjustments(
    tx,
    open.map(({ id }) => id),
  );
  const kept = new Set(before.filter((one) => !open.includes(one)).map(({ kind }) => kind));
  for (const { kind, amountMinor, accounts } of proposals.values())
    if (!kept.has(kind))
      await insertAdjustment(tx, computationId, {
        kind,
        amountMinor,
        proposedMinor: amountMinor,
        accounts,
        state: 'proposed',
        reason: open.find((one) => one.kind === kind)?.reason ?? '',
        by: null,
      });
}
