import { createHash, randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { smallPdf } from '../../apps/server/test/small-pdf.ts';
import type { Client } from '../../tests/support/client.ts';

const POSTERS = 4;
const UPLOADERS = 2;
const PAUSE_MS = 50;

/** What people did while something happened. */
export interface Done {
  /** Words of the entries whose posting was acknowledged. */
  entries: string[];
  /** Documents whose upload was acknowledged, with the hash of what was sent. */
  uploads: { id: string; sha256: string }[];
  /** Answers that were neither a success nor an acknowledgement, by their status; 0: no answer. */
  others: Map<number, number>;
  /** The longest time in which no posting was acknowledged, in seconds. */
  longestGapS: number;
}

/** People post entries and upload documents without a pause until `stop`. */
export function startWork(client: Client, companyId: string): { done: Readonly<Done>; stop(): Promise<Done> } {
  const done: Done = { entries: [], uploads: [], others: new Map(), longestGapS: 0 };
  let isOver = false;
  let lastAt = performance.now();
  const note = (status: number) => {
    done.others.set(status, (done.others.get(status) ?? 0) + 1);
  };
  const until = async (once: () => Promise<void>) => {
    while (!isOver) {
      await once().catch(() => note(0));
      await setTimeout(PAUSE_MS);
    }
  };
  const postOne = async () => {
    const narration = `outage ${randomUUID()}`;
    const lines = [
      { account_code: '6100', debit: '1.00' },
      { account_code: '2110', credit: '1.00' },
    ];
    const entry = { date: '2026-04-10', narration, lines };
    const { status } = await client.post(`/api/company/${companyId}/journal-entry`, entry, {
      'idempotency-key': randomUUID(),
    });
    if (status !== 200) return note(status);
    const now = performance.now();
    done.longestGapS = Math.max(done.longestGapS, (now - lastAt) / 1000);
    lastAt = now;
    done.entries.push(narration);
  };
  const uploadOne = async () => {
    const name = randomUUID();
    const bytes = smallPdf([
      { widthPt: 400, heightPt: 800, content: `BT /F1 12 Tf 40 700 Td (Lantern Supplies ${name}) Tj ET` },
    ]);
    const answer = await client.upload(companyId, `${name}.pdf`, bytes);
    if (answer.status !== 200) return note(answer.status);
    const { id } = answer.body.data as { id: string };
    done.uploads.push({ id, sha256: createHash('sha256').update(bytes).digest('hex') });
  };
  const people = [
    ...Array.from({ length: POSTERS }, () => until(postOne)),
    ...Array.from({ length: UPLOADERS }, () => until(uploadOne)),
  ];
  return {
    done,
    stop: async () => {
      isOver = true;
      await Promise.all(people);
      done.longestGapS = Math.max(done.longestGapS, (performance.now() - lastAt) / 1000);
      return done;
    },
  };
}
