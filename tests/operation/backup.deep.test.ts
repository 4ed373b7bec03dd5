import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import type { ReportSheet } from '@folio/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { smallPdf } from '../../apps/server/test/small-pdf.ts';
import { type Client, createSampleCompany, dataOf, signedInClient } from '../support/client.ts';
import { invoiceDraft } from '../support/drafts.ts';
import { roomyMemory, startTestServer, type TestServer } from '../support/server.ts';
import { cellOf } from '../support/sheet.ts';
import { commandFile } from './command-file.ts';
import { installedPostgres, type OwnPostgres, startOwnPostgres } from './own-postgres.ts';

const root = resolve(import.meta.dirname, '..', '..');
const KEY = 'seven lanterns above the harbour';

let endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.reverse()) await end();
  endings = [];
});

/** The environment of one installation. */
type Environment = Record<string, string>;

const newFolder = (name: string) => {
  const folder = mkdtempSync(join(roomyMemory ?? tmpdir(), `folio-${name}-`));
  endings.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

/** Runs a command as an administrator would. */
function run(command: 'backup' | 'restore' | 'verify-books', args: string[], env: Environment) {
  const program = commandFile(command);
  const { status, stdout, stderr } = spawnSync(join(root, 'node_modules', '.bin', 'node'), [program, ...args], {
    env: { ...process.env, FOLIO_BACKUP_KEY: KEY, ...env },
    encoding: 'utf8',
  });
  return { status, said: `${stdout}${stderr}` };
}

const start = async (env: Environment, port?: number) => {
  const server = await startTestServer({ folder: env.FOLIO_DATA ?? '', env, ...(port !== undefined && { port }) });
  endings.push(() => server.stop());
  return server;
};

const filesIn = (folder: string) =>
  !existsSync(folder)
    ? []
    : readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .sort();
const objectsIn = (target: string) => filesIn(join(target, 'objects'));
/** What was uploaded, by its path; not what Folio derived from it. */
const uploadedTo = (data: string) =>
  filesIn(join(data, 'files'))
    .filter((path) => !/\/(?:arriving|derived)\//.test(path))
    .map((path) => [path.slice(data.length), readFileSync(path).toString('base64')]);

async function work(client: Client, companyId: string, n: number): Promise<void> {
  dataOf(await client.upload(companyId, `receipt ${n}.pdf`, paper(n)));
  const draft = invoiceDraft({ number: `INV-${n}` });
  const made = dataOf<{ id: string; version: number }>(
    await client.post(`/api/company/${companyId}/invoice`, { type: 'sales_invoice', draft }),
  );
  dataOf(
    await client.post(
      `/api/company/${companyId}/invoice/${made.id}/confirm`,
      { version: made.version },
      { 'idempotency-key': `backup-${n}-key` },
    ),
  );
}

async function income(client: Client, companyId: string): Promise<string | null | undefined> {
  const path = `/api/company/${companyId}/report/trial-balance?as_at=2026-03-31`;
  return cellOf(dataOf<ReportSheet>(await client.get(path)), '4000', 'credit_0');
}

/** An installation on an engine, and empty places of the same kind to restore to. */
interface Engine {
  name: string;
  isEmbedded: boolean;
  /** Settings of a new, empty place. */
  place(): Promise<Environment>;
  /** Settings of a place where a server was started before, or may start for the first time. */
  origin(): Promise<Environment>;
}

const embedded: Engine = {
  name: 'the embedded database',
  isEmbedded: true,
  place: async () => ({ FOLIO_DATA: join(newFolder('place'), 'data') }),
  origin: async () => {
    const place = await embedded.place();
    const prepared = process.env.FOLIO_TEST_FOLDER;
    if (prepared !== undefined) cpSync(prepared, place.FOLIO_DATA ?? '', { recursive: true });
    return place;
  },
};

/** A server of this machine where one is installed: the PostgreSQL of other tests has no `pg_dump`. */
const onServer = (programs: string): Engine => {
  let server: OwnPostgres | undefined;
  let count = 0;
  const engine: Engine = {
    name: `PostgreSQL in ${programs}`,
    isEmbedded: false,
    origin: () => engine.place(),
    place: async () => {
      if (server === undefined) {
        const started = await startOwnPostgres(programs);
        server = started;
        endings.push(() => started.stop());
      }
      count += 1;
      return {
        FOLIO_DATA: join(newFolder('place'), 'data'),
        DATABASE_URL: await server.createDatabase(`place_${count}`),
        PATH: [programs, process.env.PATH].join(delimiter),
      };
    },
  };
  return engine;
};

describe.each([embedded, ...installedPostgres().slice(0, 1).map(onServer)])('a backup of $name', (engine) => {
  it('is restored into an empty place with the same books and files', async () => {
    const target = newFolder('target');
    const origin = await engine.origin();
    let server: TestServer = await start(origin);
    const port = Number(new URL(server.url).port);
    const client = await signedInClient(server.url, server.folder, 'backup@example.com');
    const companyId = await createSampleCompany(client);
    await work(client, companyId, 1);
    await work(client, companyId, 2);

    if (engine.isEmbedded) {
      const refused = run('backup', [target], origin);
      expect(refused).toMatchObject({ status: 1, said: expect.stringContaining('stop Folio, make the backup') });
      expect(objectsIn(target)).toEqual([]);
      await server.stop();
    }
    const first = run('backup', [target], origin);
    expect(first).toMatchObject({ status: 0, said: expect.stringMatching(/(\d+) of \1 objects were new/) });
    const before = objectsIn(target);

    if (engine.isEmbedded) server = await start(origin, port);
    await work(client, companyId, 3);
    const [books, uploaded] = [await income(client, companyId), uploadedTo(origin.FOLIO_DATA ?? '')];
    expect([books, uploaded.length]).toEqual(['112.50', 3]);
    if (engine.isEmbedded) await server.stop();
    const second = run('backup', [target], origin);
    expect(second.status).toBe(0);
    const added = objectsIn(target).filter((name) => !before.includes(name));
    // The dump of a server is one object; of the embedded database, the files of tables that changed are written again.
    if (engine.isEmbedded) expect(added.length).toBeLessThan(before.length / 3);
    else expect(added).toHaveLength(2);
    await server.stop();

    const [older = '', newer = ''] = readdirSync(join(target, 'snapshots')).sort();
    expect(run('backup', [target, '--list'], origin).said).toMatch(new RegExp(`${older}.*2 files\n${newer}.*3 files`));
    expect(run('backup', [target, '--verify'], origin)).toMatchObject({ status: 0 });

    const copy = await engine.place();
    const restored = run('restore', [target], copy);
    expect(restored.said).toContain('All checks hold.');
    expect(restored.said).not.toContain('FAILS');
    expect(restored.status).toBe(0);
    expect(uploadedTo(copy.FOLIO_DATA ?? '')).toEqual(uploaded);
    if (engine.isEmbedded)
      expect(readFileSync(join(copy.FOLIO_DATA ?? '', 'secret.key'))).toEqual(
        readFileSync(join(origin.FOLIO_DATA ?? '', 'secret.key')),
      );
    expect(run('verify-books', [], copy)).toMatchObject({ status: 0 });
    expect(run('restore', [target], copy)).toMatchObject({ status: 1, said: expect.stringContaining('is not empty') });

    const again = await start(copy, port);
    expect(await income(client, companyId)).toBe(books);
    await work(client, companyId, 4);
    expect(await income(client, companyId)).toBe('150.00');
    await again.stop();

    const past = await engine.place();
    expect(run('restore', [target, '--snapshot', older], past)).toMatchObject({ status: 0 });
    expect(uploadedTo(past.FOLIO_DATA ?? '')).toHaveLength(2);

    expect(run('backup', [target, '--keep', '1'], origin)).toMatchObject({ status: 0 });
    expect(readdirSync(join(target, 'snapshots'))).toHaveLength(1);
    expect(run('backup', [target, '--verify'], origin)).toMatchObject({ status: 0 });

    for (const path of objectsIn(target)) damage(path);
    const nowhere = await engine.place();
    expect(run('restore', [target], nowhere)).toMatchObject({
      status: 1,
      said: expect.stringContaining('Nothing was restored'),
    });
    expect(existsSync(nowhere.FOLIO_DATA ?? '')).toBe(false);
    expect(run('backup', [target, '--verify'], origin)).toMatchObject({
      status: 1,
      said: expect.stringContaining('is damaged'),
    });
    const withOtherKey = { ...nowhere, FOLIO_BACKUP_KEY: 'another key that is long enough' };
    expect(run('restore', [target], withOtherKey)).toMatchObject({
      status: 1,
      said: expect.stringContaining('The key is not'),
    });
  });
});

describe('a backup', () => {
  it('that was killed leaves nothing that looks complete, and the next one is', async () => {
    const target = newFolder('target');
    const origin = await embedded.origin();
    const killed = spawn(join(root, 'node_modules', '.bin', 'node'), [commandFile('backup'), target], {
      env: { ...process.env, FOLIO_BACKUP_KEY: KEY, ...origin },
      stdio: 'ignore',
    });
    const ended = new Promise((done) => killed.once('exit', done));
    await expect.poll(() => objectsIn(target).length, { timeout: 60_000, interval: 5 }).toBeGreaterThan(5);
    killed.kill('SIGKILL');
    await ended;
    expect(run('backup', [target, '--list'], origin).said).toBe('0 snapshots\n');
    const copy = await embedded.place();
    expect(run('restore', [target], copy)).toMatchObject({
      status: 1,
      said: 'This backup has no complete snapshot.\n',
    });
    expect(run('backup', [target], origin)).toMatchObject({ status: 0 });
    expect(run('restore', [target], copy)).toMatchObject({ status: 0 });
  });

  it('names files that are missing or damaged, and holds all others', async () => {
    const target = newFolder('target');
    const origin = await embedded.origin();
    const server = await start(origin);
    const client = await signedInClient(server.url, server.folder, 'gaps@example.com');
    const companyId = await createSampleCompany(client);
    for (const n of [1, 2, 3]) await work(client, companyId, n);
    await server.stop();
    const [lost = '', changed = ''] = filesIn(join(origin.FOLIO_DATA ?? '', 'files', companyId)).filter(
      (path) => !path.includes('derived'),
    );
    rmSync(lost);
    damage(changed);
    const made = run('backup', [target], origin);
    expect(made.status).toBe(1);
    expect(made.said).toMatch(/, 1 files, 2 files missing\n/);
    expect(made.said).toContain(`missing: files${lost.slice(join(origin.FOLIO_DATA ?? '', 'files').length)}`);
    expect(made.said).toContain(`damaged: files${changed.slice(join(origin.FOLIO_DATA ?? '', 'files').length)}`);
    const copy = await embedded.place();
    const restored = run('restore', [target], copy);
    expect(restored).toMatchObject({
      status: 1,
      said: expect.stringContaining('FAILS  Every file that the books name'),
    });
    expect(uploadedTo(copy.FOLIO_DATA ?? '')).toHaveLength(1);
  });

  it.each([
    [['TARGET', 'more'], {}, 2, 'npm run backup -- TARGET'],
    [['TARGET', '--keep', '0'], {}, 2, '--keep takes a whole number from 1.'],
    [['TARGET', '--unknown'], {}, 2, 'npm run backup -- TARGET'],
    [['DATA/inside'], {}, 2, 'overlaps with the data folder'],
    [['TARGET'], { FOLIO_BACKUP_KEY: '' }, 1, 'FOLIO_BACKUP_KEY is empty.'],
    [['TARGET'], { FOLIO_BACKUP_KEY: 'short' }, 1, 'it takes at least 20 characters.'],
    [['TARGET', '--list'], {}, 1, 'There is no backup of Folio in'],
    [['TARGET'], {}, 1, 'There is no database in'],
  ])('with %j and %j ends with %i and a sentence', async (args, more, status, sentence) => {
    const place = await embedded.place();
    const target = newFolder('target');
    const given = args.map((arg) => arg.replace('TARGET', target).replace('DATA', place.FOLIO_DATA ?? ''));
    const { status: ended, said } = run('backup', given, { ...place, ...more });
    expect([ended, said]).toEqual([status, expect.stringContaining(sentence)]);
    expect(said).not.toMatch(/\n {4}at /);
  });
});

function damage(path: string): void {
  const bytes = readFileSync(path);
  const last = bytes.length - 1;
  bytes[last] = (bytes[last] ?? 0) ^ 1;
  writeFileSync(path, bytes);
}

/** A receipt of one page, different for each number. */
function paper(n: number): Uint8Array {
  const content = `BT /F1 14 Tf 40 700 Td (Lantern Supplies receipt ${n}) Tj ET`;
  return smallPdf([{ widthPt: 400, heightPt: 800, content }]);
}
