import { describe, expect, it } from 'vitest';
import { pickCompany } from './pick-ids.ts';
import { isReturnPath, landingPath, rememberPath, takeLandingPath } from './redirect.ts';
import { keepId } from './stored-ids.ts';

function storeOf(entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries));
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
}

describe('paths to return to', () => {
  it.each([
    ['/sales?state=overdue', true],
    ['/document/1', true],
    ['/', false],
    ['/auth/sign-in', false],
    ['/authors', true],
    ['//elsewhere.example', false],
    ['/\\elsewhere.example', false],
    ['/\t/elsewhere.example', false],
    ['/home/../auth/sign-in', false],
    ['https://elsewhere.example', false],
    ['sales', false],
    [null, false],
  ])('%s: %s', (path, expected) => {
    expect(isReturnPath(path)).toBe(expected);
  });

  it('remembers where someone was going, never an auth page', () => {
    const store = storeOf();
    rememberPath(store, '/auth/sign-in');
    expect(store.kept.has('redirectTo')).toBe(false);
    rememberPath(store, '/reports/balance-sheet?as_at=2026-03-31');
    expect(store.kept.get('redirectTo')).toBe('/reports/balance-sheet?as_at=2026-03-31');
  });

  it('lands on the given url, else the remembered path, else home', () => {
    const store = storeOf({ redirectTo: '/sales' });
    expect(landingPath(store, '/purchases')).toBe('/purchases');
    expect(landingPath(store, '//elsewhere.example')).toBe('/sales');
    expect(landingPath(storeOf(), null)).toBe('/home');
  });

  it('forgets the remembered path once it is used', () => {
    const store = storeOf({ redirectTo: '/sales' });
    expect(takeLandingPath(store, null)).toBe('/sales');
    expect(store.kept.has('redirectTo')).toBe(false);
  });
});

describe('the current company', () => {
  const companies = [{ id: 'first' }, { id: 'second' }];
  it.each([
    ['second', 'second'],
    ['gone', 'first'],
    [null, 'first'],
  ])('stored %s: %s', (stored, expected) => {
    expect(pickCompany(stored, companies)?.id).toBe(expected);
  });

  it('is empty without companies, and its stored id is removed', () => {
    const store = storeOf({ companyId: 'gone' });
    expect(pickCompany('gone', [])).toBeNull();
    keepId(store, 'companyId', null);
    expect(store.kept.has('companyId')).toBe(false);
  });
});
