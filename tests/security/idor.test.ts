import { randomUUID } from 'node:crypto';
import { companyAccesses, may, roles } from '@folio/permissions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer, Caller } from './caller.ts';
import { type Ground, openGround } from './ground.ts';
import { fill, type Operation, readOperations } from './operations.ts';
import { type IdIn, idOfField, pathValues, queryOf, recordParams, tableOf } from './record-ids.ts';
import { sampleOf } from './sample-body.ts';
import { digestOf } from './tables.ts';
import { holdsMarker, makeVictim, type Victim } from './victim.ts';

/** Calls that show something of others to everybody who is signed in, each with the reason. */
const OPEN: Readonly<Record<string, string>> = {
  'GET /api/avatar/{id}': 'a picture’s id is a random key, given to whoever is shown its person',
  'GET /api/practice': 'the directory of practices that want to be found',
  'GET /api/practice/{practiceId}': 'the same, one of them',
  'DELETE /api/practice/{practiceId}/join':
    'takes back what one asked for oneself, and answers the entry of the directory',
  'POST /api/company/{companyId}/access-request': 'asks a practice of the directory, and answers its entry',
};

/** Paths whose last word is no record's, each with the reason. */
const NO_RECORD: Readonly<Record<string, string>> = {
  'GET /api/oidc/{provider}/start': 'the provider is one of the configuration',
  'GET /api/oidc/{provider}/callback': 'the provider is one of the configuration',
  'POST /api/oidc/{provider}/callback': 'the provider is one of the configuration',
};

let ground: Ground;
let victim: Victim;
let operations: Operation[];
let attacker: Caller;
let ownCompany: string;
let before: Record<string, string>;
const covered = new Set<string>();

/** Every row of the victim except the account log, which correctly shows a practice that a user sent it a request. */
const digest = () => {
  const tables = victim.tables.filter(({ name }) => name !== 'account_event');
  return digestOf(ground.database.pool, tables, victim.owner);
};

beforeAll(async () => {
  ground = await openGround();
  victim = await makeVictim(ground, { ofEveryKind: true });
  operations = await readOperations(ground);
  attacker = await ground.person('Attacker');
  ownCompany = await makeCompany(attacker);
  before = await settled();
});
afterAll(() => ground?.close());

/** What workers do of themselves with new rows is over when nothing changes any more. */
async function settled(): Promise<Record<string, string>> {
  let last = await digest();
  for (;;) {
    await new Promise((done) => setTimeout(done, 250));
    const now = await digest();
    if (JSON.stringify(now) === JSON.stringify(last)) return now;
    last = now;
  }
}

/** A company of the caller's own, as the server itself would make one. */
async function makeCompany(caller: Caller): Promise<string> {
  const made = await caller.dataOf<{ id: string }>(
    caller.send('POST', '/api/company', {
      name: 'Own Limited',
      registration_number: '7654321',
      incorporated_date: '2020-01-02',
      industry: 'Trade',
      br: '87654321',
      ci: '7654321',
      address: 'Hong Kong',
      fye: '12-31',
      directors: ['One'],
      shareholders: ['One'],
      secretaries: ['One'],
    }),
  );
  return made.id;
}

interface Attempt {
  companyId: string;
  idIn: IdIn;
}

/** Makes the call whole: path, query and body filled, a small picture where a file is taken. */
function attempt(caller: Caller, operation: Operation, { companyId, idIn }: Attempt): Promise<Answer> {
  const idOf = (field: string) => idOfField(field, idIn, idIn('contact') ?? randomUUID());
  const path = `${fill(operation, pathValues(operation, companyId, idIn))}${queryOf(operation, idOf)}`;
  if (operation.method === 'GET') return caller.get(path);
  if (!operation.takesFile)
    return caller.send(operation.method, path, operation.body === null ? {} : sampleOf(operation.body, idOf));
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], { type: 'image/png' }), 'picture.png');
  return caller.call(operation.method, path, form);
}

const victims: IdIn = (table) =>
  table === 'practice' ? victim.owner.practice_id : table === 'company' ? victim.owner.company_id : victim.idIn(table);

/** Ids that do not exist: the answer for the ids of another company must be the same as for these. */
function nobodys(): IdIn {
  const made = new Map<string, string>();
  return (table) => {
    const known = victims(table);
    if (known === null) return null;
    const id = made.get(table) ?? (known.length === 64 ? 'f'.repeat(64) : randomUUID());
    made.set(table, id);
    return id;
  };
}

/** 503 says that something is not set up here. */
function isFailure({ status }: Answer): boolean {
  return status >= 500 && status !== 503;
}

/** The text with every id and instant replaced by a constant, so that answers can be compared. */
function without(text: string): string {
  return text.replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{64}/gi, 'id').replace(/req-\w+/g, 'req');
}

describe('every call of the OpenAPI document', () => {
  it('is refused on another company, for everybody who does not belong to it', async () => {
    const nobody = await ground.nobody();
    const wrong: string[] = [];
    for (const operation of operations.filter(({ inCompany }) => inCompany)) {
      covered.add(operation.name);
      const other = { companyId: victim.owner.company_id, idIn: victims };
      for (const [who, caller, expected] of [
        ['attacker', attacker, 404],
        ['nobody', nobody, 401],
      ] as const) {
        const { status, text } = await attempt(caller, operation, other);
        if (status !== expected || holdsMarker(text))
          wrong.push(`${who}: ${operation.name} answered ${status} ${text.slice(0, 200)}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(await digest()).toEqual(before);
  });

  it('knows no record of another company in one’s own, and says of it what it says of none', async () => {
    const wrong: string[] = [];
    for (const operation of operations.filter(({ inCompany }) => inCompany)) {
      await standUp();
      const theirs = await attempt(attacker, operation, { companyId: ownCompany, idIn: victims });
      await standUp();
      const none = await attempt(attacker, operation, { companyId: ownCompany, idIn: nobodys() });
      const told = `${operation.name} answered ${theirs.status} ${theirs.text.slice(0, 300)}`;
      if (holdsMarker(theirs.text) && !(operation.name in OPEN)) wrong.push(`marker: ${told}`);
      if (isFailure(theirs)) wrong.push(`failed: ${told}`);
      if (recordParams(operation).length === 0 || operation.name in NO_RECORD) continue;
      if (theirs.status < 400) wrong.push(`done: ${told}`);
      if (theirs.status !== none.status || without(theirs.text) !== without(none.text))
        wrong.push(`tells apart: ${told}, of no record ${none.status} ${none.text.slice(0, 300)}`);
    }
    expect(wrong).toEqual([]);
    expect(await digest()).toEqual(before);
  });

  it('points from no record of one’s own to another company’s', async () => {
    const ids = [...victim.ids.values()];
    const found: string[] = [];
    // A draft keeps what was typed, whatever it names; what it names is looked up in its own company when it is used.
    for (const { name, owner, columns } of victim.tables) {
      const pointers = columns.filter(({ type }) => type === 'uuid').map((column) => `"${column.name}"::text`);
      if (owner !== 'company_id' || pointers.length === 0) continue;
      const { rows } = await ground.database.pool.query<{ id: string }>(
        `select id from (select array[${pointers}] as held from ${name} where company_id = $1) rows
           join unnest($2::text[]) id on id = any (rows.held)`,
        [ownCompany, ids],
      );
      found.push(...rows.map(({ id }) => `${name} points to ${id}`));
    }
    expect(found).toEqual([]);
  });

  it('does nothing to another person’s account or practice', async () => {
    const wrong: string[] = [];
    for (const operation of operations.filter(({ inCompany }) => !inCompany)) {
      covered.add(operation.name);
      // Some of these calls end the session or the account, so each has a separate caller.
      const person = await ground.person('Somebody');
      const answer = await attempt(person, operation, { companyId: victim.owner.company_id, idIn: victims });
      const told = `${operation.name} answered ${answer.status} ${answer.text.slice(0, 300)}`;
      if (isFailure(answer)) wrong.push(`failed: ${told}`);
      if (operation.name in OPEN) continue;
      if (holdsMarker(answer.text)) wrong.push(`marker: ${told}`);
      if (recordParams(operation).length > 0 && !(operation.name in NO_RECORD) && answer.status < 400)
        wrong.push(`done: ${told}`);
    }
    expect(wrong).toEqual([]);
    expect(await digest()).toEqual(before);
  });

  it.each(roles.filter((role) => role !== 'owner' && role !== 'adviser'))(
    'is refused to a member who is %s where the role does not hold it',
    async (role) => {
      const member = await ground.person(role);
      const { company_id } = victim.owner;
      await ground.database.queries
        .insertInto('company_member')
        .values({ company_id, user_id: member.userId, role })
        .execute();
      const held = await digest();
      const wrong: string[] = [];
      for (const operation of operations.filter(({ inCompany }) => inCompany)) {
        const access = companyAccesses.find((one) => one === operation.access);
        if (access === undefined) throw new Error(`${operation.name} has the access "${operation.access}"`);
        if (may(role, access)) continue;
        const { status, text } = await attempt(member, operation, { companyId: company_id, idIn: victims });
        if (status !== 403 || holdsMarker(text))
          wrong.push(`${operation.name} answered ${status} ${text.slice(0, 200)}`);
      }
      expect(wrong).toEqual([]);
      expect(await digest()).toEqual(held);
      await ground.database.queries.deleteFrom('company_member').where('user_id', '=', member.userId).execute();
      before = await digest();
    },
  );

  it('was called: all of them, with records of every kind', () => {
    expect([...covered].sort()).toEqual(operations.map(({ name }) => name).sort());
    expect(victim.without).toEqual([]);
    const unknown = operations.flatMap((operation) =>
      operation.name in NO_RECORD
        ? []
        : recordParams(operation)
            .filter(
              (param) =>
                !['practiceId', 'code', 'page'].includes(param) && victims(tableOf(operation.path, param)) === null,
            )
            .map((param) => `${operation.name}: {${param}} in table ${tableOf(operation.path, param)}`),
    );
    expect(unknown).toEqual([]);
    console.log(`${covered.size} of ${operations.length} operations called`);
  });
});

/** Whatever the last call did to the attacker's own company or session, the next one finds both as they were. */
async function standUp(): Promise<void> {
  const { queries } = ground.database;
  await queries
    .updateTable('company')
    .set({ state: 'active' })
    .where('id', '=', ownCompany)
    .where('state', '<>', 'active')
    .execute();
  await queries
    .insertInto('company_member')
    .values({ company_id: ownCompany, user_id: attacker.userId, role: 'owner' })
    .onConflict((conflict) => conflict.columns(['company_id', 'user_id']).doUpdateSet({ role: 'owner' }))
    .execute();
}
