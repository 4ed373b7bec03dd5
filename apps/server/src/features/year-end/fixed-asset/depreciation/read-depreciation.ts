import type { DepreciationRun, depreciationQuery } from '@folio/contract';
import { type Day, formatMoney, startOfMonth } from '@folio/ledger';
import type { z } from 'zod';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { readBooks } from '../../../books/ledger/index.ts';
import { chargesOfPosting, type PostedCharge, sumsOfPostings } from '../posting-store.ts';
import { type ChargeSums, chargeSums, idsOfPage } from './charge-sums.ts';
import { type ClassRun, lateDay, runsOfMonth, withoutRun } from './class-runs.ts';
import { chargesOf } from './open-charges.ts';

type Asked = z.infer<typeof depreciationQuery>;
type Sums = Omit<ChargeSums, 'ids'>;

/** The depreciation of a month, by class: what was posted, or what a run would post; a page of the assets of each class. */
export async function readDepreciation(tx: CompanyTransaction, asked: Asked): Promise<DepreciationRun> {
  const month = startOfMonth(asked.month);
  const { baseCurrency, lockedThrough } = await readBooks(tx);
  const base = (amountMinor: bigint) => formatMoney(amountMinor, baseCurrency);
  const runs = await runsOfMonth(tx, month);
  const open = await chargeSums(tx, withoutRun(runs), month);
  const posted = await sumsOfPostings(
    tx,
    runs.flatMap(({ run }) => run?.id ?? []),
  );
  const on = open.size > 0 ? lateDay(month, lockedThrough) : null;
  const pageOf = ({ assetClass }: ClassRun): Page => {
    const page = asked.class_id === assetClass.id ? asked.page : 1;
    return { page, limit: asked.limit, offset: (page - 1) * asked.limit };
  };
  const charges = await openPages(tx, month, runs, open, pageOf);
  const classes: DepreciationRun['classes'] = [];
  let totalMinor = 0n;
  for (const one of runs) {
    const { run, assetClass } = one;
    const sums = run === null ? open.get(assetClass.id) : postedSums(posted.get(run.id));
    if (sums === undefined) continue;
    const page = pageOf(one);
    const own = run === null ? (charges.get(assetClass.id) ?? []) : await chargesOfPosting(tx, run.id, page);
    classes.push(presentClass(one, sums, page, own, base));
    totalMinor += sums.sumMinor;
  }
  return {
    month,
    catch_up: on === null || lockedThrough === null ? null : { locked_through: lockedThrough, on },
    classes,
    total: base(totalMinor),
  };
}

function postedSums(sums = { count: 0, sumMinor: 0n }): Sums {
  return { ...sums, earlierMonths: [] };
}

interface Page {
  page: number;
  limit: number;
  offset: number;
}

/** The pages of all classes that are not charged, read together. */
async function openPages(
  tx: CompanyTransaction,
  month: Day,
  runs: readonly ClassRun[],
  open: ReadonlyMap<string, ChargeSums>,
  pageOf: (run: ClassRun) => Page,
): Promise<Map<string, PostedCharge[]>> {
  const pages = runs.flatMap((one) => {
    const sums = open.get(one.assetClass.id);
    return sums === undefined ? [] : [{ classId: one.assetClass.id, ids: idsOfPage(sums, pageOf(one)) }];
  });
  const ids = pages.flatMap((page) => page.ids);
  const charges = new Map((await chargesOf(tx, ids, month)).map((charge) => [charge.assetId, charge]));
  return new Map(pages.map((page) => [page.classId, page.ids.flatMap((id) => charges.get(id) ?? [])]));
}

function presentClass(
  { assetClass, run }: ClassRun,
  sums: Sums,
  { limit, page }: Page,
  charges: readonly PostedCharge[],
  base: (amountMinor: bigint) => string,
): DepreciationRun['classes'][number] {
  return {
    class_id: assetClass.id,
    name: assetClass.name,
    name_zh: assetClass.name_zh,
    posting_id: run?.id ?? null,
    entry_id: run?.entryId ?? null,
    posted_on: run?.date ?? null,
    earlier_months: sums.earlierMonths,
    total: base(sums.sumMinor),
    assets: { page, limit, total: sums.count },
    lines: charges.map(({ assetId, number, name, amountMinor }) => ({
      asset_id: assetId,
      number,
      name,
      amount: base(amountMinor),
    })),
  };
}
