import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openQuestionDesk, type QuestionDesk } from '../../../../test/desks/question-desk.ts';
import { textFile } from '../../../../test/desks/reading-desk.ts';
import { openTestDatabase } from '../../../../test/engines.ts';
import type { Database } from '../../../platform/database/open.ts';
import { readLineFile } from '../../banking/bank-evidence/index.ts';
import { askQuestions } from './ask-questions.ts';
import { closeQuestion } from './close-question.ts';
import { getQuestion } from './list-questions.ts';
import { revokeMail } from './question-link.ts';
import { tellDone, tellRested } from './tell-askers.ts';

let database: Database;
let desk: QuestionDesk;
beforeAll(async () => {
  database = await openTestDatabase('postgres');
});
afterAll(() => database?.close());
beforeEach(async () => {
  desk = await openQuestionDesk(database);
});
afterEach(() => desk.close());

const read = (id: string) => desk.run((tx) => getQuestion(tx, desk.callNow(), id));
const DAY_MINUTES = 24 * 60;

describe('a link', () => {
  it('shows only the company’s name and the questions', async () => {
    const { questions, token } = await desk.ask(['FPS PEARL RIVER FREIGHT']);
    const answer = await desk.visit('', { token });
    expect(answer.data).toEqual({
      company: { name: 'Lantern Test Limited', name_zh: null },
      language: 'en-US',
      expires_at: '2026-05-14T04:00:00.000Z',
      max_file_bytes: 50_000,
      questions: [
        {
          id: questions[0]?.id,
          number: 1,
          subject: {
            type: 'bank_line',
            name: 'PEARL RIVER FREIGHT',
            detail: 'FPS PEARL RIVER FREIGHT',
            date: '2026-04-06',
            amount: '1250.00',
            currency: 'HKD',
            direction: 'spent',
            picture: false,
          },
          text: 'What was this for?',
          asked_by: 'Chan Tai Man',
          asked_through: null,
          asked_at: '2026-04-30T04:00:00.000Z',
          state: 'open',
          answer: null,
          answer_none: false,
          files: [],
        },
      ],
    });
    expect((await read(questions[0]?.id ?? '')).mail?.opened_at).toBe('2026-04-30T04:00:00.000Z');
  });

  it('answers the same whether its token was never made, was forged, has expired or was revoked', async () => {
    const { questions, token: expired } = await desk.ask(['MTR']);
    const id = questions[0]?.id ?? '';
    desk.pass(14 * DAY_MINUTES);
    const { token: revoked, mailId } = await desk.ask(['MTR']);
    await desk.run((tx) => revokeMail(tx, desk.callNow(), mailId));
    const { token: archived } = await desk.ask(['MTR']);
    const archive = (state: 'active' | 'archived') =>
      database.queries.updateTable('company').set({ state }).where('id', '=', desk.companyId).execute();
    await archive('archived');
    const forged = `${archived.slice(0, -1)}${archived.endsWith('A') ? 'B' : 'A'}`;
    const tokens = ['x'.repeat(43), forged, expired, revoked, archived];
    const more = { question_id: id, name: 'Ms Wong', text: 'x', none: false };
    for (const path of ['', '/answer', '/picture', '/done']) {
      const answers = await Promise.all(tokens.map((token) => desk.visit(path, { token, ...more })));
      expect(new Set(answers.map(({ status, raw }) => `${status} ${raw}`)).size).toBe(1);
      expect(answers[0]).toMatchObject({
        status: 404,
        message: 'This link is no longer open. Ask who sent it to you for a new one.',
      });
    }
    const file = { name: 'a.pdf', content: textFile('a') };
    const sent = await Promise.all([...tokens, ''].map((token) => desk.upload(token, id, file)));
    expect(new Set(sent.map(({ status, raw }) => `${status} ${raw}`)).size).toBe(1);
    await archive('active');
    expect(await read(id)).toMatchObject({ state: 'open', files: [] });
  });

  it('answers and shows no question but its own, of this company or another', async () => {
    const { token } = await desk.ask(['MTR']);
    const { questions: elsewhere } = await desk.ask(['FPS PEARL RIVER FREIGHT']);
    const other = await openQuestionDesk(database);
    const { questions: theirs } = await other.ask(['MTR']);
    for (const question_id of [elsewhere[0]?.id ?? '', theirs[0]?.id ?? '', desk.companyId]) {
      const asked = { token, question_id, name: 'Ms Wong', text: 'mine', none: false };
      expect(await desk.visit('/answer', asked)).toMatchObject({ status: 404 });
      expect(await desk.visit('/picture', asked)).toMatchObject({ status: 404 });
      expect(await desk.upload(token, question_id, { name: 'a.pdf', content: textFile('a') })).toMatchObject({
        status: 404,
      });
    }
    const left = await other.run((tx) => getQuestion(tx, other.callNow(), theirs[0]?.id ?? ''));
    expect([left.state, (await read(elsewhere[0]?.id ?? '')).state]).toEqual(['open', 'open']);
    await other.close();
  });

  it('accepts a text or “no document”, ignores a repeated answer, and closes a settled question', async () => {
    const { questions, token } = await desk.ask(['MTR']);
    const id = questions[0]?.id ?? '';
    const given = { token, question_id: id, name: ' Ms <b>Wong</b> ', text: '<script>alert(1)</script>', none: false };
    expect((await desk.visit('/answer', { ...given, name: ' ' })).status).toBe(422);
    expect((await desk.visit('/answer', { ...given, text: ' ' })).status).toBe(422);
    for (const _ of [1, 2])
      expect((await desk.visit('/answer', given)).data.questions).toMatchObject([
        { state: 'answered', answer: '<script>alert(1)</script>', answer_none: false },
      ]);
    expect(await read(id)).toMatchObject({ answered_by: 'Ms <b>Wong</b>', answer: '<script>alert(1)</script>' });
    const events = await desk.run((tx) =>
      tx.queries
        .selectFrom('audit_event')
        .select(['change', 'user_id', 'address'])
        .where('action', '=', 'question.answered')
        .execute(),
    );
    expect(events).toMatchObject([
      { user_id: null, address: expect.stringMatching(/^10\.9\./), change: { name: 'Ms <b>Wong</b>' } },
    ]);
    await desk.visit('/answer', { ...given, text: '', none: true });
    expect(await read(id)).toMatchObject({ answer: null, answer_none: true });
    await desk.run((tx) => closeQuestion(tx, desk.callNow(), { id, state: 'settled' }));
    expect(await desk.visit('/answer', given)).toMatchObject({ error: 'conflict' });
    expect((await desk.visit('', { token })).data.questions).toEqual([]);
  });
});

describe('a file by a link', () => {
  it('becomes one document of the company with its sender, attached to the bank line, even if sent twice', async () => {
    const { questions, token } = await desk.ask(['MTR']);
    const id = questions[0]?.id ?? '';
    const file = { name: '../<img src=x onerror=alert(1)>.pdf', content: textFile('MTR receipt 99.00') };
    const first = await desk.upload(token, id, file);
    expect(first.data.questions).toMatchObject([{ state: 'answered', files: ['<img src=x onerror=alert(1)>.pdf'] }]);
    expect((await desk.upload(token, id, file)).data.questions[0]?.files).toHaveLength(1);
    const { files, answered_by } = await read(id);
    expect([files.map(({ name }) => name), answered_by]).toEqual([['<img src=x onerror=alert(1)>.pdf'], 'Ms Wong']);
    expect(desk.reading.queue).toHaveLength(1);
    const document = await desk.reading.detail(files[0]?.id ?? '');
    expect(document).toMatchObject({ state: 'queued', uploaded_by: 'Ms Wong', duplicate_of: null });
    const lineId = await desk.lineId('MTR');
    const beside = await desk.run((tx) => readLineFile(tx, lineId));
    expect(beside.unread).toEqual([{ id: files[0]?.id, name: '<img src=x onerror=alert(1)>.pdf', reading: true }]);
    await desk.visit('/answer', { token, question_id: id, name: 'Ms Wong', text: '', none: false });
    expect(await read(id)).toMatchObject({ state: 'answered', answer_none: false });
  });

  it.each<[string, string, Buffer | string, number, RegExp]>([
    ['a program renamed', 'bill.pdf', Buffer.from('4d5a90000300000004000000ffff0000b8000000', 'hex'), 415, /EXE/],
    ['an invoice as XML', 'bill.xml', '<?xml version="1.0"?><Invoice/>', 415, /XML/],
    ['nothing', 'bill.pdf', '', 422, /empty/],
    ['too much', 'bill.pdf', `%PDF-1.7 \n${'x'.repeat(60_000)}`, 413, /too large|larger/],
  ])('is refused when it is %s, and nothing stays', async (_, name, content, status, words) => {
    const { questions, token } = await desk.ask(['MTR']);
    const answer = await desk.upload(token, questions[0]?.id ?? '', { name, content });
    expect(answer.status).toBe(status);
    expect(answer.message).toMatch(words);
    expect(await read(questions[0]?.id ?? '')).toMatchObject({ state: 'open', files: [] });
    const documents = await desk.run((tx) =>
      tx.queries.selectFrom('document').select('id').where('sent_by', 'is not', null).execute(),
    );
    expect(documents).toEqual([]);
  });

  it('shows the first page of the document that is asked about, and of no other', async () => {
    const document = await desk.reading.take(textFile('a letter'), 'letter.pdf');
    const asked = { subject_type: 'document' as const, subject_id: document, text: 'Whose?' };
    const made = await desk.run((tx) =>
      askQuestions(tx, desk.callNow(), { email: 'c@lantern.example', language: 'en-US', questions: [asked] }),
    );
    const token = await desk.send(made.mailId ?? '');
    const picture = await desk.visit('/picture', { token, question_id: made.questions[0]?.id });
    expect([picture.status, desk.reading.reader.drawn]).toEqual([200, [{ page: 1, turn: 0 }]]);
    expect((await desk.visit('', { token })).data.questions[0]?.subject).toMatchObject({
      name: 'letter.pdf',
      picture: true,
    });
  });
});

describe('who asked', () => {
  const answered = async () => {
    const { questions, token, mailId } = await desk.ask(['MTR', 'FPS PEARL RIVER FREIGHT']);
    for (const { id } of questions)
      await desk.visit('/answer', { token, question_id: id, name: 'Ms Wong', text: 'For the <fair>', none: false });
    return { token, mailId };
  };

  it('receives one email with all answers when the client has finished', async () => {
    const { token } = await answered();
    expect((await desk.visit('/done', { token })).status).toBe(200);
    await desk.visit('/done', { token });
    expect(desk.mails).toHaveLength(2);
    expect(desk.mails[1]).toMatchObject({ subject: 'Lantern Test Limited: 2 questions were answered' });
    expect(desk.mails[1]?.text).toContain('1. MTR\n   For the <fair>');
  });

  it('receives answers after ten minutes, unless already notified, opted out, or without access', async () => {
    const tools = { database, publicUrl: 'https://books.folio.example', wake: async () => undefined };
    const queued = async () =>
      (
        await desk.run((tx) =>
          tx.queries.selectFrom('outgoing_mail').select('id').where('kind', '=', 'answer').execute(),
        )
      ).length;
    await answered();
    await tellRested(tools, desk.callNow().now);
    expect(await queued()).toBe(0);
    desk.pass(10);
    await tellRested(tools, desk.callNow().now);
    await tellRested(tools, desk.callNow().now);
    expect(await queued()).toBe(1);
    const { mailId } = await answered();
    await database.queries
      .insertInto('mail_choice')
      .values({ user_id: desk.call.userId, kind: 'question_answered', wanted: false })
      .execute();
    await tellDone(tools, { companyId: desk.companyId, mailId }, desk.callNow().now);
    expect(await queued()).toBe(1);
    await database.queries.deleteFrom('mail_choice').execute();
    const { mailId: last } = await answered();
    await database.queries.deleteFrom('company_member').where('company_id', '=', desk.companyId).execute();
    await tellDone(tools, { companyId: desk.companyId, mailId: last }, desk.callNow().now);
    expect(await queued()).toBe(1);
  });
});
