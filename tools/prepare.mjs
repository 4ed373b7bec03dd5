// Runs on whatever Node the machine has, before anything is installed: only Node's own modules here.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const cache = join(root, '.cache');
const bin = join(root, 'node_modules', '.bin');

/**
 * The environment of everything started here: the project's own tools and its pinned Node come first, and what Node makes of the
 * sources is kept, so that a server starts in two thirds of the time.
 */
export const env = {
  ...process.env,
  PATH: `${bin}:${process.env.PATH ?? ''}`,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(cache, 'compiled'),
};
export const node = join(bin, 'node');

/** Runs a command to its end and stops this process with its code when it fails. */
export function run(command, args, options = {}) {
  const result = spawnSync(command, args, { cwd: root, stdio: 'inherit', env, ...options });
  if (result.error) {
    console.error(`${command} could not be started: ${result.error.message}`);
    process.exit(1);
  }
  if (result.status !== 0) process.exit(result.status ?? 1);
}

/**
 * Runs commands at the same time and prints the whole output of each when it ends. Stops this process with the code of
 * a failed command after all have ended.
 */
export async function runTogether(commands) {
  const codes = await Promise.all(commands.map(([command, args]) => runQuietly(command, args)));
  const failed = codes.find((code) => code !== 0);
  if (failed !== undefined) process.exit(failed);
}

function runQuietly(command, args) {
  return new Promise((done) => {
    const said = [];
    const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(chunk));
    child.on('error', (error) => said.push(Buffer.from(`${command} could not be started: ${error.message}\n`)));
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(said));
      done(code ?? 1);
    });
  });
}

/** Starts a long-running command, hands signals on to it and ends with its code. */
export function hand(command, args, options = {}) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env, ...options });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)));
  child.on('error', (error) => {
    console.error(`${command} could not be started: ${error.message}`);
    process.exit(1);
  });
  return child;
}

/** Does `work` when the files differ from the last time it was done. */
export function whenChanged(name, fingerprint, isThere, work) {
  const mark = join(cache, name);
  if (isThere() && existsSync(mark) && readFileSync(mark, 'utf8') === fingerprint) return;
  work();
  mkdirSync(cache, { recursive: true });
  writeFileSync(mark, fingerprint);
}

export function install() {
  const fingerprint = hashOf([join(root, 'package-lock.json')]);
  whenChanged(
    'installed',
    fingerprint,
    () => existsSync(node),
    () => {
      console.log('Installing packages…');
      // Not `npm ci`: it refuses a lockfile that leaves out the packages of platforms its registry does not hold. The lockfile
      // is followed all the same and never rewritten.
      run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], { env: process.env });
    },
  );
}

export function buildWeb() {
  const folders = ['apps/web/src', 'apps/web/public', 'packages/contract/src', 'packages/ledger/src'];
  const files = [
    ...folders.flatMap((folder) => filesIn(join(root, folder))),
    join(root, 'package-lock.json'),
    ...['index.html', 'vite.config.ts', 'compress-assets.ts', 'build-service-worker.ts'].map((file) =>
      join(root, 'apps/web', file),
    ),
  ];
  whenChanged(
    'web-built',
    hashOf(files),
    () => existsSync(join(root, 'apps/web/dist/index.html')),
    () => {
      console.log('Building the web application…');
      run(node, [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'], {
        cwd: join(root, 'apps/web'),
      });
    },
  );
}

/** Joins the server into the file that `npm start` runs and the tests use; `npm run dev` runs the sources. */
export function buildServer() {
  const sources = ['apps/server/src', ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}/src`)];
  const files = [...sources, 'tools/sample-documents/src']
    .flatMap((folder) => filesIn(join(root, folder)))
    .filter((file) => /(?<!\.test)\.(ts|json)$/.test(file));
  const built = join(root, 'apps/server/dist/main.js');
  const program = join(root, 'apps/server/build-server.ts');
  whenChanged(
    'server-built',
    hashOf([...files, program, join(root, 'package-lock.json')]),
    () => existsSync(built),
    () => {
      console.log('Building the server…');
      run(node, [program]);
    },
  );
  return built;
}

function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? filesIn(join(folder, entry.name)) : [join(folder, entry.name)]))
    .filter((file) => statSync(file).isFile())
    .sort();
}

function hashOf(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex');
}
