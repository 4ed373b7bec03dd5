import type { SearchHit } from '@folio/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { addRecent, forgetRecent, readRecent } from './recent.ts';

const kept = new Map<string, string>();
const store = {
  get length() {
    return kept.size;
  },
  key: (at: number) => [...kept.keys()][at] ?? null,
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};
const hit = (id: string): SearchHit => ({
  ...{
    kind: 'contact',
    id,
    title: `Contact ${id}`,
    title_zh: null,
    number: null,
    detail: null,
    type: null,
    state: null,
  },
  ...{ amount: null, currency: null, date: null, target: { screen: 'contact', id } },
});
const ids = (user: string, company: string) => readRecent(store, user, company).map(({ id }) => id);

describe('what was opened last', () => {
  beforeEach(() => kept.clear());

  it('comes first, once, and at most eight are kept', () => {
    for (const id of ['a', 'b', 'a', '1', '2', '3', '4', '5', '6', '7']) addRecent(store, 'u', 'c', hit(id));
    expect(ids('u', 'c')).toEqual(['7', '6', '5', '4', '3', '2', '1', 'a']);
  });

  it('is never of another company or user', () => {
    addRecent(store, 'u', 'c', hit('a'));
    expect([ids('u', 'd'), ids('v', 'c'), ids('u', 'c')]).toEqual([[], [], ['a']]);
  });

  it('is forgotten at sign-out, and nothing else with it', () => {
    kept.set('folio.theme', 'dark');
    addRecent(store, 'u', 'c', hit('a'));
    addRecent(store, 'u', 'd', hit('b'));
    forgetRecent(store);
    expect([...kept.keys()]).toEqual(['folio.theme']);
  });

  it.each(['{', '{}', '[1]', '[{"id":"a"}]', 'null'])('is empty if the browser has kept %s', (text) => {
    kept.set('folio.recent.u.c', text);
    expect(ids('u', 'c')).toEqual([]);
  });
});
