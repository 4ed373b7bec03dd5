import { expect, it } from 'vitest';
import type { AccountCode } from './accounts/index.ts';
import type { Day } from './calendar/index.ts';
import type { Currency } from './money/index.ts';

type Takes<Wanted, Given> = Given extends Wanted ? true : false;

it('one kind of text is not taken for another; plain text is', () => {
  const kinds: [Takes<Day, Currency>, Takes<Currency, Day>, Takes<Day, AccountCode>, Takes<AccountCode, Currency>] = [
    false,
    false,
    false,
    false,
  ];
  const plain: [Takes<Day, string>, Takes<Currency, string>, Takes<AccountCode, string>] = [true, true, true];
  expect([...kinds, ...plain]).toHaveLength(7);
});
