import type { openingLine } from '@folio/contract';
import { accountByRole, type Day, isDay } from '@folio/ledger';
import type { z } from 'zod';
import type { FieldIssue } from '../../../platform/http/domain-error.ts';
import { type CompanyBooks, isBlankLine, type ReadLine, readTypedLine } from '../../books/ledger/index.ts';

export type TypedOpeningLine = z.infer<typeof openingLine>;

/** Checks the typed balances, one line per account, and reports all errors at once. */
export function checkOpening(
  date: Day,
  typed: readonly TypedOpeningLine[],
  books: CompanyBooks,
): { lines: ReadLine[]; faults: FieldIssue[] } {
  const faults = dayFaults('date', date);
  const lines: ReadLine[] = [];
  const seen = new Set<string>();
  const equity = accountByRole(books.chart, 'opening_balance_equity').code;
  for (const [index, one] of typed.entries()) {
    if (isBlankLine(one)) continue;
    const path = `lines.${index}`;
    const code = one.account_code.trim();
    const account = { path: `${path}.account_code`, values: { account: code } };
    const read = readTypedLine(one, path, books);
    faults.push(...read.faults);
    if (read.line !== null) lines.push(read.line);
    if (code === equity) faults.push({ ...account, word: 'opening_equity_itself' });
    else if (code !== '' && seen.has(code)) faults.push({ ...account, word: 'account_listed_twice' });
    seen.add(code);
  }
  return { lines, faults };
}

export function dayFaults(path: string, day: Day): FieldIssue[] {
  return isDay(day) ? [] : [{ path, word: 'date_invalid' }];
}
