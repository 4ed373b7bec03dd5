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
import { type OpenItemsAsked, readOpenItems } from './store.ts';

/** An open document with what its row shows; `entryId`: the entry to open for unapplied money, null for an invoice or bill. */
export interface AgedItem extends OpenItem {
  reference: string | null;
  entryId: string | null;
}

/** Open receivables or payables by age, contacts in the order of their names by `compareNames` (by characters unless given). */
export async function readAged(
  context: ReportContext,
  params: AgedParams,
  compareNames?: (left: string, right: string) => number,
): Promise<AgedReport<AgedItem>> {
  const { tx, known, chart, books } = context;
  const { asAt } = params;
  const { code } = controlAccountOf(params.side, chart);
  const current = (await monthsOfAccounts(tx, [code], null, books.state)) ?? [];
  const months = known === null ? current : ((await monthsOfAccounts(tx, [code], known, books.state)) ?? []);
  const after = linesAfter(asAt, current, months);
  const references = context.columns.has('reference');
  const naming = { language: context.language, say: context.say, names: 'one' as const };
  const items: AgedItem[] = await readOpenItems(
    tx,
    { accountCode: code, asAt, known, linesAfter: after, references },
    (contact) => ({ id: contact.id, name: nameIn(naming, contact) }),
  );
  const range: MovementRange = { from: null, to: asAt, excludeClosing: false };
  const turnovers = await readTurnovers(tx, [range], known, [code], months);
  const balance = movementsOf(movementsOfTurnovers(turnovers), range).get(code) ?? 0n;
  return buildAged(params, { items, controlBalanceMinor: balance }, chart, compareNames);
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
