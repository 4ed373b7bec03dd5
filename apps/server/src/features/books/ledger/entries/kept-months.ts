import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { BoundedMemory } from '../../../../platform/memory/bounded-memory.ts';
import type { AsRecordedOn } from '../days/as-recorded-on-store.ts';
import { type MonthSum, readMonthSums } from './movement-store.ts';

/** The month balances of a company in one state of its books, by the accounts that were asked for. */
interface KeptMonths {
  state: string;
  ofAccounts: Map<string, readonly MonthSum[]>;
}

const MOST_CHOICES = 100;

/** A month with its sums, and a part of its list. */
const MONTH_BYTES = 250;

/** By company. */
const kept = new BoundedMemory<KeptMonths>({
  mostBytes: 16 * 1024 * 1024,
  bytesOf: ({ ofAccounts }) =>
    [...ofAccounts.values()].reduce((sum, months) => sum + MONTH_BYTES * (1 + months.length), MONTH_BYTES),
});

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
  const last = kept.find(tx.companyId);
  const found = last?.state === state ? last.ofAccounts.get(key) : undefined;
  if (found !== undefined) return found;
  const months = await readMonthSums(tx, accounts, null);
  const others = kept.find(tx.companyId);
  const isRoomy = others?.state === state && others.ofAccounts.size < MOST_CHOICES;
  const ofAccounts = isRoomy ? others.ofAccounts : new Map<string, readonly MonthSum[]>();
  kept.keep(tx.companyId, { state, ofAccounts: ofAccounts.set(key, months) });
  return months;
}
