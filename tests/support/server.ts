import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../../apps/server/test/free-port.ts';
import { serverMemory } from '../../tools/server-memory.mjs';

const roomBytes = 4 * 1024 ** 3;
/** Databases of tests are kept in memory where there is room: on a disk they wait at each commit. */
const memory = '/dev/shm';
export const roomyMemory = existsSync(memory) && freeBytes(memory) > roomBytes ? memory : null;

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

const root = resolve(import.meta.dirname, '..', '..');

/** What `npm start` runs, which the test command builds; without it, the sources. */
const program = process.env.FOLIO_TEST_SERVER ?? join(root, 'apps', 'server', 'src', 'main.ts');

/** The real program in a separate process, on a free loopback port. */
export interface TestServer {
  url: string;
  folder: string;
  pid: number;
  /** Ends the process the hard way, as a power cut would. */
  kill(): Promise<void>;
  /** Ends it as an operator would; answers its exit code. */
  stop(): Promise<number | null>;
  /** Removes the data folder; the process must have ended. */
  clean(): void;
}

export interface TestServerOptions {
  folder?: string;
  port?: number;
  env?: Record<string, string>;
}

/** Starts the server and waits until /readyz answers 200. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const folder = options.folder ?? freshFolder(options.env?.FOLIO_DEMO === 'worked-year');
  const port = options.port ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(join(root, 'node_modules', '.bin', 'node'), [program], {
    env: {
      ...serverMemory,
      ...process.env,
      NODE_ENV: 'development',
      PORT: String(port),
      PUBLIC_URL: url,
      FOLIO_DATA: folder,
      FOLIO_DEMO: 'off',
      LOG_LEVEL: 'warn',
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  await untilReady(url, child, output);
  return {
    url,
    folder,
    pid: child.pid ?? 0,
    kill: () => end(child, 'SIGKILL').then(() => undefined),
    stop: () => end(child, 'SIGTERM'),
    clean: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** A new folder: a copy of the one prepared for the run, if there is one, so that it need not be set up again. */
function freshFolder(demo: boolean): string {
  const folder = mkdtempSync(join(roomyMemory ?? tmpdir(), 'folio-test-'));
  const prepared = demo ? process.env.FOLIO_TEST_DEMO_FOLDER : process.env.FOLIO_TEST_FOLDER;
  if (prepared !== undefined) cpSync(prepared, folder, { recursive: true });
  return folder;
}

async function untilReady(url: string, child: ChildProcess, output: string[]): Promise<void> {
  const deadline = Date.now() + 180_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}:\n${output.join('')}`);
    const ready = await fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  child.kill('SIGKILL');
  throw new Error(`the server was not ready in time:\n${output.join('')}`);
}

function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolveEnd) => {
    child.once('exit', (code) => resolveEnd(code));
    child.kill(signal);
  });
}
