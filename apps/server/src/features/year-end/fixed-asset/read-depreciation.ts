import type { DepreciationRun, depreciationQuery } from '@folio/contract';
import { formatMoney, startOfMonth } from '@folio/ledger';
import type { z } from 'zod';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { readBooks } from '../../books/ledger/index.ts';
import { type ClassRun, earlierMonths, isOpen, lateDay, runsOfMonth, sumOf } from './class-runs.ts';

type Asked = z.infer<typeof depreciationQuery>;

/** The depreciation of a month, by class: what was posted, or what a run would post; a page of the assets of each class. */
export async function readDepreciation(tx: CompanyTransaction, asked: Asked): Promise<DepreciationRun> {
  const month = startOfMonth(asked.month);
  const { baseCurrency, lockedThrough } = await readBooks(tx);
  const base = (amountMinor: bigint) => formatMoney(amountMinor, baseCurrency);
  const runs = await runsOfMonth(tx, month);
  const on = runs.some(isOpen) ? lateDay(month, lockedThrough) : null;
  return {
    month,
    catch_up: on === null || lockedThrough === null ? null : { locked_through: lockedThrough, on },
    classes: runs
      .filter(({ run, charges }) => run !== null || charges.length > 0)
      .map((one) => presentClass(one, { ...asked, month }, base)),
    total: base(runs.reduce((sum, { charges }) => sum + sumOf(charges), 0n)),
  };
}

function presentClass(
  one: ClassRun,
  { month, class_id, limit, page: askedPage }: Asked,
  base: (amountMinor: bigint) => string,
): DepreciationRun['classes'][number] {
  const { assetClass, run, charges } = one;
  const page = class_id === assetClass.id ? askedPage : 1;
  return {
    class_id: assetClass.id,
    name: assetClass.name,
    name_zh: assetClass.name_zh,
    posting_id: run?.id ?? null,
    entry_id: run?.entryId ?? null,
    posted_on: run?.date ?? null,
    earlier_months: earlierMonths(one, month),
    total: base(sumOf(charges)),
    assets: { page, limit, total: charges.length },
    lines: charges.slice((page - 1) * limit, page * limit).map(({ assetId, number, name, amountMinor }) => ({
      asset_id: assetId,
      number,
      name,
      amount: base(amountMinor),
    })),
  };
}
