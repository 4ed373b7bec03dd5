import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lostEntries, openWitness } from './commit-witness.ts';
import { ownFolder } from './folder-owner.ts';

const module = join(import.meta.dirname, 'folder-owner.ts');
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'folio-owner-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Tries to own the folder in a separate process; in a container every process may have id 1, as after `unshare`. */
function ownElsewhere(place: string, before: readonly string[]): string {
  const script = `import(${JSON.stringify(module)}).then(({ ownFolder }) => {
    try { ownFolder(${JSON.stringify(place)}); console.log('owned by ' + process.pid); } catch (error) { console.log(error.message); }
  })`;
  const [command = process.execPath, ...rest] = [...before, process.execPath, '-e', script];
  const { stdout, stderr } = spawnSync(command, rest, { encoding: 'utf8' });
  return stdout + stderr;
}

/** Starts processes with the same id, as in two containers, if the machine allows tests to do so. */
const container = ['unshare', '--pid', '--fork', '--mount-proc'];
const isContained = spawnSync('unshare', [...container.slice(1), 'true']).status === 0;

const places = [
  { name: 'another process', before: [] },
  { name: 'a container', before: container },
].filter(({ before }) => before.length === 0 || isContained);

describe('the owner of a data folder', () => {
  it.each(places)('excludes $name until it releases the folder', ({ before }) => {
    const owner = ownFolder(folder);
    expect(ownElsewhere(folder, before)).toMatch(/is in use by another Folio \(process \d+ on .+\)\. Stop that server/);
    owner.assertStillOwner();
    owner.release();
    expect(ownElsewhere(folder, before)).toContain('owned by');
  });

  it('leaves the folder free when its process was killed', async () => {
    const script = `import(${JSON.stringify(module)}).then(({ ownFolder }) => { ownFolder(${JSON.stringify(folder)}); console.log('owned'); setInterval(() => {}, 1000); })`;
    const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
    await new Promise((owned) => child.stdout.once('data', owned));
    child.kill('SIGKILL');
    await new Promise((ended) => child.once('exit', ended));
    ownFolder(folder).release();
  });

  it('notices before a commit that another process has put its mark into the folder', () => {
    const owner = ownFolder(folder);
    writeFileSync(join(folder, 'database.owner'), JSON.stringify({ token: 'other', pid: 1, host: 'other-host' }));
    expect(() => owner.assertStillOwner()).toThrow('Another Folio (process 1 on other-host) opened the data folder');
    owner.release();
  });
});

describe('an embedded database whose folder another process took over', () => {
  it('stops before the next commit is acknowledged', async () => {
    const data = join(folder, 'data');
    const script = `import(${JSON.stringify(join(import.meta.dirname, 'open.ts'))}).then(async ({ openDatabase }) => {
      const database = await openDatabase({ url: null, folder: ${JSON.stringify(join(data, 'database'))} });
      await database.pool.query('create table kept (n int)');
      console.log('ready');
      process.stdin.once('data', async () => {
        await database.pool.query('insert into kept values (1)');
        console.log('committed');
      });
    })`;
    const child = spawn(process.execPath, ['-e', script], { stdio: ['pipe', 'pipe', 'pipe'] });
    const said: string[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => said.push(chunk.toString()));
    await new Promise((ready) => child.stdout.once('data', ready));
    writeFileSync(join(data, 'database.owner'), JSON.stringify({ token: 'other', pid: 7, host: 'other-host' }));
    child.stdin.write('go\n');
    const code = await new Promise((ended) => child.once('exit', ended));
    expect([code, said.join('')]).toEqual([1, expect.stringContaining('Another Folio (process 7 on other-host)')]);
    expect(said.join('')).not.toContain('committed');
  });
});

describe('the witness of commits', () => {
  it('reports entries that the database does not have', async () => {
    const place = join(folder, 'commits');
    const ids = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
    const witness = openWitness(place, 'first');
    witness.note(ids.map((id, at) => ({ companyId: 'c', number: BigInt(at + 1), id })));
    witness.close();
    const having = (there: readonly string[]) => ({ query: async () => ({ rows: there.map((id) => ({ id })) }) });
    const now = new Date();
    const lost = (there: readonly string[], at = now) => lostEntries(place, having(there) as never, at);
    expect(await lost(ids)).toEqual([]);
    expect(await lost(ids.slice(0, 1))).toEqual([{ companyId: 'c', number: 2n, id: ids[1] }]);
    cpSync(join(place, 'first.log'), join(place, 'second.log'));
    writeFileSync(join(place, 'second.log'), 'c 3 cut-of', { flag: 'a' });
    expect(await lost(ids)).toEqual([]);
    expect(await lost(ids, new Date(now.getTime() + 2 * 86_400_000))).toEqual([]);
    expect(await lost([])).toEqual([]);
  });
});
