import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestBooks } from '../../apps/server/test/books.ts';
import type { Caller } from './caller.ts';
import { type Ground, openGround } from './ground.ts';
import { fill, type Operation, readOperations } from './operations.ts';
import { pathValues } from './record-ids.ts';
import { holdsMarker, makeVictim, type Victim } from './victim.ts';

let ground: Ground;
let victim: Victim;
let guest: Caller;
let outsider: Caller;
let operations: Operation[];
let roomId: string;

beforeAll(async () => {
  ground = await openGround();
  victim = await makeVictim(ground, { ofEveryKind: false });
  operations = await readOperations(ground);
  guest = await ground.person('Guest');
  outsider = await ground.person('Outsider');
  roomId = await openRoomOf(guest.userId);
});
afterAll(() => ground?.close());

async function openRoomOf(guestId: string): Promise<string> {
  const { id } = await ground.database.queries
    .insertInto('audit_room')
    .values({
      company_id: victim.owner.company_id,
      title: 'Audit',
      guest_email: 'guest@example.com',
      from_day: '2025-04-01',
      to_day: '2026-01-31',
      until_day: '2999-12-31',
      guest_id: guestId,
      joined_at: new Date(),
      opened_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Calls of the company that do not answer the caller as they answer a person who does not belong to it. */
async function answered(caller: Caller): Promise<string[]> {
  const wrong: string[] = [];
  for (const operation of operations.filter(({ inCompany }) => inCompany)) {
    const path = fill(
      operation,
      pathValues(operation, victim.owner.company_id, (table) => victim.idIn(table)),
    );
    const { status, text } = await attempt(caller, operation, path);
    if (status !== 404 || holdsMarker(text)) wrong.push(`${operation.name} answered ${status} ${text.slice(0, 200)}`);
  }
  return wrong;
}

function attempt(caller: Caller, { method, takesFile }: Operation, path: string) {
  if (method === 'GET') return caller.get(path);
  return takesFile ? caller.call(method, path, new FormData()) : caller.send(method, path, {});
}

const inRoom = (path = '') => `/api/auditor-room/${roomId}${path}`;

describe('a guest of the room of an auditor', () => {
  it('is refused by every call of the company', async () => {
    expect(await answered(guest)).toEqual([]);
  });

  it('is refused as well if the guest is the owner of another company', async () => {
    const member = await ground.person('Member');
    await openRoomOf(member.userId);
    await ground.database.queries
      .insertInto('company_member')
      .values({ company_id: (await openTestBooks(ground.database)).companyId, user_id: member.userId, role: 'owner' })
      .execute();
    expect(await answered(member)).toEqual([]);
  });

  it('does not see the company in the list of companies, nor in the profile', async () => {
    for (const path of ['/api/company', '/api/user/profile'])
      expect((await guest.get(path)).text).not.toContain(victim.owner.company_id);
  });

  it('enters the room, and no other person does', async () => {
    expect((await guest.get(inRoom())).status).toBe(200);
    expect((await outsider.get(inRoom())).status).toBe(404);
    expect((await victim.caller.get(inRoom())).status).toBe(404);
    expect((await (await ground.nobody()).get(inRoom())).status).toBe(401);
  });

  it('reaches nothing of the room after the session has ended', async () => {
    const late = await ground.person('Late');
    const room = await openRoomOf(late.userId);
    expect((await late.get(`/api/auditor-room/${room}`)).status).toBe(200);
    await ground.database.queries.deleteFrom('user_session').where('user_id', '=', late.userId).execute();
    expect((await late.get(`/api/auditor-room/${room}`)).status).toBe(401);
  });

  it('gets the ledger of the period, whatever other days the address asks for', async () => {
    const asked = inRoom('/report/general-ledger?format=csv&from=1900-01-01&to=2199-12-31');
    const { status, text } = await guest.get(asked);
    expect(status).toBe(200);
    const days = text.match(/20\d\d-\d\d-\d\d/g) ?? [];
    expect(days.length).toBeGreaterThan(0);
    expect(days.filter((day) => day > '2026-01-31')).toEqual([]);
  });

  it('reads the ledger of the period on screen, whatever the address asks for', async () => {
    const { status, text } = await guest.get(
      inRoom('/report/general-ledger/sheet?from=1900-01-01&to=2199-12-31&account=1'),
    );
    expect(status).toBe(200);
    const { data } = JSON.parse(text);
    expect([data.from, data.to]).toEqual(['2025-04-01', '2026-01-31']);
    expect((await guest.get(inRoom('/report/aged-payable/sheet'))).status).toBe(404);
    expect((await outsider.get(inRoom('/report/general-ledger/sheet'))).status).toBe(404);
  });

  it('does not enter another room of the same company', async () => {
    const other = await openRoomOf(outsider.userId);
    expect((await guest.get(`/api/auditor-room/${other}`)).status).toBe(404);
  });

  it('is outside as soon as the room is closed or its last day is over', async () => {
    for (const change of [{ until_day: '2020-01-01' }, { until_day: '2999-12-31', closed_at: new Date() }]) {
      await ground.database.queries.updateTable('audit_room').set(change).where('id', '=', roomId).execute();
      for (const path of [
        '',
        '/report/balance-sheet?format=pdf',
        '/report/balance-sheet/sheet',
        '/packet?kind=month&end=2026-01-31',
      ])
        expect((await guest.get(inRoom(path))).status).toBe(404);
      const { status, text } = await guest.send('POST', inRoom('/request'), { text: 'More', due_on: null });
      expect([status, JSON.parse(text).error]).toEqual([404, 'not_found']);
    }
  });
});
