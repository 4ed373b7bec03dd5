import type { AssetClass, assetListQuery, FixedAssetRow, RegisterMeta } from '@folio/contract';
import { formatMoney } from '@folio/ledger';
import type { z } from 'zod';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { readBooks, readTurnovers } from '../../books/ledger/index.ts';
import { type KnownAsset, loadAssets } from './asset-facts.ts';
import { readClasses } from './class-store.ts';
import { countAssets, pageOfAssets, type SumOfDay, sumsByDay } from './register-store.ts';

/**
 * A page of the register. The totals and the comparison with the ledger cover every asset and every day, whatever the page
 * shows.
 */
export async function listRegister(
  tx: CompanyTransaction,
  query: z.infer<typeof assetListQuery>,
): Promise<{ rows: FixedAssetRow[]; meta: RegisterMeta }> {
  const { baseCurrency } = await readBooks(tx);
  const classes = await readClasses(tx);
  const filter = { state: query.state, q: query.q };
  const page = { sort: query.sort, limit: query.limit, offset: (query.page - 1) * query.limit };
  const ids = await pageOfAssets(tx, filter, page);
  const known = new Map((await loadAssets(tx, ids)).map((one) => [one.asset.id, one]));
  const rows = ids.flatMap((id) => known.get(id) ?? []).map((one) => presentRow(one, classes, baseCurrency));
  const sums = await sumsByDay(tx);
  const base = (amountMinor: bigint) => formatMoney(amountMinor, baseCurrency);
  const costMinor = sums.reduce((sum, one) => sum + one.costMinor, 0n);
  const depreciationMinor = sums.reduce((sum, one) => sum + one.depreciationMinor, 0n);
  return {
    rows,
    meta: {
      page: query.page,
      limit: query.limit,
      total: await countAssets(tx, filter),
      cost: base(costMinor),
      depreciation: base(depreciationMinor),
      net: base(costMinor - depreciationMinor),
      ties: await tiesOf(tx, classes, sums, base),
    },
  };
}

/** An asset as lists show it. */
export function presentRow(known: KnownAsset, classes: readonly AssetClass[], currency: string): FixedAssetRow {
  const { asset, costMinor, depreciationMinor } = known;
  const of = classes.find(({ id }) => id === asset.classId);
  return {
    id: asset.id,
    number: asset.number,
    name: asset.name,
    class_id: asset.classId,
    class_name: of?.name ?? '',
    class_name_zh: of?.name_zh ?? '',
    tax_class: asset.taxClass,
    acquired_on: asset.acquiredOn,
    in_use_on: asset.inUseOn,
    cost: formatMoney(costMinor, currency),
    depreciation: formatMoney(depreciationMinor, currency),
    net: formatMoney(costMinor - depreciationMinor, currency),
    state: stateOf(known),
  };
}

function stateOf({ standing, estimates, costMinor, depreciationMinor }: KnownAsset): FixedAssetRow['state'] {
  if (standing.length === 0) return 'removed';
  if (standing.some(({ kind }) => kind === 'disposal')) return 'disposed';
  const residualMinor = estimates.at(-1)?.residualMinor ?? 0n;
  return costMinor - depreciationMinor <= residualMinor ? 'depreciated' : 'in_use';
}

/** Later than any day of a posting, and the end of a month, so that only month balances are read. */
const LAST_MONTH_END = '9998-12-31';

/** Register and ledger for each account of the classes; depreciation is positive as a credit. */
async function tiesOf(
  tx: CompanyTransaction,
  classes: readonly AssetClass[],
  sums: readonly SumOfDay[],
  base: (amountMinor: bigint) => string,
): Promise<RegisterMeta['ties']> {
  const accountOf = { cost: 'cost_account', depreciation: 'depreciation_account' } as const;
  const codes = classes.flatMap((one) => [one.cost_account, one.depreciation_account]);
  const range = { from: null, to: LAST_MONTH_END, excludeClosing: false };
  const [sides] = (await readTurnovers(tx, [range], null, codes)).values();
  return (['cost', 'depreciation'] as const).flatMap((kind) =>
    [...Map.groupBy(classes, (one) => one[accountOf[kind]])].map(([account, own]) => {
      const ids = new Set(own.map(({ id }) => id));
      const registerMinor = sums
        .filter(({ classId }) => ids.has(classId))
        .reduce((sum, one) => sum + (kind === 'cost' ? one.costMinor : one.depreciationMinor), 0n);
      const { debitMinor = 0n, creditMinor = 0n } = sides?.get(account) ?? {};
      const ledgerMinor = kind === 'cost' ? debitMinor - creditMinor : creditMinor - debitMinor;
      const difference = base(ledgerMinor - registerMinor);
      return { account, kind, register: base(registerMinor), ledger: base(ledgerMinor), difference };
    }),
  );
}
