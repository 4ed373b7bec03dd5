import type { SheetRow } from '@folio/contract';
import {
  type AccountFrame,
  absolute,
  balanceBefore,
  type LedgerRow,
  ledgerRows,
  type Period,
  type RunningBalance,
} from '@folio/ledger';
import type { StoredLedgerLine } from '../../../books/ledger/index.ts';
import { accountTitle, type ReportContext } from '../context.ts';
import { periodDrill } from '../drills.ts';
import { moneyCell, textCell } from '../sheet/cells.ts';
import { type Cells, type Layout, placed, type RowParts, rowOf } from '../sheet/layout.ts';
import { type LineSetting, lineCell } from './columns.ts';
import type { LedgerSlice } from './page.ts';

/** How a report presents an account ledger: its columns, and the cells of a balance (passed as debit positive). */
export interface LedgerStyle {
  layout: Layout;
  asked: Period;
  counters: LineSetting['counters'];
  balance(frame: AccountFrame, running: RunningBalance): Cells;
}

/**
 * The rows of an account on a page. If the account continues from an earlier page, its balance is brought forward.
 */
export function sliceRows(context: ReportContext, style: LedgerStyle, slice: LedgerSlice): SheetRow[] {
  return [...beginning(context, style, slice), ...goingOn(context, style, slice)];
}

/** The same rows for a file, where each account begins once and no balance is brought forward. */
export function walkedRows(context: ReportContext, style: LedgerStyle, slice: LedgerSlice): SheetRow[] {
  return slice.isFirst ? sliceRows(context, style, slice) : goingOn(context, style, slice);
}

function goingOn(context: ReportContext, style: LedgerStyle, slice: LedgerSlice): SheetRow[] {
  const rows = ledgerRows(slice.frame, slice).map((row) => ledgerRow(context, style, slice.frame, row));
  return slice.isLast ? [...rows, ...ending(context, style, slice.frame)] : rows;
}

function rowIn(
  { layout }: LedgerStyle,
  { account }: AccountFrame,
  { name, ...parts }: Omit<RowParts, 'key'> & { name: string },
): SheetRow {
  const { code } = account;
  return rowOf(layout, { key: `${code}.${name}`, depth: 1, section: code, ...parts });
}

function beginning(context: ReportContext, style: LedgerStyle, { frame, isFirst, before }: LedgerSlice): SheetRow[] {
  const { say } = context;
  const { code } = frame.account;
  const title = accountTitle(context, code);
  const words = isFirst ? title : say('report_account_continued', { account: title });
  const suffix = isFirst ? '' : '.continued';
  return [
    rowOf(style.layout, {
      key: `${code}.heading${suffix}`,
      kind: 'heading',
      section: code,
      words: textCell(words, periodDrill(context, code, style.asked)),
    }),
    rowIn(style, frame, {
      name: `opening${suffix}`,
      kind: 'opening',
      cells: {
        date: textCell(before?.date ?? style.asked.from),
        description: textCell(say(isFirst ? 'report_row_opening' : 'report_row_brought_forward')),
        ...style.balance(frame, balanceBefore(frame, before)),
      },
    }),
  ];
}

function ledgerRow(
  context: ReportContext,
  style: LedgerStyle,
  frame: AccountFrame,
  row: LedgerRow<StoredLedgerLine>,
): SheetRow {
  const balance = style.balance(frame, row);
  if (row.kind === 'line') {
    const { code } = frame.account;
    const { line } = row;
    const { asked: period, counters } = style;
    const setting = { context, entry: { entry: line.entryId }, period, counters };
    return {
      key: `${code}.${line.entryId}.${line.lineNo}`,
      kind: 'line',
      depth: 1,
      section: code,
      cells: placed(style.layout, (key) => balance[key] ?? lineCell(key, line, setting)),
    };
  }
  // A transfer's amount appears as debit or credit, although no total includes it.
  const moved = { [row.amountMinor < 0n ? 'credit' : 'debit']: moneyCell(context, absolute(row.amountMinor)) };
  const description = textCell(context.say('report_row_year_end_transfer'));
  return rowIn(style, frame, {
    name: `roll.${row.day}`,
    kind: 'roll',
    cells: { date: textCell(row.day), description, ...moved, ...balance },
  });
}

function ending(context: ReportContext, style: LedgerStyle, frame: AccountFrame): SheetRow[] {
  const drill = periodDrill(context, frame.account.code, style.asked);
  const closing = { balanceMinor: frame.closingMinor, foreignBalanceMinor: frame.closingForeignMinor };
  return [
    rowIn(style, frame, {
      name: 'total',
      kind: 'subtotal',
      words: textCell(context.say('report_row_total')),
      cells: {
        debit: moneyCell(context, frame.totalDebitMinor, drill),
        credit: moneyCell(context, frame.totalCreditMinor, drill),
      },
    }),
    rowIn(style, frame, {
      name: 'closing',
      kind: 'closing',
      cells: {
        date: textCell(style.asked.to),
        description: textCell(context.say('report_row_closing')),
        ...style.balance(frame, closing),
      },
    }),
  ];
}
