import type { ChangesQuery, ListMeta, ReportChanges } from '@folio/contract';
import { balanceRanges, balancesAt, journalNumberOf, type MovementRange, movementsOf, sumAt } from '@folio/ledger';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { type AsRecordedOn, readAsRecordedOn, readMovements } from '../../../books/ledger/index.ts';
import { accountNamed, openReport, type ReportCaller, type ReportContext } from '../context.ts';
import { checkAccounts, checkPeriod } from '../refusals.ts';
import { countChanges, readChanges } from './store.ts';

/**
 * What was recorded after an instant and changes figures of a range: accounts with their figure then and now (debit positive), and
 * the entries. With `from` the figures are movements of the range, without it balances at `to`.
 */
export async function readReportChanges(
  tx: CompanyTransaction,
  caller: ReportCaller,
  query: ChangesQuery,
): Promise<{ data: ReportChanges; meta: ListMeta }> {
  const { from, to, page, limit } = query;
  if (from !== undefined) checkPeriod({ from, to });
  const context = await openReport(tx, caller, { names: 'one' });
  checkAccounts(context.chart, query.account);
  const known = await readAsRecordedOn(tx, new Date(query.known_on));
  const filter = { after: known.number, from: from ?? null, to, accounts: query.account };
  const entries = await readChanges(tx, filter, { offset: (page - 1) * limit, limit });
  return {
    data: {
      known_on: query.known_on,
      base_currency: context.books.baseCurrency,
      accounts: await changedAccounts(context, known, query),
      entries: entries.map((entry) => ({
        id: entry.id,
        number: journalNumberOf(Number(entry.number)),
        date: entry.date,
        kind: entry.kind,
        source_number: entry.sourceNumber,
        narration: entry.narration,
        amount: context.money(entry.amountMinor),
        posted_at: entry.postedAt.toISOString(),
        posted_by: entry.postedBy,
      })),
    },
    meta: { page, limit, total: await countChanges(tx, filter) },
  };
}

async function changedAccounts(
  context: ReportContext,
  known: AsRecordedOn,
  { from, to, account }: ChangesQuery,
): Promise<ReportChanges['accounts']> {
  const was = await figuresOf(context, known, from, to);
  const now = await figuresOf(context, null, from, to);
  return context.chart.accounts
    .filter(({ code }) => account === undefined || account.includes(code))
    .flatMap(({ code }) => {
      const [before, after] = [sumAt(was, code), sumAt(now, code)];
      if (before === after) return [];
      const [wasText, nowText] = [context.money(before), context.money(after)];
      const name = accountNamed(context, code);
      return [{ code, name, was: wasText, now: nowText, difference: context.money(after - before) }];
    });
}

async function figuresOf(
  { tx, chart, books }: ReportContext,
  known: AsRecordedOn | null,
  from: string | undefined,
  to: string,
): Promise<ReadonlyMap<string, bigint>> {
  if (from !== undefined) {
    const range: MovementRange = { from, to, excludeClosing: false };
    return movementsOf(await readMovements(tx, [range], known), range);
  }
  const { before, year } = balanceRanges(to, books.years);
  return balancesAt(to, await readMovements(tx, [before, year], known), chart, books.years);
}
