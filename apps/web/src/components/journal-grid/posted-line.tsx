import { accountName } from '../select/account-select.tsx';
import type { JournalTableLine } from './journal-table.tsx';

/** A line of an entry as the server answers it. */
interface PostedLine {
  account_code: string;
  account_name: string;
  account_name_zh: string;
  description?: string | null;
  contact?: string | null;
  foreign_amount: string | null;
  currency: string;
  rate?: string | null;
  debit: string | null;
  credit: string | null;
}

/** A posted line as a row of a journal table, its account without a link. */
export function postedLine(line: PostedLine): JournalTableLine {
  return {
    account: (
      <>
        <span className="figures num">{line.account_code}</span>{' '}
        {accountName({ name: line.account_name, name_zh: line.account_name_zh })}
      </>
    ),
    words: [line.contact, line.description],
    foreign:
      line.foreign_amount === null ? null : { amount: line.foreign_amount, currency: line.currency, rate: line.rate },
    debit: line.debit,
    credit: line.credit,
  };
}
