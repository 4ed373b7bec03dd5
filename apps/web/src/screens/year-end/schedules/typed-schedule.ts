import type {
  LedgerAccountRow,
  MissingBillRow,
  NewScheduleBody,
  ScheduleSourceLine,
  SpreadKindName,
} from '@folio/contract';
import { addDays, addMonths, endOfMonth, startOfMonth } from '@folio/ledger/calendar';

/** What a person has typed for a new schedule. */
export interface TypedSchedule {
  kind: SpreadKindName;
  name: string;
  balance_account: string | null;
  result_account: string | null;
  from: string;
  to: string;
  method: NewScheduleBody['method'];
  amount: string;
  on: string | null;
  reverse_on: string | null;
  counter_account: string | null;
  line: ScheduleSourceLine | null;
}

/** A prepayment of the twelve months that begin with the month of a day. */
export function startOf(today: string): TypedSchedule {
  const from = startOfMonth(today);
  return {
    kind: 'prepayment',
    name: '',
    balance_account: null,
    result_account: null,
    from,
    to: addDays(addMonths(from, 12), -1),
    method: 'equal_months',
    amount: '',
    on: null,
    reverse_on: null,
    counter_account: null,
    line: null,
  };
}

/** The accrual of a bill that is missing for a month. */
export function ofMissingBill({ party, account, amount }: MissingBillRow, month: string): TypedSchedule {
  const accrual = ofKind('accrual', { ...startOf(month), name: party, amount });
  return { ...accrual, result_account: account };
}

/** Another kind has other accounts and lines. An accrual is of one month, and reversed on the day after it. */
export function ofKind(kind: SpreadKindName, typed: TypedSchedule): TypedSchedule {
  const cleared = { ...typed, kind, line: null, balance_account: null, result_account: null, counter_account: null };
  if (kind !== 'accrual') return { ...cleared, on: null, reverse_on: null };
  const to = endOfMonth(typed.from);
  return { ...cleared, on: null, to, reverse_on: addDays(to, 1) };
}

/**
 * What a line proposes: its words, its amount, the period it states, and its account. A line of an expense is moved to the
 * account of prepayments, if the chart has one.
 */
export function ofLine(
  line: ScheduleSourceLine | null,
  typed: TypedSchedule,
  accounts: readonly LedgerAccountRow[],
): TypedSchedule {
  if (line === null) return { ...typed, line };
  const period = line.period === null ? {} : { from: line.period.from, to: line.period.to };
  const { description: name, amount } = line;
  return { ...typed, ...period, ...accountsOf(line, accounts), line, name, amount, on: null, counter_account: null };
}

function accountsOf({ account }: ScheduleSourceLine, accounts: readonly LedgerAccountRow[]): Partial<TypedSchedule> {
  const type = accounts.find(({ code }) => code === account)?.type;
  if (type !== 'expense' && type !== 'revenue') return { balance_account: account };
  const usual = type === 'expense' ? accounts.find(({ system_role }) => system_role === 'prepayments') : undefined;
  return { result_account: account, ...(usual && { balance_account: usual.code }) };
}

export function isReady({ name, amount, balance_account, result_account }: TypedSchedule): boolean {
  return name.trim() !== '' && amount !== '' && balance_account !== null && result_account !== null;
}

/** The request; the server checks whether the parts fit. */
export function bodyOf({ line, ...typed }: TypedSchedule): NewScheduleBody {
  return {
    ...typed,
    balance_account: typed.balance_account ?? '',
    result_account: typed.result_account ?? '',
    source: line && { entry_id: line.entry_id, line_no: line.line_no },
  };
}
