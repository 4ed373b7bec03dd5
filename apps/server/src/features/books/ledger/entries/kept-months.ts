import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import type { AsRecordedOn } from '../days/as-recorded-on-store.ts';
import { KeptByCompany } from '../kept-by-company.ts';
import { type MonthSum, readMonthSums } from './movement-store.ts';

/** The month balances of a company in one state of its books, by the accounts that were asked for. */
interface KeptMonths {
  state: string;
  ofAccounts: Map<string, readonly MonthSum[]>;
}

const MOST_CHOICES = 100;

const kept = new KeptByCompany<KeptMonths>();

/** So few accounts that their month balances are read one by one, for both the figures and the pages of a ledger. */
const FEW_ACCOUNTS = 3;

/**
 * The month balances of a few accounts; null when so many are meant that the database should sum them. Balances change only with the
 * end of the journal, so those of the same `state` of the books (`readBooks`) are the same on every server.
 */
export async function monthsOfAccounts(
  tx: CompanyTransaction,
  accounts: readonly string[] | undefined,
  known: AsRecordedOn | null,
  state: string,
): Promise<readonly MonthSum[] | null> {
  if (accounts === undefined || accounts.length > FEW_ACCOUNTS) return null;
  if (known !== null) return readMonthSums(tx, accounts, known);
  const key = accounts.join(' ');
  const last = kept.of(tx.companyId);
  const found = last?.state === state ? last.ofAccounts.get(key) : undefined;
  if (found !== undefined) return found;
  const months = await readMonthSums(tx, accounts, null);
  const others = kept.of(tx.companyId);
  const isRoomy = others?.state === state && others.ofAccounts.size < MOST_CHOICES;
  const ofAccounts = isRoomy ? others.ofAccounts : new Map<string, readonly MonthSum[]>();
  kept.keep(tx.companyId, { state, ofAccounts: ofAccounts.set(key, months) });
  return months;
}
