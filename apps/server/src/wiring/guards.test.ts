import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { guards } from './guards.ts';

it('has an answer for every rule that the database enforces', () => {
  const schema = readFileSync(new URL('../platform/database/schema.sql', import.meta.url), 'utf8');
  const raised = new Set([...schema.matchAll(/errcode = '(FO\d{3})'/g)].map(([, code = '']) => code));
  expect(raised.size).toBeGreaterThan(10);
  expect([...raised].filter((code) => guards[code] === undefined)).toEqual([]);
});
