import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertTestUser } from '../../../../test/books.ts';
import { CLIENT, openQuestionDesk, type QuestionDesk } from '../../../../test/desks/question-desk.ts';
import { textFile } from '../../../../test/desks/reading-desk.ts';
import { openTestDatabase } from '../../../../test/engines.ts';
import type { Database } from '../../../platform/database/open.ts';
import { type CompanyTransaction, inCompany } from '../../../platform/database/transaction.ts';
import { readEvidenced } from '../../banking/bank-evidence/arrived-store.ts';
import { readLineMarks } from '../../banking/bank-evidence/index.ts';
import { listMissing } from '../../banking/bank-proof/missing-evidence.ts';
import { readNeeds } from '../../reports/dashboard/read-needs.ts';
import { answerQuestion } from './answer-question.ts';
import { askQuestions, proposeReceiver } from './ask-questions.ts';
import { closeQuestion } from './close-question.ts';
import { getQuestion, listQuestions } from './list-questions.ts';
import { revokeMail } from './question-link.ts';
import { sendAgain } from './send-questions.ts';

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
const list = (query: { state?: 'open' | 'settled'; q?: string; subject_id?: string } = {}) =>
  desk.run((tx) => listQuestions(tx, desk.callNow(), { page: 1, limit: 50, ...query }));
const answer = (id: string, text: string, none = false) =>
  desk.run((tx) =>
    answerQuestion(tx, { by: { userId: desk.call.userId, name: null }, at: desk.callNow().now }, { id, text, none }),
  );
const close = (id: string, state: 'settled' | 'withdrawn') =>
  desk.run((tx) => closeQuestion(tx, desk.callNow(), { id, state }));
const sentAgain = async (ids: string[], email = CLIENT) => {
  desk.pass(1);
  const mailId = await desk.run((tx) => sendAgain(tx, desk.callNow(), { ids, email, language: 'zh-Hant' }));
  return desk.send(mailId);
};

describe('a question', () => {
  it('is one record at its bank line, under missing evidence, in the list and in the email', async () => {
    const { questions } = await desk.ask(['MTR', 'FPS PEARL RIVER FREIGHT']);
    expect(questions.map(({ number }) => number)).toEqual([1, 2]);
    const lineId = await desk.lineId('MTR');
    expect(questions[0]).toMatchObject({
      subject: { type: 'bank_line', id: lineId, name: 'MTR', date: '2026-04-07', amount: '99.00', direction: 'spent' },
      asked_by: 'Chan Tai Man',
      asked_through: null,
      email: CLIENT,
      state: 'open',
      mail: { state: 'queued', link: 'none', questions: 2 },
    });
    expect((await read(questions[0]?.id ?? '')).mail).toMatchObject({ state: 'sent', link: 'open', to: CLIENT });
    const marks = await desk.run(async (tx) => readLineMarks(tx, await readEvidenced(tx, [lineId])));
    expect(marks.get(lineId)).toMatchObject({ comments: 1, openQuestion: true });
    const missing = await desk.run((tx) => listMissing(tx, 'en-US', { page: 1, limit: 50, q: 'MTR' }));
    expect(missing.rows[0]).toMatchObject({ question: 'What was this for?', answered: null });
    expect(await desk.run((tx) => readNeeds(tx, '2026-04-30', 0))).toMatchObject({ open_questions: 2 });
    expect((await list({ subject_id: lineId })).rows.map(({ number }) => number)).toEqual([1]);
    expect((await list({ q: 'pearl river' })).rows.map(({ number }) => number)).toEqual([2]);
    expect((await list({ q: '2' })).meta).toMatchObject({ total: 1, counts: { open: 1, answered: 0 } });
  });

  it('goes out by one mail in both languages, its answers to who asked, with no token in the database', async () => {
    const { token } = await desk.ask(['MTR'], 'Reply <b>here</b> {link}\r\nBcc: x@evil.example');
    expect(desk.mails).toHaveLength(1);
    const [mail] = desk.mails;
    expect(mail).toMatchObject({ to: [CLIENT], fromName: 'Lantern Test Limited', files: [] });
    expect(mail?.replyTo).toMatch(/^person-.*@folio\.example$/);
    expect(mail?.subject).toBe('A question about the books of Lantern Test Limited');
    expect(mail?.text).toContain('7 Apr 2026 · MTR · HKD 99.00');
    expect(mail?.text).toContain('賬目有1條問題想請教');
    expect(mail?.text.split(token)).toHaveLength(2);
    expect(mail?.html).toContain('Reply &#60;b&#62;here');
    const tables = ['client_question', 'question_link', 'outgoing_mail', 'audit_event'] as const;
    for (const table of tables) {
      const rows = await desk.run((tx) => tx.queries.selectFrom(table).selectAll().execute());
      expect(rows.length).toBeGreaterThan(0);
      expect(JSON.stringify(rows, (_, value) => (typeof value === 'bigint' ? String(value) : value))).not.toContain(
        token,
      );
    }
  });

  it('speaks for a practice where its asker does', async () => {
    const call = { ...desk.callNow(), practice: { id: desk.companyId, name: 'Tram & Co' } };
    const asked = { subject_type: 'none' as const, subject_id: null, text: 'When do you close?' };
    const made = await desk.run((tx) =>
      askQuestions(tx, call, { email: CLIENT, language: 'en-US', questions: [asked] }),
    );
    expect(made.questions[0]).toMatchObject({
      asked_through: 'Tram & Co',
      subject: { type: 'none', name: '', amount: null },
    });
    await desk.send(made.mailId ?? '');
    expect(desk.mails[0]?.text).toContain('Chan Tai Man of Tram & Co has a question');
  });

  it('is about records of this company only, each said at its place', async () => {
    const other = await openQuestionDesk(database);
    const theirs = await other.lineId('MTR');
    await other.close();
    const ask = (questions: Parameters<typeof askQuestions>[2]['questions']) =>
      desk.run((tx) => askQuestions(tx, desk.callNow(), { email: null, language: 'en-US', questions }));
    const text = 'x';
    await expect(
      ask([
        { subject_type: 'none', subject_id: null, text },
        { subject_type: 'bank_line', subject_id: theirs, text },
        { subject_type: 'invoice', subject_id: null, text },
        { subject_type: 'document', subject_id: desk.companyId, text },
      ]),
    ).rejects.toMatchObject({
      code: 'validation_failed',
      faults: [1, 2, 3].map((at) => ({ path: `questions.${at}.subject_id`, word: 'question_subject_gone' })),
    });
    expect((await list()).rows).toEqual([]);
  });

  it('asks about documents and invoices in the words their senders know', async () => {
    const document = await desk.reading.take(textFile('a letter'), 'letter.pdf');
    const invoice = await desk.invoice();
    const questions = [
      { subject_type: 'document' as const, subject_id: document, text: 'Whose is this?' },
      { subject_type: 'invoice' as const, subject_id: invoice, text: 'Was it delivered?' },
    ];
    await desk.run((tx) => askQuestions(tx, desk.callNow(), { email: null, language: 'zh-Hant', questions }));
    expect(
      (await list()).rows.map(({ subject, mail }) => [subject.name, subject.detail, subject.amount, mail]),
    ).toEqual([
      [expect.stringMatching(/^INV-2026-/), 'Blue Harbour Retail Limited', '1000.00', null],
      ['letter.pdf', null, null, null],
    ]);
  });

  it('goes where the last one went, before that to the company’s address, before that to its owner', async () => {
    const propose = () => proposeReceiver(desk.callNow());
    expect((await propose()).email).toMatch(/^person-/);
    await database.queries
      .updateTable('company')
      .set({ email: 'office@lantern.example' })
      .where('id', '=', desk.companyId)
      .execute();
    expect(await propose()).toEqual({ email: 'office@lantern.example', language: 'en-US' });
    const { questions } = await desk.ask(['MTR']);
    await sentAgain([questions[0]?.id ?? ''], 'boss@lantern.example');
    expect(await propose()).toEqual({ email: 'boss@lantern.example', language: 'zh-Hant' });
  });
});

describe('an answer', () => {
  it('is expected from an uploader if the question was sent to them or concerns their document', async () => {
    const userId = await insertTestUser(database, 'Lam Ka Yan');
    const { email } = await database.queries
      .selectFrom('app_user')
      .select('email')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    const mine = await desk.reading.take(textFile('a letter'), 'letter.pdf');
    const others = await desk.reading.take(textFile('a contract'), 'contract.pdf');
    await database.queries.updateTable('document').set({ uploaded_by: userId }).where('id', '=', mine).execute();
    const about = (subject_id: string) => ({ subject_type: 'document' as const, subject_id, text: 'Whose is this?' });
    const ask = (to: string | null, questions: Parameters<typeof askQuestions>[2]['questions']) =>
      desk.run((tx) => askQuestions(tx, desk.callNow(), { email: to, language: 'en-US', questions }));
    await ask(null, [about(mine), about(others)]);
    await ask(email.toUpperCase(), [{ subject_type: 'none', subject_id: null, text: 'Is the till receipt lost?' }]);
    const { questions } = await desk.ask(['MTR']);
    const actor = { practiceId: null, address: null, papersOf: userId };
    const asUploader = <T>(work: (tx: CompanyTransaction) => Promise<T>) =>
      inCompany(database, desk.companyId, work, actor);
    const seen = await asUploader((tx) => listQuestions(tx, desk.callNow(), { page: 1, limit: 50 }));
    expect(seen.rows.map(({ number }) => number)).toEqual([3, 1]);
    expect(seen.meta.total).toBe(2);
    const hidden = questions[0]?.id ?? '';
    const by = { by: { userId, name: null }, at: desk.callNow().now };
    await expect(asUploader((tx) => getQuestion(tx, desk.callNow(), hidden))).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(
      asUploader((tx) => answerQuestion(tx, by, { id: hidden, text: 'x', none: false })),
    ).rejects.toMatchObject({ code: 'not_found' });
    const own = seen.rows[1]?.id ?? '';
    await asUploader((tx) => answerQuestion(tx, by, { id: own, text: 'The landlord’s', none: false }));
    expect(await read(own)).toMatchObject({ state: 'answered', answered_by: 'Lam Ka Yan' });
  });

  it('by the company’s own staff is shown with the question until it is settled', async () => {
    const { questions } = await desk.ask(['MTR']);
    const id = questions[0]?.id ?? '';
    await expect(answer(id, '')).rejects.toMatchObject({ faults: [{ word: 'question_answer_empty' }] });
    await answer(id, '', true);
    expect(await read(id)).toMatchObject({
      state: 'answered',
      answer: null,
      answer_none: true,
      answered_by: 'Chan Tai Man',
    });
    await answer(id, 'Octopus top-up');
    const missing = await desk.run((tx) => listMissing(tx, 'en-US', { page: 1, limit: 50, q: 'MTR' }));
    expect(missing.rows[0]).toMatchObject({ question: null, answered: { id, text: 'Octopus top-up', none: false } });
    expect(await desk.run((tx) => readNeeds(tx, '2026-04-30', 0))).toMatchObject({
      open_questions: 0,
      answered_questions: 1,
    });
    await close(id, 'settled');
    await close(id, 'settled');
    expect(await read(id)).toMatchObject({ state: 'settled', closed_by: 'Chan Tai Man' });
    await expect(answer(id, 'more')).rejects.toMatchObject({ code: 'conflict', word: 'question_closed' });
    await expect(close(id, 'withdrawn')).rejects.toMatchObject({ code: 'conflict' });
    const trail = await desk.run((tx) =>
      tx.queries.selectFrom('audit_event').select('action').where('subject_id', '=', id).execute(),
    );
    expect(trail.map(({ action }) => action).sort()).toEqual([
      'question.answered',
      'question.answered',
      'question.asked',
      'question.settled',
    ]);
  });
});

describe('sending again', () => {
  it('makes a new link and ends the old one; what was not sent again keeps its own', async () => {
    const { questions, token: first } = await desk.ask(['MTR', 'FPS PEARL RIVER FREIGHT']);
    const ids = questions.map(({ id }) => id);
    const second = await sentAgain([ids[0] ?? ''], 'boss@lantern.example');
    expect(desk.mails.at(-1)?.to).toEqual(['boss@lantern.example']);
    const asks = async (token: string) => (await desk.visit('', { token })).data?.questions.map(({ id }) => id);
    expect([await asks(first), await asks(second)]).toEqual([[ids[1]], [ids[0]]]);
    const third = await sentAgain(ids);
    expect([await asks(first), await asks(second), await asks(third)]).toEqual([undefined, undefined, ids]);
    expect(desk.mails.at(-1)?.subject).toBe('有關Lantern Test Limited賬目的2條問題');
  });

  it('is refused for what is done with or of another company, and does not send what was withdrawn meanwhile', async () => {
    const { questions, mailId } = await desk.ask(['MTR']);
    const id = questions[0]?.id ?? '';
    desk.pass(1);
    const again = await desk.run((tx) =>
      sendAgain(tx, desk.callNow(), { ids: [id], email: CLIENT, language: 'en-US' }),
    );
    await close(id, 'withdrawn');
    await desk.send(again);
    expect(desk.mails).toHaveLength(1);
    expect((await read(id)).mail).toMatchObject({ state: 'failed', link: 'none' });
    await expect(sentAgain([id])).rejects.toMatchObject({ code: 'conflict' });
    await expect(sentAgain([desk.companyId])).rejects.toMatchObject({ code: 'not_found' });
    const other = await openQuestionDesk(database);
    await expect(other.run((tx) => revokeMail(tx, other.call, mailId))).rejects.toMatchObject({ code: 'not_found' });
    await other.close();
  });
});
