import { accountForItem, type Chart } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { readBooks } from '../../books/ledger/index.ts';
import { contactKey } from '../../trade/contact/index.ts';
import { type RememberedAccount, readAccounts, type Side } from './account-memory-store.ts';
import { significantWords } from './significant-words.ts';

/** The account an item of a partner probably goes to: code of the ledger account; null if nothing suggests one. */
export type AccountGuess = (item: string, partner: string, side: Side) => string | null;

/** What the words alone suggest, for a company that has taught nothing yet. */
export function guessByWords(chart: Chart): AccountGuess {
  return (item, partner, side) => accountForItem(`${item} ${partner}`, side, chart);
}

/** The guess with what was chosen for these partners before. */
export async function recallAccounts(tx: CompanyTransaction, partners: readonly string[]): Promise<AccountGuess> {
  const keys = [...new Set(partners.map(contactKey).filter((key) => key !== ''))];
  const { chart } = await readBooks(tx);
  return guessFrom(await readAccounts(tx, keys), guessByWords(chart));
}

/**
 * First what somebody last chose for an item of this partner with the same word, then what this partner's items mostly are
 * (of two as often, the newer one), then what the words suggest.
 */
export function guessFrom(remembered: readonly RememberedAccount[], byWords: AccountGuess): AccountGuess {
  return (item, partner, side) => {
    const key = contactKey(partner);
    const own = remembered.filter((memory) => memory.partnerKey === key && memory.side === side);
    if (key === '' || own.length === 0) return byWords(item, partner, side);
    const words = new Set(significantWords(item));
    const byWord = own.filter((memory) => memory.word !== '' && words.has(memory.word));
    const [best] =
      byWord.length > 0 ? byWord.toSorted(newerFirst) : own.filter(({ word }) => word === '').toSorted(oftenFirst);
    return best?.accountCode ?? byWords(item, partner, side);
  };
}

function newerFirst(a: RememberedAccount, b: RememberedAccount): number {
  return b.learnedAt.getTime() - a.learnedAt.getTime() || b.times - a.times;
}

function oftenFirst(a: RememberedAccount, b: RememberedAccount): number {
  return b.times - a.times || b.learnedAt.getTime() - a.learnedAt.getTime();
}
