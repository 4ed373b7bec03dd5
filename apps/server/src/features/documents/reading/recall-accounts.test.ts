import { chartOf, DEFAULT_CHART } from '@folio/ledger';
import { describe, expect, it } from 'vitest';
import type { RememberedAccount } from './account-memory-store.ts';
import { guessByWords, guessFrom } from './recall-accounts.ts';

const byWords = guessByWords(chartOf(DEFAULT_CHART));

function chosen(word: string, accountCode: string, day: number, times = 1): RememberedAccount {
  const learnedAt = new Date(`2026-03-${String(day).padStart(2, '0')}T00:00:00Z`);
  return { side: 'purchase', partnerKey: 'BLUE HARBOUR LTD', word, accountCode, times, learnedAt };
}

const guess = (remembered: RememberedAccount[], item: string, partner = 'Blue Harbour Limited') =>
  guessFrom(remembered, byWords)(item, partner, 'purchase');

describe('the account of an item', () => {
  it('is what was last chosen for an item of this partner with the same word', () => {
    const memory = [chosen('PAPER', '6200', 1, 9), chosen('PAPER', '6250', 2), chosen('', '6100', 3, 50)];
    expect(guess(memory, 'Paper A4')).toBe('6250');
  });

  it('is what this partner mostly is where no word is known, the newer of two as often', () => {
    const memory = [chosen('', '6200', 3, 2), chosen('', '6250', 2, 5), chosen('', '6260', 4, 5)];
    expect(guess(memory, 'Something else')).toBe('6260');
  });

  it('follows the words for an unknown partner, for the other type of invoice, and without a name', () => {
    const memory = [chosen('', '6200', 1)];
    expect(guess(memory, 'Electricity CLP', 'CLP Power')).toBe('6120');
    expect(guessFrom(memory, byWords)('Lantern', 'Blue Harbour Ltd', 'sales')).toBe('4000');
    expect(guess(memory, 'Lantern', '')).toBe('6690');
  });
});
