import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import * as contract from '@folio/contract';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { type api, type apiPage, once, requestOf } from './api.ts';
import type { AddressQueryOf, ApiCall, BodyOf, DataOf, ParamOf, QueryOf } from './api-calls.ts';

const SOURCE = join(import.meta.dirname, '..');
const endpoints = Object.entries(contract)
  .filter(([name]) => name.endsWith('Endpoints'))
  .flatMap(([, table]) => Object.values(table as Record<string, { method: string; path: string }>));

describe('a call of the contract', () => {
  it.each(endpoints.map(({ method, path }) => `${method} ${path}`))('%s: its parameters fill its path', (name) => {
    const keys = [...name.matchAll(/:(\w+)/g)].map(([, key = '']) => key);
    const params = Object.fromEntries(keys.map((key) => [key, `${key} & more`]));
    const { method, path } = requestOf(name, { params });
    expect(`${method} ${path}`).toBe(name.replace(/:(\w+)/g, (_, key) => encodeURIComponent(`${key} & more`)));
    expect(path).not.toContain(':');
  });

  it('leaves the company and the account to the session, and passes on the rest', () => {
    const query = { q: 'a b', page: 2 };
    expect(requestOf('GET /api/company/:companyId/contact', { query, quiet: true })).toEqual({
      method: 'GET',
      path: '/api/company/:companyId/contact',
      options: { query, quiet: true },
    });
  });

  it('has a new key each time, or the given one', () => {
    expect(once('k')).toEqual({ headers: { 'Idempotency-Key': 'k' } });
    expect(once()).not.toEqual(once());
  });

  it('is typed by the contract', () => {
    expectTypeOf<'GET /api/company/:companyId/no-such-thing'>().not.toExtend<ApiCall>();
    expectTypeOf<DataOf<'GET /api/company/:companyId/contact/:id'>>().toEqualTypeOf<contract.ContactDetail>();
    expectTypeOf<ParamOf<'DELETE /api/practice/:practiceId/staff/:id'>>().toEqualTypeOf<'practiceId' | 'id'>();
    expectTypeOf<{ ids: string[] }>().not.toExtend<BodyOf<'POST /api/company/:companyId/journal-entry'>>();
    expectTypeOf<{ days: 'many' }>().not.toExtend<BodyOf<'POST /api/company/:companyId/invoice/:id/link'>>();
    expectTypeOf<QueryOf<'GET /api/company/:companyId/contact'>>().toHaveProperty('q');
    type Asked = Parameters<typeof api<'GET /api/company/:companyId/contact/:id'>>[1];
    expectTypeOf<Asked>().toHaveProperty('params');
    expectTypeOf<undefined>().not.toExtend<Asked>();
    type Report = AddressQueryOf<`GET /api/company/:companyId/report/${'balance-sheet' | 'profit-loss'}`>;
    expectTypeOf<{ as_at: string; estimate: string }>().toExtend<Report>();
    expectTypeOf<Report>().not.toHaveProperty('no_such_parameter');
    type Page = Awaited<ReturnType<typeof apiPage<'GET /api/company/:companyId/contact'>>>;
    expectTypeOf<Page['meta']>().toHaveProperty('total');
  });
});

it('no file writes the path of a call as text', () => {
  const files = readdirSync(SOURCE, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\./.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const found = files.filter((file) => /['"`]\/api\/(?!docs['"`])/.test(readFileSync(file, 'utf8')));
  expect(files.length).toBeGreaterThan(500);
  expect(found.map((file) => relative(SOURCE, file))).toEqual([]);
});
