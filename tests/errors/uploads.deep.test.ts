import { createHash } from 'node:crypto';
import type { ReportSheet } from '@folio/contract';
import {
  catPhoto,
  emptyFile,
  encryptedPdf,
  hugePng,
  manyPagesPdf,
  type SampleFile,
  textNamedPdf,
  truncatedPdf,
} from '@folio/sample-documents';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, createSampleCompany, dataOf, signedInClient } from '../support/client.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

interface Uploaded {
  id: string;
  state: string;
  kind: string | null;
  sha256: string;
  duplicate_of: { id: string; name: string } | null;
  problem: { code: string; message: string; retryable: boolean } | null;
  pages: number | null;
}

let server: TestServer;
let client: Client;
let companyId: string;
beforeAll(async () => {
  server = await startTestServer({ env: { FOLIO_MAX_UPLOAD_MB: '1' } });
  client = await signedInClient(server.url, server.folder, 'uploads@example.com');
  companyId = await createSampleCompany(client);
});
afterAll(async () => {
  await server.stop();
  server.clean();
});

async function upload(file: SampleFile): Promise<Uploaded> {
  return dataOf<Uploaded>(await client.upload(companyId, file.fileName, file.bytes));
}

/** The document once nothing happens to it any more. */
async function settled(id: string): Promise<Uploaded> {
  for (let tries = 0; tries < 900; tries++) {
    const document = dataOf<Uploaded>(await client.get(`/api/company/${companyId}/document/${id}`));
    if (document.state !== 'queued' && document.state !== 'processing') return document;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('the document is stuck');
}

describe('files that are refused at the door, each with a sentence', () => {
  it('nothing in the file', async () => {
    const answer = await client.upload(companyId, emptyFile().fileName, emptyFile().bytes);
    expect(answer.status).toBe(422);
    expect(answer.body).toEqual({
      code: 422,
      error: 'file_empty',
      message: 'This file is empty (0 bytes). Check it opens on your computer, then upload it again.',
    });
  });

  it('another type behind a right name', async () => {
    const file = textNamedPdf();
    const answer = await client.upload(companyId, file.fileName, file.bytes);
    expect([answer.status, answer.body.error]).toEqual([415, 'file_type_unsupported']);
    expect(answer.body.message).toContain('This file is TXT, whatever its name says.');
    client.language = 'zh-Hant';
    const zip = await client.upload(companyId, 'invoice.pdf', Buffer.from('504b0304140000000000', 'hex'));
    client.language = 'en-US';
    expect(zip.body.message).toContain('此檔案其實是 ZIP');
  });

  it('larger than allowed', async () => {
    const answer = await client.upload(
      companyId,
      'large.pdf',
      Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(1_100_000)]),
    );
    expect([answer.status, answer.body.error]).toEqual([413, 'too_large']);
    expect(answer.body.message).toBe('This file is larger than 1 MB. Split it, or scan it at a lower resolution.');
  });

  it('no file at all', async () => {
    const answer = await client.post(`/api/company/${companyId}/upload-files/`, {});
    expect([answer.status, answer.body.message]).toEqual([422, 'No file arrived. Choose a file and try again.']);
  });
});

describe('files that arrive and cannot be read, each in a state with a sentence', () => {
  it.each([
    ['cut off', truncatedPdf, 'failed', 'corrupt', 'damaged or incomplete'],
    ['behind a password', encryptedPdf, 'unsupported', 'encrypted', 'protected by a password'],
  ] as const)('%s', async (_, make, state, code, words) => {
    const { id } = await upload(await make());
    const document = await settled(id);
    expect([document.state, document.problem?.code]).toEqual([state, code]);
    expect(document.problem?.message).toContain(words);
  });

  it('300 pages are read', async () => {
    const document = await settled((await upload(await manyPagesPdf(300))).id);
    expect(document.state).toBe('needs_review');
    expect(document.pages).toBe(300);
  });

  it('100 megapixels do not end the server', async () => {
    const document = await settled((await upload(hugePng())).id);
    expect(['needs_review', 'failed', 'unsupported']).toContain(document.state);
    expect(document.state === 'needs_review' ? document.kind : document.problem?.message.length).toBeTruthy();
    expect((await client.get('/api/health')).status).toBe(200);
  });

  it('a cat is no document', async () => {
    const cat = await catPhoto();
    // A third of its pixels is as much of a cat, and read in a third of the time.
    const bytes = new Uint8Array(await sharp(cat.bytes).resize(700).jpeg().toBuffer());
    const document = await settled((await upload({ ...cat, bytes })).id);
    const isOther = document.state === 'needs_review' && document.kind === 'other';
    expect(isOther || document.problem?.code === 'nothing_readable').toBe(true);
  });

  it('none of them blocks the queue or posts anything', async () => {
    const trial = dataOf<ReportSheet>(
      await client.get(`/api/company/${companyId}/report/trial-balance?as_at=2199-12-31`),
    );
    expect(trial.empty).toBe(true);
    expect(trial.rows.filter(({ kind }) => kind === 'line')).toEqual([]);
  });

  it('a failed one can be tried again', async () => {
    const list = dataOf<Uploaded[]>(await client.get(`/api/company/${companyId}/document?state=failed`));
    const [failed] = list;
    expect(failed?.problem?.retryable).toBe(true);
    const again = dataOf<Uploaded>(await client.post(`/api/company/${companyId}/document/${failed?.id}/retry`));
    expect(['queued', 'processing', 'failed']).toContain(again.state);
    expect((await settled(again.id)).state).toBe('failed');
  });
});

describe('the same file twice', () => {
  it('is recognised and says where the first one is', async () => {
    const file = await manyPagesPdf(2);
    const first = await upload({ ...file, fileName: 'first.pdf' });
    expect(first.sha256).toBe(createHash('sha256').update(file.bytes).digest('hex'));
    const second = await upload({ ...file, fileName: 'second.pdf' });
    expect(second.state).toBe('duplicate');
    expect(second.duplicate_of).toMatchObject({ id: first.id, name: 'first.pdf' });
  });

  it('in two tabs at once has one original', async () => {
    const file = await manyPagesPdf(3);
    const uploads = await Promise.all([1, 2, 3, 4].map((tab) => upload({ ...file, fileName: `tab ${tab}.pdf` })));
    const originals = uploads.filter((document) => document.state !== 'duplicate');
    expect(originals.length).toBe(1);
    expect(uploads.filter((document) => document.duplicate_of?.id === originals[0]?.id).length).toBe(3);
  });

  it('is not shared between companies', async () => {
    const file = await manyPagesPdf(2);
    const stranger = await signedInClient(server.url, server.folder, 'other-uploads@example.com');
    const otherCompany = await createSampleCompany(stranger);
    const uploaded = dataOf<Uploaded>(await stranger.upload(otherCompany, 'mine.pdf', file.bytes));
    expect(uploaded.state).not.toBe('duplicate');
    expect((await stranger.get(`/api/company/${companyId}/document/${uploaded.id}`)).status).toBe(404);
    expect((await stranger.upload(companyId, 'mine.pdf', file.bytes)).status).toBe(404);
  });
});
