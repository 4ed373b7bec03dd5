import { describe, expect, it } from 'vitest';
import { blankPerson } from '../people-values.ts';
import { listsOf } from './fill-people.ts';

const director = (name: string) =>
  ({ kind: 'person', name, name_zh: null, address: '12 NATHAN ROAD', page: 4, doubt: null }) as const;
const row = (name: string) => ({ ...blankPerson('directors'), name });
const ordinary = { share_class: 'Ordinary', currency: 'HKD', number: '10000', amount: '10000.00', paid: '8000.00' };
const blank = { directors: [blankPerson('directors')], share_capital: [] };
const names = (rows: readonly { name: string }[] | undefined) => rows?.map(({ name }) => name);

describe('an annual return', () => {
  it('fills lists that are empty, with what it states', () => {
    const { filled, asked } = listsOf(blank, { directors: [director('CHAN TAI MAN')], share_capital: [ordinary] });
    expect(filled).toEqual({
      directors: [{ ...row('CHAN TAI MAN'), kind: 'person', address: '12 NATHAN ROAD' }],
      share_capital: [ordinary],
    });
    expect(asked).toEqual({});
  });

  it('offers directors that the list does not have, and keeps the others', () => {
    const present = { directors: [row('Chan, Tai-man')], share_capital: [] };
    const { filled, asked } = listsOf(present, {
      directors: [director('CHAN TAI MAN'), director('HO MEI LING')],
      share_capital: [],
    });
    expect([filled, names(asked.directors)]).toEqual([{}, ['Chan, Tai-man', 'HO MEI LING']]);
  });

  it('offers another share capital instead of the one that is there', () => {
    const present = { ...blank, share_capital: [{ ...ordinary, number: '1' }] };
    expect(listsOf(present, { directors: [], share_capital: [ordinary] })).toEqual({
      filled: {},
      asked: { share_capital: [ordinary] },
    });
  });

  it.each([
    ['it states the same', { directors: [row('CHAN TAI MAN')], share_capital: [ordinary] }],
    ['another certificate states none', blank],
  ])('changes nothing where %s', (_, present) => {
    const isSame = present.share_capital.length > 0;
    const paper = isSame
      ? { directors: [director('CHAN TAI MAN')], share_capital: [ordinary] }
      : { directors: [], share_capital: [] };
    expect(listsOf(present, paper)).toEqual({ filled: {}, asked: {} });
  });
});
