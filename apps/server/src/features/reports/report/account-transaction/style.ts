import type { AccountFrame, Period } from '@folio/ledger';
import { foreignCell, offeredColumns } from '../account-ledger/columns.ts';
import type { LedgerStyle } from '../account-ledger/rows.ts';
import type { ReportContext } from '../context.ts';
import { moneyCell } from '../sheet/cells.ts';
import { type ColumnSpec, layoutOf } from '../sheet/layout.ts';

/** True for an account held in another currency than the base. */
function isForeign({ books }: ReportContext, frame: AccountFrame): boolean {
  return frame.currency !== null && frame.currency !== books.baseCurrency;
}

function columnsOf(context: ReportContext, frames: readonly AccountFrame[]): ColumnSpec[] {
  const { say } = context;
  const foreign = frames.some((frame) => isForeign(context, frame));
  const balances: ColumnSpec[] = [
    { key: 'foreign_amount', label: say('report_column_foreign_amount'), kind: 'money', optional: !foreign },
    { key: 'foreign_balance', label: say('report_column_foreign_balance'), kind: 'money', optional: false },
  ];
  return [
    { key: 'date', label: say('report_column_date'), kind: 'day' },
    ...offeredColumns(context, ['journal_number']),
    { key: 'type', label: say('report_column_type'), kind: 'text' },
    { key: 'number', label: say('report_column_number'), kind: 'text' },
    { key: 'contact', label: say('report_column_contact'), kind: 'text' },
    { key: 'description', label: say('report_column_description'), kind: 'text' },
    { key: 'counter_account', label: say('report_column_counter_account'), kind: 'text' },
    ...offeredColumns(context, ['reference', 'document', 'tax_code', 'currency', 'rate']),
    { key: 'debit', label: say('report_column_debit'), kind: 'money' },
    { key: 'credit', label: say('report_column_credit'), kind: 'money' },
    ...balances.slice(0, foreign ? 2 : 1),
    { key: 'balance', label: say('report_column_balance'), kind: 'money' },
  ];
}

/** Balances positive on the account's normal side; of a foreign bank account also in its own currency. */
export function accountTransactionStyle(
  context: ReportContext,
  asked: Period,
  frames: readonly AccountFrame[],
): LedgerStyle {
  return {
    layout: layoutOf(columnsOf(context, frames), context.columns),
    asked,
    counters: new Map(),
    balance: (frame, { balanceMinor, foreignBalanceMinor }) => {
      const sign = frame.account.normalSide === 'debit' ? 1n : -1n;
      const foreign =
        frame.currency !== null && isForeign(context, frame)
          ? { foreign_balance: foreignCell(sign * foreignBalanceMinor, frame.currency) }
          : {};
      return { balance: moneyCell(context, sign * balanceMinor), ...foreign };
    },
  };
}
