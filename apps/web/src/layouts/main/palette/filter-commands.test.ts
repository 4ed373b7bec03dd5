import { describe, expect, it } from 'vitest';
import { filterCommands } from './filter-commands.ts';
import { otherWords } from './other-words.ts';

const commands = [
  { label: 'Trial Balance', words: 'trial-balance' },
  { label: 'Balance Sheet' },
  { label: 'Bank Statement' },
  { label: '試算表', words: 'trial-balance' },
];
const found = (text: string) => filterCommands(commands, text).map((command) => command.label);

describe('the finder', () => {
  it('offers everything before anything is typed', () => {
    expect(found(' ')).toHaveLength(4);
  });
  it('puts what begins with the text first', () => {
    expect(found('bal')).toEqual(['Balance Sheet', 'Trial Balance', '試算表']);
  });
  it('wants every word', () => {
    expect(found('balance tri')).toEqual(['Trial Balance', '試算表']);
    expect(found('nothing')).toEqual([]);
  });
  it('reads English from the beginning of a word and Chinese anywhere', () => {
    expect(found('heet')).toEqual([]);
    expect(found('算表')).toEqual(['試算表']);
  });
});

describe('what people call things', () => {
  const named = Object.entries(otherWords).map(([id, words]) => ({ label: id, words }));
  it.each([
    ['new invoice', 'sales-invoice'],
    ['add invoice', 'sales-invoice'],
    ['create bill', 'bill'],
    ['新增 報價', 'quotation'],
    ['p&l', 'profit-loss'],
    ['損益', 'profit-loss'],
    ['dark', 'theme-dark'],
    ['深色', 'theme-dark'],
    ['sign out', 'sign-out'],
    ['log out', 'sign-out'],
    ['登出', 'sign-out'],
    ['中文', 'language-zh-Hant'],
    ['english', 'language-en-US'],
    ['new customer', 'customer'],
    ['new journal', 'journal'],
    ['help', 'shortcuts'],
    ['?', 'shortcuts'],
    ['上載', 'upload'],
  ])('%s is %s', (typed, id) => {
    expect(filterCommands(named, typed).map(({ label }) => label)).toContain(id);
  });
});
