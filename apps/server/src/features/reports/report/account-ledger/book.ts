import {
  type AccountFrame,
  accountByRole,
  closingsShownBefore,
  ENTRY_KINDS,
  generalLedgerFrames,
  generalLedgerRanges,
  isFiltered,
  type LedgerParams,
  type Movements,
  movementsOfTurnovers,
  type Turnovers,
  trialBalanceRanges,
} from '@folio/ledger';
import {
  type LineFilter,
  type MonthSum,
  monthsOfAccounts,
  readFilteredTurnovers,
  readTurnovers,
} from '../../../books/ledger/index.ts';
import { contactFamily } from '../../../trade/contact/index.ts';
import type { ReportContext } from '../context.ts';
import { bookedPeriod } from '../period.ts';
import { checkAccounts, checkPeriod } from '../refusals.ts';

/** What an account ledger is asked for, as the query has it. */
export interface LedgerRequest {
  from: string;
  to: string;
  account?: readonly string[] | undefined;
  contact?: readonly string[] | undefined;
  kind?: readonly string[] | undefined;
  /** A text in the words of a line or its entry. */
  q?: string | undefined;
  zero_rows: boolean;
}

/**
 * The accounts of a ledger without their lines, and which lines are theirs. `trial`: the sums of the trial balance at `to`, to
 * compare with; null when only some lines count.
 */
export interface LedgerBook {
  params: LedgerParams;
  filter: LineFilter;
  turnovers: Turnovers;
  frames: readonly AccountFrame[];
  trial: Movements | null;
  /** The month balances of its accounts, if it has few and no line is left out. */
  months: readonly MonthSum[] | null;
}

/** Opens the ledger of a request. Refuses a period that ends before it starts and accounts the chart does not have. */
export async function openLedger(context: ReportContext, request: LedgerRequest): Promise<LedgerBook> {
  checkPeriod(request);
  checkAccounts(context.chart, request.account);
  const { chart, known } = context;
  const { years } = context.books;
  const params = await paramsOf(context, request);
  const closingsBefore = closingsShownBefore(params, years);
  const { from, to, contacts, kinds } = params;
  const filter = { from, to, closingsBefore, known, contacts, kinds, q: request.q };
  const { turnovers, trial, months } = await readSums(context, params, filter);
  const frames = generalLedgerFrames(params, turnovers, chart, years);
  return { params, filter, turnovers, frames, trial, months };
}

async function paramsOf(context: ReportContext, request: LedgerRequest): Promise<LedgerParams> {
  const { account, contact, kind, q } = request;
  // A text leaves lines out like a kind does: the figures are those of the lines it finds.
  const kinds = kind === undefined && q ? ENTRY_KINDS : kind && ENTRY_KINDS.filter((known) => kind.includes(known));
  return {
    ...(await bookedPeriod(context, request)),
    accounts: account,
    contacts: contact && (await contactFamily(context.tx, contact)),
    kinds,
    zeroRows: request.zero_rows,
  };
}

/** The accounts whose sums are needed: retained earnings mirror all of them. */
function summedAccounts({ chart }: ReportContext, { accounts }: LedgerParams): readonly string[] | undefined {
  const retained = accountByRole(chart, 'retained_earnings').code;
  return accounts?.includes(retained) ? undefined : accounts;
}

async function readSums(context: ReportContext, params: LedgerParams, filter: LineFilter) {
  const { tx, books, known } = context;
  const ranges = generalLedgerRanges(params, books.years);
  if (isFiltered(params)) {
    return { turnovers: await readFilteredTurnovers(tx, ranges, filter), trial: null, months: null };
  }
  const trialRanges = trialBalanceRanges({ asAt: params.to }, books.years);
  const accounts = summedAccounts(context, params);
  const months = await monthsOfAccounts(tx, accounts, known, books.state);
  const turnovers = await readTurnovers(tx, [...ranges, ...trialRanges], known, accounts, months);
  return { turnovers, trial: movementsOfTurnovers(turnovers), months };
}
