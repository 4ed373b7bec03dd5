import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../apps/server/test/free-port.ts';
import { type S3Server, startS3Server } from '../../apps/server/test/s3-server.ts';
import { type Balancer, openBalancer } from '../../tests/operation/balancer.ts';
import { startTestServer, type TestServer } from '../../tests/support/server.ts';
import { type Cluster, startCluster } from './cluster.ts';

/** A process of the site that can be ended and started again at the same address. */
export interface Process {
  address: string;
  folder: string;
  start(): Promise<void>;
  stop(): Promise<number | null>;
  kill(): Promise<void>;
}

/** Two web processes and a worker with one PostgreSQL and one object store, and a load balancer. They share no folder. */
export interface Site {
  cluster: Cluster;
  store: S3Server;
  webs: readonly [Process, Process];
  worker: Process;
  balancer: Balancer;
  /** The folder of the site, removed with it. */
  root: string;
  clean(): Promise<void>;
}

const SECRET_KEY = Buffer.alloc(32, 7).toString('base64');

export async function openSite(): Promise<Site> {
  const cluster = await startCluster();
  const store = await startS3Server();
  const root = mkdtempSync(join(tmpdir(), 'folio-outages-site-'));
  const env = {
    DATABASE_URL: cluster.url,
    ...store.env('site/'),
    FOLIO_SECRET_KEY: SECRET_KEY,
    FOLIO_DRAIN_DELAY_S: '1',
  };
  const processOf = async (name: string, role: string): Promise<Process> => {
    const port = await freePort();
    const folder = join(root, name);
    let running: TestServer;
    return {
      address: `http://127.0.0.1:${port}`,
      folder,
      start: async () => {
        running = await startTestServer({ port, folder, env: { ...env, FOLIO_ROLE: role } });
      },
      stop: () => running.stop(),
      kill: () => running.kill(),
    };
  };
  const webs = [await processOf('web-1', 'web'), await processOf('web-2', 'web')] as const;
  const worker = await processOf('worker', 'worker');
  for (const one of [...webs, worker]) await one.start();
  const balancer = await openBalancer(webs.map(({ address }) => address));
  return {
    cluster,
    store,
    webs,
    worker,
    balancer,
    root,
    clean: async () => {
      await balancer.close();
      for (const one of [...webs, worker]) await one.kill();
      await store.clean();
      cluster.clean();
      rmSync(root, { recursive: true, force: true });
    },
  };
}
