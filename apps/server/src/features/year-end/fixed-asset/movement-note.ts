import type { AssetMovement } from '@folio/contract';
import { assetMovements, type ClassMovement, type Day, formatMoney } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { readBooks } from '../../books/ledger/index.ts';
import { readClasses } from './class-store.ts';
import { sumsByDay } from './register-store.ts';

type Column = AssetMovement['total'];

/** The note on movements of a period: a column for each class, and the total. Throws `validation_failed` for its days. */
export async function readMovementNote(
  tx: CompanyTransaction,
  { from, to }: { from: Day; to: Day },
): Promise<AssetMovement> {
  if (to < from) throw new DomainError('validation_failed', { faults: [{ path: 'to', word: 'asset_period' }] });
  const { baseCurrency } = await readBooks(tx);
  const classes = await readClasses(tx);
  const changes = await sumsByDay(tx);
  const column = (movement: ClassMovement): Column => {
    const of = classes.find(({ id }) => id === movement.classId);
    return present(movement, { name: of?.name ?? '', name_zh: of?.name_zh ?? '' }, baseCurrency);
  };
  // One class for all changes gives the total.
  const [firstId = '00000000-0000-0000-0000-000000000000'] = classes.map(({ id }) => id);
  const all = assetMovements(
    changes.map((change) => ({ ...change, classId: firstId })),
    { from, to },
  );
  const total = all[0] ?? assetMovements([{ ...NOTHING, classId: firstId, date: from }], { from, to })[0];
  if (total === undefined) throw new Error('a change of nothing has a movement');
  const order = new Map(classes.map(({ id }, index) => [id, index]));
  const columns = assetMovements(changes, { from, to }).map(column);
  return {
    classes: columns.sort((a, b) => (order.get(a.class_id) ?? 0) - (order.get(b.class_id) ?? 0)),
    total: present(total, { name: '', name_zh: '' }, baseCurrency),
  };
}

const NOTHING = { kind: 'addition', costMinor: 0n, depreciationMinor: 0n } as const;

function present(movement: ClassMovement, names: Pick<Column, 'name' | 'name_zh'>, currency: string): Column {
  const base = (amountMinor: bigint) => formatMoney(amountMinor, currency);
  const { cost, depreciation } = movement;
  return {
    class_id: movement.classId,
    ...names,
    cost_opening: base(cost.openingMinor),
    additions: base(cost.additionsMinor),
    cost_disposals: base(cost.disposalsMinor),
    cost_transfers: base(cost.transfersMinor),
    cost_closing: base(cost.closingMinor),
    depreciation_opening: base(depreciation.openingMinor),
    charge: base(depreciation.chargeMinor),
    impairment: base(depreciation.impairmentMinor),
    depreciation_disposals: base(depreciation.disposalsMinor),
    depreciation_transfers: base(depreciation.transfersMinor),
    depreciation_closing: base(depreciation.closingMinor),
    net_opening: base(movement.netOpeningMinor),
    net_closing: base(movement.netClosingMinor),
  };
}
