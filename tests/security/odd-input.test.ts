import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer, Caller } from './caller.ts';
import { type Ground, openGround } from './ground.ts';
import { fill, type Operation, readOperations } from './operations.ts';
import { type IdIn, idOfField, pathValues, queryOf } from './record-ids.ts';
import { sampleOf } from './sample-body.ts';
import { makeVictim, readIds, type Victim } from './victim.ts';

/** Books of a worked year, called by their own owner: here everything may be done, so everything is reached. */
let ground: Ground;
let books: Victim;
/** Ids of the existing records, including those that earlier calls created. */
let ids: ReadonlyMap<string, string>;
let operations: Operation[];

beforeAll(async () => {
  ground = await openGround();
  books = await makeVictim(ground, { ofEveryKind: false });
  operations = await readOperations(ground);
});
afterAll(() => ground?.close());

const TRACE = /\bat .+\.[tj]s:\d+|node_modules|\/src\/|SqlState|select .+ from |syntax error at/i;

/** Texts that often break programs: invalid values, too long, other scripts, markup, injections, keys of objects. */
const ODD_TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e\u200b',
  "'; drop table company; --",
  '<script>alert(1)</script>',
  '{{7*7}}<%= 7*7 %>',
  '../../etc/passwd',
  '%00%0d%0a',
  'a\r\nBcc: everybody@example.com',
  '__proto__',
  'constructor',
  '-0',
  '1e999',
  'NaN',
  '99999999999999999999999999',
  '0000-00-00',
  '9999-12-31',
  '富'.repeat(300),
  'x'.repeat(20_000),
];

const odd = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<unknown>(...ODD_TEXTS) },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(null, true, -1, 0, 1.5, 1e308, -1e308, 2 ** 53, [], {}, [[]], [null]),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
);

/** Body and query of a call with some of its values replaced by odd ones. */
interface Odd {
  /** Which of the fields are replaced, in thousandths of all. */
  at: readonly number[];
  values: readonly unknown[];
}
const oddness: fc.Arbitrary<Odd> = fc.record({
  at: fc.array(fc.integer({ min: 0, max: 999 }), { minLength: 1, maxLength: 3 }),
  values: fc.array(odd, { minLength: 3, maxLength: 3 }),
});

/** Replaces values of a body, chosen by their place among all of them. */
function spoil(body: unknown, { at, values }: Odd): unknown {
  const copy: unknown = JSON.parse(JSON.stringify(body ?? {}));
  const places: { holder: Record<string, unknown>; key: string }[] = [];
  const walk = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return;
    for (const key of Object.keys(value)) {
      places.push({ holder: value as Record<string, unknown>, key });
      walk((value as Record<string, unknown>)[key]);
    }
  };
  walk(copy);
  if (places.length === 0) return values[0];
  at.forEach((share, index) => {
    const place = places[Math.floor((share * places.length) / 1000)];
    if (place !== undefined) place.holder[place.key] = values[index];
  });
  return copy;
}

const held: IdIn = (table) =>
  table === 'practice'
    ? books.owner.practice_id
    : table === 'company'
      ? books.owner.company_id
      : (ids.get(table) ?? null);

function call(caller: Caller, operation: Operation, by: Odd): Promise<Answer> {
  const idOf = (field: string) => idOfField(field, held, books.owner.user_id);
  const path = fill(operation, pathValues(operation, books.owner.company_id, held));
  if (operation.method !== 'GET') {
    const body = operation.body === null ? {} : sampleOf(operation.body, idOf);
    return caller.send(operation.method, `${path}${queryOf(operation, idOf)}`, spoil(body, by));
  }
  const asked = Object.fromEntries(operation.query.map(({ name, schema }) => [name, sampleOf(schema, idOf, name)]));
  const query = Object.entries(asRecord(spoil(asked, by))).map(([name, value]): [string, string] => [
    name,
    textOf(value),
  ]);
  return caller.get(`${path}?${new URLSearchParams(query)}`);
}

/** Texts at the ends of what patterns of days, months and years take. */
const ENDS = ['0000-01-01', '0001-01-01', '9999-12-31', '0000-01', '9999-12', '0000/01', '9999/00'];

/** Values that a parameter takes by its schema and that often break what follows. */
function edgesOf({ name, schema }: Operation['query'][number]): string[] {
  if (name === 'sort') return ['constructor', '-toString', '__proto__'];
  const { pattern } = schema;
  if (pattern !== undefined) return ENDS.filter((text) => new RegExp(pattern).test(text));
  const isNumber = typeof sampleOf(schema, () => '', name) === 'number';
  return isNumber ? [String(Number.MAX_SAFE_INTEGER), String(2 ** 31)] : [];
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Bodies each call gets, and the number of calls after which the records are listed again. */
const TRIES = 2;
const LOOKED_UP_EVERY = 20;

/** Ends the session or the account of the caller: each is called by somebody of their own. */
const isOwn = ({ inCompany }: Operation) => !inCompany;

describe('every call of the OpenAPI document, with input that no client would send', () => {
  it('answers with a sentence, never with an internal error or a stack trace', async () => {
    const tries = fc.sample(oddness, { numRuns: operations.length * TRIES, seed: 7 });
    const wrong: string[] = [];
    let visitor = await ground.person('Visitor');
    for (const [index, operation] of operations.entries()) {
      if (index % LOOKED_UP_EVERY === 0) ids = await readIds(ground, books.tables, books.owner);
      if (isOwn(operation)) visitor = await ground.person('Visitor');
      for (const by of tries.slice(index * TRIES, (index + 1) * TRIES)) {
        const caller = isOwn(operation) ? visitor : books.caller;
        const { status, text } = await call(caller, operation, by);
        const told = `${operation.name} ${JSON.stringify(by).slice(0, 300)} answered ${status} ${text.slice(0, 200)}`;
        // 503 is a sentence: something is not set up here.
        if (status >= 500 && status !== 503) wrong.push(told);
        if (status >= 400 && TRACE.test(text)) wrong.push(`trace: ${told}`);
      }
      await standUp();
    }
    expect(wrong).toEqual([]);
  });

  it('answers each query at the ends of what it takes', async () => {
    const wrong: string[] = [];
    ids = await readIds(ground, books.tables, books.owner);
    const idOf = (field: string) => idOfField(field, held, books.owner.user_id);
    for (const operation of operations.filter(({ method }) => method === 'GET')) {
      const path = fill(operation, pathValues(operation, books.owner.company_id, held));
      const usual = Object.fromEntries(
        operation.query.map(({ name, schema }) => [name, textOf(sampleOf(schema, idOf, name))]),
      );
      for (const param of operation.query)
        for (const edge of edgesOf(param)) {
          const asked = `${path}?${new URLSearchParams({ ...usual, [param.name]: edge })}`;
          const { status, text } = await books.caller.get(asked);
          if (status >= 500 && status !== 503) wrong.push(`${asked} answered ${status} ${text.slice(0, 200)}`);
        }
    }
    expect(wrong).toEqual([]);
  });

  it.each(['{"__proto__":{"isAdmin":true}}', '{"constructor":{"prototype":{"isAdmin":true}}}'])(
    'takes no property of every object from %s',
    async (body) => {
      const visitor = await ground.person('Polluter');
      for (const operation of operations
        .filter(({ method, takesFile }) => method !== 'GET' && !takesFile)
        .slice(0, 40)) {
        const { status } = await visitor.call(operation.method, fill(operation, {}), body, {
          'content-type': 'application/json',
        });
        expect(status).toBeLessThan(500);
      }
      expect(Object.getOwnPropertyNames(Object.prototype)).not.toContain('isAdmin');
      expect('isAdmin' in {}).toBe(false);
    },
  );
});

/** Books that were archived or left by the last call are as before for the next. */
async function standUp(): Promise<void> {
  const { company_id, user_id } = books.owner;
  const { queries } = ground.database;
  await queries
    .updateTable('company')
    .set({ state: 'active' })
    .where('id', '=', company_id)
    .where('state', '<>', 'active')
    .execute();
  await queries
    .insertInto('company_member')
    .values({ company_id, user_id, role: 'owner' })
    .onConflict((conflict) => conflict.columns(['company_id', 'user_id']).doUpdateSet({ role: 'owner' }))
    .execute();
}
