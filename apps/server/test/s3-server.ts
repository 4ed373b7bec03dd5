import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import type { ObjectStoreConfig } from '../src/config.ts';
import { freePort } from './free-port.ts';

const BUCKET = 'folio-files';
const credentials = { accessKeyId: 'test:folio', secretAccessKey: 'lantern-harbour' };
const stores = ['account', 'container', 'object'] as const;

/** Says where the only copy of everything is. */
const RINGS = `import sys
from swift.common.ring import RingBuilder
folder = sys.argv[1]
for kind, port in zip(('account', 'container', 'object'), sys.argv[2:]):
    ring = RingBuilder(0, 1, 0)
    ring.add_dev({'region': 1, 'zone': 1, 'ip': '127.0.0.1', 'port': int(port), 'device': 'disk', 'weight': 1})
    ring.rebalance()
    ring.get_ring().save('%s/%s.ring.gz' % (folder, kind))`;

/** Runs a program until the standard input ends, which also happens when the process that started it has ended. */
const UNTIL_CLOSED = '"$@" & program=$!; cat > /dev/null; kill -9 $program';

/** A real S3 server (OpenStack Swift) in separate processes, with one bucket. */
export interface S3Server {
  /** Settings of a storage in its bucket, below a prefix. */
  config(prefix: string): ObjectStoreConfig;
  /** The same as variables of the environment. */
  env(prefix: string): Record<string, string>;
  /** Refuses connections, or takes them again. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Ends it and removes what it kept. */
  clean(): Promise<void>;
}

export async function startS3Server(): Promise<S3Server> {
  demandSwift();
  const folder = mkdtempSync(join(tmpdir(), 'folio-s3-'));
  const ports = [await freePort(), await freePort(), await freePort()];
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  mkdirSync(join(folder, 'disks', 'disk'), { recursive: true });
  const rings = spawnSync('/usr/bin/python3', ['-c', RINGS, folder, ...ports.map(String)], { encoding: 'utf8' });
  if (rings.status !== 0) throw new Error(rings.stderr);
  for (const [at, kind] of stores.entries())
    writeFileSync(join(folder, `${kind}.conf`), storeConf(folder, kind, ports[at]));
  writeFileSync(join(folder, 'proxy.conf'), proxyConf(folder, port));
  const behind = stores.map((kind) => run(folder, kind));
  // The proxy leaves a server alone for a minute that was not there a few times.
  await Promise.all(ports.map((behindPort) => until(`http://127.0.0.1:${behindPort}/`, () => true)));
  let proxy = run(folder, 'proxy');
  const start = async () => {
    if (proxy.exitCode !== null) proxy = run(folder, 'proxy');
    await until(`${url}/healthcheck`, ({ ok }) => ok);
  };
  const config = (prefix: string): ObjectStoreConfig => ({
    bucket: BUCKET,
    url,
    region: 'us-east-1',
    credentials,
    pathStyle: true,
    prefix,
    encryption: null,
  });
  await start();
  await makeBucket(config(''));
  return {
    config,
    env: (prefix) => ({
      FOLIO_S3_BUCKET: BUCKET,
      FOLIO_S3_URL: url,
      FOLIO_S3_KEY_ID: credentials.accessKeyId,
      FOLIO_S3_SECRET_KEY: credentials.secretAccessKey,
      FOLIO_S3_PREFIX: prefix,
    }),
    start,
    stop: () => end(proxy),
    clean: async () => {
      await Promise.all([proxy, ...behind].map(end));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function demandSwift(): void {
  const tool = resolve(import.meta.dirname, '..', '..', '..', 'tools', 'openstack-swift.mjs');
  const found = spawnSync(process.execPath, [tool], { encoding: 'utf8' });
  if (found.status !== 0) throw new Error(found.stderr.trim());
}

function run(folder: string, kind: string): ChildProcess {
  const program = [`/usr/bin/swift-${kind}-server`, join(folder, `${kind}.conf`)];
  return spawn('/bin/sh', ['-c', UNTIL_CLOSED, 'sh', ...program], { stdio: ['pipe', 'ignore', 'ignore'] });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((done) => child.once('exit', done));
  child.stdin?.end();
  await ended;
}

/** Waits for an answer of a server that `isReady` accepts. */
async function until(url: string, isReady: (answer: Response) => boolean): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    if (await fetch(url).then(isReady, () => false)) return;
    await new Promise((done) => setTimeout(done, 25));
  }
  throw new Error(`${url} did not answer in time`);
}

async function makeBucket({ url, region }: ObjectStoreConfig): Promise<void> {
  const { CreateBucketCommand, S3Client } = await import('@aws-sdk/client-s3');
  const client = new S3Client({ endpoint: url ?? '', region, credentials, forcePathStyle: true });
  await client.send(new CreateBucketCommand({ Bucket: BUCKET }));
  client.destroy();
}

function common(folder: string, port: number | undefined): string {
  return `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = ${userInfo().username}
swift_dir = ${folder}
devices = ${join(folder, 'disks')}
mount_check = false
fallocate_reserve = 0
`;
}

function storeConf(folder: string, kind: string, port: number | undefined): string {
  return `${common(folder, port)}
[pipeline:main]
pipeline = ${kind}-server
[app:${kind}-server]
use = egg:swift#${kind}
`;
}

function proxyConf(folder: string, port: number): string {
  return `${common(folder, port)}
[pipeline:main]
pipeline = catch_errors healthcheck cache listing_formats bulk s3api tempauth slo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:healthcheck]
use = egg:swift#healthcheck
# The cache has to be named, but it need not answer.
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:1
error_suppression_limit = 1
error_suppression_interval = 1000000
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:bulk]
use = egg:swift#bulk
[filter:s3api]
use = egg:swift#s3api
[filter:tempauth]
use = egg:swift#tempauth
user_${credentials.accessKeyId.replace(':', '_')} = ${credentials.secretAccessKey} .admin
[filter:slo]
use = egg:swift#slo
`;
}
