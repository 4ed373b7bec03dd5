import type { ReportScheduleBody, SavedReportBody } from '@folio/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertTestUser, type TestBooks } from '../../../../test/books.ts';
import {
  type MailingDesk,
  monthly,
  openMailingDesk,
  savedReport as report,
} from '../../../../test/desks/mailing-desk.ts';
import { engines, openTestDatabase } from '../../../../test/engines.ts';
import type { Database } from '../../../platform/database/open.ts';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { addMember } from '../../people/company/index.ts';
import { changeSavedReport, removeSavedReport } from '../saved-report/keep-saved.ts';
import { createSchedule, moveSchedule, removeSchedule, saveSchedule } from './keep-schedule.ts';
import { listReportSchedules } from './list-schedules.ts';
import { sendDueReports } from './send-due.ts';

const readers: ReadonlySet<string> = new Set();

describe.each(engines)('reports by email on %s', (engine) => {
  let database: Database;
  let desk: MailingDesk;
  let books: TestBooks;
  let colleague: TestBooks['call'];
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database?.close());
  beforeEach(async () => {
    await database.queries.deleteFrom('report_schedule').execute();
    desk = await openMailingDesk(database);
    books = desk;
    colleague = { ...books.call, userId: await insertTestUser(database, 'Wong Siu Ming') };
    await addMember(database.queries, books.companyId, colleague.userId, 'bookkeeper');
  });

  const run = <T>(work: (tx: CompanyTransaction) => Promise<T>) => books.run(work);
  const saved = (over: Partial<SavedReportBody> = {}, call = books.call) => desk.saved(over, call);
  const schedule = (over: Partial<ReportScheduleBody> = {}, subjectId?: string, call = books.call) =>
    desk.schedule(over, subjectId, call);
  const shown = (id: string, call = books.call) => desk.shown(id, call);
  const sweepOn = (today: string) => desk.sweepOn(today);
  const mails = () => desk.mails();
  const send = (mailId: string) => desk.send(mailId);
  const refusalOf = (work: Promise<unknown>) =>
    work.then(
      () => 'done',
      (error: unknown) => (error instanceof DomainError ? error.code : String(error)),
    );

  describe('the hour of a schedule', () => {
    const at = (moment: string) => {
      desk.at(moment);
      return sendDueReports(desk.tools);
    };

    it('holds the email back until it comes in Hong Kong', async () => {
      const id = await schedule({ on_day: 12, at_hour: 17 });
      expect((await shown(id)).at_hour).toBe(17);
      expect(await at('2026-05-12T08:59:59Z')).toBe(0);
      expect(await at('2026-05-12T09:00:00Z')).toBe(2);
      expect(await at('2026-05-12T10:00:00Z')).toBe(0);
    });

    it('does not hold back a day that was missed, and the day after waits for its own hour', async () => {
      await schedule({ rhythm: 'week', on_day: 2, at_hour: 23, receivers: ['board@lantern.example'] });
      expect(await at('2026-05-19T14:00:00Z')).toBe(1);
      expect((await mails()).map(({ subject }) => subject)).toEqual([expect.stringContaining('May')]);
      expect(await at('2026-05-19T15:00:00Z')).toBe(1);
    });
  });

  describe('a schedule', () => {
    it('shows what goes out when and to whom, each address once, from tomorrow on', async () => {
      const id = await schedule({ on_day: 11 });
      expect(await shown(id)).toMatchObject({
        name: 'Profit by month',
        subject: 'saved_report',
        receivers: ['board@lantern.example', 'bank@lantern.example'],
        state: 'active',
        next_on: '2026-06-11',
        last_sent_at: null,
        problem: null,
        created_by: 'Chan Tai Man',
      });
    });

    it('is changed, paused, resumed and deleted, and the audit trail says so', async () => {
      const id = await schedule();
      const change = { ...monthly, rhythm: 'week' as const, on_day: 1, version: 1 };
      await run((tx) => saveSchedule(tx, { ...books.call, readers }, id, change));
      expect(await shown(id)).toMatchObject({ rhythm: 'week', next_on: '2026-05-18', version: 2 });
      expect(await refusalOf(run((tx) => saveSchedule(tx, { ...books.call, readers }, id, change)))).toBe(
        'stale_version',
      );
      await run((tx) => moveSchedule(tx, books.call, id, { version: 2, state: 'paused' }));
      expect(await shown(id)).toMatchObject({ state: 'paused', next_on: null, problem: null });
      expect(await sweepOn('2026-05-18')).toBe(0);
      const later = { ...colleague, today: '2026-06-01' };
      await run((tx) => moveSchedule(tx, later, id, { version: 3, state: 'active' }));
      expect(await shown(id)).toMatchObject({ next_on: '2026-06-08', created_by: 'Wong Siu Ming' });
      await run((tx) => removeSchedule(tx, books.call, id));
      expect(await refusalOf(shown(id))).toBe('not_found');
      const events = await run((tx) =>
        tx.queries.selectFrom('audit_event').select('action').where('subject_id', '=', id).orderBy('id').execute(),
      );
      const done = ['added', 'changed', 'paused', 'active', 'removed'];
      expect(events.map(({ action }) => action)).toEqual(done.map((word) => `report_schedule_${word}`));
    });

    it('of a private report is hidden from others', async () => {
      const mine = await saved({ shared: false });
      const id = await schedule({}, mine);
      expect(await refusalOf(schedule({}, mine, colleague))).toBe('not_found');
      expect(await run((tx) => listReportSchedules(tx, { ...colleague, readers }))).toEqual([]);
      const pause = { version: 1, state: 'paused' as const };
      for (const work of [
        (tx: CompanyTransaction) => moveSchedule(tx, colleague, id, pause),
        (tx: CompanyTransaction) => saveSchedule(tx, { ...colleague, readers }, id, { ...monthly, version: 1 }),
        (tx: CompanyTransaction) => removeSchedule(tx, colleague, id),
      ])
        expect(await refusalOf(run(work))).toBe('not_found');
    });

    it('disappears with its report', async () => {
      const subject = await saved();
      await schedule({}, subject);
      await run((tx) => removeSavedReport(tx, books.call, subject));
      expect(await run((tx) => listReportSchedules(tx, { ...books.call, readers }))).toEqual([]);
    });
  });

  describe('on its day', () => {
    it('goes out once, however often Folio looks, with the period in its subject', async () => {
      const id = await schedule();
      expect(await sweepOn('2026-06-04')).toBe(0);
      const both = await Promise.all([sweepOn('2026-06-05'), sweepOn('2026-06-05')]);
      expect(both[0] + both[1]).toBe(2);
      expect(await sweepOn('2026-06-05')).toBe(0);
      expect(await sweepOn('2026-07-05')).toBe(2);
      const found = await mails();
      expect(found.map(({ subject, receivers }) => [subject, receivers])).toEqual([
        ['Profit by month, May 2026 – Lantern Test Limited', ['board@lantern.example']],
        ['Profit by month, May 2026 – Lantern Test Limited', ['bank@lantern.example']],
        ['Profit by month, Jun 2026 – Lantern Test Limited', ['board@lantern.example']],
        ['Profit by month, Jun 2026 – Lantern Test Limited', ['bank@lantern.example']],
      ]);
      expect(found[0]).toMatchObject({ kind: 'report', state: 'queued', created_by: books.call.userId });
      expect([...desk.woken].sort()).toEqual(found.map((mail) => mail.id).sort());
      expect(await shown(id)).toMatchObject({ next_on: '2026-08-05' });
    });

    it('goes out once even where its next day was put back', async () => {
      const id = await schedule();
      expect(await sweepOn('2026-06-05')).toBe(2);
      await run((tx) =>
        tx.queries.updateTable('report_schedule').set({ next_on: '2026-06-05' }).where('id', '=', id).execute(),
      );
      expect(await sweepOn('2026-06-05')).toBe(0);
      expect(await shown(id)).toMatchObject({ next_on: '2026-07-05' });
    });

    it('begins at midnight in Hong Kong, and a missed day is made up for, of several the newest only', async () => {
      await schedule({ on_day: 31, at_hour: 0 });
      desk.at('2026-05-30T15:59:00Z');
      expect(await sendDueReports(desk.tools)).toBe(0);
      desk.at('2026-05-30T16:00:00Z');
      expect(await sendDueReports(desk.tools)).toBe(2);
      expect(await sweepOn('2026-10-02')).toBe(2);
      const newest = (await mails()).at(-1);
      expect(newest?.subject).toBe('Profit by month, Aug 2026 – Lantern Test Limited');
    });

    it('says who set it up and has a place for the link that stops it, in the languages of the report', async () => {
      await schedule({ language: 'both' }, undefined, colleague);
      await sweepOn('2026-06-05');
      const [mail] = await mails();
      expect(mail?.body).toContain('Wong Siu Ming set it up. To stop receiving it, open this link:\n{link}');
      expect(mail?.body).toContain('由Wong Siu Ming設定。如不想再收到，請開啟此連結：\n{link}');
    });

    it('arrives with its files: the report of the covered month in both languages', async () => {
      const id = await schedule({ language: 'both' });
      await sweepOn('2026-06-05');
      const [mail] = await mails();
      await send(mail?.id ?? '');
      expect(desk.sent).toHaveLength(1);
      expect(desk.sent[0]?.files?.map(({ name }) => name)).toEqual([
        'Profit by month 2026-05.pdf',
        'Profit by month 中文 2026-05.pdf',
        'Profit by month 2026-05.xlsx',
        'Profit by month 中文 2026-05.xlsx',
      ]);
      expect(
        Buffer.from(desk.sent[0]?.files?.[0]?.bytes ?? [])
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-');
      expect(desk.sent[0]?.text).toContain('Profit by month');
      expect(desk.sent[0]?.text).toContain('附上');
      expect(await shown(id)).toMatchObject({ last_sent_at: desk.now().toISOString(), problem: null });
    });

    it('a pack is one file in both languages, for the month before', async () => {
      const subjectId = await desk.pack();
      const body = {
        ...monthly,
        rhythm: 'quarter' as const,
        on_day: 10,
        formats: ['pdf' as const],
        language: 'both' as const,
      };
      await run((tx) => createSchedule(tx, { ...books.call, readers }, { subject: 'report_pack', subjectId, body }));
      await sweepOn('2026-07-10');
      const [mail] = await mails();
      await send(mail?.id ?? '');
      expect(mail?.subject).toContain('Board pack, ');
      expect(desk.sent[0]?.files?.map(({ name }) => name)).toEqual(['Board pack 2026-06.pdf']);
    });

    it('a report with fixed days says no period, and a name with braces asks for no link', async () => {
      const query = { from: '2026-01-01', to: '2026-01-31' };
      await schedule({ formats: ['xlsx'] }, await saved({ name: 'Q {link}', period: null, query }));
      expect(await sweepOn('2026-06-05')).toBe(2);
      expect((await mails())[0]?.subject).toBe('Q link – Lantern Test Limited');
    });
  });

  describe('stops', () => {
    const remove = (userId: string) =>
      database.queries
        .deleteFrom('company_member')
        .where('company_id', '=', books.companyId)
        .where('user_id', '=', userId)
        .execute();

    it('when the person loses access, and says so until somebody resumes it', async () => {
      const id = await schedule({}, await saved(), colleague);
      await remove(colleague.userId);
      expect(await sweepOn('2026-06-05')).toBe(0);
      expect(await shown(id)).toMatchObject({
        state: 'paused',
        problem: expect.stringContaining('Wong Siu Ming may no longer export'),
      });
      expect(await mails()).toEqual([]);
      await run((tx) => moveSchedule(tx, books.call, id, { version: 2, state: 'active' }));
      expect(await shown(id)).toMatchObject({ state: 'active', problem: null, created_by: 'Chan Tai Man' });
      expect(await sweepOn('2026-06-05')).toBe(2);
    });

    it('when the person no longer sees the report', async () => {
      const subject = await saved();
      const id = await schedule({}, subject, colleague);
      const change = { name: report.name, shared: false, version: 1 };
      await run((tx) => changeSavedReport(tx, books.call, subject, change));
      expect(await sweepOn('2026-06-05')).toBe(0);
      expect((await shown(id)).problem).toContain('no longer sees this report');
    });

    it.each([
      ['the company was archived', 'archived'],
      ['its books were imported', 'no person is responsible'],
    ])('when %s', async (why, said) => {
      const id = await schedule();
      if (said === 'archived')
        await database.queries
          .updateTable('company')
          .set({ state: 'archived' })
          .where('id', '=', books.companyId)
          .execute();
      else
        await run((tx) =>
          tx.queries.updateTable('report_schedule').set({ created_by: null }).where('id', '=', id).execute(),
        );
      expect([why, await sweepOn('2026-06-05')]).toEqual([why, 0]);
      expect((await shown(id)).problem?.toLowerCase()).toContain(said);
    });

    it('an email that waits, too: it fails with the reason', async () => {
      const id = await schedule({}, await saved(), colleague);
      await sweepOn('2026-06-05');
      await remove(colleague.userId);
      const [mail] = await mails();
      await send(mail?.id ?? '');
      expect(desk.sent).toEqual([]);
      expect((await mails())[0]?.state).toBe('failed');
      expect(await shown(id)).toMatchObject({
        last_sent_at: null,
        problem: expect.stringContaining('may no longer export the report'),
      });
    });
  });
});
