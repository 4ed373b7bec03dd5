import {
  EVERYTHING,
  LEDGER_ACCOUNT,
  MID_MONTH,
  MID_MONTH_BEFORE,
  MONTH_END,
  MONTH_END_BEFORE,
  YEAR,
  YEAR_BEFORE,
} from '../workload/questions.ts';
import { accountId } from './accounts.ts';

/** A question in plain SQL with its values. */
export interface Question {
  text: string;
  values: readonly unknown[];
}

/**
 * Whole months from month balances, the part month from lines, account by account: a plain date range over an index by
 * account would walk every account's years.
 */
const balanceAt = (day: string) => `coalesce((select sum(debit - credit) from account_month m
    where m.company_id = 1 and m.account_id = a.id and m.month < date_trunc('month', ${day}::date + 1)), 0)
  + coalesce((select sum(l.minor) from journal_line l where l.company_id = 1 and l.account_id = a.id
    and l.entry_date >= date_trunc('month', ${day}::date + 1)::date and l.entry_date <= ${day}::date), 0)`;

const TRIAL_BALANCE = `select a.id, (${balanceAt('$1')})::bigint as minor from account a where a.company_id = 1 order by a.id`;
const BALANCE_SHEET = `select a.id, (${balanceAt('$1')})::bigint as minor, (${balanceAt('$2')})::bigint as before
  from account a where a.company_id = 1 order by a.id`;
const PROFIT_LOSS = `select m.account_id, sum(m.debit - m.credit) filter (where m.month >= $2)::bigint as minor,
    sum(m.debit - m.credit) filter (where m.month < $2)::bigint as before
  from account_month m join account a on a.company_id = 1 and a.id = m.account_id and a.type in ('revenue', 'expense')
 where m.company_id = 1 and m.month between $1 and $3 group by 1 order by 1`;
const PROFIT_LOSS_MONTHS = `select m.account_id, m.month, (m.debit - m.credit)::bigint as minor
  from account_month m join account a on a.company_id = 1 and a.id = m.account_id and a.type in ('revenue', 'expense')
 where m.company_id = 1 and m.month between $1 and $2 order by 1, 2`;
const AGED = `select d.contact_id, sum(open) filter (where d.due_date >= $2) as not_due,
    sum(open) filter (where $2::date - d.due_date between 1 and 30) as to_30,
    sum(open) filter (where $2::date - d.due_date between 31 and 60) as to_60,
    sum(open) filter (where $2::date - d.due_date > 60) as older
  from (select document_id, sum(minor)::bigint as open from journal_line
         where company_id = 1 and account_id = $1 and entry_date <= $2 group by 1) o
  join document d on d.id = o.document_id where o.open <> 0 group by 1 order by 1`;
const WHOLE_ACCOUNT = `select l.entry_date, l.entry_id, e.narration, e.contact_id, l.minor,
    (sum(l.minor) over (order by l.entry_date, l.entry_id, l.line_no))::bigint as balance
  from journal_line l join journal_entry e on e.id = l.entry_id
 where l.company_id = 1 and l.account_id = $1 order by l.entry_date, l.entry_id, l.line_no`;
const EVERY_LINE = `select l.account_id, l.entry_date, l.entry_id, e.narration, e.contact_id, l.minor,
    (sum(l.minor) over (partition by l.account_id order by l.entry_date, l.entry_id, l.line_no))::bigint as balance
  from journal_line l join journal_entry e on e.id = l.entry_id
 where l.company_id = 1 order by l.account_id, l.entry_date, l.entry_id, l.line_no`;

/** A page after a key, with the running balance from month balances and the lines of the key's month before it. */
export const LEDGER_PAGE = `
with opening as (
  select coalesce((select sum(debit - credit) from account_month
                    where company_id = 1 and account_id = $1 and month < date_trunc('month', $2::date)), 0)
       + coalesce((select sum(minor) from journal_line where company_id = 1 and account_id = $1
                      and entry_date >= date_trunc('month', $2::date) and (entry_date, entry_id, line_no) <= ($2, $3, $4)), 0) as minor),
page as (
  select entry_id, line_no, entry_date, minor from journal_line
   where company_id = 1 and account_id = $1 and (entry_date, entry_id, line_no) > ($2, $3, $4)
   order by entry_date, entry_id, line_no limit $5)
select p.entry_date, p.entry_id, e.narration, e.contact_id, p.minor,
       (opening.minor + sum(p.minor) over (order by p.entry_date, p.entry_id, p.line_no))::bigint as balance
  from page p cross join opening join journal_entry e on e.id = p.entry_id
 order by p.entry_date, p.entry_id, p.line_no`;

/**
 * The rows of all full pages of a ledger. The page after them may have few rows, so its time says nothing about its depth.
 */
export function rowsOfFullPages(rows: number, limit: number): number {
  return rows - (rows % limit);
}

/** The questions that need no key of a page. */
export const QUESTIONS: Readonly<Record<string, Question>> = {
  'trial-balance-mid-month': { text: TRIAL_BALANCE, values: [MID_MONTH] },
  'trial-balance-month-end': { text: TRIAL_BALANCE, values: [MONTH_END] },
  'balance-sheet-mid-month': { text: BALANCE_SHEET, values: [MID_MONTH, MID_MONTH_BEFORE] },
  'balance-sheet': { text: BALANCE_SHEET, values: [MONTH_END, MONTH_END_BEFORE] },
  'profit-loss': { text: PROFIT_LOSS, values: [YEAR_BEFORE.from, YEAR.from, YEAR.to] },
  'profit-loss-months': { text: PROFIT_LOSS_MONTHS, values: [YEAR.from, YEAR.to] },
  'aged-receivable': { text: AGED, values: [accountId('1100'), EVERYTHING.to] },
  'whole-account': { text: WHOLE_ACCOUNT, values: [accountId(LEDGER_ACCOUNT)] },
  'every-line': { text: EVERY_LINE, values: [] },
};
