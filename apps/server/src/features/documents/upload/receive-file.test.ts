import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyCall } from '../../../platform/http/call.ts';
import { openStorage, type Storage } from '../../../platform/storage/index.ts';
import { receiveFile } from './receive-file.ts';

let folder: string;
let storage: Storage;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'folio-storage-'));
  storage = await openStorage(folder);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A call whose database must not be touched: the file is refused before. */
const untouched: Pick<CompanyCall, 'companyId' | 'userId' | 'now' | 'today' | 'role' | 'transaction'> = {
  role: 'owner',
  companyId: '11111111-1111-4111-8111-111111111111',
  userId: '22222222-2222-4222-8222-222222222222',
  now: new Date('2026-03-31T00:00:00Z'),
  today: '2026-03-31',
  transaction: () => Promise.reject(new Error('the database was touched')),
};

async function receive(stream: Readable, on: Storage = storage) {
  return receiveFile(untouched, on, 1000, { name: 'a.pdf', stream }).catch((error: unknown) => error);
}

function leftovers(): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);
}

describe('a file at the door', () => {
  it('ends with a sentence when the disk is full, and leaves nothing behind', async () => {
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    const broken: Storage = { ...storage, receive: () => Promise.reject(full) };
    expect(await receive(Readable.from([Buffer.from('%PDF-1.7')]), broken)).toMatchObject({ code: 'storage_full' });
    expect(leftovers()).toEqual([]);
  });

  it('is forgotten when the connection breaks in the middle', async () => {
    const lost = new Readable({
      read() {
        this.push(Buffer.from('%PDF-1.7'));
        this.destroy(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }));
      },
    });
    expect(await receive(lost)).toMatchObject({ code: 'validation_failed', word: 'upload_broken' });
    expect(leftovers()).toEqual([]);
  });

  it.each([
    ['nothing', Buffer.alloc(0), 'file_empty'],
    ['a text', Buffer.from('Dear Sir'), 'file_type_unsupported'],
    ['too much', Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(1000)]), 'too_large'],
    ['a table', Buffer.from('Date,Details,Amount\n01/04/2026,MTR,5.00\n'), 'file_type_unsupported'],
  ])('is refused when it holds %s, and leaves nothing behind', async (_, bytes, code) => {
    expect(await receive(Readable.from([bytes]))).toMatchObject({ code });
    expect(leftovers()).toEqual([]);
  });

  it.each([
    ['CSV', 'Date,Details,Amount\n01/04/2026,MTR,5.00\n'],
    ['QIF', '!Type:Bank\nD01/04/2026\nT-5.00\n^\n'],
    ['OFX', 'OFXHEADER:100\nDATA:OFXSGML\n'],
    ['MT940', '{1:F01BANKHKHHAXXX0000000000}{2:I940}{4:\n:20:S1\n'],
    ['CAMT', '<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08">'],
  ])('is shown the way to the import of bank files when it is %s', async (_, text) => {
    expect(await receive(Readable.from([Buffer.from(text)]))).toMatchObject({ word: 'file_bank_data' });
  });
});
