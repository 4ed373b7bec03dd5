import type { PGlite } from '@electric-sql/pglite';
import { serialize } from 'pg-protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEmbedded } from './embedded.ts';
import { parseMessages } from './parse-messages.ts';

let pglite: PGlite;
let theirs: PGlite['execProtocolStream'];
beforeAll(async () => {
  pglite = await openEmbedded(null);
  theirs = pglite.execProtocolStream.bind(pglite);
  parseMessages(pglite);
});
afterAll(() => pglite.close());

/** What the driver reads of a message. */
function facts(message: object) {
  const { name, fields, text, command, code, channel, payload, severity } = message as Record<string, unknown>;
  const named = Array.isArray(fields)
    ? fields.map((field: unknown) =>
        field !== null && typeof field === 'object' && 'name' in field ? field.name : field,
      )
    : fields;
  return { name, fields: named, text, command, code, channel, payload, severity };
}

it.each([
  [
    'fields of every kind',
    `select 1::bigint as one, '' as two, null as three, '香港 😀' as four, date '2026-03-31' as five`,
  ],
  ['more rows than the engine answers at once', `select n, repeat('帳', 50) as text from generate_series(1, 20000) n`],
  ['a field longer than that', `select repeat('lantern', 200000) as text`],
  ['an error', 'select * from nothing_here'],
  ['a notice', `do $$ begin raise notice 'hello'; end $$`],
  ['a notification', `listen bell; notify bell, 'ding'`],
  ['several statements', 'begin; select 1 as a; commit'],
  ['nothing', ''],
])('%s are the same messages as with the parser of the engine', async (_, text) => {
  const message = serialize.query(text);
  const expected = await theirs(message, { throwOnError: false });
  const found = await pglite.execProtocolStream(message, { throwOnError: false });
  expect(expected.length).toBeGreaterThan(0);
  expect(found.map(facts)).toEqual(expected.map(facts));
});
