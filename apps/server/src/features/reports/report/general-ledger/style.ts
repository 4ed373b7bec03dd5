import type { SheetRow } from '@folio/contract';
import { ledgerTotals, type Period } from '@folio/ledger';
import type { LedgerBook } from '../account-ledger/book.ts';
import { offeredColumns } from '../account-ledger/columns.ts';
import type { LedgerStyle } from '../account-ledger/rows.ts';
import type { ReportContext } from '../context.ts';
import { moneyCell, textCell } from '../sheet/cells.ts';
import { type ColumnSpec, layoutOf, rowOf } from '../sheet/layout.ts';

function columnsOf(context: ReportContext): ColumnSpec[] {
  const { say } = context;
  return [
    { key: 'date', label: say('report_column_date'), kind: 'day' },
    { key: 'journal_number', label: say('report_column_journal_number'), kind: 'code' },
    { key: 'type', label: say('report_column_type'), kind: 'text' },
    { key: 'number', label: say('report_column_number'), kind: 'text' },
    { key: 'contact', label: say('report_column_contact'), kind: 'text' },
    { key: 'description', label: say('report_column_description'), kind: 'text' },
    ...offeredColumns(context, ['reference', 'document', 'counter_account', 'tax_code']),
    ...offeredColumns(context, ['currency', 'foreign_amount', 'rate']),
    { key: 'debit', label: say('report_column_debit'), kind: 'money' },
    { key: 'credit', label: say('report_column_credit'), kind: 'money' },
    { key: 'balance', label: say('report_column_balance'), kind: 'money' },
    { key: 'side', label: say('report_column_side'), kind: 'text' },
  ];
}

/** Balances are debit positive and followed by their side (debit or credit). */
export function generalLedgerStyle(context: ReportContext, asked: Period): LedgerStyle {
  const { say } = context;
  return {
    layout: layoutOf(columnsOf(context), context.columns),
    asked,
    counters: new Map(),
    balance: (_frame, { balanceMinor }) => {
      const side = say(balanceMinor > 0n ? 'report_side_debit' : 'report_side_credit');
      return { balance: moneyCell(context, balanceMinor), side: textCell(balanceMinor === 0n ? null : side) };
    },
  };
}

export function totalRow(context: ReportContext, { layout }: LedgerStyle, { frames }: LedgerBook): SheetRow {
  const { debitMinor, creditMinor } = ledgerTotals(frames);
  const cells = { debit: moneyCell(context, debitMinor), credit: moneyCell(context, creditMinor) };
  return rowOf(layout, { key: 'total', kind: 'total', words: textCell(context.say('report_row_total')), cells });
}
