import type { ClientQuestion, PublicQuestions } from '@folio/contract';
import pino from 'pino';
import { readConfig } from '../../src/config.ts';
import { askQuestions } from '../../src/features/documents/client-request/ask-questions.ts';
import { questionRoutes } from '../../src/features/documents/client-request/index.ts';
import { deliver } from '../../src/features/trade/emails/index.ts';
import type { Database } from '../../src/platform/database/open.ts';
import type { FolioApp } from '../../src/platform/http/app.ts';
import { createApp } from '../../src/platform/http/create-app.ts';
import type { Mail } from '../../src/platform/mail/index.ts';
import { type BankDesk, line, openDesk, statement } from './bank-desk.ts';
import { type OutgoingDesk, openOutgoingDesk } from './outgoing-desk.ts';
import { openReadingDesk, type ReadingDesk } from './reading-desk.ts';

export const CLIENT = 'client@lantern.example';

/** An answer to a visitor's call. */
export interface VisitorAnswer<T = PublicQuestions> {
  status: number;
  raw: string;
  data: T;
  error: string;
  message: string;
}

/** A company with two spent bank lines that asks its client, a mailbox, and the client's browser. */
export interface QuestionDesk extends OutgoingDesk {
  reading: ReadingDesk;
  bank: BankDesk;
  app: FolioApp;
  /** What left. */
  mails: Mail[];
  lineId(description: string): Promise<string>;
  /** Asks about bank lines by one mail; answers the questions and the token of its link. */
  ask(descriptions: string[], text?: string): Promise<{ questions: ClientQuestion[]; mailId: string; token: string }>;
  /** Has the mail sent; answers its link's token. */
  send(mailId: string): Promise<string>;
  visit<T = PublicQuestions>(path: string, payload: object): Promise<VisitorAnswer<T>>;
  /** Sends a file by a link, under a name. */
  upload(
    token: string,
    questionId: string,
    file: { name: string; content: Buffer | string; by?: string },
  ): Promise<VisitorAnswer>;
  close(): Promise<void>;
}

let addresses = 0;

export async function openQuestionDesk(database: Database): Promise<QuestionDesk> {
  const desk = await openOutgoingDesk(database, null);
  const reading = await openReadingDesk(database, desk);
  const bank = openDesk(database, desk);
  await bank.take(
    statement([
      line('2026-04-06', 'FPS PEARL RIVER FREIGHT', -1250, { payee: 'PEARL RIVER FREIGHT' }),
      line('2026-04-07', 'MTR', -99),
      line('2026-04-10', 'RECEIVED', 800),
    ]),
  );
  const mails: Mail[] = [];
  const tools = {
    ...desk.tools,
    mailer: {
      send: async (mail: Mail) => {
        mails.push(mail);
        return { refused: [] };
      },
    },
  };
  const platform = {
    config: readConfig({}, '/'),
    database,
    log: pino({ level: 'silent' }),
    now: () => desk.callNow().now,
    webFolder: null,
  };
  const { storage, reader } = reading.tools;
  const { ingestion } = reading;
  const wake = (_: string, mailId: string) => deliver(tools, desk.companyId, mailId);
  const app = await createApp(platform, (ready) =>
    questionRoutes(ready, {
      database,
      storage,
      reader,
      ingestion,
      wake,
      publicUrl: tools.publicUrl,
      maxUploadBytes: 50_000,
    }),
  );
  addresses += 1;
  const remoteAddress = `10.9.${Math.floor(addresses / 250)}.${addresses % 250}`;
  const send = async (mailId: string) => {
    await deliver(tools, desk.companyId, mailId);
    return /\/q#([\w-]{43})/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
  };
  const lineId = async (description: string) => (await bank.lineNamed(description)).id;
  const answered = <T>(answer: { statusCode: number; body: string; json(): unknown }): VisitorAnswer<T> => {
    const isJson = answer.body.startsWith('{');
    const { data, error, message } = isJson
      ? (answer.json() as VisitorAnswer<T>)
      : { data: null as T, error: '', message: '' };
    return { status: answer.statusCode, raw: answer.body, data, error, message };
  };
  return {
    ...desk,
    reading,
    bank,
    app,
    mails,
    lineId,
    send,
    ask: async (descriptions, text = 'What was this for?') => {
      const questions = [];
      for (const description of descriptions)
        questions.push({ subject_type: 'bank_line' as const, subject_id: await lineId(description), text });
      const asked = { email: CLIENT, language: 'en-US' as const, questions };
      const made = await desk.run((tx) => askQuestions(tx, desk.callNow(), asked));
      const mailId = made.mailId ?? '';
      return { questions: made.questions, mailId, token: await send(mailId) };
    },
    visit: async <T>(path: string, payload: object) =>
      answered<T>(
        await app.http.inject({ method: 'POST', url: `/api/public/question${path}`, payload, remoteAddress }),
      ),
    upload: async (token, questionId, { name, content, by = 'Ms Wong' }) => {
      const edge = 'edge-of-a-part';
      const head = `--${edge}\r\nContent-Disposition: form-data; name="name"\r\n\r\n${by}\r\n--${edge}\r\nContent-Disposition: form-data; name="files[0]"; filename="${name}"\r\nContent-Type: application/pdf\r\n\r\n`;
      const payload = Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from(`\r\n--${edge}--\r\n`)]);
      const headers = { 'content-type': `multipart/form-data; boundary=${edge}`, 'x-link-token': token };
      const url = `/api/public/question/file?question_id=${questionId}`;
      return answered(await app.http.inject({ method: 'POST', url, payload, headers, remoteAddress }));
    },
    close: async () => {
      await app.http.close();
      reading.close();
    },
  };
}
