import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BackupError } from './backup-error.ts';
import type { Manifest } from './manifest.ts';
import { type BackupTarget, openFolderToRead, openFolderToWrite } from './target.ts';
import { OtherContent, openVault, type Vault } from './vault.ts';

const KEY = 'a key that no one will guess';
/** Much cheaper than the cost of a real backup, which is made to be slow. */
const COST = 1024;

let folder: string;
let target: BackupTarget;
let vault: Vault;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'folio-vault-'));
  target = await openFolderToWrite(folder);
  vault = await openVault(target, KEY, COST);
});
afterEach(() => {
  target.close();
  rmSync(folder, { recursive: true, force: true });
});

const source = (text: string) => () => Readable.from([Buffer.from(text)]);
const stored = (text: string) => ({
  sha256: createHash('sha256').update(text).digest('hex'),
  size: Buffer.byteLength(text),
});
const textOf = async (text: string) => (await buffer(Readable.from(vault.read(stored(text))))).toString();
const objects = () =>
  readdirSync(join(folder, 'objects'), { recursive: true, encoding: 'utf8' }).filter((name) => name.length > 60);
const objectPath = () => join(folder, 'objects', objects()[0] ?? '');

const manifest: Manifest = {
  format: 1,
  id: '2026-11-27T014503Z-3f9a',
  at: '2026-11-27T01:45:03.120Z',
  program: '0.1.0',
  schema: '0043-cheque-lines',
  database: { engine: 'postgres', version: 18, dump: stored('dump') },
  files: [],
  gaps: [],
  secretKey: null,
};

describe('the content of a backup', () => {
  it('is written once, also if it is stored again', async () => {
    expect(await vault.keep(source('receipt'), stored('receipt'))).toEqual({ ...stored('receipt'), written: true });
    expect(await vault.keep(source('receipt'), stored('receipt'))).toEqual({ ...stored('receipt'), written: false });
    expect(await vault.keep(source('dump'), null)).toEqual({ ...stored('dump'), written: true });
    expect(objects()).toHaveLength(2);
    expect([await textOf('receipt'), await textOf('dump')]).toEqual(['receipt', 'dump']);
  });

  it('shows neither what it is nor its hash', async () => {
    await vault.keep(source('receipt'), null);
    expect(objects().join()).not.toContain(stored('receipt').sha256);
    expect(readFileSync(objectPath()).includes('receipt')).toBe(false);
  });

  it('is not stored if it differs from the hash under which it is known', async () => {
    await expect(vault.keep(source('changed'), stored('receipt'))).rejects.toThrow(OtherContent);
    expect([readdirSync(join(folder, 'incoming')), readdirSync(folder).includes('objects')]).toEqual([[], false]);
  });

  it('is not stored if the source breaks off', async () => {
    const broken = () =>
      (async function* () {
        yield Buffer.from('half');
        throw new BackupError('pg_dump failed');
      })();
    await expect(vault.keep(broken, null)).rejects.toThrow('pg_dump failed');
    expect([readdirSync(join(folder, 'incoming')), readdirSync(folder).includes('objects')]).toEqual([[], false]);
  });

  it.each([
    ['missing', /is missing\.$/, (path: string) => rmSync(path)],
    [
      'cut off',
      /is damaged or not complete\.$/,
      (path: string) => writeFileSync(path, readFileSync(path).subarray(0, -1)),
    ],
    ['empty', /is damaged or not complete\.$/, (path: string) => writeFileSync(path, '')],
  ])('is reported if it is %s', async (_, sentence, harm) => {
    await vault.keep(source('receipt'), null);
    harm(objectPath());
    await expect(vault.check(stored('receipt'))).rejects.toThrow(sentence);
  });

  it('cannot be exchanged for other content of the same backup', async () => {
    await vault.keep(source('receipt'), null);
    const receipt = objectPath();
    await vault.keep(source('invoice'), null);
    const invoice =
      objects()
        .map((name) => join(folder, 'objects', name))
        .find((path) => path !== receipt) ?? '';
    writeFileSync(receipt, readFileSync(invoice));
    await expect(vault.check(stored('receipt'))).rejects.toThrow(/contains something else/);
  });

  it('is removed only if nothing needs it', async () => {
    await vault.keep(source('receipt'), null);
    await vault.keep(source('invoice'), null);
    expect(await vault.sweep([stored('receipt')])).toBe(1);
    expect(objects()).toHaveLength(1);
    expect(await textOf('receipt')).toBe('receipt');
  });
});

describe('a snapshot', () => {
  it('exists when its manifest does', async () => {
    expect(await vault.snapshots()).toEqual([]);
    await vault.addManifest(manifest);
    expect(await vault.snapshots()).toEqual([manifest.id]);
    expect(await vault.manifest(manifest.id)).toEqual(manifest);
    await vault.dropManifest(manifest.id);
    expect(await vault.snapshots()).toEqual([]);
  });

  it('is not read under another name', async () => {
    await vault.addManifest(manifest);
    writeFileSync(join(folder, 'snapshots', 'other'), readFileSync(join(folder, 'snapshots', manifest.id)));
    await expect(vault.manifest('other')).rejects.toThrow('Snapshot other is damaged.');
  });
});

describe('the folder of backups', () => {
  it('opens only with its key', async () => {
    const again = await openFolderToRead(folder);
    await expect(openVault(again, 'another long enough key')).rejects.toThrow(/^The key is not the one/);
    await expect(openVault(again, KEY)).resolves.toBeDefined();
  });

  it('takes one backup at a time, and removes what an interrupted one left', async () => {
    await expect(openFolderToWrite(folder)).rejects.toThrow(/^Another backup to .* is running/);
    target.close();
    writeFileSync(join(folder, 'incoming', 'half'), 'half');
    target = await openFolderToWrite(folder);
    expect(readdirSync(folder)).not.toContain('incoming');
  });

  it('is never a folder with other files, and nothing is read from one without backups', async () => {
    const other = mkdtempSync(join(tmpdir(), 'folio-other-'));
    await expect(openFolderToRead(other)).rejects.toThrow(/^There is no backup of Folio in/);
    writeFileSync(join(other, 'photo.jpg'), 'photo');
    await expect(openFolderToWrite(other)).rejects.toThrow(/contains other files/);
    rmSync(other, { recursive: true });
  });

  it('says that its note of the keys is damaged', async () => {
    writeFileSync(join(folder, 'folio-backup.json'), '{}');
    await expect(openVault(target, KEY)).rejects.toThrow(/^folio-backup.json of this backup is damaged/);
  });
});
