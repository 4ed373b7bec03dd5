import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { freePort } from '../../apps/server/test/free-port.ts';
import { type Client, createSampleCompany, dataOf, signedInClient } from '../../tests/support/client.ts';
import { startTestServer } from '../../tests/support/server.ts';
import { callTree, cpuProfile, totalUs, withoutSmall } from './call-tree.ts';
import { drawFlames } from './draw.ts';
import { type Inspector, openInspector } from './inspector.ts';

const CALLS = 1500;
const WARM_CALLS = 300;
const SAMPLE_EVERY_US = 200;
const SMALLEST_SHARE = 0.004;
const IMAGES = join(import.meta.dirname, '..', '..', 'docs', 'images');

interface Subject {
  name: string;
  title: string;
  call(n: number): Promise<unknown>;
}

/**
 * `npm run bench -- flame [--name NAME]`: flame graphs of posting a journal and of a signed-in read, taken with Node's profiler from a
 * server that answers one caller, as `docs/images/flame-*-NAME.svg`. Answers the exit code.
 */
export async function benchFlame(args: readonly string[]): Promise<number> {
  const { name } = parseArgs({ args: [...args], options: { name: { type: 'string', default: 'now' } } }).values;
  const port = await freePort();
  const server = await startTestServer({ env: { NODE_OPTIONS: `--inspect=127.0.0.1:${port}` } });
  const inspector = await openInspector(port);
  try {
    const client = await signedInClient(server.url, server.folder, 'flame@example.com');
    const companyId = await createSampleCompany(client);
    await inspector.call('Profiler.enable');
    await inspector.call('Profiler.setSamplingInterval', { interval: SAMPLE_EVERY_US });
    mkdirSync(IMAGES, { recursive: true });
    for (const subject of subjectsOf(client, companyId)) await draw(inspector, subject, name);
    return 0;
  } finally {
    // A process under an inspector ends only when the inspector has left.
    inspector.close();
    await server.stop();
    server.clean();
  }
}

function subjectsOf(client: Client, companyId: string): Subject[] {
  const base = `/api/company/${companyId}`;
  const lines = [
    { account_code: '6200', debit: '120.00', description: 'Paper' },
    { account_code: '1080', credit: '120.00', description: 'Paper' },
  ];
  const journal = (n: number) => ({
    date: `2026-03-${String(1 + (n % 28)).padStart(2, '0')}`,
    narration: `Journal ${n}`,
    lines,
  });
  return [
    {
      name: 'posting',
      title: 'Posting a journal',
      call: async (n) =>
        dataOf(await client.post(`${base}/journal-entry`, journal(n), { 'idempotency-key': randomUUID() })),
    },
    {
      name: 'read',
      title: 'A signed-in read: the trial balance',
      call: async () => dataOf(await client.get(`${base}/report/trial-balance?as_at=2026-03-31`)),
    },
  ];
}

async function draw(inspector: Inspector, { name, title, call }: Subject, run: string): Promise<void> {
  for (let n = 0; n < WARM_CALLS; n++) await call(n);
  await inspector.call('Profiler.start');
  for (let n = 0; n < CALLS; n++) await call(n);
  const { profile } = z.object({ profile: cpuProfile }).parse(await inspector.call('Profiler.stop'));
  const tree = callTree(profile);
  const eachUs = Math.round(totalUs(tree) / CALLS);
  const file = join(IMAGES, `flame-${name}-${run}.svg`);
  writeFileSync(
    file,
    drawFlames(withoutSmall(tree, SMALLEST_SHARE), `${title}, ${run}: ${eachUs} us of processor time a call`),
  );
  console.log(`${title}: ${eachUs} us of processor time a call, drawn in ${file}`);
}
