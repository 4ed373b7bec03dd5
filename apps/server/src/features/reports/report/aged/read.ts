import {
  type AgedParams,
  type AgedReport,
  buildAged,
  controlAccountOf,
  type MovementRange,
  movementsOf,
  movementsOfTurnovers,
  type OpenItem,
} from '@folio/ledger';
import { cutRange, type MonthSum, monthsOfAccounts, readTurnovers } from '../../../books/ledger/index.ts';
import { nameIn, type ReportContext } from '../context.ts';
import { itemsOf, type OpenItemsAsked, type OpenLists, readOpenLists } from './store.ts';

/** An open document with what its row shows; `entryId`: the entry to open for unapplied money, null for an invoice or bill. */
export interface AgedItem extends OpenItem {
  reference: string | null;
  entryId: string | null;
}

/** What an aged report is made from. */
export interface AgedBooks {
  lists: OpenLists;
  /** The balance of the control account, debit positive. */
  controlBalanceMinor: bigint;
}

export async function readAgedBooks(context: ReportContext, { side, asAt }: AgedParams): Promise<AgedBooks> {
  const { tx, known, chart, books } = context;
  const { code } = controlAccountOf(side, chart);
  const current = (await monthsOfAccounts(tx, [code], null, books.state)) ?? [];
  const months = known === null ? current : ((await monthsOfAccounts(tx, [code], known, books.state)) ?? []);
  const lists = await readOpenLists(tx, {
    accountCode: code,
    asAt,
    known,
    linesAfter: linesAfter(asAt, current, months),
    references: context.columns.has('reference'),
  });
  const range: MovementRange = { from: null, to: asAt, excludeClosing: false };
  const turnovers = await readTurnovers(tx, [range], known, [code], months);
  return { lists, controlBalanceMinor: movementsOf(movementsOfTurnovers(turnovers), range).get(code) ?? 0n };
}

/** Open receivables or payables by age, contacts in the order of their names by `compareNames` (by characters unless given). */
export function agedFrom(
  { chart, language, say }: ReportContext,
  params: AgedParams,
  { lists, controlBalanceMinor }: AgedBooks,
  compareNames?: (left: string, right: string) => number,
): AgedReport<AgedItem> {
  const items: AgedItem[] = itemsOf(lists, (contact) => ({
    id: contact.id,
    name: nameIn({ language, say, names: 'one' }, contact),
  }));
  return buildAged(params, { items, controlBalanceMinor }, chart, compareNames);
}

export async function readAged(context: ReportContext, params: AgedParams): Promise<AgedReport<AgedItem>> {
  return agedFrom(context, params, await readAgedBooks(context, params));
}

const linesOf = (months: readonly MonthSum[]) => months.reduce((sum, { count }) => sum + count, 0);

/** How many of the account's lines are dated after the day or, if the months are of an earlier state of the books, were recorded later. */
function linesAfter(
  asAt: string,
  current: readonly MonthSum[],
  months: readonly MonthSum[],
): OpenItemsAsked['linesAfter'] {
  const recorded = linesOf(current) - linesOf(months);
  const lastWhole = cutRange({ from: null, to: asAt }).months?.to ?? '';
  if (recorded === 0 && linesOf(current.filter(({ month }) => month > lastWhole)) === 0) return 'none';
  const before = linesOf(current.filter(({ month }) => month <= asAt));
  return linesOf(current) - before + recorded <= before ? 'few' : 'many';
}
