import { type CsvRow, readCsv } from '@folio/csv';
import {
  formatMoney,
  type LoanTableFault,
  loanTableFault,
  type PlannedInstalment,
  parseMoney,
  tableDay,
} from '@folio/ledger';
import type { DomainError } from '../../../platform/http/domain-error.ts';
import { refused } from './fields.ts';

interface LoanOfTable {
  capitalMinor: bigint;
  on: string;
  currency: string;
}

/**
 * The instalments of a lender's table: CSV, a tab or a semicolon, with the day, the interest and the capital of a payment in
 * each row; a row of headings is left out. Throws `validation_failed` at `table`.
 */
export function readLoanTable(text: string, loan: LoanOfTable): PlannedInstalment[] {
  const { rows, unclosed } = readCsv(text);
  if (unclosed !== null) throw refused('table', 'csv_quote_open', { row: String(unclosed) });
  const written = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const payments = tableDay(written[0]?.cells[0] ?? '') === null ? written.slice(1) : written;
  const instalments = payments.map((row) => instalmentOf(row, loan.currency));
  const fault = loanTableFault(instalments, loan);
  if (fault !== null) throw refusalOf(fault, payments, loan.currency);
  return instalments;
}

function instalmentOf({ line, cells }: CsvRow, currency: string): PlannedInstalment {
  const row = String(line);
  const [day = '', interest = '', capital = ''] = cells;
  const dueOn = tableDay(day);
  if (dueOn === null) throw refused('table', 'loan_table_day', { row, found: day.slice(0, 40) });
  const interestMinor = tableMinor(interest, row, currency);
  const capitalMinor = tableMinor(capital, row, currency);
  if (interestMinor + capitalMinor === 0n) throw refused('table', 'loan_table_nothing', { row });
  return { dueOn, interestMinor, capitalMinor };
}

function tableMinor(text: string, row: string, currency: string): bigint {
  const fault = refused('table', 'loan_table_amount', { row, found: text.slice(0, 40), currency });
  let minor: bigint;
  try {
    minor = parseMoney(text.replace(/[,\s]/g, ''), currency);
  } catch {
    throw fault;
  }
  if (minor < 0n) throw fault;
  return minor;
}

function refusalOf(fault: LoanTableFault, rows: readonly CsvRow[], currency: string): DomainError {
  if (fault.kind === 'empty') return refused('table', 'loan_table_empty');
  if (fault.kind === 'order') {
    const row = String(rows[fault.line - 1]?.line ?? fault.line);
    return refused('table', 'loan_table_order', { row, date: fault.day, before: fault.before });
  }
  if (fault.kind === 'too_long') {
    const { from, to, last } = fault;
    return refused('table', 'ledger_schedule_too_long', { from, to, last });
  }
  const [found, expected] = [fault.foundMinor, fault.expectedMinor].map((minor) => formatMoney(minor, currency));
  return refused('table', 'loan_table_sum', { found: found ?? '', expected: expected ?? '' });
}
