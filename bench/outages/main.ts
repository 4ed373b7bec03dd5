import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { type Client, createSampleCompany, signedInClient } from '../../tests/support/client.ts';
import { type Restored, restoreBackup } from './restore.ts';
import { openSite, type Site } from './site.ts';
import { type Done, startWork } from './work.ts';

/** Something that happens while people work. It ends when everything runs again. */
interface Outage {
  name: string;
  /** Why it cannot be tried at this site; null if it can. */
  cannot?(site: Site): string | null;
  happen(site: Site): Promise<unknown>;
}

const BEFORE_MS = 3000;
const AFTER_MS = 12_000;

const OUTAGES: readonly Outage[] = [
  {
    name: 'rolling restart of both web processes',
    happen: async ({ webs, balancer }) => {
      for (const web of webs) {
        await web.stop();
        await web.start();
        while (!balancer.isReady(web.address)) await setTimeout(100);
      }
    },
  },
  {
    name: 'kill -9 of a web process, started again after 3 s',
    happen: async ({ webs: [web] }) => {
      await web.kill();
      await setTimeout(3000);
      await web.start();
    },
  },
  {
    name: 'kill -9 of the worker, started again after 3 s',
    happen: async ({ worker }) => {
      await worker.kill();
      await setTimeout(3000);
      await worker.start();
    },
  },
  {
    name: 'PostgreSQL stopped for 10 s (fast)',
    happen: async ({ cluster }) => {
      cluster.stopFast();
      await setTimeout(10_000);
      cluster.start();
    },
  },
  {
    name: 'PostgreSQL killed (-9) and started again',
    happen: async ({ cluster }) => {
      cluster.kill();
      await setTimeout(1000);
      cluster.start();
    },
  },
  {
    name: 'PostgreSQL frozen for 15 s',
    happen: async ({ cluster }) => {
      cluster.freeze();
      await setTimeout(15_000);
      cluster.thaw();
    },
  },
  {
    name: 'disk of PostgreSQL full for 15 s, server started again if it ended',
    cannot: ({ cluster }) => (cluster.disk === null ? 'not tried: needs root and a loop device' : null),
    happen: async ({ cluster }) => {
      cluster.disk?.fill();
      await setTimeout(15_000);
      cluster.disk?.empty();
      cluster.start();
    },
  },
  {
    name: 'object store away for 60 s',
    happen: async ({ store }) => {
      await store.stop();
      await setTimeout(60_000);
      await store.start();
    },
  },
];

/**
 * `npm run bench -- outages`: people post and upload at a site of two web processes, a worker, PostgreSQL and an object store, while parts of it
 * are ended and started again. Counts afterwards what was acknowledged and is not there. Answers 1 if anything was lost.
 */
export async function benchOutages(): Promise<number> {
  const site = await openSite();
  try {
    while (!site.webs.every(({ address }) => site.balancer.isReady(address))) await setTimeout(100);
    // Emailed codes are in the folder of the process that sent them.
    const client = await signedInAt(site);
    const companyId = await createSampleCompany(client);
    let lost = 0;
    console.log(
      '| what happened | postings acknowledged / lost | uploads acknowledged / lost | other answers | no posting for |',
    );
    console.log('| --- | --- | --- | --- | --- |');
    for (const { name, happen, cannot } of OUTAGES) {
      const reason = cannot?.(site) ?? null;
      if (reason !== null) {
        console.log(`| ${name} | ${reason} | | | |`);
        continue;
      }
      const work = startWork(client, companyId);
      await setTimeout(BEFORE_MS);
      await happen(site);
      await setTimeout(AFTER_MS);
      const done = await work.stop();
      const missing = await missingOf(site, client, companyId, done);
      lost += missing.entries + missing.uploads;
      console.log(
        `| ${name} | ${done.entries.length} / ${missing.entries} | ${done.uploads.length} / ${missing.uploads} | ${othersOf(done)} | ${done.longestGapS.toFixed(1)} s |`,
      );
    }
    console.log(`\n${await untilRead(client, companyId)}`);
    const restored = await restoreBackup(site, client, companyId);
    console.log(wordsOf(restored));
    lost += restored.before - restored.found;
    return lost === 0 ? 0 : 1;
  } finally {
    await site.clean();
  }
}

function wordsOf({ done, before, found, later, backupS, restoreS }: Restored): string {
  const others = othersOf(done);
  return [
    `Backup made while people worked: ${backupS.toFixed(1)} s; other answers meanwhile: ${others}, no posting for ${done.longestGapS.toFixed(1)} s.`,
    `Restored into an empty place and checked: ${restoreS.toFixed(1)} s; ${found} of ${before} entries from before it, and ${later} from its time.`,
  ].join('\n');
}

/** The mailed code is in the outbox of the web process that was asked. */
async function signedInAt({ webs: [first], balancer }: Site): Promise<Client> {
  const direct = await signedInClient(first.address, first.folder, 'outages@example.com');
  return direct.at(balancer.url);
}

async function missingOf(site: Site, client: Client, companyId: string, done: Done) {
  const rows = await site.cluster.ask<{ narration: string }>(
    'select narration from journal_entry where company_id = $1 and narration = any($2)',
    [companyId, done.entries],
  );
  const found = new Set(rows.map(({ narration }) => narration));
  let uploads = 0;
  for (const { id, sha256 } of done.uploads) {
    const answer = await fetch(`${client.url}/api/company/${companyId}/document/${id}/original`, {
      headers: { cookie: client.cookieHeader() },
    });
    const bytes = new Uint8Array(await answer.arrayBuffer());
    if (!answer.ok || createHash('sha256').update(bytes).digest('hex') !== sha256) uploads += 1;
  }
  return { entries: done.entries.filter((words) => !found.has(words)).length, uploads };
}

function othersOf({ others }: Done): string {
  const texts = [...others].sort().map(([status, count]) => `${count} x ${status === 0 ? 'no answer' : status}`);
  return texts.length === 0 ? 'none' : texts.join(', ');
}

/** Every document is read in the end, also those of a worker that was killed. */
async function untilRead(client: Client, companyId: string): Promise<string> {
  const started = performance.now();
  for (;;) {
    const answer = await client.get(`/api/company/${companyId}/document?state=queued,processing&limit=1`);
    const { total } = answer.body.meta as { total: number };
    if (total === 0)
      return `All documents were read ${Math.round((performance.now() - started) / 1000)} s after the end.`;
    await setTimeout(1000);
  }
}
