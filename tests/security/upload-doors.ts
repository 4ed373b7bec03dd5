import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClientQuestion, ManualJournal, PublicQuestions } from '@folio/contract';
import { type Answer, type Client, createSampleCompany, dataOf, signedInClient } from '../support/client.ts';
import type { TestServer } from '../support/server.ts';
import { pngOf, textPdf } from './hostile-content.ts';

/** A company whose people upload, with the records that take files. */
export interface Uploader {
  client: Client;
  companyId: string;
  journalId: string;
  questionId: string;
  link: { token: string; questionId: string };
}

/** A place that takes files of people. `good` is one that it accepts. */
export interface UploadDoor {
  name: string;
  good: (uploader: Uploader) => Promise<{ name: string; bytes: Buffer }> | { name: string; bytes: Buffer };
  send: (uploader: Uploader, name: string, bytes: Buffer) => Promise<Answer>;
}

const LEDGER = Buffer.from('Date,Account,Debit,Credit\n2026-01-01,Bank,1.00,\n2026-01-01,Capital,,1.00\n');
const BALANCES = Buffer.from('Account,Debit,Credit\nBank,1.00,\nCapital,,1.00\n');
const BANK = Buffer.from(
  'Date,Description,Amount,Balance\n01/01/2026,Opening,100.00,100.00\n02/01/2026,Fee,-10.00,90.00\n',
);

/** Each time another content: what is there already is not read again. */
let made = 0;
const paper = () => {
  made += 1;
  return { name: 'paper.pdf', bytes: textPdf(['Statement of Account', `Number ${made}`]) };
};
const picture = () => ({ name: 'picture.png', bytes: pngOf(8, false) });

function formOf(field: string, name: string, bytes: Buffer): FormData {
  const form = new FormData();
  if (field === 'public') form.append('name', 'Ms Wong');
  form.append(field === 'public' ? 'file' : field, new Blob([new Uint8Array(bytes)]), name);
  return form;
}

const door = (
  name: string,
  path: (uploader: Uploader) => string,
  good: UploadDoor['good'],
  field = 'files[0]',
): UploadDoor => ({
  name,
  good,
  send: (uploader, file, bytes) => uploader.client.call('POST', path(uploader), formOf(field, file, bytes)),
});

const under = (path: string) => (uploader: Uploader) => `/api/company/${uploader.companyId}/${path}`;

function templateOf(kind: string): UploadDoor['good'] {
  return async ({ client, companyId }) => {
    const answer = await client.get(`/api/company/${companyId}/sales-import/template/${kind}`);
    return { name: `${kind}.csv`, bytes: Buffer.from(String(answer.body.data)) };
  };
}

/** Every kind of door; the trial balances to compare a posted import with are read as those of the import itself. */
export const UPLOAD_DOORS: readonly UploadDoor[] = [
  door('documents', under('upload-files/'), paper),
  door('bank files', under('bank-import'), () => ({ name: 'bank.csv', bytes: BANK })),
  door('sales', under('sales-import/sales'), templateOf('sales')),
  door('purchases', under('sales-import/purchases'), templateOf('purchases')),
  door('contacts', under('sales-import/contacts'), templateOf('contacts')),
  door('general ledger', under('import?kind=general_ledger'), () => ({ name: 'ledger.csv', bytes: LEDGER })),
  door('trial balance', under('import?kind=trial_balance&as_at=2026-01-31'), () => ({
    name: 'tb.csv',
    bytes: BALANCES,
  })),
  door('file storage', under('file'), paper),
  door('papers of a new company', () => '/api/company/paper', paper, 'file'),
  door('papers of a company', under('paper'), paper, 'file'),
  door(
    'journal attachments',
    (uploader) => `/api/company/${uploader.companyId}/manual-journal/${uploader.journalId}/attachment`,
    paper,
  ),
  door('questions', (uploader) => `/api/company/${uploader.companyId}/question/${uploader.questionId}/file`, paper),
  {
    name: 'question link',
    good: paper,
    send: ({ client, link }, name, bytes) =>
      client.call('POST', `/api/public/question/file?question_id=${link.questionId}`, formOf('public', name, bytes), {
        'x-link-token': link.token,
      }),
  },
  door('picture of oneself', () => '/api/system/upload', picture, 'file'),
  door('logo', under('sales-setting/image/logo'), picture, 'file'),
  door('signature', under('sales-setting/image/signature'), picture, 'file'),
  {
    name: 'exchange rates',
    good: () => ({ name: 'rates.csv', bytes: Buffer.from('date,currency,rate\n2026-01-01,USD,7.8\n') }),
    send: ({ client, companyId }, _name, bytes) =>
      client.post(`/api/company/${companyId}/exchange-rate/import`, {
        csv: bytes.toString('utf8').slice(0, 2_000_000),
        dry_run: true,
      }),
  },
  {
    name: 'company archive',
    good: async ({ client, companyId }) => ({ name: 'company.zip', bytes: await archiveOf(client, companyId) }),
    send: ({ client }, name, bytes) => client.call('POST', '/api/company/import', formOf('files[0]', name, bytes)),
  },
];

async function archiveOf(client: Client, companyId: string): Promise<Buffer> {
  const cookie = client.cookies().map(({ name, value }) => `${name}=${value}`);
  const answer = await fetch(`${client.url}/api/company/${companyId}/export/archive`, {
    headers: { cookie: cookie.join('; ') },
  });
  return Buffer.from(await answer.arrayBuffer());
}

/** Signs somebody up whose company has a journal, an import, and questions, one of them by a link. */
export async function newUploader(server: TestServer, email: string): Promise<Uploader> {
  const client = await signedInClient(server.url, server.folder, email);
  const companyId = await createSampleCompany(client);
  const base = `/api/company/${companyId}`;
  const journal = await client.post(`${base}/manual-journal`, {
    draft: { date: '2026-01-31', narration: 'Papers', lines: [] },
  });
  const asked = { subject_type: 'none', subject_id: null, text: 'Please send the paper' };
  const own = await client.post(`${base}/question`, { email: null, language: 'en-US', questions: [asked] });
  const address = `client-of-${email}`;
  await client.post(`${base}/question`, { email: address, language: 'en-US', questions: [asked] });
  const token = await mailedToken(server.folder, address);
  const mailed = dataOf<PublicQuestions>(await client.post('/api/public/question', { token }));
  return {
    client,
    companyId,
    journalId: dataOf<ManualJournal>(journal).id,
    questionId: dataOf<ClientQuestion[]>(own)[0]?.id ?? '',
    link: { token, questionId: mailed.questions[0]?.id ?? '' },
  };
}

async function mailedToken(folder: string, address: string): Promise<string> {
  const outbox = join(folder, 'outbox');
  for (let tries = 0; tries < 100; tries++) {
    for (const name of readdirSync(outbox).filter((one) => one.endsWith('.json'))) {
      const mail: { to: string; text: string } = JSON.parse(readFileSync(join(outbox, name), 'utf8'));
      const token = /\/q#([\w-]{43})/.exec(mail.text)?.[1];
      if (mail.to === address && token !== undefined) return token;
    }
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`no link was mailed to ${address}`);
}
