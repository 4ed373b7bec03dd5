import { addDays } from '@folio/ledger';
import type { MessageValues } from '../../../../platform/http/domain-error.ts';
import { isSameAccountNumber } from '../../bank-line/index.ts';
import type { ReadStatement } from '../file/read-statement.ts';

export interface ImportWarning {
  word: string;
  values: MessageValues;
}

/** What a person should look at before taking a statement in. */
export function warningsOf(statement: ReadStatement, today: string): ImportWarning[] {
  return [
    ...ofAnotherAccount(statement),
    ...inAnotherCurrency(statement),
    ...gaps(statement),
    ...overlaps(statement),
    ...later(statement, today),
  ];
}

function ofAnotherAccount({ said, account }: ReadStatement): ImportWarning[] {
  const hasBoth = /\d/.test(said.account ?? '') && /\d/.test(account?.number ?? '');
  if (account === null || !hasBoth || isSameAccountNumber(said.account, account.number)) return [];
  const values = { found: said.account ?? '', code: account.code, expected: account.number ?? '' };
  return [{ word: 'bank_import_other_number', values }];
}

function inAnotherCurrency({ said, account }: ReadStatement): ImportWarning[] {
  if (account === null || said.currency === null || said.currency === account.currency) return [];
  const values = { found: said.currency, code: account.code, expected: account.currency };
  return [{ word: 'bank_import_other_currency', values }];
}

/** Days between this statement and its neighbours that none covers. */
function gaps({ start, end, standing }: ReadStatement): ImportWarning[] {
  if (start === null || end === null) return [];
  const before = standing.filter((one) => one.start <= start).map((one) => one.end);
  const after = standing.filter((one) => one.end >= end).map((one) => one.start);
  const lastBefore = before.sort().at(-1);
  const firstAfter = after.sort()[0];
  const found: ImportWarning[] = [];
  if (lastBefore !== undefined && addDays(lastBefore, 1) < start)
    found.push({ word: 'bank_import_gap', values: { from: addDays(lastBefore, 1), to: addDays(start, -1) } });
  if (firstAfter !== undefined && firstAfter > addDays(end, 1))
    found.push({ word: 'bank_import_gap', values: { from: addDays(end, 1), to: addDays(firstAfter, -1) } });
  return found;
}

function overlaps({ start, end, standing, duplicates, lines }: ReadStatement): ImportWarning[] {
  if (start === null || end === null) return [];
  const known = duplicates.filter((is) => is).length;
  if (known > 0 && known === lines.length) return [{ word: 'bank_import_all_there', values: { count: String(known) } }];
  const over = standing.filter((one) => one.start <= end && one.end >= start);
  const [from, to] = [
    over.map((one) => one.start).sort()[0],
    over
      .map((one) => one.end)
      .sort()
      .at(-1),
  ];
  if (from === undefined || to === undefined) return [];
  return [{ word: 'bank_import_overlap', values: { from, to, count: String(known) } }];
}

/** Lines of days to come: mostly a day taken for a month. */
function later({ lines }: ReadStatement, today: string): ImportWarning[] {
  const count = lines.filter(({ date }) => date > today).length;
  return count === 0 ? [] : [{ word: 'bank_import_future', values: { count: String(count), today } }];
}
