import type { TaxInputs } from '@folio/contract';
import type { Day } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { withFigures } from './present.ts';
import { listComputations } from './store.ts';

const NIL = '0.00';

/** What a year begins with: nothing, or what the latest computation before it carries forward. */
export async function rolledForward(tx: CompanyTransaction, basisFrom: Day): Promise<TaxInputs> {
  const before = (await listComputations(tx)).find(({ basisTo }) => basisTo < basisFrom);
  const prescribed = { additions: NIL, disposals: [] };
  if (before === undefined)
    return {
      pools: [],
      prescribed,
      buildings: [],
      loss_brought_forward: NIL,
      donations_claimed: NIL,
      provisional: NIL,
    };
  const { computation, now } = await withFigures(tx, before);
  const { figures } = computation.approved ?? now;
  const residues = figures.buildings_carried_forward;
  return {
    pools: figures.pools_carried_forward.map(({ rate, amount }) => ({
      rate,
      brought_forward: amount,
      additions: NIL,
      disposals: [],
    })),
    prescribed,
    buildings: computation.inputs.buildings.flatMap((building, index) =>
      building.proceeds === null
        ? [{ ...building, residue: residues[index]?.amount ?? building.residue, first_year: false }]
        : [],
    ),
    loss_brought_forward: figures.loss_carried_forward,
    donations_claimed: NIL,
    provisional: figures.next_provisional,
  };
}
