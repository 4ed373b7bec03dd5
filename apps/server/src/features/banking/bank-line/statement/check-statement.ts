import type { StatementDraft } from '@folio/contract';
import { type Currency, type Day, isCurrency, isDay, must, parseMoney } from '@folio/ledger';
import { DomainError, type FieldIssue } from '../../../../platform/http/domain-error.ts';
import { byTheRules } from '../../../books/ledger/index.ts';

/** A statement line with a signed amount; money received is positive. */
export interface CheckedLine {
  date: Day;
  amountMinor: bigint;
  balanceMinor: bigint | null;
}

/** A statement ready for import: every line has a date and amount, and both balances are known. */
export interface CheckedStatement {
  periodStart: Day | null;
  periodEnd: Day;
  openingMinor: bigint;
  closingMinor: bigint;
  lines: CheckedLine[];
}

/** Rejects an invalid statement and reports every invalid field. `path` is the path of the statement in the draft. */
export function checkStatement(draft: StatementDraft, path: string): CheckedStatement {
  if (!isCurrency(draft.currency)) throw refused([{ path: `${path}.currency`, word: 'currency_unknown' }]);
  const faults: FieldIssue[] = [];
  const lines = draft.lines.flatMap((_, index) => {
    const checked = checkedLine(draft, index);
    if ('word' in checked) faults.push({ ...checked, path: `${path}.lines.${index}.${checked.path}` });
    return 'word' in checked ? [] : [checked];
  });
  const periodEnd = draft.period_end ?? lines.at(-1)?.date ?? null;
  if (periodEnd === null || !isDay(periodEnd)) faults.push({ path: `${path}.period_end`, word: 'enter_period_end' });
  if (draft.period_start !== null && periodEnd !== null && draft.period_start > periodEnd)
    faults.push({ path: `${path}.period_start`, word: 'date_order' });
  const opening = minor(draft.opening_balance, draft.currency);
  const closing = minor(draft.closing_balance, draft.currency);
  if (opening === null && closing === null)
    faults.push({ path: `${path}.opening_balance`, word: 'enter_opening_balance' });
  if (faults.length > 0 || periodEnd === null) throw refused(faults);
  const moved = lines.reduce((sum, line) => sum + line.amountMinor, 0n);
  const openingMinor = opening ?? must(closing, 'the closing balance') - moved;
  return {
    periodStart: draft.period_start,
    periodEnd,
    openingMinor,
    closingMinor: closing ?? openingMinor + moved,
    lines,
  };
}

function refused(faults: FieldIssue[]): DomainError {
  return new DomainError('validation_failed', { faults });
}

function minor(text: string | null, currency: Currency): bigint | null {
  return text === null ? null : byTheRules(() => parseMoney(text, currency));
}

function checkedLine(draft: StatementDraft, index: number): CheckedLine | FieldIssue {
  const line = draft.lines[index];
  if (line === undefined || line.date === null || !isDay(line.date)) return { path: 'date', word: 'date_invalid' };
  const received = minor(line.received, draft.currency) ?? 0n;
  const spent = minor(line.spent, draft.currency) ?? 0n;
  if (received !== 0n && spent !== 0n) return { path: 'spent', word: 'one_direction' };
  const amountMinor = received - spent;
  if (amountMinor === 0n) return { path: line.received === null ? 'spent' : 'received', word: 'enter_amount' };
  return { date: line.date, amountMinor, balanceMinor: minor(line.balance, draft.currency) };
}
