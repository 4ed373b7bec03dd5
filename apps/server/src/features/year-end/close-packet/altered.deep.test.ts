import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestBooks } from '../../../../test/books.ts';
import { openTestDatabase } from '../../../../test/engines.ts';
import { openTestTools } from '../../../../test/exchange.ts';
import { journal, journalLine, postJournal } from '../../../../test/journals.ts';
import { type UnpackedPacket, unpackPacket } from '../../../../test/packet.ts';
import type { Database } from '../../../platform/database/open.ts';

const ALTERED = 1_000;

describe('a packet of which one byte was altered', () => {
  let database: Database;
  let packet: UnpackedPacket;
  let tools: Awaited<ReturnType<typeof openTestTools>>;
  beforeAll(async () => {
    database = await openTestDatabase('postgres');
    tools = await openTestTools();
    const books = await openTestBooks(database);
    for (let day = 1; day <= 28; day += 1) {
      const date = `2026-03-${String(day).padStart(2, '0')}`;
      await postJournal(books, journal([journalLine('6100', day), journalLine('2110', -day)], { date }));
    }
    packet = await unpackPacket(books, tools);
  });
  afterAll(async () => {
    tools?.clean();
    await database?.close();
  });

  it(`fails the check, in ${ALTERED} places of all its files`, () => {
    const paths = [...packet.files.keys()].sort();
    const touched = new Set<string>();
    const place = fc.record({ file: fc.nat(paths.length - 1), at: fc.nat(), bits: fc.integer({ min: 1, max: 255 }) });
    const unnoticed = fc.sample(place, { numRuns: ALTERED, seed: 2026 }).filter(({ file, at, bits }) => {
      const path = paths[file] ?? '';
      const content = packet.files.get(path) ?? Buffer.alloc(0);
      const altered = Buffer.from(content);
      const index = at % content.length;
      altered[index] = (content[index] ?? 0) ^ bits;
      touched.add(path);
      writeFileSync(join(packet.folder, path), altered);
      const faults = packet.faultsOf(packet.folder);
      writeFileSync(join(packet.folder, path), content);
      return faults.length === 0;
    });
    expect(unnoticed).toEqual([]);
    expect([...touched].sort()).toEqual(paths);
    expect(packet.faultsOf(packet.folder)).toEqual([]);
  }, 120_000);
});
