import { formatMoney, parseMoney } from '@folio/ledger/money';

/** An open document; `due` is in the currency that all of them share. */
export interface Waiting {
  id: string;
  due: string;
  due_date: string | null;
  issue_date: string | null;
}

/** The settled amount of each document by its id: a decimal text. */
export type Shares = Readonly<Record<string, string>>;

/** Oldest first: by due date, then by issue date; documents without a date come last. */
export function oldestFirst<D extends Waiting>(documents: readonly D[]): D[] {
  const key = (one: Waiting) => `${one.due_date ?? '9999'} ${one.issue_date ?? '9999'}`;
  return [...documents].sort((one, other) => (key(one) < key(other) ? -1 : key(one) > key(other) ? 1 : 0));
}

/** Allocates an amount to documents, the oldest first, each at most its amount due. */
export function spreadOldestFirst(amount: string, documents: readonly Waiting[], currency: string): Shares {
  let left = parseMoney(amount, currency);
  const shares: Record<string, string> = {};
  for (const { id, due } of oldestFirst(documents)) {
    if (left <= 0n) break;
    const asked = parseMoney(due, currency);
    const after = left - asked;
    shares[id] = formatMoney(after < 0n ? left : asked, currency);
    left = after;
  }
  return shares;
}

/** The sum of all shares. */
export function sumOf(amounts: readonly (string | null | undefined)[], currency: string): string {
  return formatMoney(
    amounts.reduce((sum, amount) => sum + parseMoney(amount ?? '0', currency), 0n),
    currency,
  );
}

/** The error in the shares, if any: more than the available money, or more than a document's amount due. */
export type SharesFault = { kind: 'beyond_amount'; by: string } | { kind: 'beyond_due'; id: string };

/** `settles` is the money available for the documents: the amount, plus a fee or write-off. */
export function faultOf(
  settles: string,
  shares: Shares,
  documents: readonly Waiting[],
  currency: string,
): SharesFault | null {
  const over = documents.find(({ id, due }) => parseMoney(shares[id] ?? '0', currency) > parseMoney(due, currency));
  if (over) return { kind: 'beyond_due', id: over.id };
  const beyond = parseMoney(sumOf(Object.values(shares), currency), currency) - parseMoney(settles, currency);
  return beyond > 0n ? { kind: 'beyond_amount', by: formatMoney(beyond, currency) } : null;
}
