import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStorage, type Storage } from './index.ts';

const COMPANY = '11111111-1111-4111-8111-111111111111';
let folder: string;
let storage: Storage;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'folio-derived-'));
  storage = await openStorage(folder);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('files on their way', () => {
  it('survive the start of another process on the same folder, unless a crash left them hours ago', async () => {
    const young = join(folder, 'arriving', 'young');
    const old = join(folder, 'arriving', 'old');
    for (const path of [young, old]) writeFileSync(path, 'half a file');
    utimesSync(old, 0, 0);
    await openStorage(folder);
    expect(readdirSync(join(folder, 'arriving'))).toEqual(['young']);
  });
});

describe('what was worked out of a file', () => {
  it('is kept line by line, and written over', async () => {
    expect(await storage.readDerived(COMPANY, 'abc')).toBeNull();
    await storage.writeDerived(COMPANY, 'abc', ['{"pages":1}', '"發票"']);
    expect(await storage.readDerived(COMPANY, 'abc')).toEqual(['{"pages":1}', '"發票"']);
    await storage.writeDerived(COMPANY, 'abc', []);
    expect(await storage.readDerived(COMPANY, 'abc')).toEqual([]);
    expect(readdirSync(join(folder, 'arriving'))).toEqual([]);
  });

  it('is nothing where the file is damaged', async () => {
    await storage.writeDerived(COMPANY, 'abc', ['one']);
    writeFileSync(join(folder, COMPANY, 'derived', 'abc.gz'), 'not compressed');
    expect(await storage.readDerived(COMPANY, 'abc')).toBeNull();
  });

  it('belongs to one company', async () => {
    await storage.writeDerived(COMPANY, 'abc', ['one']);
    expect(await storage.readDerived('22222222-2222-4222-8222-222222222222', 'abc')).toBeNull();
  });
});
