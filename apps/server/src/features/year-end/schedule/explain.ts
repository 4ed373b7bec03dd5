import type { ExplanationRow, explanationQuery, ScheduleBalance } from '@folio/contract';
import { absolute, type Day, explainBalance, openAt, type ScheduleHistory, type SourceFigure } from '@folio/ledger';
import type { z } from 'zod';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { type CompanyBooks, readBooks, readTurnovers } from '../../books/ledger/index.ts';
import { inBase } from './fields.ts';
import { type ScheduleSum, sumsAt } from './list-store.ts';

/** The sums up to a day as a history of one day. */
function historyAt({ kind, sourceMinor, postedMinor }: ScheduleSum, day: Day): ScheduleHistory {
  return {
    kind,
    source: [{ on: day, amountMinor: sourceMinor }],
    posted: [{ on: day, amountMinor: postedMinor }],
  };
}

/** The closing balances of accounts at the end of a day, debit positive. */
async function closingOf(tx: CompanyTransaction, day: Day, codes: readonly string[]): Promise<Map<string, bigint>> {
  const range = { from: null, to: day, excludeClosing: false };
  const [sides] = (await readTurnovers(tx, [range], null, [...codes])).values();
  return new Map(
    codes.map((code) => {
      const { debitMinor = 0n, creditMinor = 0n } = sides?.get(code) ?? {};
      return [code, debitMinor - creditMinor];
    }),
  );
}

/** A prepayment is a debit balance; deferred income and accruals are credits. */
const directionOf = (account: string, { chart }: CompanyBooks) =>
  chart.byCode.get(account)?.type === 'asset' ? 1n : -1n;

function explainedBy(
  account: string,
  sums: readonly ScheduleSum[],
  { day, closing, books }: { day: Day; closing: ReadonlyMap<string, bigint>; books: CompanyBooks },
) {
  const closingMinor = (closing.get(account) ?? 0n) * directionOf(account, books);
  const own = sums.map((sum) => historyAt(sum, day));
  const { explainedMinor, differenceMinor } = explainBalance(closingMinor, own, day);
  return {
    closing: inBase(closingMinor, books),
    explained: inBase(explainedMinor, books),
    difference: inBase(differenceMinor, books),
  };
}

/** Every balance account of schedules at the end of a day: what the ledger has, and what the open schedules explain. */
export async function listBalances(tx: CompanyTransaction, day: Day): Promise<ScheduleBalance[]> {
  const books = await readBooks(tx);
  const byAccount = Map.groupBy(await sumsAt(tx, day, null), ({ account }) => account);
  const accounts = [...byAccount.keys()].sort();
  const closing = await closingOf(tx, day, accounts);
  return accounts.map((account) => ({
    account,
    ...explainedBy(account, byAccount.get(account) ?? [], { day, closing, books }),
  }));
}

interface OpenSum {
  sum: ScheduleSum;
  openMinor: bigint;
}

/** The largest first, equal amounts by name. */
function byAmount(one: OpenSum, other: OpenSum): number {
  const difference = absolute(other.openMinor) - absolute(one.openMinor);
  if (difference === 0n) return one.sum.name.localeCompare(other.sum.name);
  return difference > 0n ? 1 : -1;
}

/** The schedules that hold something of an account's balance at the end of a day, the largest first. */
export async function explainAccount(tx: CompanyTransaction, query: z.infer<typeof explanationQuery>) {
  const { account, date, page, limit } = query;
  const books = await readBooks(tx);
  const sums = await sumsAt(tx, date, account);
  const open = sums
    .map((sum) => ({ sum, openMinor: openAt(historyAt(sum, date), date) }))
    .filter(({ openMinor }) => openMinor !== 0n)
    .sort(byAmount);
  const rows = open.slice((page - 1) * limit, page * limit).map(
    ({ sum, openMinor }): ExplanationRow => ({
      schedule_id: sum.id,
      name: sum.name,
      kind: sum.kind,
      open: inBase(openMinor, books),
    }),
  );
  const closing = await closingOf(tx, date, [account]);
  const meta = { page, limit, total: open.length, ...explainedBy(account, sums, { day: date, closing, books }) };
  return { rows, meta };
}

/** What open schedules explain of balance accounts at the end of a day, debit positive, for the close. */
export async function scheduledBalances(tx: CompanyTransaction, day: Day): Promise<Map<string, SourceFigure>> {
  const figures = new Map<string, SourceFigure>();
  for (const sum of await sumsAt(tx, day, null)) {
    const openMinor = openAt(historyAt(sum, day), day);
    const debitMinor = sum.kind === 'prepayment' ? openMinor : -openMinor;
    const before = figures.get(sum.account)?.amountMinor ?? 0n;
    figures.set(sum.account, { kind: 'schedules', amountMinor: before + debitMinor });
  }
  return figures;
}
