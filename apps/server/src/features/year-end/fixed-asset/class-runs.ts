import type { AssetClass } from '@folio/contract';
import { chargesThrough, type Day, endOfMonth, firstOpenDay } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { chargedThrough, factsOf, loadAssets } from './asset-facts.ts';
import { readClasses } from './class-store.ts';
import { chargesOfPosting, type PostedCharge, runsFrom, type StandingRun } from './posting-store.ts';
import { heldAssets } from './register-store.ts';

export interface Charge extends PostedCharge {
  /** The months that it charges, as their first days; none for a posted charge. */
  months: Day[];
}

/** The charge of a month for the assets of a class, with the earlier months of assets that were recorded late. */
async function openCharges(tx: CompanyTransaction, classId: string, month: Day): Promise<Charge[]> {
  const assets = await loadAssets(tx, await heldAssets(tx, classId));
  return assets.flatMap((known) => {
    const charges = chargesThrough(factsOf(known), chargedThrough(known), month);
    const amountMinor = charges.reduce((sum, charge) => sum + charge.amountMinor, 0n);
    const months = charges.map((charge) => charge.month);
    const { id: assetId, number, name } = known.asset;
    return amountMinor === 0n ? [] : [{ assetId, number, name, amountMinor, months }];
  });
}

export interface ClassRun {
  assetClass: AssetClass;
  run: StandingRun | null;
  /** A later month is posted already. */
  later: StandingRun | null;
  charges: Charge[];
}

/** What each class has for a month: its run, or what a run would charge. */
export async function runsOfMonth(tx: CompanyTransaction, month: Day): Promise<ClassRun[]> {
  const runs = await runsFrom(tx, month);
  const found: ClassRun[] = [];
  for (const assetClass of await readClasses(tx)) {
    const own = runs.filter(({ classId }) => classId === assetClass.id);
    const run = own.find((one) => one.month === month) ?? null;
    const later = own.find((one) => one.month > month) ?? null;
    const charges = run === null ? await openCharges(tx, assetClass.id, month) : await postedCharges(tx, run.id);
    found.push({ assetClass, run, later, charges });
  }
  return found;
}

async function postedCharges(tx: CompanyTransaction, postingId: string): Promise<Charge[]> {
  return (await chargesOfPosting(tx, postingId)).map((charge) => ({ ...charge, months: [] }));
}

/** The months before that of a run whose charges it posts as well. */
export function earlierMonths({ charges }: ClassRun, month: Day): Day[] {
  const months = new Set(charges.flatMap((charge) => charge.months));
  return [...months].filter((one) => one < month).sort();
}

/** A class that a run would post. */
export const isOpen = ({ run, charges }: ClassRun) => run === null && charges.length > 0;

/** The first open day where the month ends in the locked period; else null. */
export function lateDay(month: Day, lockedThrough: Day | null): Day | null {
  return lockedThrough === null || endOfMonth(month) > lockedThrough ? null : firstOpenDay(lockedThrough);
}

/** The charges of all assets together, in base minor units. */
export const sumOf = (charges: readonly Charge[]) => charges.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
