import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type NewRoomBody, type RoomReport, roomReports } from '@folio/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertTestUser, openTestBooks, type TestBooks } from '../../../../test/books.ts';
import { bothEngines, openTestDatabase } from '../../../../test/engines.ts';
import { openTestTools, unzip } from '../../../../test/exchange.ts';
import { journal, journalLine, postJournal } from '../../../../test/journals.ts';
import type { Database } from '../../../platform/database/open.ts';
import type { Call } from '../../../platform/http/call.ts';
import { drawAndKeep } from '../audit-sample/draw.ts';
import { inRoom } from './gate.ts';
import { givenFile, roomPacket, roomReport, sampleBundle, showSample } from './guest.ts';
import { roomSheet } from './guest-sheet.ts';
import { inviteAgain } from './invite.ts';
import { joinRoom, openInvitation } from './join.ts';
import { myRooms } from './my-rooms.ts';
import { showRoom, showRoomToGuest } from './present.ts';
import { answer, ask, assign, decide } from './requests.ts';
import { closeRoom, extendRoom, listRooms, openRoomFor } from './rooms.ts';

const BODY: NewRoomBody = {
  title: 'Audit 2025/26',
  guest_email: '',
  guest_name: '',
  from: '2025-04-01',
  to: '2026-03-31',
  until: '2026-05-31',
};
const address = '127.0.0.1';

describe.each(bothEngines)("an auditor's room on %s", (engine) => {
  let database: Database;
  let books: TestBooks;
  let guest: Call;
  let links: string[];
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database?.close());
  beforeEach(async () => {
    books = await openTestBooks(database);
    links = [];
    const { database: _, ...own } = books.call;
    guest = {
      database,
      userId: await insertTestUser(database, 'Ho Wing Yan'),
      language: 'en-US',
      now: own.now,
      today: own.today,
    };
  });

  const emailOf = async ({ userId }: Call) =>
    (await database.queries.selectFrom('app_user').select('email').where('id', '=', userId).executeTakeFirstOrThrow())
      .email;
  const tools = () => ({
    mailer: {
      send: async ({ text }: { text: string }) => {
        links.push(/#(\S+)/.exec(text)?.[1] ?? '');
        return { refused: [] };
      },
    } as never,
    log: { warn: () => undefined } as never,
    publicUrl: 'https://folio.example',
  });
  const open = async (over: Partial<NewRoomBody> = {}) =>
    openRoomFor(books.call, tools(), { ...BODY, guest_email: await emailOf(guest), ...over });
  const join = () => joinRoom(guest, links.at(-1) ?? '', address);
  const at = (roomId: string) => ({ roomId, address });
  const enter = (roomId: string, of: Call = guest) =>
    inRoom(of, at(roomId), (tx, room) => showRoomToGuest(tx, of, room));
  const outsider = async () => ({ ...guest, userId: await insertTestUser(database, 'Another Person') });
  const postIn = async (...dates: string[]) => {
    for (const date of dates)
      await postJournal(books, journal([journalLine('6100', 60), journalLine('2110', -60)], { date }));
  };
  const draw = (from: string, to: string, of: TestBooks = books) =>
    of.run((tx) =>
      drawAndKeep(tx, of.call, {
        title: to,
        from,
        to,
        source: 'entries',
        side: 'debit',
        accounts: [],
        method: 'largest',
        size: 1,
        interval: null,
        seed: null,
      }),
    );
  const gone = { code: 'not_found', word: 'room_gone' };
  const { signal } = new AbortController();

  it('opens for the invited person alone, by a link that works once', async () => {
    const { id } = await open();
    const token = links[0] ?? '';
    await expect(enter(id)).rejects.toMatchObject(gone);
    expect(await openInvitation(guest, token)).toMatchObject({ company: 'Lantern Test Limited', has_account: true });
    const other = await outsider();
    await expect(joinRoom(other, token, address)).rejects.toMatchObject({ code: 'forbidden' });
    expect(await join()).toEqual({ id });
    await expect(join()).rejects.toMatchObject({ code: 'not_found' });
    await expect(openInvitation(guest, token)).rejects.toMatchObject({ code: 'not_found' });
    expect(await enter(id)).toMatchObject({ title: 'Audit 2025/26', requests: [], samples: [], packets: [] });
    expect(await myRooms(guest)).toMatchObject([{ id, company: 'Lantern Test Limited', state: 'open' }]);
    await expect(enter(id, other)).rejects.toMatchObject(gone);
    // An owner of the company is not the guest, and has the company's own screen.
    await expect(enter(id, { ...guest, userId: books.call.userId })).rejects.toMatchObject(gone);
  });

  it('replaces the link when the invitation is sent again, and a link ends after seven days', async () => {
    const { id } = await open();
    await inviteAgain(books.call, tools(), id);
    const [first = '', second = ''] = links;
    await expect(joinRoom(guest, first, address)).rejects.toMatchObject({ code: 'not_found' });
    const late = { ...guest, now: new Date(guest.now.getTime() + 8 * 86_400_000) };
    await expect(joinRoom(late, second, address)).rejects.toMatchObject({ code: 'not_found' });
    expect(await joinRoom(guest, second, address)).toEqual({ id });
    await expect(inviteAgain(books.call, tools(), id)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('says if the invitation did not leave', async () => {
    const failing = { ...tools(), mailer: { send: () => Promise.reject(new Error('no server')) } as never };
    const room = await openRoomFor(books.call, failing, { ...BODY, guest_email: await emailOf(guest) });
    expect(room).toMatchObject({ mail_sent: false, state: 'invited' });
    await inviteAgain(books.call, tools(), room.id);
    const { rows, meta } = await books.run((tx) => listRooms(tx, books.call, { page: 1, limit: 50 }));
    expect([rows, meta.total]).toMatchObject([[{ mail_sent: true }], 1]);
  });

  it('ends with its last day, which an owner can move, and at once when an owner closes it', async () => {
    const { id } = await open();
    await join();
    const on = (today: string) => ({ ...guest, today });
    expect(await enter(id, on('2026-05-31'))).toMatchObject({ id });
    await expect(enter(id, on('2026-06-01'))).rejects.toMatchObject(gone);
    await books.run((tx) => extendRoom(tx, books.call, id, { until: '2026-06-30' }));
    expect(await enter(id, on('2026-06-01'))).toMatchObject({ until: '2026-06-30' });
    await books.run((tx) => closeRoom(tx, books.call, id));
    await expect(enter(id)).rejects.toMatchObject(gone);
    expect(await myRooms(guest)).toEqual([]);
    for (const work of [
      () => books.run((tx) => extendRoom(tx, books.call, id, { until: '2026-07-31' })),
      () => books.run((tx) => closeRoom(tx, books.call, id)),
      () => inviteAgain(books.call, tools(), id),
    ])
      await expect(work()).rejects.toMatchObject({ code: 'conflict' });
  });

  it('rejects a last day that is over, and a period that ends before it begins', async () => {
    await expect(open({ until: '2026-04-29' })).rejects.toMatchObject({ faults: [{ path: 'until' }] });
    await expect(open({ to: '2025-03-31' })).rejects.toMatchObject({ faults: [{ path: 'to' }] });
    expect(links).toEqual([]);
  });

  it('shows samples of its period and no other, of no other company', async () => {
    await postIn('2026-03-10', '2026-04-10');
    const inside = await draw('2026-03-01', '2026-03-31');
    const outside = await draw('2026-03-01', '2026-04-30');
    const other = await openTestBooks(database);
    await postJournal(other, journal([journalLine('6100', 60), journalLine('2110', -60)], { date: '2026-03-10' }));
    const foreign = await draw('2026-03-01', '2026-03-31', other);
    const { id } = await open();
    await join();
    expect((await enter(id)).samples.map((sample) => sample.id)).toEqual([inside.id]);
    expect(await showSample(guest, at(id), inside.id)).toMatchObject({ id: inside.id });
    const files = await openTestTools();
    try {
      const bundle = await unzip(await buffer(await sampleBundle(guest, at(id), files.storage, inside.id)));
      expect(bundle.has('manifest.json')).toBe(true);
      for (const sample of [outside.id, foreign.id]) {
        await expect(showSample(guest, at(id), sample)).rejects.toMatchObject({ code: 'not_found' });
        const taken = sampleBundle(guest, at(id), files.storage, sample);
        await expect(taken).rejects.toMatchObject({ code: 'not_found' });
      }
    } finally {
      files.clean();
    }
  });

  it('gives the statements and the ledger of its period, and nothing of other days', async () => {
    await postIn('2026-03-10', '2026-04-10');
    const { id } = await open();
    await join();
    const report = async (name: RoomReport, of: Call = guest) => {
      const file = await roomReport(of, at(id), { name, format: 'csv' }, signal);
      return (Buffer.isBuffer(file) ? file : await buffer(file)).toString();
    };
    const ledger = await report('general-ledger');
    expect(ledger).toContain('2026-03-10');
    expect(ledger).not.toContain('2026-04-10');
    for (const name of roomReports) expect((await report(name)).length).toBeGreaterThan(50);
    await expect(report('general-ledger', { ...guest, today: '2026-06-01' })).rejects.toMatchObject(gone);
    await expect(report('general-ledger', await outsider())).rejects.toMatchObject(gone);
  });

  it('shows the same on screen, without links to what a guest cannot open, and records each reading once', async () => {
    await postIn('2026-03-10', '2026-04-10');
    const { id } = await open();
    await join();
    const sheet = (name: RoomReport, page = 1, of: Call = guest) => roomSheet(of, at(id), { name, page });
    for (const name of roomReports) {
      const { data, meta } = await sheet(name);
      expect([data.report, data.to, meta.page]).toEqual([name, '2026-03-31', 1]);
      expect(data.rows.length).toBeGreaterThan(0);
      const text = JSON.stringify([data.rows, data.checks]);
      expect(text).not.toMatch(/"(drill|sources)"/);
      expect(text).not.toContain('2026-04-10');
    }
    expect(JSON.stringify((await sheet('general-ledger')).data.rows)).toContain('2026-03-10');
    const readings = async () => {
      const { rows } = await sql<{ file: string }>`
        select change #>> '{file,after}' as file from audit_event
         where company_id = ${books.companyId} and action = 'auditor_room_read'`.execute(database.queries);
      return rows.filter(({ file }) => file === 'journal-report').length;
    };
    const before = await readings();
    await sheet('journal-report', 1);
    await sheet('journal-report', 2);
    expect(await readings()).toBe(before + 1);
    await expect(sheet('general-ledger', 1, { ...guest, today: '2026-06-01' })).rejects.toMatchObject(gone);
    await expect(sheet('general-ledger', 1, await outsider())).rejects.toMatchObject(gone);
  });

  it('gives the packets of locked months and years of its period only', async () => {
    await postIn('2026-03-10');
    await books.run((tx) =>
      tx.queries.updateTable('company').set({ locked_through: '2026-03-31' }).where('id', '=', tx.companyId).execute(),
    );
    const { id } = await open({ from: '2026-03-01' });
    await join();
    expect((await enter(id)).packets).toEqual([{ kind: 'month', end: '2026-03-31' }]);
    const files = await openTestTools();
    try {
      const packet = (kind: 'month' | 'year', end: string) =>
        roomPacket(guest, at(id), files, { asked: { kind, end }, signal });
      const made = await unzip(await buffer(await packet('month', '2026-03-31')));
      expect(made.has('check.mjs')).toBe(true);
      for (const [kind, end] of [
        ['year', '2026-03-31'],
        ['month', '2026-02-28'],
        ['month', '2026-04-30'],
      ] as const)
        await expect(packet(kind, end)).rejects.toMatchObject({ code: 'not_found', word: 'room_no_packet' });
    } finally {
      files.clean();
    }
  });

  describe('a request', () => {
    let roomId: string;
    beforeEach(async () => {
      ({ id: roomId } = await open());
      await join();
      await act((tx, room) => ask(tx, guest, room, { text: 'Bank confirmation', due_on: '2026-05-10' }));
    });
    const act = (work: Parameters<typeof inRoom<void>>[2]) => inRoom(guest, at(roomId), work);
    const request = async () => {
      const [first] = (await books.run((tx) => showRoom(tx, roomId, books.call.today))).requests;
      if (first === undefined) throw new Error('there is no request');
      return first;
    };
    const say = (id: string, text: string, version: number, fileIds: string[] = []) =>
      books.run((tx) => answer(tx, books.call, id, { text, file_ids: fileIds, version }));

    it('goes from the question to the accepted answer', async () => {
      const { id, version } = await request();
      const decideOn = (kind: 'accepted' | 'returned', of: number, text = '') =>
        act((tx, room) => decide(tx, guest, room, { id, kind, text, version: of }));
      await expect(decideOn('accepted', version)).rejects.toMatchObject({ code: 'conflict' });
      await expect(say(id, '', version)).rejects.toMatchObject({ faults: [{ path: 'text' }] });
      await say(id, 'Sent by the bank', version);
      await expect(say(id, 'Again', version)).rejects.toMatchObject({ code: 'stale_version' });
      await decideOn('returned', version + 1, 'The stamp is missing');
      expect((await request()).state).toBe('open');
      await say(id, 'Here it is', version + 2);
      await decideOn('accepted', version + 3);
      expect(await request()).toMatchObject({
        state: 'accepted',
        due_on: '2026-05-10',
        answers: [
          { kind: 'answer' },
          { kind: 'returned', text: 'The stamp is missing' },
          { kind: 'answer' },
          { kind: 'accepted', by: 'Ho Wing Yan' },
        ],
      });
      await expect(say(id, 'More', version + 4)).rejects.toMatchObject({ code: 'conflict' });
      const kept = await books.run((tx) =>
        tx.queries
          .selectFrom('audit_event')
          .select('action')
          .where('subject_type', '=', 'audit_room')
          .orderBy('at')
          .execute(),
      );
      expect(kept.filter(({ action }) => action === 'auditor_request_answered')).toHaveLength(2);
    });

    it('has an owner who reaches the company', async () => {
      const { id, version } = await request();
      const own = (owner: string | null, of: number) =>
        books.run((tx) => assign(tx, books.call, id, { owner_id: owner, version: of }));
      await expect(own(guest.userId, version)).rejects.toMatchObject({ faults: [{ path: 'owner_id' }] });
      await own(books.call.userId, version);
      expect(await request()).toMatchObject({ owner: { id: books.call.userId }, version: version + 1 });
      await own(null, version + 1);
      expect((await request()).owner).toBeNull();
    });

    it('gives the files of its answers to the guest, and no other file', async () => {
      const files = await openTestTools();
      try {
        const keep = async (text: string) => {
          const arrived = await files.storage.receive(Readable.from([Buffer.from(text)]), 1_000);
          await arrived.keep(books.companyId);
          const { sha256 } = arrived;
          const { rows } = await books.run((tx) =>
            sql<{ id: string }>`
              with file as (insert into stored_file (company_id, sha256, size_bytes, type)
                            values (${books.companyId}, ${sha256}, ${arrived.sizeBytes}, 'application/pdf'))
              insert into document (company_id, sha256, name, uploaded_by, state)
              values (${books.companyId}, ${sha256}, ${text}, ${books.call.userId}, 'processed') returning id`.execute(
              tx.queries,
            ),
          );
          return { id: rows[0]?.id ?? '', sha256 };
        };
        const given = await keep('letter.pdf');
        const secret = await keep('secret.pdf');
        const { id, version } = await request();
        await say(id, '', version, [given.id]);
        const file = (requestId: string, { sha256 }: { sha256: string }) =>
          givenFile(guest, at(roomId), files.storage, { requestId, sha256 });
        expect((await buffer((await file(id, given)).content)).toString()).toBe('letter.pdf');
        await expect(file(id, secret)).rejects.toMatchObject({ code: 'not_found' });
        expect((await request()).answers).toMatchObject([{ files: [{ name: 'letter.pdf', document_id: given.id }] }]);
        expect((await enter(roomId)).requests).toMatchObject([{ answers: [{ files: [{ document_id: null }] }] }]);
        const other = await openTestBooks(database);
        const theirs = other.run((tx) =>
          answer(tx, other.call, id, { text: 'x', file_ids: [given.id], version: version + 1 }),
        );
        await expect(theirs).rejects.toMatchObject({ code: 'not_found' });
      } finally {
        files.clean();
      }
    });

    it('is out of reach for a guest of another room of the same company', async () => {
      const { id, version } = await request();
      await say(id, 'Sent', version);
      const other = await outsider();
      const { id: second } = await open({ guest_email: await emailOf(other) });
      await joinRoom(other, links.at(-1) ?? '', address);
      const verdict = { id, kind: 'accepted', text: '', version: version + 1 } as const;
      const decided = inRoom(other, at(second), (tx, room) => decide(tx, other, room, verdict));
      await expect(decided).rejects.toMatchObject({ code: 'not_found' });
      expect((await enter(second, other)).requests).toEqual([]);
    });

    it('is kept when the room is closed, and cannot be changed any more', async () => {
      const { id, version } = await request();
      await say(id, 'Sent', version);
      await books.run((tx) => closeRoom(tx, books.call, roomId));
      await expect(say(id, 'More', version + 1)).rejects.toMatchObject({ code: 'conflict', word: 'room_closed' });
      expect((await request()).answers).toHaveLength(1);
      const altered = sql`update audit_request_answer set text = 'other'`.execute(database.queries);
      await expect(altered).rejects.toMatchObject({ code: 'FO001' });
    });
  });
});
