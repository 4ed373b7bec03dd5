import type { Chart } from '../../accounts/index.ts';
import type { YearRule } from '../../calendar/index.ts';
import type { JournalEntry } from '../../journal/index.ts';
import { type Currency, formatMoney } from '../../money/index.ts';
import { type GoldenHead, goldenSide } from '../golden.ts';
import { type ContactNames, type LedgerLine, ledgerLinesFrom } from '../ledger-line.ts';
import { type Turnovers, turnoversFrom } from '../movement.ts';
import { type AccountFrame, generalLedgerFrames, ledgerTotals } from './frame.ts';
import { closingsShownBefore, generalLedgerRanges, isCounted, type LedgerParams } from './ranges.ts';
import { type LedgerRow, ledgerRows } from './rows.ts';

/** An account with every row of the period. */
export interface AccountLedger<Line extends LedgerLine = LedgerLine> extends AccountFrame {
  readonly rows: readonly LedgerRow<Line>[];
}

export interface GeneralLedger<Line extends LedgerLine = LedgerLine> {
  readonly accounts: readonly AccountLedger<Line>[];
  readonly totalDebitMinor: bigint;
  readonly totalCreditMinor: bigint;
}

/** The lines of a ledger, whole: inside the period, under the filters, without the closing of the year it ends in. */
export function ledgerLinesIn(lines: readonly LedgerLine[], params: LedgerParams, yearRule: YearRule): LedgerLine[] {
  const closingsBefore = closingsShownBefore(params, yearRule);
  return lines.filter((line) => {
    if (line.date < params.from || line.date > params.to || !isCounted(line, params)) return false;
    return line.kind !== 'closing' || line.date < closingsBefore;
  });
}

/** Turnovers of the entries' lines that the filters let through. */
export function ledgerTurnoversFrom(
  entries: readonly JournalEntry[],
  params: LedgerParams,
  yearRule: YearRule,
): Turnovers {
  const counted = entries.map((entry) => ({
    ...entry,
    lines: entry.lines.filter((line) => {
      const contact = line.contactId === null ? null : { id: line.contactId, name: '' };
      return isCounted({ contact, kind: entry.kind }, params);
    }),
  }));
  return turnoversFrom(counted, generalLedgerRanges(params, yearRule));
}

/** The whole general ledger of entries at once: for books that fit in memory. A store goes account by account and page by page. */
export function buildGeneralLedger(
  params: LedgerParams,
  entries: readonly JournalEntry[],
  names: ContactNames,
  chart: Chart,
  yearRule: YearRule,
): GeneralLedger {
  const turnovers = ledgerTurnoversFrom(entries, params, yearRule);
  const frames = generalLedgerFrames(params, turnovers, chart, yearRule);
  const lines = Map.groupBy(
    ledgerLinesIn(ledgerLinesFrom(entries, names), params, yearRule),
    (line) => line.accountCode,
  );
  const totals = ledgerTotals(frames);
  return {
    accounts: frames.map((frame) => ({
      ...frame,
      rows: ledgerRows(frame, { before: null, lines: lines.get(frame.account.code) ?? [], isLast: true }),
    })),
    totalDebitMinor: totals.debitMinor,
    totalCreditMinor: totals.creditMinor,
  };
}

/** Label of a computed year-end row in the golden file. */
const ROLL_WORDS = 'Year-end transfer to retained earnings';

function goldenRow(row: LedgerRow<LedgerLine>, currency: Currency) {
  const balance = formatMoney(row.balanceMinor, currency);
  if (row.kind === 'year_end_roll') {
    const nothing = { journalNo: '', kind: 'year_end_roll', number: '', contact: '' };
    const roll = formatMoney(row.amountMinor, currency);
    return { date: row.day, ...nothing, description: ROLL_WORDS, debit: '', credit: '', roll, balance };
  }
  const { date, journalNumber, kind, number, contact, description, debitMinor, creditMinor } = row.line;
  return {
    date,
    journalNo: journalNumber,
    kind,
    number,
    contact: contact?.name ?? '',
    description,
    debit: goldenSide(debitMinor, currency),
    credit: goldenSide(creditMinor, currency),
    balance,
  };
}

/** The report as its golden file has it. */
export function generalLedgerToGolden(report: GeneralLedger, head: GoldenHead) {
  const money = (amount: bigint) => formatMoney(amount, head.baseCurrency);
  return {
    report: 'general-ledger',
    ...head,
    accounts: report.accounts.map((ledger) => ({
      code: ledger.account.code,
      name: ledger.account.name,
      nameZh: ledger.account.nameZh,
      opening: money(ledger.openingMinor),
      lines: ledger.rows.map((row) => goldenRow(row, head.baseCurrency)),
      totalDebit: money(ledger.totalDebitMinor),
      totalCredit: money(ledger.totalCreditMinor),
      yearEndRoll: money(ledger.yearEndRolls.reduce((sum, roll) => sum + roll.amountMinor, 0n)),
      closing: money(ledger.closingMinor),
    })),
    totalDebit: money(report.totalDebitMinor),
    totalCredit: money(report.totalCreditMinor),
  };
}
