import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePort } from '../../../apps/server/test/free-port.ts';
import { serverMemory } from '../../../tools/server-memory.mjs';
import { endChild, projectRoot, startNode } from '../child.ts';

/** The product as shipped, in a separate process. */
export interface ProductProcess {
  url: string;
  pid: number;
  folder: string;
  /** From its start to its first answer, in milliseconds. */
  startMs: number;
  stop(): Promise<void>;
}

export interface ProductOptions {
  folder: string;
  /** Null: the embedded database in the folder. */
  databaseUrl: string | null;
  /** Scripts of this folder loaded before the server. */
  preload?: readonly ('time-database' | 'without-fsync')[];
}

/** What `npm start` runs, which `npm run bench` builds. */
const program = process.env.FOLIO_TEST_SERVER ?? join(projectRoot, 'apps', 'server', 'src', 'main.ts');

const LONGEST_START_MS = 120_000;

export async function startProduct({ folder, databaseUrl, preload = [] }: ProductOptions): Promise<ProductProcess> {
  mkdirSync(folder, { recursive: true });
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { DATABASE_URL: _, ...environment } = process.env;
  const imports = preload.map((name) => `--import=${pathToFileURL(join(import.meta.dirname, `${name}.ts`)).href}`);
  const started = performance.now();
  const child = startNode(program, [], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...environment,
      ...serverMemory,
      NODE_ENV: 'development',
      PORT: String(port),
      PUBLIC_URL: url,
      FOLIO_DATA: folder,
      FOLIO_DEMO: 'off',
      LOG_LEVEL: 'error',
      NODE_OPTIONS: imports.join(' '),
      ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
    },
  });
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    if (performance.now() - started > LONGEST_START_MS) throw new Error('the server was not ready in time');
    await new Promise((done) => setTimeout(done, 10));
  }
  const startMs = performance.now() - started;
  return { url, pid: child.pid ?? 0, folder, startMs, stop: () => endChild(child).then(() => undefined) };
}

function answers(url: string): Promise<boolean> {
  return fetch(`${url}/api/health`).then(
    (answer) => answer.ok,
    () => false,
  );
}
