import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeArchive } from './archive.ts';
import { isAccepted } from './notices.ts';
import { neededBy, shippedFiles } from './packages.ts';
import { sumsOf } from './record.ts';
import { startScript } from './start-script.ts';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'folio-bundle-parts-'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

function put(file: string, text = ''): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

const putPackage = (folder: string, manifest: Record<string, unknown>) =>
  put(`${folder}/package.json`, JSON.stringify({ version: '1.0.0', license: 'MIT', ...manifest }));

describe('the packages of a bundle', () => {
  beforeAll(() => {
    putPackage('node_modules/outer', {
      dependencies: { inner: '^1.0.0', shared: '^1.0.0' },
      optionalDependencies: { 'for-another-machine': '1.0.0' },
    });
    putPackage('node_modules/outer/node_modules/inner', { dependencies: { shared: '^1.0.0' } });
    putPackage('node_modules/inner', { version: '9.0.0' });
    putPackage('node_modules/shared', { dependencies: { outer: '^1.0.0' } });
    putPackage('node_modules/broken', { dependencies: { 'not-installed': '1.0.0' } });
  });

  it('are found where Node finds them, each once, also in a circle', () => {
    const folders = neededBy(['outer'], root, root).map(({ folder }) => folder);
    expect(folders).toEqual(['node_modules/outer', 'node_modules/outer/node_modules/inner', 'node_modules/shared']);
  });

  it('end the build if a required one is missing', () => {
    expect(() => neededBy(['broken'], root, root)).toThrow('not-installed, which node_modules/broken needs');
  });

  it('leave out types, maps, tests and packages inside packages', () => {
    for (const file of ['lib/index.js', 'lib/index.js.map', 'lib/index.d.ts', 'test/a.js', 'README.md', '.eslintrc'])
      put(`node_modules/outer/${file}`);
    const [outer] = neededBy(['outer'], root, root);
    expect(outer && shippedFiles(outer, root)).toEqual(['lib/index.js', 'package.json']);
  });

  it('end the build if a package has new names for the files that Folio reads', () => {
    putPackage('node_modules/pdfmake', {});
    put('node_modules/pdfmake/build/pdfmake.js');
    const [pdfmake] = neededBy(['pdfmake'], root, root);
    expect(() => pdfmake && shippedFiles(pdfmake, root)).toThrow('Nothing of pdfmake');
  });
});

describe('licences', () => {
  it.each([
    ['a', 'MIT', true],
    ['a', '(MIT OR GPL-3.0)', true],
    ['a', 'MIT AND OFL-1.1', true],
    ['a', 'MIT AND GPL-3.0', false],
    ['a', 'AGPL-3.0-only', false],
    ['a', 'LGPL-3.0-or-later', false],
    ['@img/sharp-libvips-linux-x64', 'LGPL-3.0-or-later', true],
    ['a', 'unknown', false],
  ])('%s under %s: %s', (name, licence, accepted) => {
    expect(isAccepted({ name, licence })).toBe(accepted);
  });
});

describe('the start script', () => {
  /** Runs the script through a link from another folder, with a program that prints its arguments in place of Node. */
  function run(args: string[], env: Record<string, string> = {}) {
    put('bundle/bin/node', `#!/bin/sh\necho "$SOME_SETTING \${NODE_COMPILE_CACHE:+cache=$NODE_COMPILE_CACHE }$*"\n`);
    put('bundle/folio', startScript(['backup', 'restore'], { SOME_SETTING: '16' }));
    for (const file of ['bin/node', 'folio']) chmodSync(join(root, 'bundle', file), 0o755);
    rmSync(join(root, 'link'), { force: true });
    symlinkSync('bundle/folio', join(root, 'link'));
    const { status, stdout, stderr } = spawnSync(join(root, 'link'), args, {
      cwd: '/',
      env: { PATH: '/usr/bin:/bin', ...env },
      encoding: 'utf8',
    });
    return { status, said: `${stdout}${stderr}`.trim() };
  }
  const program = (name: string) => join(root, 'bundle', 'apps/server/dist', name);

  it('starts the server with the defaults of its environment, from any folder', () => {
    expect(run([])).toEqual({ status: 0, said: `16 ${program('main.js')}` });
    expect(run(['serve'], { SOME_SETTING: '4' })).toEqual({ status: 0, said: `4 ${program('main.js')}` });
  });

  it('keeps what Node makes of the server in the data folder, unless another place is given', () => {
    const env = { FOLIO_DATA: '/var/lib/folio' };
    expect(run([], env).said).toBe(`16 cache=/var/lib/folio/compiled ${program('main.js')}`);
    expect(run([], { ...env, NODE_COMPILE_CACHE: '/tmp/c' }).said).toBe(`16 cache=/tmp/c ${program('main.js')}`);
    expect(run(['backup'], env).said).toBe(`16 ${program('backup.js')}`);
  });

  it('runs commands with their arguments, and no other file', () => {
    expect(run(['backup', '/a folder', '--list']).said).toBe(`16 ${program('backup.js')} /a folder --list`);
    expect(run(['main'])).toMatchObject({ status: 2, said: expect.stringContaining('there is no command main') });
  });
});

it('writes the same archive for the same files, at any time and for any user', async () => {
  const archives: string[] = [];
  for (const mode of [0o644, 0o600]) {
    rmSync(join(root, 'files'), { recursive: true, force: true });
    put(`files/b/${'long-name-'.repeat(20)}`, 'two');
    put('files/a', 'one');
    chmodSync(join(root, 'files/a'), mode);
    archives.push(await writeArchive(join(root, 'files'), join(root, `${mode}.tar.gz`), 1_700_000_000));
  }
  const sums = archives.map((line) => /SHA-256 (\w{64})/.exec(line)?.[1]);
  expect(sums[0]).toBeDefined();
  expect(sums[1]).toBe(sums[0]);
});

it('lists the SHA-256 of each file as sha256sum checks it', () => {
  put('summed/a', 'one');
  put('summed/SHA256SUMS', sumsOf(join(root, 'summed'), ['a']));
  const check = () =>
    spawnSync('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], { cwd: join(root, 'summed') }).status;
  expect(check()).toBe(0);
  put('summed/a', 'two');
  expect(check()).toBe(1);
});
